"""Cards in hands, deck and discard, and what all have seen of them."""

from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.kernel.seats import Seat, mask_of


def draw(s: State, seat: Seat, kind: int) -> None:
    s.deck[kind] -= 1
    s.hand[kind * MOST_SEATS + seat] += 1
    s.held[seat] += 1


def refill(s: State) -> None:
    """An empty deck is made again from the discard."""
    s.deck, s.discard = s.discard, s.deck  # B-17: the deck had nothing left


def lay_out(s: State, seat: Seat, kind: int) -> None:
    """A card leaves the hand in sight of all; if they knew of one like it, it was that one."""
    at = kind * MOST_SEATS + seat
    s.hand[at] -= 1
    s.held[seat] -= 1
    if s.shown[at]:
        s.shown[at] -= 1


def play(s: State, seat: Seat, kind: int) -> None:
    """A card is used up."""
    lay_out(s, seat, kind)
    s.discard[kind] += 1  # SF-061


def take_back(s: State, seat: Seat, kind: int) -> None:
    """A card that all have seen goes back to the hand."""
    at = kind * MOST_SEATS + seat
    s.hand[at] += 1
    s.held[seat] += 1
    s.shown[at] += 1


def holds(s: State, seat: Seat, kind: int) -> bool:
    return s.hand[kind * MOST_SEATS + seat] > 0


def could_hold(s: State, setting: Setting, kind: int, seats: int) -> int:
    """Of these seats, a mask, those who may hold a special card for all that everybody knows."""
    if s.discard[kind] >= setting.equipment[kind]:
        return 0
    return seats & mask_of(seat for seat, held in enumerate(s.held) if held)
