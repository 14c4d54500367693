"""What is asked of every server, and what one stretch of it came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.load.client import LoadClient, Report
from bench.load.machine import cores
from bench.load.seating import many
from bench.load.servers import Server

WARM_UP = 2000
"""Moves before anything is counted: Node compiles what it has run often."""

A_SECOND = 2.0
TOO_LONG = 60.0


@dataclass(frozen=True)
class Plan:
    """So many tables; each with a move always under way, or two a second for so long.

    A match has about 110 moves that all hear, so a table is not asked for more than 100.
    """

    tables: int
    moves: int = 0
    seconds: float = TOO_LONG

    @property
    def name(self) -> str:
        return f"saturated {self.tables}" if self.moves else f"paced {self.tables}"

    def load(self, client: LoadClient) -> Report:
        if self.moves:
            return client.saturated(self.moves, self.seconds)
        return client.paced(A_SECOND, self.seconds)


SATURATED = Plan(tables=200, moves=12_000)
PACED = tuple(Plan(tables, seconds=10) for tables in (50, 200, 400))


@dataclass(frozen=True)
class Sample:
    """One plan on one server, once."""

    report: Report
    server_seconds: float

    @property
    def rate(self) -> float:
        """Moves per second of the server's CPU."""
        return self.report.moves / self.server_seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's CPU a move."""
        return 1e6 / self.rate

    @property
    def busy(self) -> float:
        """How much of its core the server used."""
        return self.server_seconds / self.report.seconds


def measured(server: Server, plan: Plan, program: Path, folder: Path) -> Sample:
    """A fresh server with fresh tables; seating and warming up are not counted."""
    server_core, client_core = cores()
    with server.started(folder, server_core) as running:
        tables = many(server.seat, running.port, server.game, plan.tables)
        with LoadClient(
            program, server.wire, running.port, tables, client_core, server.manner
        ) as client:
            client.saturated(WARM_UP, TOO_LONG)
            before = running.cpu_seconds()
            report = plan.load(client)
            return Sample(report, running.cpu_seconds() - before)


Samples = dict[str, dict[str, Sequence[Sample]]]
"""By plan, then by server, round by round."""
