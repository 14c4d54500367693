"""Who has seen which card: the memory of the table."""

from hoodwink.games.shahdozd.state import EVERYBODY, HiddenMix, State
from hoodwink.kernel.seats import Seat, only


def see(s: State, slot: int, seat: Seat) -> int:
    """One seat looks at the card in a slot; returns the character."""
    s.seen[s.backs[slot]] |= only(seat)
    return s.card_at(slot)


def show(s: State, slot: int) -> int:
    """All learn which card lies in a slot; returns the character."""
    s.seen[s.backs[slot]] = EVERYBODY
    return s.card_at(slot)


def deny(s: State, slot: int, character: int) -> None:
    """All learn that the card in a slot is not this character."""
    s.denied[s.backs[slot]] |= only(character)


def mix_openly(s: State, slot: int, other: int, swap: bool) -> None:
    """All see whether the two cards change places."""
    if swap:
        s.backs[slot], s.backs[other] = s.backs[other], s.backs[slot]


def mix_unseen(s: State, slot: int, other: int, swap: bool, by: Seat) -> None:
    """Only `by` knows whether the two cards change places; nobody, if that is NATURE."""
    card, twin = s.backs[slot], s.backs[other]
    s.mixes += (HiddenMix(card, twin, by, swap, tuple(s.seen), tuple(s.denied)),)
    s.seen[card] = s.seen[twin] = 0
    s.denied[card] = s.denied[twin] = 0
    if swap:
        s.faces[card], s.faces[twin] = s.faces[twin], s.faces[card]
