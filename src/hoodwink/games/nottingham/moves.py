"""The choices of Sheriff of Nottingham, and how they are said."""

from typing import Final

from hoodwink.games.nottingham.goods import KINDS, LEGAL, NAMES
from hoodwink.kernel.moves import Move, Phrasebook
from hoodwink.kernel.seats import Seat

MOST_SEATS: Final = 5
MOST_OFFERS: Final = MOST_SEATS * 12

PASS: Final = 0
INSPECT: Final = 1
OUTCOMES: Final = ("pass", "inspect")

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


class SetAside(OfGood):
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


class Draft(OfOutcome):
    """Begin an offer for this bag to pass, or to be inspected."""


class Ask(OfOutcome):
    """Want the Sheriff to do this too, in this same inspection."""


class Vow(OfOutcome):
    """Promise to do this when Sheriff in a later round. Nothing makes anybody keep it."""


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
    """Take back an own offer."""


class Revise(OfOffer):
    """Begin an offer that takes the place of an own open one."""


class Counter(OfOffer):
    """The Sheriff begins to say what would do instead."""


def _of_seats(verb: type[OfOutcome], word: str) -> tuple[tuple[OfOutcome, ...], ...]:
    return tuple(
        tuple(verb(word, outcome, seat) for seat in range(MOST_SEATS)) for outcome in (0, 1)
    )


FIRSTS: Final = tuple(First(seat) for seat in range(MOST_SEATS))
DRAWS: Final = tuple(Draw("draw", kind) for kind in range(KINDS))
SET_ASIDES: Final = tuple(SetAside("set aside", kind, quiet=True) for kind in range(KINDS))
DONE: Final = Move("done")
DRAWS_FROM: Final = tuple(DrawFrom(source) for source in range(3))
STOP: Final = Move("stop")
PILES: Final = (LayOn(LEFT), LayOn(RIGHT))
LAYS: Final = tuple(Lay("lay", kind) for kind in range(KINDS))
FILLS: Final = tuple(Fill("bag", kind, quiet=True) for kind in range(KINDS))
CLOSE: Final = Move("close")
DECLARES: Final = tuple(Declare("declare", kind) for kind in range(LEGAL))
THREATENS: Final = tuple(Threaten("threaten", seat) for seat in range(MOST_SEATS))
DISMISSES: Final = tuple(Dismiss("dismiss", seat) for seat in range(MOST_SEATS))
DECIDES: Final = tuple(
    tuple(Decide(outcome, seat) for seat in range(MOST_SEATS)) for outcome in (PASS, INSPECT)
)
GIVES: Final = tuple(Give("give", kind) for kind in range(KINDS))
SERVES: Final = tuple(Serve("serve", kind) for kind in range(LEGAL))
TIME_OUT: Final = Move("time out")

DRAFTS: Final = _of_seats(Draft, "draft")
ASKS: Final = _of_seats(Ask, "ask")
VOWS: Final = _of_seats(Vow, "promise")
ADD_COINS: Final = tuple(AddCoins(step) for step in STEPS)
ADDS: Final = tuple(Add("add", kind, quiet=True) for kind in range(KINDS))
CLAIMS: Final = tuple(Claim("claim", kind, quiet=True) for kind in range(KINDS))
OFFER: Final = Move("offer")
CANCEL: Final = Move("cancel", quiet=True)

_NUMBERS: Final = range(MOST_OFFERS + 1)
ACCEPTS: Final = tuple(Accept("accept", number) for number in _NUMBERS)
REFUSES: Final = tuple(Refuse("refuse", number) for number in _NUMBERS)
WITHDRAWS: Final = tuple(Withdraw("withdraw", number) for number in _NUMBERS)
REVISES: Final = tuple(Revise("revise", number, quiet=True) for number in _NUMBERS)
COUNTERS: Final = tuple(Counter("counter", number, quiet=True) for number in _NUMBERS)


def _all_moves() -> list[Move]:
    moves: list[Move] = [*FIRSTS, *DRAWS, *SET_ASIDES, DONE, *DRAWS_FROM, STOP, *PILES, *LAYS]
    moves += [*FILLS, CLOSE, *DECLARES, *THREATENS, *DISMISSES, *GIVES, *SERVES, TIME_OUT]
    moves += [*ADD_COINS, *ADDS, *CLAIMS, OFFER, CANCEL]
    for outcome in (PASS, INSPECT):
        moves += [*DECIDES[outcome], *DRAFTS[outcome], *ASKS[outcome], *VOWS[outcome]]
    for number in range(1, MOST_OFFERS + 1):
        moves += [ACCEPTS[number], REFUSES[number], WITHDRAWS[number]]
        moves += [REVISES[number], COUNTERS[number]]
    return moves


PHRASES: Final = Phrasebook(_all_moves())
