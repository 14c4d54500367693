"""Whole games at every seat count and under every option: listed moves only."""

from collections.abc import Sequence
from typing import Any

import pytest

from conformance.cases import Case, cases_of
from hoodwink import Match, Move
from hoodwink.bots import Bot, let_bots_act, make_bot

CASES = cases_of("shahdozd")


class Checked:
    """A bot whose every answer must be one of those offered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        move = self.bot.choose(view, moves)
        assert move in moves
        return move

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        raise AssertionError("there is nothing to interject in this game")


def play(case: Case, names: Sequence[str], seed: int) -> Match:
    match = case.sit(seed)
    bots = {
        seat: Checked(make_bot(name, "shahdozd", f"{seed} {seat}", match.setting))
        for seat, name in enumerate(names)
    }
    let_bots_act(match, bots)
    return match


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_remembering_bots_choose_listed_moves_until_the_end(case: Case) -> None:
    assert play(case, ["remember"] * case.seats, seed=2).outcome


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_random_bots_choose_listed_moves_until_the_end(case: Case) -> None:
    assert play(case, ["random"] * case.seats, seed=1).outcome


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_same_seeds_play_the_same_match(seats: int) -> None:
    case = next(case for case in CASES if case.seats == seats)
    names = ["remember", *["random"] * (seats - 1)]
    one, other = (play(case, names, seed=3) for _ in range(2))
    assert one.record().dumps() == other.record().dumps()


def test_the_answer_depends_on_the_view_and_the_seed_alone() -> None:
    """Whatever it was asked before: it keeps nothing but its dice."""
    match = Match("shahdozd", seats=4, seed=1)
    view, moves = match.view(0), match.moves(0)
    one, other = (make_bot("remember", "shahdozd", 7, match.setting) for _ in range(2))
    assert one.choose(view, moves) is other.choose(view, moves)


def test_a_match_of_remembering_bots_is_not_dragged_out() -> None:
    lengths = [play(CASES[0], ["remember"] * 3, seed).view(None)["turns"] for seed in range(15)]
    assert max(lengths) < 600
    assert sum(lengths) / len(lengths) < 80
