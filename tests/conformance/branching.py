"""Other ways things could go: after another move, or in another world."""

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from conformance.tables import Table
from conformance.writing import signature, written
from hoodwink import Listener, Move
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.seats import Seat


class Branch:
    """What one move leads to."""

    def __init__(self, table: Table, state: Any, seat: Seat, move: Move) -> None:
        self.table = table
        self.rules = table.rules
        self.move = move
        self.heard = Listener()
        self.state = table.rules.copy(state)
        self.rules.apply(self.state, seat, move, self.heard)

    def view(self, seat: Seat | None) -> str:
        return json.dumps(self.rules.view(self.state, seat))

    @cached_property
    def signature(self) -> str:
        return signature(self.table, self.state)

    def told(self, seat: Seat | None) -> list[dict[str, Any]]:
        return self.heard.seen_by(seat)


def other_world(table: Table, state: Any, seat: Seat | None, seed: object = 0) -> Any:
    """A world that differs, if at all, only in what the seat cannot know."""
    chance = Chance(secret_from(f"world {table.route.seed} {seed}"))
    return table.rules.imagine(written(table.rules.view(state, seat)), chance)


def few(moves: Sequence[Move], table: Table) -> list[Move]:
    """Three neighbours of each verb, for neighbours are most alike; others for another seed."""
    chosen: list[Move] = []
    for verb in dict.fromkeys(move.verb for move in moves):
        kind = [move for move in moves if move.verb == verb]
        start = table.route.seed % max(1, len(kind) - 2)
        chosen += kind[start : start + 3]
    return chosen
