"""Properties of secrets: nobody is shown, told or let do what gives away the unknown."""

import json
from typing import Any

from conformance.branching import Branch, few, other_world
from conformance.choosing import some_moves
from conformance.sealing import Line, followed, whole_choice
from conformance.tables import Table
from conformance.verdict import same
from conformance.walks import acting, draws_of
from hoodwink import NATURE
from hoodwink.kernel.seats import Seat


def two_worlds_look_alike(table: Table) -> None:
    """Views, who is waited for, your own moves, refusals and fallback."""
    rules = table.rules
    for state in table.positions:
        for seat in table.observers:
            world = other_world(table, state, seat)
            same(rules.view(world, seat), rules.view(state, seat), f"the view of {seat}")
            same(list(rules.to_act(world)), list(rules.to_act(state)), f"{seat} sees who is to act")
            same(list(rules.may_act(world)), list(rules.may_act(state)), f"{seat} sees who may act")
            if seat is not None:
                _same_choices(table, state, world, seat)


def _same_choices(table: Table, state: Any, world: Any, seat: Seat) -> None:
    rules = table.rules
    listed = list(rules.moves(state, seat))
    same(list(rules.moves(world, seat)), listed, f"the moves of {seat}")
    for move in some_moves(table):
        refusal = rules.refusal(state, seat, move)
        same(rules.refusal(world, seat, move), refusal, f"the refusal of {move.text!r} to {seat}")
    if seat in rules.to_act(state):
        same(rules.fallback(world, seat), rules.fallback(state, seat), f"the fallback of {seat}")


def two_worlds_tell_alike(table: Table) -> None:
    """The same moves, seen the same in both worlds, are told the same. Needs views with memory.

    Sealed choices are compared from the first to the last of them: a world where others have
    chosen otherwise may rightly be told otherwise once the seals are broken.
    """
    if not table.case.complete:
        return
    for state in table.unsealed:
        lines = [*_single_moves(table, state), *_sealed_choices(table, state)]
        for seat in table.observers:
            world = other_world(table, state, seat)
            for line in lines:
                _same_told(table, state, world, line, seat)


def _single_moves(table: Table, state: Any) -> list[Line]:
    return [
        [(actor, move)]
        for actor in acting(table.rules, state)
        for move in few(table.rules.moves(state, actor), table)
    ]


def _sealed_choices(table: Table, state: Any) -> list[Line]:
    """Three times the choices of all who are to choose at the same time."""
    waiting, chance = table.rules.to_act(state), draws_of(table.route)
    return [
        [step for seat in waiting for step in whole_choice(table, state, seat, chance)]
        for _ in range(3 if len(waiting) > 1 else 0)
    ]


def _same_told(table: Table, state: Any, world: Any, line: Line, seat: Seat | None) -> None:
    here, there = followed(table, state, line), followed(table, world, line)
    if here is None or there is None:
        return
    if table.rules.view(here[0], seat) == table.rules.view(there[0], seat):
        said = ", ".join(move.text for _, move in line)
        same(there[1].seen_by(seat), here[1].seen_by(seat), f"what {seat} is told of {said!r}")


def secrets_are_not_told(table: Table) -> None:
    """Moves that lead to different truths, but look the same to a seat, are told it the same.

    If only the events could tell them apart, the view would lack something the seat knows.
    """
    if not table.case.complete:
        return
    for state in table.positions:
        for actor in acting(table.rules, state):
            moves = few(table.rules.moves(state, actor), table)
            branches = [Branch(table, state, actor, move) for move in moves]
            for seat in table.observers:
                _same_told_if_unseen(branches, seat)


def _same_told_if_unseen(branches: list[Branch], seat: Seat | None) -> None:
    first_with: dict[str, Branch] = {}
    for branch in branches:
        first = first_with.setdefault(branch.view(seat), branch)
        if branch.rules.dump(branch.state) != branch.rules.dump(first.state):
            what = f"{branch.move.text!r} looks to {seat} like {first.move.text!r}, and is told so"
            same(branch.told(seat), first.told(seat), what)


def sealed_choices_show_nothing(table: Table) -> None:
    """While others still choose, a choice made shows and tells them only that it was made."""
    rules = table.rules
    for state in table.positions:
        waiting = list(rules.to_act(state))
        for actor in waiting if len(waiting) > 1 else ():
            rest = [seat for seat in waiting if seat != actor]
            branches = [Branch(table, state, actor, move) for move in rules.moves(state, actor)]
            made = [branch for branch in branches if list(rules.to_act(branch.state)) == rest]
            for seat in table.observers:
                if seat != actor:
                    _all_alike(made, seat)


def _all_alike(made: list[Branch], seat: Seat | None) -> None:
    for branch in made[1:]:
        what = f"{branch.move.text!r} is sealed from {seat}"
        same(json.loads(branch.view(seat)), json.loads(made[0].view(seat)), what)
        same(branch.told(seat), made[0].told(seat), what)


def quiet_moves_show_nothing(table: Table) -> None:
    """A quiet move teaches its seat nothing and leaves nothing to chance: it can be taken back."""
    rules = table.rules
    for state in table.positions:
        for actor in acting(rules, state):
            for move in rules.moves(state, actor):
                if move.quiet:
                    here = Branch(table, state, actor, move)
                    there = Branch(table, other_world(table, state, actor), actor, move)
                    what = f"the quiet {move.text!r} of seat {actor}"
                    same(there.view(actor), here.view(actor), what)
                    same(there.told(actor), here.told(actor), what)
                    same(NATURE in rules.to_act(here.state), False, what)
