"""The kinds of choices, and the words that they are made of."""

from typing import Final

from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

MOST_SEATS: Final = 5
MOST_OFFERS: Final = 2 * (MOST_SEATS - 1) * 12
"""As many as all merchants may say, and the Sheriff about each bag."""

PASS: Final = 0
INSPECT: Final = 1
OUTCOMES: Final = ("pass", "inspect")

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
STANDINGS: Final = (OPEN, KEPT, BROKEN)
"""What may have become of a promise."""

LEFT: Final = 0
RIGHT: Final = 1
DECK: Final = 2
SOURCES: Final = ("left", "right", "deck")

STEPS: Final = (1, 5, 10, 20)
"""Coins are laid down in heaps of these sizes."""


class First(Move):
    """Chance: this seat is the first Sheriff."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class OfGood(Move):
    """A choice of one card by its kind."""

    def __init__(self, verb: str, kind: int, quiet: bool = False) -> None:
        super().__init__(f"{verb} {NAMES[kind]}", quiet)
        self.kind: Final = kind


class Draw(OfGood):
    """Chance: this card comes from the deck."""


class PutAside(OfGood):
    """Put a card of the hand aside, face down."""


class DrawFrom(Move):
    """Draw the top card of a discard pile, or from now on of the deck."""

    def __init__(self, source: int) -> None:
        super().__init__(f"draw {SOURCES[source]}")
        self.source: Final = source


class LayOn(Move):
    """Choose the discard pile for what is to be laid down."""

    def __init__(self, pile: int) -> None:
        super().__init__(f"lay {SOURCES[pile]}")
        self.pile: Final = pile


class Lay(OfGood):
    """Lay this card next; the last one is on top."""


class Fill(OfGood):
    """Put a card of the hand into the bag."""


class Declare(OfGood):
    """Say what is in the bag; how many it is everybody sees."""


class Give(OfGood):
    """Pay a debt with a card of the stall."""


class Serve(OfGood):
    """Say which good a Feast Plate is."""


class Add(OfGood):
    """Put a card of the stall into the offer."""


class Claim(OfGood):
    """Say that the bag holds this card, and that it is part of the offer."""


class AddCoins(Move):
    """Put coins into the offer."""

    def __init__(self, coins: int) -> None:
        super().__init__(f"add coins {coins}", quiet=True)
        self.coins: Final = coins


class OfBag(Move):
    """A choice about one merchant's bag."""

    def __init__(self, verb: str, seat: Seat, quiet: bool = False) -> None:
        super().__init__(f"{verb} {seat}", quiet)
        self.seat: Final = seat


class Threaten(OfBag):
    """The Sheriff frowns at a bag."""


class Dismiss(OfBag):
    """The Sheriff turns down all that is offered about a bag."""


class Decide(OfBag):
    """The Sheriff lets a bag pass, or inspects it."""

    def __init__(self, outcome: int, seat: Seat) -> None:
        super().__init__(OUTCOMES[outcome], seat)
        self.outcome: Final = outcome


class OfOutcome(OfBag):
    """A part of a bargain about what becomes of a bag."""

    def __init__(self, verb: str, outcome: int, seat: Seat) -> None:
        super().__init__(f"{verb} {OUTCOMES[outcome]}", seat, quiet=True)
        self.outcome: Final = outcome


class Begin(OfOutcome):
    """Begin an offer for this bag to pass, or to be inspected; as Sheriff, terms for a pass."""


class Ask(OfOutcome):
    """Want the Sheriff to do this too, in this same inspection."""


class Vow(OfOutcome):
    """Promise to do this when Sheriff in a later round. Nothing makes anybody keep it."""


class Repay(OfOutcome):
    """What the Sheriff promises in return, to be done when Sheriff again."""


class Drop(Move):
    """Take a part out of the draft that another move has put in."""

    def __init__(self, part: Move) -> None:
        super().__init__(f"drop {part.text.removeprefix('add ')}", quiet=True)


class OfOffer(Move):
    """A choice about an open offer."""

    def __init__(self, verb: str, number: int, quiet: bool = False) -> None:
        super().__init__(f"{verb} {number}", quiet)
        self.number: Final = number


class Accept(OfOffer):
    """Say yes: that closes the deal, whoever named the terms."""


class Refuse(OfOffer):
    """Wave an offer away."""


class Withdraw(OfOffer):
    """Take back your own offer."""


class Revise(OfOffer):
    """Begin an offer, or terms, in the place of your own open ones, with all that is in them."""


class Counter(OfOffer):
    """Begin to say what would do instead, from all that is in the other side's offer."""
