"""The forest: two roads that cross, the towns at their ends, and the bands that lie in wait."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from hoodwink.cli.company import Company
from hoodwink.kernel.game import View

HALF: Final = 26
"""Columns to the left of the road from north to south, and as many to its right."""

RED: Final = ("gallows", "abbey", "mill", "fen")
WEST, EAST = ("mill", "cave"), ("ruin", "fen")
"""The hideouts just above the road from west to east; those below it are given with the rows."""

KNOWN: Final = (*RED, "hollow", "ravine", "thicket", "brook", "ruin", "cave", "bracken", "ford")


def forest(view: View, company: Company) -> Text:
    """York lies in the north, Nottingham in the south, Derby west, Lincoln east."""
    bands = {band["hideout"]: band for band in view["hideouts"]}
    met = (view["cart"] or {}).get("hideout")

    def place(name: str) -> Text:
        return _place(name, bands.get(name), name == met, company)

    rows = [
        _across(_town("york", company), "╥", place("abbey")),
        _across(place("brook"), "║", Text()),
        _across(_apart(*map(place, WEST)), "║", _apart(*map(place, EAST))),
        _road(company),
        _across(
            _apart(place("bracken"), place("ravine")), "║", _apart(place("thicket"), place("ford"))
        ),
        _across(Text(), "║", place("hollow")),
        _across(place("gallows"), "╨", _town("nottingham", company)),
    ]
    return Text("\n").join([*rows, *_elsewhere(bands, company)])


def _elsewhere(bands: Mapping[str, Any], company: Company) -> list[Text]:
    """Bands in hideouts of a pack that this map does not know."""
    others = [_place(name, bands[name], False, company) for name in bands if name not in KNOWN]
    return [Text("  ").join(others)] if others else []


def _town(name: str, company: Company) -> Text:
    return Text(company.voice.word(name).upper(), "title")


def _place(name: str, band: Mapping[str, Any] | None, met: bool, company: Company) -> Text:
    """A hideout by name, with the raiders of each seat; the leader's come first."""
    style = "danger" if name in RED else "" if band else "calm"
    called = company.voice.word(name) if name in KNOWN else name
    text = Text(called, f"{style} reverse" if met else style)
    if band is None:
        return text
    text.append(" ")
    for seat in _members(band):
        text.append_text(company.emblem(seat)).append(str(band["raiders"][seat]))
    return text.append(f"[{band['letter']}]") if band["letter"] else text


def _members(band: Mapping[str, Any]) -> list[int]:
    there = [seat for seat, raiders in enumerate(band["raiders"]) if raiders]
    return sorted(there, key=lambda seat: seat != band["leader"])


def _across(left: Text, road: str, right: Text) -> Text:
    left = left.copy()
    left.truncate(HALF)
    row = Text(" " * (HALF - left.cell_len)).append_text(left).append(f" {road} ", "coin")
    right = right.copy()
    right.truncate(HALF)
    return row.append_text(right)


def _apart(first: Text, second: Text) -> Text:
    """Two places on one side of the road, as far apart as there is room."""
    gap = max(1, HALF - first.cell_len - second.cell_len)
    return Text.assemble(first, " " * gap, second)


def _road(company: Company) -> Text:
    """From Derby to Lincoln."""
    west, east = _town("derby", company), _town("lincoln", company)
    left = "═" * (HALF - west.cell_len)
    right = "═" * (HALF - east.cell_len)
    return Text.assemble(west, " ", (f"{left}╬{right}", "coin"), " ", east)


def marked(view: View) -> Sequence[dict[str, Any]]:
    """What has been agreed about bands, in so far as all can see it."""
    told = []
    for band in view["hideouts"]:
        facts = {fact: band[fact] for fact in ("pledges", "target", "informant", "escrow")}
        facts = {fact: value for fact, value in facts.items() if value not in (None, [])}
        if facts:
            told.append({"hideout": band["hideout"], "letter": band["letter"] or "none", **facts})
    return told
