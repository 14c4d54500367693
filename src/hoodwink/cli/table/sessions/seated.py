"""What the terminal asks of a match and of the seat at it, here or at a served table."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from hoodwink import Event, Listener, Move, Outcome, Record, Refusal, View
from hoodwink.kernel.seats import Seat


class Shown(Protocol):
    """A match as far as it can be looked at."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> int: ...

    @property
    def setting(self) -> Any: ...

    @property
    def to_act(self) -> Sequence[Seat]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def commitment(self) -> str: ...

    @property
    def digest(self) -> str: ...

    def view(self, seat: Seat | None) -> View: ...

    def moves(self, seat: Seat) -> Sequence[Move]: ...

    def refusal(self, seat: Seat, move: str) -> Refusal | None: ...


class Seated(Protocol):
    """A person at the table, and what they have heard."""

    @property
    def match(self) -> Shown: ...

    @property
    def me(self) -> Seat: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def language(self) -> str: ...

    @property
    def heard(self) -> Listener: ...

    @property
    def news(self) -> list[Event]:
        """What has happened since the person chose last."""

    @property
    def said(self) -> Sequence[tuple[str, str]]:
        """Who has said what since then, in free talk."""

    @property
    def chat(self) -> Callable[[str], None] | None:
        """Says something to all; None where nobody would hear it."""

    @property
    def may_wait(self) -> bool:
        """Whether the person may speak up now, but need not."""

    def let_others_act(self, watch: Callable[[], None]) -> None:
        """Until the person has something to choose, or all is over; `watch` shows any news."""

    def seconds_left(self) -> int | None: ...

    def time_is_up(self) -> bool:
        """Whether what the person was asked is asked no longer."""

    def call_time(self) -> None: ...

    def wait(self) -> None:
        """The person lets an occasion to speak up pass."""

    def play(self, move: Move) -> None: ...

    def record(self) -> Record:
        """The match written down, once it is over."""
