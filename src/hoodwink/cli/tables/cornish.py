"""Cornish Smuggler: west Cornwall coast by coast, the merchants, the players, your own secrets."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoodwink.cli.company import Company
from hoodwink.cli.flow import Flow
from hoodwink.cli.ink import seat_ink
from hoodwink.cli.tables.plain import NOTHING, Drawing
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import capitalised

COASTS: Final[Mapping[str, tuple[str, ...]]] = {
    "st-ives-bay": (
        *("cape-cornwall", "off-portreath", "pendeen", "zennor", "st-ives", "lelant", "hayle"),
        *("gwithian", "portreath"),
    ),
    "lands-end": (
        *("western-approaches", "off-st-levan", "scilly", "st-just", "sennen", "st-levan"),
        *("st-buryan", "sancreed"),
    ),
    "mounts-bay": (
        *("lamorna", "mousehole", "newlyn", "penzance", "madron", "ludgvan", "marazion"),
        *("perranuthnoe", "prussia-cove"),
    ),
    "lizard": (
        *("off-porthleven", "off-lizard", "breage", "porthleven", "helston", "gweek"),
        *("gunwalloe", "mullion", "cadgwith", "coverack"),
    ),
    "up-north": (
        *("redruth", "camborne", "praze", "wendron", "leedstown", "st-erth", "nancledra"),
        *("godolphin", "goldsithney"),
    ),
}
"""The name of a coast is a place on it, too."""

WATERS: Final = frozenset(
    (
        *("st-ives-bay", "cape-cornwall", "off-portreath", "lands-end", "western-approaches"),
        *("off-st-levan", "mounts-bay", "off-lizard", "off-porthleven"),
    )
)
"""Named on the map only when a ship lies there."""

OFFICER: Final = "■"
SHIP: Final = "≈"
STORE: Final = "⌂"


class Chart(Drawing):
    """Pawns are letters, ships have waves before theirs, officers are black."""

    def draw(self, view: View, company: Company) -> RenderableType:
        return Group(_map(view, company), _players(view, company))


DRAWING: Final = Chart()


def _label(company: Company, name: str) -> Text:
    """A word beside the table."""
    return Text(company.voice.say(f"table-{name}"), "calm")


def _map(view: View, company: Company) -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_row(_label(company, "customs"), _customs(view, company))
    for coast, there in _coasts(view):
        name = Text(capitalised(company.voice.word(coast)), "calm")
        rows.add_row(name, _places(view, company, there))
    for merchant, stall in view["merchants"].items():
        ships = _ships(view, company, merchant)
        name = Text.assemble(capitalised(company.voice.word(merchant)), *ships)
        rows.add_row(name, _listed(_counted(company, stall)))
    rows.add_row(_label(company, "faces"), _faces(view, company))
    for label, words in _if_any(view, company):
        rows.add_row(_label(company, label), _listed(words, "info"))
    return rows


def _customs(view: View, company: Company) -> Flow:
    """The round, the wheel, and what the customs track now says."""
    facts = [(name, str(view[name])) for name in ("round", "wheel", "track", "level")]
    facts.append(("bribe", company.voice.say("gold", first=view["bribe"])))
    told = [Text.assemble(_label(company, name), " ", (fact, "bold")) for name, fact in facts]
    return Flow(told)


def _coasts(view: View) -> Iterator[tuple[str, tuple[str, ...]]]:
    """All places by coast; what another pack has elsewhere comes last, where something is there."""
    known = {place for coast in COASTS.items() for place in (coast[0], *coast[1])}
    for coast, places in COASTS.items():
        yield coast, (coast, *places)
    others = dict.fromkeys(place for place in _busy(view) if place not in known)
    for place in others:
        yield place, (place,)


def _busy(view: View) -> Iterator[str]:
    """Where something is, merchants aside."""
    for row in (*view["officers"], *view["ashore"]):
        yield row["place"]
    for who in view["players"]:
        yield from who["pawns"]
        if who["anchor"] and who["anchor"] not in view["merchants"]:
            yield who["anchor"]


def _places(view: View, company: Company, places: Iterable[str]) -> Flow:
    told = []
    for place in places:
        there = _there(view, company, place)
        name = capitalised(company.voice.word(place))
        if there:
            told.append(Text.assemble((name, "bold"), *there))
        elif place not in WATERS:
            told.append(Text(name, "calm"))
    return Flow(told)


def _there(view: View, company: Company, place: str) -> list[Text]:
    """What is in a place: officers, pawns, ships, goods."""
    found = [_officer(company, row["briber"]) for row in view["officers"] if row["place"] == place]
    for seat, who in enumerate(view["players"]):
        found += [company.emblem(seat) for pawn in who["pawns"] if pawn == place]
    found += [ship for _, ship in _anchored(view, company, place)]
    found += [
        _owned(company, row["goods"], row["owner"])
        for row in view["ashore"]
        if row["place"] == place
    ]
    return [Text(" ").append(one) for one in found]


def _officer(company: Company, briber: Seat | None) -> Text:
    if briber is None:
        return Text(OFFICER, "danger")
    return Text(OFFICER, seat_ink(briber)).append(company.emblem(briber))


def _owned(company: Company, goods: str, owner: Seat | None) -> Text:
    name = Text(company.voice.word(goods), "calm" if owner is None else seat_ink(owner))
    return name if owner is None else Text.assemble(company.emblem(owner), ":", name)


def _anchored(view: View, company: Company, place: str) -> Iterator[tuple[Seat, Text]]:
    for seat, who in enumerate(view["players"]):
        if who["anchor"] == place:
            yield seat, Text(SHIP, seat_ink(seat)).append(company.emblem(seat))


def _ships(view: View, company: Company, place: str) -> list[Text]:
    return [Text(" ").append(ship) for _, ship in _anchored(view, company, place)]


def _counted(company: Company, stall: Mapping[str, int]) -> list[str]:
    return [f"{count} {company.voice.word(form)}" for form, count in stall.items()]


def _listed(words: Iterable[str], style: str = "") -> Flow:
    return Flow([Text(word, style) for word in words] or [Text(NOTHING)], ", ")


def _faces(view: View, company: Company) -> Flow:
    """The characters for hire, and how many lie under each."""
    told = []
    for face, deck, bottom in zip(view["faces"], view["decks"], view["bottoms"], strict=True):
        name = company.voice.word(face) if face else NOTHING
        told.append(Text.assemble(name, (f" +{deck + len(bottom)}", "calm")))
    return Flow(told, ", ")


def _if_any(view: View, company: Company) -> Iterator[tuple[str, list[str]]]:
    """What is only sometimes there: seized goods, what is being landed or freed, own secrets."""
    pending, word = view["pending"], company.voice.word
    drafted = [row["goods"] for row in (*pending["draft"], *pending["raiding"])]
    for label, goods in (("seized", view["seized"]), ("draft", drafted)):
        if goods:
            yield label, _counted(company, Counter(goods))
    if view["hand"]:
        yield "hand", [word(secret) for secret in view["hand"]]


def _players(view: View, company: Company) -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for seat, who in enumerate(view["players"]):
        rows.add_row(_name(view, company, seat), _purse(view, company, seat))
        rows.add_row("", _belongings(company, who))
    return rows


def _name(view: View, company: Company, seat: Seat) -> Text:
    """Who acts has an arrow, who begins the round a star; the letter stands on the map."""
    acts = "▶" if seat in view["to_act"] else " "
    star = "★" if seat == view["first"] else " "
    return Text.assemble(
        (acts, "go"), (star, "coin"), company.emblem(seat), " ", company.name(seat)
    )


def _purse(view: View, company: Company, seat: Seat) -> Flow:
    who, say = view["players"][seat], company.voice.say
    told = [Text(say(coin, first=who[coin])) for coin in ("gold", "influence", "reputation")]
    told[0].stylize("coin")
    told.append(Text(say("secrets", first=view["hand_sizes"][seat])))
    if who["passed"]:
        told.append(_label(company, "passed"))
    return Flow(told, ", ")


def _belongings(company: Company, who: Mapping[str, Any]) -> Flow:
    """Ship, warehouses and characters; a used character stands in brackets."""
    word, told = company.voice.word, []
    if who["ship"]:
        told.append(_kept(company, SHIP, who["ship"], who["hold"]))
    told += [_kept(company, STORE, store, goods) for store, goods in who["warehouses"].items()]
    for card in who["characters"]:
        name = word(card["character"])
        told.append(Text(f"({name})", "calm") if card["used"] else Text(name))
    return Flow(told, "; ")


def _kept(company: Company, sign: str, room: str, goods: list[str]) -> Text:
    inside = ", ".join(_counted(company, Counter(goods))) or NOTHING
    return Text.assemble((f"{sign} {company.voice.word(room)}: ", "calm"), inside)
