"""Phases 2 and 3: bags filled in secret at the same time, then declared one after another."""

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things.cards import ONE, how_many, told
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def begin_filling(s: State) -> bool:
    """All merchants fill at once; returns whether nobody has a card to put in."""
    s.turn = NO_SEAT
    s.phase = at.FILL
    s.waiting = 0
    for seat, hand in enumerate(s.hand):
        if seat != s.sheriff and hand:  # SN-050; A-7: an empty hand fills no bag
            s.waiting |= 1 << seat
    return s.waiting == 0


def fill(s: State, seat: Seat, kind: int) -> None:
    card = ONE[kind]
    s.hand[seat] = s.hand[seat] - card
    s.bag[seat] = s.bag[seat] + card


def close(s: State, seat: Seat, tell: Tell | None) -> bool:
    """The bag is shut for good; returns whether it was the last one."""
    s.waiting &= ~(1 << seat)  # SN-053
    if tell:
        tell("closed", {seat: {"goods": told(s.bag[seat])}}, seat=seat)
        for owner in range(len(s.bag)) if not s.waiting else ():
            if s.bag[owner]:
                tell("bagged", seat=owner, count=how_many(s.bag[owner]))  # SN-107
    return s.waiting == 0


def next_to_declare(s: State) -> Seat:
    """From the Sheriff's left, the first with a bag that nothing was said about."""
    seats = len(s.purse)
    for step in range(1, seats):
        seat = (s.sheriff + step) % seats  # SN-055
        if s.declared[seat] < 0 and s.bag[seat]:
            return seat
    return NO_SEAT


def go_on_declaring(s: State) -> bool:
    """The next merchant declares; returns whether all have."""
    s.turn = next_to_declare(s)
    if s.turn == NO_SEAT:
        return True
    s.wait_for(at.DECLARE, s.turn)
    return False


def declare(s: State, kind: int, tell: Tell | None) -> bool:
    s.declared[s.turn] = kind  # SN-058 to SN-062
    s.undecided |= 1 << s.turn  # SN-056
    if tell:
        tell("declared", seat=s.turn, good=NAMES[kind], count=how_many(s.bag[s.turn]))
    return go_on_declaring(s)
