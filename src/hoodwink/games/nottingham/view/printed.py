"""What is printed for Sheriff of Nottingham and never changes during a match, fact by fact."""

from typing import TypedDict


class GoodPrinted(TypedDict):
    """One kind of card."""

    name: str
    """As moves say it."""
    legal: bool
    """Whether it may be declared; all else is contraband."""
    value: int
    """Points at the end, in a stall."""
    penalty: int
    """Coins for one card of it when a bag is opened."""
    counts_for: str | None
    """The legal good that a royal one helps to become King or Queen of."""
    counts_as: int
    """As how many goods of that kind; 1 unless royal."""
    cards: dict[str, int]
    """By how many play, the cards of it that are in the game with these options."""


class BonusPrinted(TypedDict):
    """What it is worth to have most of a legal good at the end, or second most."""

    good: str
    """Which of the legal ones."""
    king: int
    """Points for the most."""
    queen: int
    """Points for the second most."""


class Printed(TypedDict):
    """Cards and numbers, as the pack and the options of the match have them."""

    goods: list[GoodPrinted]
    """Every kind of card, legal goods first."""
    bonuses: list[BonusPrinted]
    """King and Queen, by legal good."""
    coins: int
    """In each purse at the beginning."""
    hand: int
    """Cards that a merchant's hand is filled up to."""
    turned_up: int
    """Cards of each discard pile at the beginning."""
    set_aside: int
    """The most cards that may be exchanged in the market."""
    bag: int
    """The most cards in a bag."""
    kept: int
    """Cards of each discard pile that stay when the deck is made again."""
    removed: int
    """Cards that are taken out of the deck unseen, at the beginning."""
    summons: int
    """Coins that the Sheriff pays for a royal summons in a bag that held what was declared."""
    seconds: dict[str, int]
    """By how many play, the time for all inspections of a round; of matter where it is timed."""
    rounds: dict[str, int]
    """By how many play, how many rounds there are."""
