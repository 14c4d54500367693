"""Properties of text: moves, positions and whole walks can be written down and read again."""

import json
from typing import Any

from conformance.tables import Table
from conformance.verdict import hold, same
from conformance.walks import acting, choose, draws_of
from hoodwink import HoodwinkError, Listener, PositionError


def moves_survive_their_text(table: Table) -> None:
    for move in table.met:
        try:
            found = table.rules.read(str(move))
        except HoodwinkError as error:
            raise AssertionError(f"{move.text!r} cannot be read: {error}") from error
        same_move = found is move if move in table.listed else found.text == move.text
        hold(same_move, f"{move.text!r} is read as another move")


def everything_is_json(table: Table) -> None:
    rules = table.rules
    for state in table.positions:
        for seat in table.observers:
            _plain(rules.view(state, seat), f"the view of {seat}")
        _plain(rules.dump(state), "the position")
        outcome = rules.outcome(state)
        _plain(outcome and outcome.to_json(), "the outcome")
    for seat in table.observers:
        _plain(table.heard.seen_by(seat), f"what {seat} is told")


def written(value: Any) -> Any:
    """A value as it comes back from its JSON text."""
    return json.loads(json.dumps(value, allow_nan=False))


def _plain(value: Any, what: str) -> None:
    try:
        read = written(value)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} is no plain JSON: {error}") from error
    same(value, read, f"{what} is plain JSON")


def positions_survive(table: Table) -> None:
    """The loaded state is shown, and goes on, like the one that was dumped."""
    rules = table.rules
    for state in table.positions:
        loaded = rules.load(written(rules.dump(state)))
        going, chance = rules.copy(state), draws_of(table.route)
        for _ in range(12):
            same_position(table, loaded, going, "a loaded position is the dumped one")
            chosen = choose(rules, going, chance)
            if chosen is None:
                break
            hold(chosen[1] in rules.moves(loaded, chosen[0]), f"{chosen} is lost with the dump")
            rules.apply(going, *chosen, None)
            rules.apply(loaded, *chosen, None)


def same_position(table: Table, found: Any, expected: Any, sentence: str) -> None:
    """Same truth, same views, same choices, same outcome."""
    rules = table.rules
    same(rules.dump(found), rules.dump(expected), sentence)
    for seat in table.observers:
        same(rules.view(found, seat), rules.view(expected, seat), f"{sentence}: view of {seat}")
    for seat in acting(rules, expected):
        same(rules.moves(found, seat), rules.moves(expected, seat), f"{sentence}: moves of {seat}")
    same(acting(rules, found), acting(rules, expected), f"{sentence}: who may act")
    same(rules.outcome(found), rules.outcome(expected), f"{sentence}: the outcome")


def damaged_positions_are_refused(table: Table) -> None:
    """What lacks an entry either does not need it or is refused with a PositionError."""
    whole = table.rules.dump(table.end)
    for key in whole:
        rest = {name: value for name, value in whole.items() if name != key}
        try:
            table.rules.load(rest)
        except PositionError:
            continue
        except Exception as error:
            raise AssertionError(f"without {key!r} a position fails with {error!r}") from error


def replays_are_the_same(table: Table) -> None:
    """On the rules that were in use, and on rules fresh from the box."""
    for rules in (table.rules, table.case.open()):
        state, heard = rules.start(table.case.seats), Listener()
        for seat, move in table.log:
            again = rules.read(str(move))
            hold(again in rules.moves(state, seat), f"{move.text!r} is not listed in the replay")
            rules.apply(state, seat, again, heard)
        same_position(table, state, table.end, "a replay is the original")
        _same_events(heard, table)


def _same_events(heard: Listener, table: Table) -> None:
    for seat in table.observers:
        told = heard.seen_by(seat)
        same(told, table.heard.seen_by(seat), f"a replay tells {seat} the same")


def signature(table: Table, state: Any) -> str:
    """What all together can see of a state."""
    return json.dumps([table.rules.view(state, seat) for seat in table.observers])
