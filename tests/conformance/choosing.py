"""Properties of choices: who has them, that they work, that nothing else does, that they end."""

import re
from typing import Any

from conformance.tables import Table
from conformance.verdict import hold, same
from conformance.walks import FAR, acting, draws_of, play_on
from hoodwink import NATURE, Move, Refusal
from hoodwink.kernel.seats import Seat

SENTENCE = re.compile(r"[A-Z]\S* .*\.")
MANY = 400
"""How many moves are tried where they should be refused, if a game knows more."""


def random_play_ends(table: Table) -> None:
    state = table.rules.copy(table.end)
    made = play_on(table.rules, state, draws_of(table.route), FAR)
    hold(made < FAR, f"no end after {FAR} moves")
    hold(table.rules.outcome(state), "nobody is to act, yet there is no outcome")


def outcomes_come_at_the_end(table: Table) -> None:
    for state in table.trail:
        outcome, waiting = table.rules.outcome(state), table.rules.to_act(state)
        same(outcome is None, bool(waiting), "there is an outcome exactly when all is over")
        if outcome is None:
            continue
        same(len(table.rules.may_act(state)), 0, "nobody may act when all is over")
        same(len(outcome.scores), table.case.seats, "every seat has a score")
        seats = [seat for seat in range(table.case.seats) if seat in outcome.winners]
        same(list(outcome.winners), seats, "the winners are seats in order")
        hold(seats and outcome.reason, "an outcome has winners and a reason")


def who_may_act_can_choose(table: Table) -> None:
    for state in table.trail:
        for seats in (table.rules.to_act(state), table.rules.may_act(state)):
            hold(type(seats) is tuple, f"{seats} is no tuple, as all who act are told in")
        active = acting(table.rules, state)
        for seat in table.anyone:
            listed = table.rules.moves(state, seat)
            same(bool(listed), seat in active, f"seat {seat} has moves exactly when it may act")
            same(len(set(listed)), len(listed), f"seat {seat} is listed each move once")
        hold(set(active) <= set(table.anyone[:-1]), "whoever may act is at the table")


def nature_has_odds(table: Table) -> None:
    for state in table.trail:
        if NATURE not in acting(table.rules, state):
            continue
        same(list(table.rules.to_act(state)), [NATURE], "chance is waited for alone")
        odds, moves = table.rules.odds(state), table.rules.moves(state, NATURE)
        same(len(odds), len(moves), "every answer of chance has its weight")
        hold(all(type(weight) is int and weight > 0 for weight in odds), f"weights are {odds}")
        expected = moves[draws_of(table.route).weighted(odds)]
        drawn = table.rules.draw(state, draws_of(table.route))
        hold(drawn is expected, f"{drawn} is drawn, but by the weights {expected}")


def listed_moves_are_accepted(table: Table) -> None:
    rules = table.rules
    for state in table.positions:
        for seat in acting(rules, state):
            for move in rules.moves(state, seat):
                refusal = rules.refusal(state, seat, move)
                same(refusal, None, f"{move.text!r} of seat {seat} is listed")
                _accept(table, state, seat, move)


def _accept(table: Table, state: Any, seat: Seat, move: Move) -> None:
    try:
        table.rules.apply(table.rules.copy(state), seat, move, None)
    except Exception as error:
        raise AssertionError(f"{move.text!r} of seat {seat} is listed, but: {error!r}") from error


def other_moves_are_refused(table: Table) -> None:
    rules = table.rules
    for state in table.positions:
        truth = rules.dump(state)
        seen = [rules.view(state, seat) for seat in table.observers]
        for seat in table.anyone:
            listed = rules.moves(state, seat)
            for move in some_moves(table):
                if move not in listed:
                    check_refusal(rules.refusal(state, seat, move), move, seat)
        same(rules.dump(state), truth, "a refused move changes nothing")
        same([rules.view(state, seat) for seat in table.observers], seen, "nor what is seen")


def some_moves(table: Table) -> list[Move]:
    """Everything that was ever listed or can be said, thinned out if that is too much."""
    met = list(table.met)
    return met[table.route.seed % (1 + len(met) // MANY) :: 1 + len(met) // MANY]


def check_refusal(refusal: Refusal | None, move: Move, seat: Seat) -> None:
    what = f"{move.text!r} of seat {seat}"
    if refusal is None:
        raise AssertionError(f"{what} is not listed, yet nothing stands against it")
    hold(refusal.rule and refusal.key, f"{what} is refused without a rule or a key")
    hold(SENTENCE.fullmatch(refusal.reason), f"{what} is refused with {refusal.reason!r}")


def fallbacks_are_legal(table: Table) -> None:
    for state in table.trail:
        for seat in table.rules.to_act(state):
            if seat != NATURE:
                move = table.rules.fallback(state, seat)
                listed = table.rules.moves(state, seat)
                hold(move in listed, f"the fallback {move.text!r} of seat {seat} is not listed")
