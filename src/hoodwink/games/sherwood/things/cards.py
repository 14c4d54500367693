"""Convoys, Sheriff cards and equipment, as the pack prints them."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from hoodwink.games.sherwood.things.board import Board
from hoodwink.kernel.packs import PROVENANCES, Pack
from hoodwink.kernel.reading import Reading

BACKS: Final = ("a", "b")
CONVOYS: Final = 45
SHERIFFS: Final = 10
EQUIPMENT: Final = 18
SPECIAL_EQUIPMENT: Final = 6
SPECIALS: Final = ("cape", "messenger", "provisions")
PRINTED: Final = ("combat", "glory", "sacks", "companions", "from", "to")
HIGHEST_COMBAT: Final = 14
HIGHEST_BONUS: Final = 3

UNSEEN: Final = -1
"""A row card that nobody has looked at: chance has not decided yet which it is."""
GONE: Final = -2
"""A place of the row whose card has been evaluated."""


class CardTold(TypedDict):
    """What a card of the row shows: a convoy, or the Sheriff."""

    card: str
    """Which one it is: its back and a number, as in `a7` or `sheriff-b2`."""
    called: str
    """The word that the languages have for it."""
    combat: int
    """The strength that a band needs."""
    glory: int
    """For everybody in a band that is strong enough."""
    start: str
    """The town where the cart comes from."""
    end: str
    """The town that it wants to reach."""
    sacks: NotRequired[int]
    """Loot, on convoys."""
    companions: NotRequired[int]
    """Raiders to be won, on convoys."""
    raiders_lost: NotRequired[int]
    """What a band that is too weak loses to the Sheriff."""
    glory_lost: NotRequired[int]
    """And how much of its good name."""


class Card:
    """A convoy card or, if `sheriff`, a Sheriff card, which has no loot but costs the losers."""

    __slots__ = (
        "back",
        "called",
        "combat",
        "companions",
        "end",
        "glory",
        "glory_lost",
        "name",
        "raiders_lost",
        "sacks",
        "sheriff",
        "start",
    )

    def __init__(
        self,
        name: str,
        called: str,
        back: int,
        sheriff: bool,
        numbers: Sequence[int],
        start: int,
        end: int,
    ) -> None:
        self.name: Final = name
        self.called: Final = called
        """What the table calls it, if its languages have that word."""
        self.back: Final = back
        self.sheriff: Final = sheriff
        self.combat: Final = numbers[0]
        self.glory: Final = numbers[1]
        self.sacks: Final = 0 if sheriff else numbers[2]
        self.companions: Final = 0 if sheriff else numbers[3]
        self.raiders_lost: Final = numbers[2] if sheriff else 0
        self.glory_lost: Final = numbers[3] if sheriff else 0
        self.start: Final = start
        self.end: Final = end

    def to_json(self, board: Board) -> CardTold:
        told: CardTold = {
            "card": self.name,
            "called": self.called,
            "combat": self.combat,
            "glory": self.glory,
            "start": board.towns[self.start],
            "end": board.towns[self.end],
        }
        if self.sheriff:
            told["raiders_lost"] = self.raiders_lost
            told["glory_lost"] = self.glory_lost
        else:
            told["sacks"] = self.sacks
            told["companions"] = self.companions
        return told


class Equipment:
    """The kinds of equipment: the ordinary ones first, then cape, messenger and provisions."""

    def __init__(self, names: Sequence[str], bonuses: Sequence[int], copies: Sequence[int]) -> None:
        self.names: Final = (*names, *SPECIALS)
        self.bonuses: Final = (*bonuses, 0, 0, 0)
        self.copies: Final = tuple(copies)
        self.ordinary: Final = len(names)
        self.cape: Final = self.ordinary
        self.messenger: Final = self.ordinary + 1
        self.provisions: Final = self.ordinary + 2
        self.kinds: Final = self.ordinary + 3


def read_cards(pack: Pack, board: Board) -> tuple[Card, ...]:
    """All 55 cards: convoys a, convoys b, then Sheriff cards a and b."""
    convoys = [_convoys(pack, board, back) for back in range(2)]
    sheriffs = [_sheriffs(pack, board, back) for back in range(2)]
    found = len(convoys[0]) + len(convoys[1])
    if found != CONVOYS:
        raise pack.entry("convoys_b").wrong("cards", f"{CONVOYS} convoys with those of convoys_a")
    if len(sheriffs[0]) + len(sheriffs[1]) != SHERIFFS:
        raise pack.entry("sheriffs_b").wrong("cards", f"{SHERIFFS} cards with those of sheriffs_a")
    return (*convoys[0], *convoys[1], *sheriffs[0], *sheriffs[1])


def _convoys(pack: Pack, board: Board, back: int) -> list[Card]:
    entry = pack.entry(f"convoys_{BACKS[back]}")
    cards = []
    for number, row in enumerate(entry.tables("cards"), start=1):
        _check_provenance(row)
        numbers = (
            row.count("combat", 1, HIGHEST_COMBAT),  # SF-007
            row.count("glory", 0, 30),
            row.count("sacks", 0, 42),
            row.count("companions", 0, 8),
        )
        name, called = f"{BACKS[back]}{number}", row.name("called", "convoy")
        cards.append(Card(name, called, back, False, numbers, *_route(row, board)))
    if len(cards) < 18:
        raise entry.wrong("cards", "at least 18 convoys of either back")
    return cards


def _sheriffs(pack: Pack, board: Board, back: int) -> list[Card]:
    cards = []
    for number, row in enumerate(pack.entry(f"sheriffs_{BACKS[back]}").tables("cards"), start=1):
        _check_provenance(row)
        numbers = (
            row.count("combat", 1, 30),
            row.count("glory", 0, 30),
            row.count("raiders_lost", 0, 8),
            row.count("glory_lost", 0, 30 if back else 0),  # SF-118: B cards only
        )
        name = f"sheriff-{BACKS[back]}{number}"
        called = row.name("called", "sheriff")
        cards.append(Card(name, called, back, True, numbers, *_route(row, board)))
    return cards


def _check_provenance(row: Reading) -> None:
    """Where a card comes from, and which of its numbers the rulebook prints if not all."""
    row.word("provenance", PROVENANCES)
    row.words("rulebook", PRINTED)


def _route(row: Reading, board: Board) -> tuple[int, int]:
    start = board.towns.index(row.word("from", board.towns))
    others = [town for town in board.towns if town != board.towns[start]]
    return start, board.towns.index(row.word("to", others))


def read_equipment(pack: Pack) -> Equipment:
    entry, special = pack.entry("equipment"), pack.entry("special_equipment")
    names = entry.rows("names")
    plain = all(isinstance(name, str) and name.isalpha() and name.islower() for name in names)
    if not names or not plain or len({*names, *SPECIALS, "card"}) != len(names) + 4:
        raise entry.wrong("names", "different names, each one word in small letters")
    bonuses = entry.counts("bonuses", len(names), 1, HIGHEST_BONUS)  # SF-009
    copies = entry.counts("copies", len(names), 1, EQUIPMENT)
    if sum(copies) != EQUIPMENT:
        raise entry.wrong("copies", f"{EQUIPMENT} cards together")  # SF-004
    extra = [special.count(name, 0, SPECIAL_EQUIPMENT) for name in SPECIALS]
    if sum(extra) != SPECIAL_EQUIPMENT:
        raise special.wrong(SPECIALS[-1], f"{SPECIAL_EQUIPMENT} special cards together")
    return Equipment(names, bonuses, copies + extra)
