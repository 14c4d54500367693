"""What happened, told to each seat as far as it may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from hoodwink.kernel.seats import Seat

Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Event:
    """Something that happened: facts for all, and more for some."""

    kind: str
    public: Facts
    private: Mapping[Seat, Facts]

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as a seat is told it; None is a spectator."""
        told: dict[str, Any] = {"event": self.kind, **self.public}
        if seat is not None:
            told.update(self.private.get(seat, {}))
        return told


class Tell(Protocol):
    """Hears events as they happen. Public facts come by name, private ones by seat."""

    def __call__(
        self, kind: str, private: Mapping[Seat, Facts] | None = None, /, **public: Any
    ) -> None: ...


class Listener:
    """A Tell that keeps what it hears."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(
        self, kind: str, private: Mapping[Seat, Facts] | None = None, /, **public: Any
    ) -> None:
        self.events.append(Event(kind, public, private or {}))

    def seen_by(self, seat: Seat | None) -> list[dict[str, Any]]:
        return [event.seen_by(seat) for event in self.events]
