"""A moment that chance seldom comes to, laid by hand: what is said there, and why not."""

from dataclasses import dataclass

from conformance.reasons.reason import Attempt
from games.table import Table
from hoodwink import Refusal
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.seats import Seat


@dataclass(frozen=True)
class Moment:
    """At this table a seat says something, and is refused for the reason with this key."""

    key: str
    laid: Table
    seat: Seat
    text: str
    pack: Pack | None = None

    @property
    def refusal(self) -> Refusal | None:
        return self.laid.match.refusal(self.seat, self.text)

    @property
    def attempt(self) -> Attempt:
        match = self.laid.match
        sits = 0 <= self.seat < match.seats
        view = match.view(self.seat if sits else None)
        pack = self.pack or built_in(match.game)
        return Attempt(view, self.seat, self.text, match.options, pack)

    def __str__(self) -> str:
        return f"{self.key}: {self.text!r} of seat {self.seat}"
