"""Whoever is connected to a table, and what the server around it is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from hoodwink.kernel.seats import Seat
from hoodwink.server.histogram import Histogram
from hoodwink.server.store.port import Store
from hoodwink.server.tables.clocks import Moment
from hoodwink.server.thinking import Pool

Clock = Callable[[], Moment]
Turned = Callable[[str, str, str, Seat | None, str, Moment], None]


class Line(Protocol):
    """One connection."""

    person: str | None
    key: bytes | None
    """The hash of the key by which that person came."""
    seat: Seat | None
    mutes: frozenset[str]
    """Whose chat this person does not want to hear."""

    def tell(self, frame: bytes) -> None:
        """Never waits: who is too slow to follow is cut off, and comes back."""

    def hang_up(self, code: int, why: str) -> None: ...


@dataclass
class Tally:
    """What the metrics count."""

    moves: int = 0
    refused: int = 0
    announced: int = 0
    bot_answers: int = 0
    bot_failures: int = 0
    bot_seconds: float = 0.0
    news_sent: int = 0
    news_given_up: int = 0
    latency: Histogram = field(default_factory=Histogram)
    """From a move's arrival until it is stored."""


@dataclass
class Surroundings:
    """What a table needs of the server it stands in."""

    store: Store
    pool: Pool
    clock: Clock
    names: Callable[[str], str | None]
    """The name of a person; None once it is forgotten."""
    changed: Callable[[str], None] = lambda _: None
    """Heard when a table has changed: the bus."""
    turned: Turned = lambda *_: None
    """Heard when a person who is away is awaited, or a match of theirs is over: the news."""
    pace: float = 1.2
    """The seconds that a bot takes to look as if it thought."""
    quiet_moves: int = 300
    """So many of one seat between two announcements."""
    tally: Tally = field(default_factory=Tally)
