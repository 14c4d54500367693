"""Properties of what is kept: goods and coins, copies, answers, the truth under a listener."""

from typing import Any

from conformance.branching import other_world
from conformance.tables import Table
from conformance.verdict import same
from conformance.walks import acting, draws_of, play_on
from conformance.writing import written
from hoodwink import Listener


def goods_are_conserved(table: Table) -> None:
    """On the whole way, and in the worlds imagined at its end."""
    worlds = [other_world(table, table.end, seat) for seat in table.observers]
    for state in (*table.trail, *worlds):
        truth = table.rules.dump(state)
        found, expected = table.case.entry.conserved(truth, table.case.seats)
        same(found, expected, "goods and coins are conserved")


def copies_are_independent(table: Table) -> None:
    rules = table.rules
    for state in table.positions:
        truth, twin = rules.dump(state), rules.copy(state)
        same(rules.dump(twin), truth, "a copy is the same")
        for seat in acting(rules, state):
            for move in rules.moves(state, seat)[:6]:
                rules.apply(rules.copy(state), seat, move, None)
                same(rules.dump(state), truth, f"a copy is independent of {move.text!r}")
        play_on(rules, twin, draws_of(table.route), 12)
        same(rules.dump(state), truth, "a copy is independent when played on")


def answers_may_be_scribbled_on(table: Table) -> None:
    """Views and positions share nothing with the state they were made from."""
    rules = table.rules
    for state in table.positions:
        truth = rules.dump(state)
        for seat in table.observers:
            twin = rules.copy(state)
            _scribble(rules.view(twin, seat))
            same(rules.dump(twin), truth, f"the view of {seat} is its own")
        twin = rules.copy(state)
        _scribble(rules.dump(twin))
        same(rules.dump(twin), truth, "a position is its own")


def sources_may_be_scribbled_on(table: Table) -> None:
    """Loaded and imagined states share nothing with the position or view they were made from."""
    rules = table.rules
    for state in table.positions:
        values = written(rules.dump(state))
        loaded = rules.load(values)
        _scribble(values)
        same(rules.dump(loaded), rules.dump(state), "a loaded state is its own")
        for seat in table.observers:
            seen = written(rules.view(state, seat))
            world = rules.imagine(seen, draws_of(table.route))
            truth = written(rules.dump(world))
            _scribble(seen)
            same(rules.dump(world), truth, f"the world imagined by {seat} is its own")


def _scribble(value: Any) -> None:
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            _scribble(inner)
        value.clear()


def telling_changes_nothing(table: Table) -> None:
    """A move does the same whether or not somebody listens."""
    rules = table.rules
    for state in table.positions:
        for seat in acting(rules, state):
            for move in rules.moves(state, seat):
                silent, told = rules.copy(state), rules.copy(state)
                rules.apply(silent, seat, move, None)
                rules.apply(told, seat, move, Listener())
                same(rules.dump(told), rules.dump(silent), f"{move.text!r} heard or unheard")
