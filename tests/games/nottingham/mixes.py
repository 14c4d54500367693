"""Mixes of options, and whole random games played with them."""

import random
from collections.abc import Callable
from typing import Any

from hoodwink import Match

Mix = dict[str, Any]

MIXES: list[Mix] = [
    {},
    {"royals": False},
    {"timed": True},
    {"remove_ten": True},
    {"seven_cards": True},
    {"promos": True},
    {"purses": "hidden"},
    {"offers": 1, "drafts": 1},
    {"offers": 5, "drafts": 12},
    {"drafts": 0},
    {"royals": False, "promos": True, "remove_ten": True},
    {"timed": True, "purses": "hidden", "seven_cards": True},
    {"royals": False, "timed": True, "remove_ten": True, "seven_cards": True, "promos": True}
    | {"purses": "hidden", "offers": 3, "drafts": 6},
]


MIXED_GAMES: list[tuple[int, Mix]] = [(seats, mix) for mix in MIXES for seats in (3, 4, 5)]
"""Every mix with every number of seats."""


def random_game(
    seats: int,
    mix: Mix,
    seed: int,
    watch: Callable[[Match], None] | None = None,
    talk: float = 0.5,
) -> Match:
    """A whole game in which everybody does anything; `talk` is how often somebody interjects."""
    choice = random.Random(f"{seed} {seats} {sorted(mix.items())}")
    match = Match("nottingham", seats=seats, seed=seed, **mix)
    while match.outcome is None:
        may = match.may_act if choice.random() < talk else ()
        seat = choice.choice(may or match.to_act)
        match.play(seat, choice.choice(match.moves(seat)))
        if watch is not None:
            watch(match)
    return match


def all_cards(state: dict[str, Any]) -> dict[str, int]:
    """Every card of a position, wherever it is."""
    found: dict[str, int] = {}
    places = [state["deck"], state["out"], state["aside"]]
    places += [*state["hands"], *state["bags"], *(place["stall"] for place in state["seats"])]
    places += [{name: 1} for pile in state["piles"].values() for name in pile]
    places += [{card["kind"]: 1} for cards in state["face_down"] for card in cards]
    for place in places:
        for name, count in place.items():
            found[name] = found.get(name, 0) + count
    return {name: count for name, count in found.items() if count}
