"""Properties of imagined worlds: they show the view, come from it alone, and could be true."""

from typing import Any

from conformance.branching import Branch, few, other_world
from conformance.tables import Table
from conformance.verdict import hold, same
from conformance.walks import FAR, acting, draws_of, play_on
from conformance.writing import signature, written
from hoodwink.kernel.seats import Seat

TRIES = 40
"""Enough draws that one of two or three likely worlds is hardly missed."""


def imagined_worlds_show_the_view(table: Table) -> None:
    rules = table.rules
    for state in table.positions:
        for seat in table.observers:
            seen = rules.view(state, seat)
            for seed in range(2):
                world = other_world(table, state, seat, seed)
                same(rules.view(world, seat), seen, f"an imagined world shows {seat} its view")


def views_tell_the_truth(table: Table) -> None:
    """What a view says of hidden things holds in its own world and in those imagined from it."""
    agrees = table.case.entry.agrees
    for state in table.positions if agrees else ():
        for seat in table.observers:
            seen = table.rules.view(state, seat)
            for world in (state, *(other_world(table, state, seat, seed) for seed in range(3))):
                truth = table.rules.dump(world)
                hold(agrees and agrees(seen, truth), f"{seat} can rule out the world of {truth}")


def imagining_needs_only_the_view(table: Table) -> None:
    """Rules that never saw the match, or saw another world since, imagine just the same."""
    rules, fresh = table.rules, table.case.open()
    for state in table.positions:
        for seat in table.observers:
            seen = written(rules.view(state, seat))
            world = rules.imagine(seen, draws_of(table.route))
            for other in table.observers:
                rules.view(world, other)
            for again in (rules, fresh):
                same_world = again.imagine(seen, draws_of(table.route))
                same(again.dump(same_world), rules.dump(world), "imagining knows no more")
            same(seen, written(rules.view(state, seat)), "imagining leaves the view alone")


def imagined_worlds_differ(table: Table) -> None:
    """Where two moves of others would look the same to a seat, it imagines more than one world."""
    for actor in acting(table.rules, table.end):
        moves = few(table.rules.moves(table.end, actor), table)
        branches = [Branch(table, table.end, actor, move) for move in moves]
        for seat in table.observers:
            twin = _unseen_twin(branches, seat)
            if twin is not None:
                what = f"{seat} cannot know about {twin.move.text!r}, but imagines one world only"
                hold(_imagines_two(table, twin.state, seat), what)


def _unseen_twin(branches: list[Branch], seat: Seat | None) -> Branch | None:
    """A branch that looks like an earlier one to this seat, but not to everybody."""
    looks: dict[str, Branch] = {}
    for branch in branches:
        twin = looks.setdefault(branch.view(seat), branch)
        if twin is not branch and twin.signature != branch.signature:
            return branch
    return None


def _imagines_two(table: Table, state: Any, seat: Seat | None) -> bool:
    marks = set()
    for seed in range(TRIES):
        marks.add(signature(table, other_world(table, state, seat, seed)))
        if len(marks) > 1:
            return True
    return False


def the_truth_can_be_imagined(table: Table) -> None:
    """Where a seat imagines but one or two worlds, one of them is the true one."""
    seat = table.observers[table.route.seed % len(table.observers)]
    truth = signature(table, table.end)
    marks = set()
    for seed in range(TRIES):
        marks.add(signature(table, other_world(table, table.end, seat, seed)))
        if truth in marks or len(marks) > 2:
            return
    raise AssertionError(f"{seat} never imagines the truth, only {len(marks)} other worlds")


def imagined_worlds_play_on(table: Table) -> None:
    for seat in table.observers:
        world = other_world(table, table.end, seat)
        try:
            made = play_on(table.rules, world, draws_of(table.route), FAR)
        except Exception as error:
            raise AssertionError(f"what {seat} imagines cannot be played on: {error!r}") from error
        hold(made < FAR, f"what {seat} imagines has no end after {FAR} moves")
