"""What lies before each seat; what of it is noted for all, positions tell in the same words.

A new count that all may know has its place here, and nowhere else but in the state.
"""

from collections.abc import Mapping
from typing import Any, Final, TypedDict, cast

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.games.nottingham.moves.verbs import OUTCOMES, SOURCES
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NOTHING, UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import how_many
from hoodwink.games.nottingham.things.goods import (
    KIND_OF,
    LEGAL,
    MANY,
    NAMES,
    checked_goods,
    counted,
    named,
    spread,
    tallied,
)
from hoodwink.games.nottingham.things.hidden import (
    SPECTATOR,
    FaceDown,
    fact_json,
    look_json,
    seen_by,
    unseen,
)
from hoodwink.games.nottingham.things.inspections import (
    Inspections,
    inspected_json,
    read_inspected,
)
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat

NOTED: Final = ("owed", "said", "named", "served", "inspected")


class NotedOf(TypedDict):
    """What is noted of one seat for all to see: positions tell it, too."""

    owed: Goods
    """What must go from the bag to the Sheriff, as far as it is there."""
    said: int
    """How many offers were made in this inspection."""
    named: int
    """How often the Sheriff has named terms for this bag."""
    served: Goods
    """What Feast Plates have become."""
    inspected: Inspections
    """What came of the bags that were opened so far."""


class Place(NotedOf):
    """What lies before one seat, as somebody sees it."""

    coins: int | None
    """What is in the purse; none if it is hidden."""
    hand: int
    """How many cards, as the others take it."""
    bag: int
    """How many cards; 0 until all bags are shut."""
    declared: str | None
    """What the bag is said to hold."""
    if_true: int | None
    """What the Sheriff pays if the bag is opened and holds just that; none once it is decided."""
    decided: str | None
    """`pass` or `inspect`, once the Sheriff has decided."""
    threatened: bool
    """Whether the Sheriff has frowned at the bag."""
    stall: Goods
    """The legal goods."""
    contraband: int
    """How many cards lie face down."""
    face_down: list[FaceDown]
    """These cards, as far as one may know them."""
    taken_openly: list[list[str | int]]
    """Cards that all saw going into the hand and not coming to light since, each with its round."""


class PlaceKnown(TypedDict, total=False):
    """What a seat knows better than all of what lies before a seat."""

    coins: int
    """What is in the seat's own purse."""
    face_down: list[FaceDown]
    """With the kinds of the cards that it has seen."""


class Noted(TypedDict):
    """What is noted of the table: positions tell it, too."""

    taken: list[str]
    """What the merchant at the market has taken from the piles."""
    pile: str | None
    """Where cards are being laid."""
    laid: int
    """How many cards these are in all."""


def place(s: State, setting: Setting, owner: Seat, seat: Seat | None, me: int) -> Place:
    shows_purse = setting.open_purses or owner == seat or s.phase == at.OVER
    declared, decided = s.declared[owner], s.decided[owner]
    waits = declared != NOTHING and decided == UNDECIDED
    return {
        "coins": s.purse[owner] if shows_purse else None,
        "hand": _hand_size(s, owner),
        "bag": 0 if s.phase == at.FILL else how_many(s.bag[owner]),  # SN-107
        "declared": None if declared == NOTHING else NAMES[declared],
        "if_true": how_many(s.bag[owner]) * setting.penalties[declared] if waits else None,
        "decided": None if decided == UNDECIDED else OUTCOMES[decided],
        "threatened": bool(s.threatened >> owner & 1),
        "stall": named(s.stall[owner]),  # SN-108
        "contraband": len(s.down[owner]),  # SN-072, SN-109
        "face_down": _face_down(s.down[owner], me) if s.down[owner] else [],
        "taken_openly": [fact_json(known) for known in sorted(s.facts[owner])],  # SN-105
        "owed": tallied(s.owed[owner]),
        "said": s.said[owner],
        "named": s.named[owner],
        "served": named(s.served[owner]),
        "inspected": inspected_json(s.inspected, owner),
    }


def place_known(s: State, setting: Setting, owner: Seat, seat: Seat) -> PlaceKnown:
    """What of this place a seat knows better than all."""
    better: PlaceKnown = {}
    if owner == seat and not setting.open_purses and s.phase != at.OVER:
        better["coins"] = s.purse[owner]
    me, all_or_me = 1 << seat, 1 << SPECTATOR | 1 << seat
    for card in s.down[owner]:
        if seen_by(card) & all_or_me == me:
            better["face_down"] = _face_down(s.down[owner], me)
            break
    return better


def _hand_size(s: State, owner: Seat) -> int:
    """How many cards the others take to be in a hand: what is half done they do not see."""
    size = how_many(s.hand[owner])
    if s.phase == at.FILL:
        size += how_many(s.bag[owner])
    elif s.phase == at.ASIDE and owner == s.turn:
        size += how_many(s.aside)
    return size


def _face_down(cards: list[int], me: int) -> list[FaceDown]:
    """Cards that look the same to a seat are told together."""
    alike: dict[int, int] = {}
    for card in cards:
        look = card if seen_by(card) & me else unseen(card)
        alike[look] = alike.get(look, 0) + 1
    return [look_json(look, alike[look]) for look in sorted(alike)]


def noted_of(s: State, setting: Setting, seat: Seat) -> NotedOf:
    told = place(s, setting, seat, None, 0)
    return cast(NotedOf, {key: fact for key, fact in told.items() if key in NOTED})


def noted(s: State) -> Noted:
    return {
        "taken": [NAMES[kind] for kind in s.taken],
        "pile": None if s.pile == NOTHING else SOURCES[s.pile],
        "laid": s.laid,
    }


def read_notes_of(s: State, seat: Seat, told: Any) -> None:
    """What `noted_of` told."""
    if told["owed"]:
        s.owed[seat] = tuple(spread(told["owed"]))
    s.said[seat] = told["said"]
    s.named[seat] = told["named"]
    if told["served"]:
        s.served[seat] = counted(told["served"])[:LEGAL]
    s.inspected += read_inspected(seat, told["inspected"])


def read_notes(s: State, told: Any) -> None:
    """What `noted` told."""
    s.taken = [KIND_OF[name] for name in told["taken"]]
    s.pile = NOTHING if told["pile"] is None else SOURCES.index(told["pile"])
    s.laid = told["laid"]


def check_notes_of(setting: Setting, read: Reading, seats: int) -> None:
    """Whether the notes of a seat are such that they can be read."""
    checked_goods(read, "owed", read.table("owed"))
    read.count("said", 0, setting.drafts)
    read.count("named", 0, setting.drafts)
    checked_goods(read, "served", read.table("served"), LEGAL)
    opened, rounds = read.table("inspected"), setting.rounds[seats]
    for key in ("truthful", "lies"):
        if type(opened.get(key)) is not int or not 0 <= opened[key] <= rounds:
            raise read.wrong("inspected", f"bags that were truthful and lies, each 0 to {rounds}")


def check_notes(read: Reading, told: Mapping[str, Any]) -> None:
    """Whether the notes of the table are such that they can be read."""
    if not all(name in NAMES for name in read.rows("taken")):
        raise read.wrong("taken", "names of goods")
    if told.get("pile", "") is not None:
        read.word("pile", SOURCES[:2])
    read.count("laid", 0, MANY)
