"""Situations with a right answer: the cards, who has seen which, and a bot to ask."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.shahdozd.tables import Table, table
from hoodwink import Match
from hoodwink.bots import make_bot
from hoodwink.bots.shahdozd.mind import Mind


def puzzle(cards: str, seen: Mapping[str, Sequence[int]], **situation: Any) -> Table:
    """A laid table; `seen` says for each slot who has seen its card."""
    position = table(cards, **situation).match.position()
    seats = [sorted(seen.get(slot, ())) for slot in "abcdef"]
    position["state"]["memory"]["eras"][0]["seen_by"] = [" ".join(map(str, who)) for who in seats]
    return Table(Match.from_position(position, seed=0))


def answer(laid: Table, seat: int, seed: int = 1) -> str:
    """What the remembering bot says at that seat."""
    bot = make_bot("remember", "shahdozd", seed, laid.match.setting)
    return bot.choose(laid.view(seat), laid.match.moves(seat)).text


def mind(laid: Table, seat: int) -> Mind:
    return Mind(laid.view(seat), laid.match.setting)
