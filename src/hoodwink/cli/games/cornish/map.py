"""West Cornwall coast by coast: what each place buys and risks, and who and what is there."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final

from rich.text import Text

from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.flow import Flow
from hoodwink.cli.table.ink import seat_ink
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import capitalised

COASTS: Final[Mapping[str, tuple[str, ...]]] = {
    "st-ives-bay": (
        *("cape-cornwall", "st-ives-bay", "off-portreath", "pendeen", "zennor", "st-ives"),
        *("lelant", "hayle", "gwithian", "portreath"),
    ),
    "lands-end": (
        *("western-approaches", "off-st-levan", "lands-end", "scilly", "st-just", "sennen"),
        *("st-levan", "st-buryan", "sancreed"),
    ),
    "mounts-bay": (
        *("mounts-bay", "lamorna", "mousehole", "newlyn", "penzance", "madron", "ludgvan"),
        *("marazion", "perranuthnoe", "prussia-cove"),
    ),
    "lizard": (
        *("off-porthleven", "off-lizard", "breage", "porthleven", "helston", "gunwalloe"),
        *("mullion", "lizard", "cadgwith", "coverack", "gweek"),
    ),
    "up-north": (
        *("up-north", "redruth", "wendron", "praze", "camborne", "leedstown", "godolphin"),
        *("goldsithney", "st-erth", "nancledra"),
    ),
}
"""Places along the roads, as far as one line can follow them."""

ROAD: Final = "─"
GAP: Final = "  "
OFFICER: Final = "■"
SHIP: Final = "≈"
STORE: Final = "⌂"
COVE: Final = "*"
SIGNS: Final = (
    ("4", "coin", "town"),
    ("+5", "danger", "port"),
    (f"+0{COVE}", "danger", "cove"),
    (ROAD.strip(), "", "road"),
    (OFFICER, "danger", "officer"),
    (SHIP, "", "ship"),
    (STORE, "", "warehouse"),
)
"""A sign, its ink, and the last word of the message that explains it."""


def coasts(view: View, things: Things, company: Company) -> Iterator[tuple[Text, Flow]]:
    """A row a coast, then the ships abroad."""
    for coast, places in COASTS.items():
        name = Text(company.voice.say(f"table-coast-{coast}"), "calm")
        yield name, _places(view, things, company, places)
    elsewhere = _elsewhere(view, things)
    if elsewhere:
        yield (
            Text(company.voice.say("table-abroad"), "calm"),
            _places(view, things, company, elsewhere),
        )


def _elsewhere(view: View, things: Things) -> list[str]:
    """What no coast has: ships at the merchants, mostly, and places of an owner's pack."""
    busy = [row["place"] for row in (*view["officers"], *view["ashore"])]
    for who in view["players"]:
        busy += [*who["pawns"], *([who["anchor"]] if who["anchor"] else [])]
    known = {place for places in COASTS.values() for place in places}
    return [place for place in dict.fromkeys([*busy, *things.board.land]) if place not in known]


def signs(company: Company) -> Flow:
    """What the signs on the map mean."""
    return Flow([_sign(company, *sign) for sign in SIGNS])


def _sign(company: Company, sign: str, ink: str, name: str) -> Text:
    return Text.assemble((sign, ink), (f" {company.voice.say(f'table-sign-{name}')}", "calm"))


def _places(view: View, things: Things, company: Company, places: Iterable[str]) -> Flow:
    """Open water and merchants are named only when a ship lies there."""
    told: dict[str, Text] = {}
    for place in places:
        name, there = capitalised(company.voice.word(place)), _there(view, things, company, place)
        if there:
            told[place] = Text.assemble((name, "bold"), _numbers(things, place), *there)
        elif place in things.board.land:
            told[place] = Text.assemble((name, "calm"), _numbers(things, place))
    for one, other in pairwise(told):
        told[one].append(ROAD if joined(things, one, other) else GAP, "calm")
    return Flow(list(told.values()), "")


def joined(things: Things, one: str, other: str) -> bool:
    """Whether a road leads from one place to the other."""
    land = things.board.land
    if one not in land or other not in land:
        return False
    return land.index(other) in things.board.roads[land.index(one)]


def _numbers(things: Things, place: str) -> Text:
    """The size of a town, the risk of a port; a cove adds nothing."""
    told = Text()
    if place in things.board.land:
        at = things.board.land.index(place)
        told.append(str(things.board.sizes[at] or ""), "coin")
        if things.board.coves[at]:
            told.append(f"+0{COVE}", "danger")
        elif things.board.risks[at]:
            told.append(f"+{things.board.risks[at]}", "danger")
    return Text(" ").append_text(told) if told else told


def _there(view: View, things: Things, company: Company, place: str) -> list[Text]:
    """What is in a place: officers, pawns, ships, warehouses, goods."""
    found = [_officer(company, row["briber"]) for row in view["officers"] if row["place"] == place]
    for seat, who in enumerate(view["players"]):
        found += [company.emblem(seat) for pawn in who["pawns"] if pawn == place]
    for seat, who in enumerate(view["players"]):
        found += [signed(company, SHIP, seat)] if who["anchor"] == place else []
        stores = [store for store in who["warehouses"] if things.place_of(store) == place]
        found += [signed(company, STORE, seat) for _ in stores]
    found += [
        _owned(company, row["goods"], row["owner"])
        for row in view["ashore"]
        if row["place"] == place
    ]
    return [Text(" ").append(one) for one in found]


def signed(company: Company, sign: str, seat: Seat) -> Text:
    """A sign that belongs to somebody."""
    return Text(sign, seat_ink(seat)).append(company.emblem(seat))


def _officer(company: Company, briber: Seat | None) -> Text:
    return Text(OFFICER, "danger") if briber is None else signed(company, OFFICER, briber)


def _owned(company: Company, goods: str, owner: Seat | None) -> Text:
    name = Text(company.voice.word(goods), "calm" if owner is None else seat_ink(owner))
    return name if owner is None else Text.assemble(company.emblem(owner), ":", name)
