"""A timed inspection at the terminal: real seconds, but not those of this test."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from cli.kit import Typist
from games.nottingham.tables import table
from hoodwink import TABLE, Match, replay
from hoodwink.cli.table.conversation import Conversation
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.sessions.session import Session

POOL = 120
"""Seconds for two merchants."""


class Hand:
    """Of a clock that only we move."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def at_the_gate(hand: Hand, rules: bool) -> Session:
    """The inspection has just begun; the person is the Sheriff, or stands before a bot."""
    match = Match("nottingham", seats=3, seed=1, timed=True)
    while match.view(None)["phase"] != "inspect":
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    (sheriff,) = match.to_act
    me = sheriff if rules else (sheriff + 1) % 3
    bots = {seat: "honest" for seat in range(3) if seat != me}
    session = Session(match, me, ("Ada", "Ben", "Cleo"), bots, "en", clock=hand)
    session.let_others_act()
    return session


def kinds(session: Session) -> list[str]:
    return [event.kind for event in session.heard.events]


def talked(
    session: Session, answer: Callable[[str], str | None], patch: pytest.MonkeyPatch, folder: Path
) -> str:
    """A conversation whose lines are piped in."""
    out = io.StringIO()
    patch.setattr(sys, "stdin", Typist(out, answer))
    patch.setattr(sys, "stdout", out)
    console = Console(file=out, theme=INKS, width=80, markup=False, highlight=False)
    Conversation(console, session, folder / "kept.jsonl", None).run()
    return out.getvalue()


@pytest.mark.rule("SN-136")
@pytest.mark.parametrize("rules", [True, False])
def test_the_glass_is_full_when_the_inspection_begins(rules: bool) -> None:
    hand = Hand()
    session = at_the_gate(hand, rules)
    assert session.seconds_left() == POOL
    hand.at += 19.5
    assert session.seconds_left() == 101
    assert not session.time_is_up()


def test_the_glass_is_not_turned_again_by_a_decision() -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)
    hand.at += 50
    session.play(f"pass {(session.me + 1) % 3}")
    session.let_others_act()
    assert session.seconds_left() == POOL - 50


def test_the_sand_also_runs_while_confiscated_goods_are_laid_down() -> None:
    hand = Hand()
    match = table(bags={1: "silk", 2: "apple"}, seats=3, timed=True).match
    bots = {1: "honest", 2: "honest"}
    session = Session(match, 0, ("Ada", "Ben", "Cleo"), bots, "en", clock=hand)
    session.let_others_act()
    session.play("inspect 1")
    session.let_others_act()
    assert session.seconds_left() is None
    hand.at += POOL
    assert not session.time_is_up()
    session.play("lay left")
    session.let_others_act()
    assert "time_ran_out" in kinds(session)


def test_nobody_can_sit_out_the_time_of_a_bot() -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=False)
    hand.at += POOL
    session.call_time()
    session.let_others_act()
    assert "time_ran_out" not in kinds(session)
    assert kinds(session).count("passed") + kinds(session).count("inspected") == 2


@pytest.mark.rule("SN-137")
def test_the_table_calls_time_when_the_glass_is_empty() -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)
    hand.at += POOL
    assert session.time_is_up()
    session.call_time()
    told = [event.kind for event in session.news]
    assert told[0] == "time_ran_out"
    assert told.count("passed") == 2
    assert any(seat == TABLE for seat, _ in session.record(reveal=True).moves)


def test_time_that_was_spent_before_the_prompt_is_called_before_it() -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)
    hand.at += POOL
    session.let_others_act()
    assert "time_ran_out" in kinds(session)


def test_the_next_inspection_has_a_fresh_glass() -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)
    hand.at += POOL
    session.call_time()
    session.let_others_act()
    while session.match.view(None)["phase"] != "inspect":
        hand.at += POOL
        session.play(session.match.fallback(session.me))
        session.let_others_act()
    assert session.match.view(None)["round"] == 2
    assert session.seconds_left() == POOL


@pytest.mark.parametrize("game", ["nottingham", "sherwood", "cornish", "shahdozd"])
def test_no_time_is_called_where_none_was_agreed(game: str) -> None:
    hand = Hand()
    match = Match(game, seats=3, seed=1)
    session = Session(match, 0, ("A", "B", "C"), {1: "random", 2: "random"}, "en", clock=hand)
    for _ in range(25):
        session.let_others_act()
        if match.outcome:
            break
        assert session.seconds_left() is None
        hand.at += 10_000
        session.play(match.moves(0)[-1])
    assert all(seat != TABLE for seat, _ in session.record(reveal=True).moves)


def test_the_table_tells_the_seconds_that_are_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)

    def answer(shown: str) -> str | None:
        hand.at += 30
        return "table" if "120 seconds left" in shown else None

    shown = talked(session, answer, monkeypatch, tmp_path)
    assert "The Sheriff has 90 seconds left." in shown


def test_an_answer_that_comes_too_late_is_not_a_move(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)
    answers = iter([f"inspect {(session.me + 1) % 3}", None])

    def answer(_shown: str) -> str | None:
        hand.at += POOL
        return next(answers)

    shown = talked(session, answer, monkeypatch, tmp_path)
    assert "Your time is up: all bags without a decision pass." in shown
    assert "inspected" not in kinds(session)


def test_one_may_leave_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=False)
    answers = iter(["quit"])

    def answer(_shown: str) -> str | None:
        hand.at += POOL
        return next(answers)

    assert "The match is kept for you." in talked(session, answer, monkeypatch, tmp_path)


def test_a_timed_match_is_replayed_with_its_calls() -> None:
    hand = Hand()
    session = at_the_gate(hand, rules=True)
    hand.at += POOL
    session.call_time()
    again = replay(session.record(reveal=True))
    assert again.view(None) == session.match.view(None)
