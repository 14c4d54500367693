"""Promises by word: written down when an alliance is made, then kept, broken or not needed."""

from typing import Final

from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.games.sherwood.things.promises import BROKEN, KEPT, OPEN, UNNEEDED, Promise
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import SEATS_IN, has

TOLD_AS: Final = {KEPT: "promise_kept", BROKEN: "promise_broken", UNNEEDED: "promise_unneeded"}


def write_promises(s: State, draft: Draft) -> None:
    """SF-101, SF-105: cards are promised by word only."""
    for seat in sorted({seat for seat, _ in draft.cards}):
        others = [one for one in range(MOST_SEATS) if draft.raiders[one] and one != seat]
        cards = draft.cards_of(seat)
        for to in [s.turn] if seat != s.turn else others:
            s.promises += (Promise(seat, to, cards, s.round, draft.hideout),)


def settle_promises(s: State, tell: Tell | None) -> None:
    """A fight was decided: who used as many cards as promised has kept the promise.

    Only who was asked and declined has broken it; others may still be asked another time.
    """
    for number, promise in enumerate(s.promises):
        if _is_about(s, promise):
            used = sum(1 for owner, _ in s.played if owner == promise.seat)
            if used >= promise.cards:
                _close(s, number, KEPT, tell)
            elif has(s.declined, promise.seat):
                _close(s, number, BROKEN, tell)  # SF-109


def close_promises(s: State, seats: int, tell: Tell | None) -> None:
    """These, a mask, will not be asked any more here: what they promised was not needed."""
    for seat in SEATS_IN[seats] if s.promises else ():
        for number, promise in enumerate(s.promises):
            if promise.seat == seat and _is_about(s, promise):
                _close(s, number, UNNEEDED, tell)  # B-51


def close_all_promises(s: State, tell: Tell | None) -> None:
    """The round is over."""
    for number, promise in enumerate(s.promises):
        if promise.standing == OPEN:
            _close(s, number, UNNEEDED, tell)  # B-51


def _is_about(s: State, promise: Promise) -> bool:
    """Whether it is open, and about the band that the cart has met."""
    there = promise.made_in == s.round and promise.hideout == s.hideout
    return there and promise.standing == OPEN


def _close(s: State, number: int, standing: str, tell: Tell | None) -> None:
    promise = s.promises[number].now(standing)
    s.promises = (*s.promises[:number], promise, *s.promises[number + 1 :])
    if tell:
        tell(TOLD_AS[standing], seat=promise.seat, to=promise.to)
