"""Bargains: what changes hands at once, what binds for the phase, what is only promised.

The games say what may be offered and when; this says what a deal is, when it can still be
closed, and what remains of it afterwards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from hoodwink.kernel.goods import Goods
from hoodwink.kernel.seats import Seat

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
UNNEEDED: Final = "unneeded"
"""It came to nothing, and nobody is to blame."""


@dataclass(frozen=True)
class Transfer:
    """Goods that change hands when the deal is closed. Coins are a kind of goods here."""

    giver: Seat
    taker: Seat
    goods: Goods


@dataclass(frozen=True)
class Duty:
    """What a seat is bound to do about another, as long as the phase lasts."""

    seat: Seat
    must: str
    about: Seat

    def contradicts(self, other: "Duty") -> bool:
        """Two duties of one seat about the same matter that cannot both be met."""
        return (self.seat, self.about) == (other.seat, other.about) and self.must != other.must


@dataclass(frozen=True)
class Promise:
    """Something for later than the round it was made in. Written down and never enforced."""

    seat: Seat
    to: Seat
    what: str
    about: Seat
    made: int = -1


@dataclass(frozen=True)
class Deal:
    """All that is agreed at once."""

    transfers: tuple[Transfer, ...] = ()
    duties: tuple[Duty, ...] = ()
    promises: tuple[Promise, ...] = ()


class Holdings(Protocol):
    """Where the goods of the seats are, in the game that deals are made in."""

    def covers(self, seat: Seat, goods: Goods) -> bool:
        """Whether a seat has all these to give."""
        ...

    def carry_out(self, transfer: Transfer) -> None:
        """Let the goods change hands."""
        ...


class Ledger:
    """The public book of a match: duties in force, and every promise with what became of it."""

    __slots__ = ("_duties", "_promises")

    def __init__(
        self, duties: Iterable[Duty] = (), promises: Iterable[tuple[Promise, str]] = ()
    ) -> None:
        self._duties: list[Duty] = list(duties)
        self._promises: list[tuple[Promise, str]] = list(promises)

    def copy(self) -> "Ledger":
        return Ledger(self._duties, self._promises)

    @property
    def duties(self) -> Sequence[Duty]:
        return self._duties

    @property
    def promises(self) -> Sequence[tuple[Promise, str]]:
        """Each promise with its standing: open, kept, broken or unneeded."""
        return self._promises

    def allows(self, seat: Seat, does: str, about: Seat) -> bool:
        """Whether a seat may do this about another without failing a duty."""
        for duty in self._duties:
            if duty.seat == seat and duty.about == about and duty.must != does:
                return False
        return True

    def obstacle(self, deal: Deal, holdings: Holdings) -> str | None:
        """Why a deal cannot be closed now: 'goods' or 'duty'; None if it can."""
        if not all(holdings.covers(seat, owed) for seat, owed in _owed(deal)):
            return "goods"
        agreed = [*self._duties, *deal.duties]
        if any(duty.contradicts(other) for duty in deal.duties for other in agreed):
            return "duty"
        return None

    def close(self, deal: Deal, holdings: Holdings) -> None:
        """Carry the deal out: goods move now, duties bind, promises are written down."""
        obstacle = self.obstacle(deal, holdings)
        if obstacle is not None:
            raise ValueError(f"the deal cannot be closed: {obstacle}")
        for transfer in deal.transfers:
            holdings.carry_out(transfer)
        self._duties += [duty for duty in deal.duties if duty not in self._duties]
        self._promises += [(promise, OPEN) for promise in deal.promises]

    def end_phase(self) -> None:
        """Duties bind no longer; promises stay."""
        self._duties = []

    def note(self, seat: Seat, does: str, about: Seat, now: int = 0) -> list[tuple[Promise, str]]:
        """A seat has acted in a round: mark its open promises about that; returns those settled.

        What was promised in that same round is meant for later.
        """
        settled = []
        for number, (promise, standing) in enumerate(self._promises):
            due = standing == OPEN and promise.made < now
            if due and (promise.seat, promise.about) == (seat, about):
                entry = (promise, KEPT if promise.what == does else BROKEN)
                self._promises[number] = entry
                settled.append(entry)
        return settled

    def settle(self, seat: Seat, about: Seat, standing: str) -> list[tuple[Promise, str]]:
        """Mark the open promises of a seat about a matter; returns those now settled."""
        settled = []
        for number, (promise, before) in enumerate(self._promises):
            if before == OPEN and (promise.seat, promise.about) == (seat, about):
                self._promises[number] = (promise, standing)
                settled.append((promise, standing))
        return settled


def _owed(deal: Deal) -> Iterable[tuple[Seat, Goods]]:
    """All that each giver must have, over all transfers together."""
    owed: dict[Seat, Goods] = {}
    for transfer in deal.transfers:
        if transfer.giver in owed:
            owed[transfer.giver].add(transfer.goods)
        else:
            owed[transfer.giver] = transfer.goods.copy()
    return owed.items()
