"""Whole games at every seat count and under every option: listed moves, and an end."""

from collections.abc import Sequence
from typing import Any

import pytest

from conformance.cases import option_sets
from games.cornish.tables import TEXT
from hoodwink import Match, Move
from hoodwink.bots import Bot, let_bots_act, make_bot
from hoodwink.games import BOXES
from hoodwink.kernel.packs import Pack


class Checked:
    """A bot whose every answer must be one of those offered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        move = self.bot.choose(view, moves)
        assert move in moves
        return move

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        raise AssertionError("nobody speaks out of turn in Cornwall")


def play(seats: int, seed: int, names: Sequence[str] = ("freetrader",), **options: Any) -> Match:
    match = Match("cornish", seats, seed, **options)
    bots = {
        seat: Checked(
            make_bot(names[seat % len(names)], "cornish", f"{seed} {seat}", match.setting)
        )
        for seat in range(seats)
    }
    let_bots_act(match, bots)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("options", option_sets(BOXES["cornish"].options), ids=str)
def test_freetraders_play_to_the_end_under_every_option(options: dict[str, Any]) -> None:
    assert play(3, 1, **options).outcome


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_freetraders_play_to_the_end_at_every_table(seats: int) -> None:
    assert play(seats, 2).outcome


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_freetraders_and_random_bots_play_to_the_end_together(seats: int) -> None:
    assert play(seats, 3, ("freetrader", "random")).outcome


def test_the_same_seeds_play_the_same_match() -> None:
    one, other = (play(3, 4) for _ in range(2))
    assert one.record().dumps() == other.record().dumps()


def test_freetraders_do_not_dawdle_over_what_is_free() -> None:
    assert play(4, 5).version < 2500


def test_on_the_coast_of_an_owners_pack_it_plays_as_well() -> None:
    elsewhere = Pack(TEXT.replace("helston", "truro").replace("brandy", "whisky"), "mine.toml")
    there, here = play(3, 6, pack=elsewhere), play(3, 6)
    assert here.outcome
    assert there.outcome == here.outcome
