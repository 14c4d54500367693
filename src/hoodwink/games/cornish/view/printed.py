"""What is printed for Cornish Smuggler and never changes during a match, fact by fact."""

from typing import TypedDict

from hoodwink.kernel.packs.sheets import LayoutTold

Drawing = list[str]
"""Rows of `#` and `.`: squares of goods, or with room for them, and squares without."""


class LandPrinted(TypedDict):
    """A place on land."""

    name: str
    """As moves say it."""
    kind: str
    """What it may be drawn as; else `town`, `port`, `cove` or `village`."""
    size: int
    """Of a town, 1 to 6: the column of the price list. 0 if nothing is sold here."""
    risk: int
    """Of landing in a port; 0 in a cove and where no ship comes."""
    cove: bool
    """Whether only those come here who have somebody that knows the way."""
    roads: list[str]
    """The neighbours on land."""
    lanes: list[str]
    """The neighbours at sea, for ports and coves."""


class SeaPrinted(TypedDict):
    """Open water, or a merchant abroad."""

    name: str
    """As moves say it."""
    merchant: bool
    """Whether goods are bought here."""
    lanes: list[str]
    """The neighbours at sea."""


class CostPrinted(TypedDict):
    """What an action costs: one or the other."""

    influence: int
    """Paid in talk."""
    gold: int
    """Paid in coin."""


class SpacePrinted(TypedDict):
    """A space of the customs track."""

    level: int
    """The risk that customs overlook while their pawn is here."""
    bribe: int
    """The gold that an officer wants."""
    officers: int
    """Officers who enter when the space is reached."""


class PricePrinted(TypedDict):
    """A square of the price list."""

    gold: int
    """Paid by the town."""
    reputation: int
    """Won with it."""


class GoodsPrinted(TypedDict):
    """A kind of goods."""

    name: str
    """As moves say it."""
    rows: Drawing
    """Its shape; it may be turned, but not turned over."""
    size: int
    """Its squares, which are risk when it is landed."""
    price: int
    """Gold at a merchant, with nobody to bargain."""
    stock: dict[str, int]
    """By merchant, how many lie there at the beginning."""


class ShipPrinted(TypedDict):
    """A ship to be chosen."""

    name: str
    """As moves say it."""
    hold: Drawing
    """The room in it."""


class WarehousePrinted(TypedDict):
    """A room for goods on land."""

    name: str
    """As moves say it."""
    place: str
    """Where on land it is."""
    room: Drawing
    """What fits into it."""
    start: bool
    """Whether it is chosen at the start; the others come with a character."""


class CharacterPrinted(TypedDict):
    """A character card. What it does is said in the small words of the pack."""

    name: str
    """As moves say it."""
    deck: str
    """Where it comes from."""
    cost: int
    """Gold for hiring it."""
    reputation: int
    """Won by hiring it."""
    mob: bool
    """Whether it joins a raid on the customs."""
    always: list[str]
    """What it does while it is yours."""
    use: list[str]
    """What it does when it is used, which turns it face down."""
    pay: list[str]
    """What using it costs."""
    action: bool
    """Whether using it is the action of the turn."""


class SecretPrinted(TypedDict):
    """A kind of secret card."""

    name: str
    """As moves say it."""
    count: int
    """How many there are of it."""
    when: str
    """On one's own `turn`, or when another's `landing`, `sale` or `march` is answered."""
    do: list[str]
    """Its effects in the small words of the pack."""


class Printed(TypedDict):
    """Board, cards and numbers, as the pack and the options of the match have them."""

    land: list[LandPrinted]
    """Every place on land."""
    sea: list[SeaPrinted]
    """Open water and merchants; ports and coves stand with the land."""
    customs: str
    """The place of the customs house."""
    apart: str
    """The place that no officer and no road reaches."""
    posts: list[str]
    """Where officers stand at the beginning."""
    layout: LayoutTold
    """Where all places are drawn."""
    gold: int
    """In each purse at the beginning."""
    influence: int
    """The same in talk."""
    honest_work: int
    """What honest work is measured against: it pays what gold and reputation lack to it."""
    costs: dict[str, CostPrinted]
    """By action: `sail`, `move`, `haul`, `march`, `discover`."""
    reputation_cost: int
    """Gold for buying one point of it."""
    fee: int
    """Influence that landing, hiring, buying, bribing and a raid cost beside all else."""
    rival_bribe: int
    """Gold more for an officer whom another has bribed."""
    row_costs: dict[str, int]
    """By row of the price list, the influence or reputation that asking for it costs."""
    wheel: int
    """Spaces of the gold wheel; whenever it passes START customs learn of it."""
    track: list[SpacePrinted]
    """The customs track from its first space."""
    ends: dict[str, int]
    """By how many play, the last space of the track."""
    prices: dict[str, list[PricePrinted]]
    """By row, `low`, `fair` and `high`, the squares for towns of size 1 to 6."""
    goods: list[GoodsPrinted]
    """Every kind."""
    ships: list[ShipPrinted]
    """All that there are."""
    warehouses: list[WarehousePrinted]
    """All that there are."""
    decks: list[str]
    """Of characters."""
    characters: list[CharacterPrinted]
    """All cards of all decks; nobody knows their order."""
    secrets: list[SecretPrinted]
    """All kinds."""
