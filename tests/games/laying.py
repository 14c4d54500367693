"""Matches laid by hand: tests tell a position in any order, the game writes it in its own."""

from collections.abc import Mapping
from typing import Any

from hoodwink import Match
from hoodwink.games import BOXES
from hoodwink.kernel.packs import Pack


def match_of(position: Mapping[str, Any], seed: int, pack: Pack | None = None) -> Match:
    """A match from a position whose lists need not be sorted, nor its zeros left out."""
    rules = BOXES[position["game"]].open(position["options"], pack)
    state = rules.dump(rules.load(position["state"]))
    return Match.from_position({**position, "state": state}, seed, pack=pack)
