"""The choices of King, Thief, Minister, and how they are said."""

from typing import Final

from hoodwink.games.shahdozd import refusals as no
from hoodwink.kernel.moves import Move, Never, Nevers, Phrasebook, Slot
from hoodwink.kernel.seats import Seat

KING: Final = 0
THIEF: Final = 1
MINISTER: Final = 2
EXECUTIONER: Final = 3
SHERIFF: Final = 4
PEASANT: Final = 5
CHARACTERS: Final = ("king", "thief", "minister", "executioner", "sheriff", "peasant")

SLOTS: Final = ("a", "b", "c", "d", "e", "f")
NO_SLOT: Final = 6


class First(Move):
    """Chance: this seat goes first."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class Deal(Move):
    """Chance: this character lies in the next slot."""

    def __init__(self, character: int) -> None:
        super().__init__(f"deal {CHARACTERS[character]}")
        self.character: Final = character


class Shuffle(Move):
    """Chance, when nobody is to know: the two mixed cards change places or do not."""

    def __init__(self, swap: bool) -> None:
        super().__init__("swap" if swap else "keep")
        self.swap: Final = swap


class Peek(Move):
    """Before the first turn: look at the card in one slot, or in none."""

    def __init__(self, slot: int) -> None:
        super().__init__("peek none" if slot == NO_SLOT else f"peek {SLOTS[slot]}")
        self.slot: Final = slot


class Look(Move):
    """Pay a coin and look at the card in your own slot."""


class Rotate(Move):
    """Move all six cards by so many slots clockwise."""

    def __init__(self, word: str, steps: int) -> None:
        super().__init__(f"rotate {word}")
        self.word: Final = word
        self.steps: Final = steps


class Claim(Move):
    """Say that the card in your own slot is this character."""

    def __init__(self, character: int) -> None:
        super().__init__(f"claim {CHARACTERS[character]}")
        self.character: Final = character


class Reply(Move):
    """A sealed yes or no: challenge or allow, answer the King or stay silent."""

    def __init__(self, text: str, speaks_up: bool) -> None:
        super().__init__(text)
        self.speaks_up: Final = speaks_up


class Mix(Move):
    """The Minister takes two cards and puts them back, changed or not, seen or not."""

    def __init__(self, slot: int, other: int, hidden: bool, swap: bool) -> None:
        way = "hidden" if hidden else "open"
        done = "swap" if swap else "keep"
        super().__init__(f"mix {SLOTS[slot]} {SLOTS[other]} {way} {done}")
        self.slot: Final = slot
        self.other: Final = other
        self.hidden: Final = hidden
        self.swap: Final = swap


class BlindMix(Move):
    """The Minister takes two cards and chance puts them back."""

    def __init__(self, slot: int, other: int) -> None:
        super().__init__(f"mix {SLOTS[slot]} {SLOTS[other]}")
        self.slot: Final = slot
        self.other: Final = other


class Accuse(Move):
    """The Executioner points at a card and names a character."""

    def __init__(self, slot: int, character: int) -> None:
        super().__init__(f"accuse {SLOTS[slot]} {CHARACTERS[character]}")
        self.slot: Final = slot
        self.character: Final = character


class Tax(Move):
    """The Sheriff names the player who pays twice."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"tax {seat}")
        self.seat: Final = seat


class Name(Move):
    """The Peasant names the card in a slot, and it is turned up."""

    def __init__(self, slot: int, character: int) -> None:
        super().__init__(f"name {CHARACTERS[character]} at {SLOTS[slot]}")
        self.slot: Final = slot
        self.character: Final = character


FIRSTS: Final = tuple(First(seat) for seat in range(6))
DEALS: Final = tuple(Deal(character) for character in range(6))
SHUFFLES: Final = (Shuffle(False), Shuffle(True))
PEEKS: Final = tuple(Peek(slot) for slot in range(7))
LOOK: Final = Look("look")
ROTATIONS: Final = (Rotate("left", 1), Rotate("right", 5), Rotate("front", 3))
CLAIMS: Final = tuple(Claim(character) for character in range(6))
ALLOW: Final = Reply("allow", False)
STAY_SILENT: Final = Reply("stay silent", False)
CLAIM_REPLIES: Final[tuple[Move, ...]] = (ALLOW, Reply("challenge", True))
KING_REPLIES: Final[tuple[Move, ...]] = (STAY_SILENT, Reply("answer minister", True))
"""In the order of the numbers that sealed replies are kept as."""
TAXES: Final = tuple(Tax(seat) for seat in range(6))
ACCUSATIONS: Final = tuple(tuple(Accuse(slot, who) for who in range(6)) for slot in range(6))
NAMES: Final = tuple(tuple(Name(slot, who) for who in range(6)) for slot in range(6))

_PAIRS: Final = tuple((slot, other) for slot in range(6) for other in range(slot + 1, 6))
OPEN_MIXES: Final = tuple(
    Mix(slot, other, False, swap) for slot, other in _PAIRS for swap in (False, True)
)
HIDDEN_MIXES: Final = tuple(
    Mix(slot, other, True, swap) for slot, other in _PAIRS for swap in (False, True)
)
BLIND_MIXES: Final = tuple(BlindMix(slot, other) for slot, other in _PAIRS)


def _all_moves() -> list[Move]:
    moves: list[Move] = [*FIRSTS, *DEALS, *SHUFFLES, *PEEKS, LOOK, *ROTATIONS, *CLAIMS]
    moves += [*CLAIM_REPLIES, *KING_REPLIES, *TAXES]
    moves += [*OPEN_MIXES, *HIDDEN_MIXES, *BLIND_MIXES]
    for slot in range(6):
        moves += [*ACCUSATIONS[slot], *NAMES[slot]]
    return moves


def _otherwise(text: str) -> Move | None:
    """A mix the other way round, or words that no rule lets anybody do."""
    verb, *words = text.split()
    if verb == "answer" and len(words) == 1 and words[0] in CHARACTERS:
        return Never(text, no.ONLY_MINISTER)
    if verb == "mix" and len(words) > 1:
        return _mix_otherwise(text, *words)
    return NEVERS.read(text)


def _mix_otherwise(text: str, slot: str, other: str, *how: str) -> Move | None:
    if slot == other and slot in SLOTS and PHRASES.find(" ".join(["mix a b", *how])):
        return Never(text, no.TWO_CARDS)
    return PHRASES.find(" ".join(["mix", *sorted((slot, other)), *how]))


SEAT: Final = Slot(map(str, range(6)), beyond=no.NOT_A_PLAYER)
NEVERS: Final = Nevers((("first", SEAT), ("tax", SEAT)))
RULES: Final = {
    "peek": "SD-011",
    "look": "SD-014",
    "rotate": "SD-017",
    "claim": "SD-022",
    "answer stay": "SD-024",
    "mix": "SD-026",
    "accuse": "SD-030",
    "tax": "SD-033",
    "name": "SD-036",
    "allow challenge": "SD-039",
}
"""By verbs, the rule that speaks of them, whatever words follow."""

UNSAID: Final = {
    no.CHANCE_NAMES_FIRST: FIRSTS,
    no.CHANCE_DEALS: DEALS,
    no.CHANCE_PUTS_BACK: SHUFFLES,
}
PHRASES: Final = Phrasebook(_all_moves(), _otherwise, RULES, UNSAID)
