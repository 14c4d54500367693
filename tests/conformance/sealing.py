"""The property of sealed choices: it does not matter who chooses first."""

import json
from typing import Any

from conformance.tables import Table
from conformance.verdict import hold
from conformance.walks import draws_of
from conformance.writing import same_position
from hoodwink import Listener, Move
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.seats import Seat

LONG = 40
"""More small moves than one sealed choice should take."""

Line = list[tuple[Seat, Move]]


def arrival_order_is_irrelevant(table: Table) -> None:
    rules = table.rules
    for state in table.positions:
        waiting = rules.to_act(state)
        if len(waiting) < 2:
            continue
        chance = draws_of(table.route)
        choices = [whole_choice(table, state, seat, chance) for seat in waiting]
        first, told = _played(table, state, [step for line in choices for step in line])
        for order in (_last_first(choices), _by_turns(choices)):
            then, retold = _played(table, state, order)
            same_position(table, then, first, "arrival order is irrelevant")
            hold(told == retold, "arrival order changes what is told")


def whole_choice(table: Table, state: Any, seat: Seat, chance: Chance) -> Line:
    """The small moves of one seat, until the game no longer waits for it."""
    own = table.rules.copy(state)
    line: Line = []
    while seat in table.rules.to_act(own):
        moves = table.rules.moves(own, seat)
        line.append((seat, moves[chance.below(len(moves))]))
        table.rules.apply(own, *line[-1], None)
        hold(len(line) < LONG, f"a sealed choice of more than {LONG} moves")
    return line


def _last_first(choices: list[Line]) -> Line:
    return [step for line in reversed(choices) for step in line]


def _by_turns(choices: list[Line]) -> Line:
    """A small move each, round and round."""
    longest = max(len(line) for line in choices)
    return [line[n] for n in range(longest) for line in choices if n < len(line)]


def followed(table: Table, state: Any, line: Line) -> tuple[Any, Listener] | None:
    """What comes of these moves, and what is told; None if one of them is not listed."""
    then, heard = table.rules.copy(state), Listener()
    for seat, move in line:
        if move not in table.rules.moves(then, seat):
            return None
        table.rules.apply(then, seat, move, heard)
    return then, heard


def _played(table: Table, state: Any, order: Line) -> tuple[Any, list[list[str]]]:
    """The state afterwards, and all that each seat was told, whenever it was told."""
    ended = followed(table, state, order)
    if ended is None:
        raise AssertionError(f"arrival order decides whether these are listed: {order}")
    then, heard = ended
    told = [sorted(json.dumps(e) for e in heard.seen_by(seat)) for seat in table.observers]
    return then, told
