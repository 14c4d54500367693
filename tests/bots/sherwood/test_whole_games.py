"""Whole games at every seat count and under every option: listed moves, no endless talk."""

from collections.abc import Sequence
from typing import Any

import pytest

from conformance.cases import option_sets
from games.sherwood.tables import PACK
from hoodwink import Match, Move
from hoodwink.bots import Bot, let_bots_act, make_bot
from hoodwink.games import BOXES

OPTION_SETS = [
    {**options, "advanced": advanced}
    for options in option_sets(BOXES["sherwood"].options)
    if "advanced" not in options
    for advanced in (False, True)
]


class Checked:
    """A bot whose every answer must be one of those offered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        move = self.bot.choose(view, moves)
        assert move in moves
        return move

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        move = self.bot.interject(view, moves)
        assert move is None or move in moves
        return move


def play(seats: int, seed: int, names: Sequence[str] = ("outlaw",), **options: Any) -> Match:
    match = Match("sherwood", seats, seed, **options)
    bots = {
        seat: Checked(
            make_bot(names[seat % len(names)], "sherwood", f"{seed} {seat}", match.setting)
        )
        for seat in range(seats)
    }
    let_bots_act(match, bots)
    return match


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_outlaws_play_to_the_end_under_every_option(options: dict[str, Any]) -> None:
    assert play(4, 1, **options).outcome


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_outlaws_and_random_bots_play_to_the_end_together(seats: int, advanced: bool) -> None:
    assert play(seats, 2, ("outlaw", "random"), advanced=advanced).outcome


def test_the_same_seeds_play_the_same_match() -> None:
    one, other = (play(4, 3, advanced=True) for _ in range(2))
    assert one.record().dumps() == other.record().dumps()


def test_outlaws_do_not_talk_without_end() -> None:
    match = play(6, 4, advanced=True, talks=20, suggestions=20)
    assert match.version < 900


def test_with_a_pack_that_it_does_not_know_it_still_plays() -> None:
    match = Match("sherwood", 3, 5, pack=PACK, advanced=True)
    let_bots_act(
        match,
        {seat: Checked(make_bot("outlaw", "sherwood", seat, match.setting)) for seat in range(3)},
    )
    assert match.outcome
