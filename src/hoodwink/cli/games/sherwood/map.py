"""The forest: two roads that cross, the towns at their ends, and the bands that lie in wait."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from hoodwink.cli.table.company import Company
from hoodwink.games.sherwood.setting import Setting
from hoodwink.kernel.game import View

HALF: Final = 26
"""Columns to the left of the road from north to south, and as many to its right."""


def forest(setting: Setting, view: View, company: Company) -> Text:
    """The first road runs from south to north, the second from west to east."""
    board = setting.board
    red = {board.hideouts[h] for h in board.red}
    bands = {band["hideout"]: band for band in view["hideouts"]}
    met = (view["cart"] or {}).get("hideout")

    def places(hideouts: Iterable[int]) -> Text:
        names = [board.hideouts[h] for h in hideouts]
        drawn = [_place(n, n in red, bands.get(n), n == met, company) for n in names]
        return Text(" ").join(drawn)

    south, north, west, east = (set(arm) for arm in board.arms)
    along = [[h for h in arm if sum(h in one for one in board.arms) == 1] for arm in board.arms]
    above = _apart(places(along[2][::2]), places(north & west))
    below = _apart(places(along[2][1::2]), places(south & west))
    return Text("\n").join(
        [
            _across(_town(board.towns[1], company), "╥", places(along[1][:1])),
            *(_beside(n, places([h])) for n, h in enumerate(along[1][1:])),
            _across(above, "║", _apart(places(north & east), places(along[3][::2]))),
            _road(board.towns, company),
            _across(below, "║", _apart(places(south & east), places(along[3][1::2]))),
            *reversed([_beside(n + 1, places([h])) for n, h in enumerate(along[0][1:])]),
            _across(places(along[0][:1]), "╨", _town(board.towns[0], company)),
        ]
    )


def _beside(number: int, place: Text) -> Text:
    """A hideout of the road from south to north: one to its left, the next to its right."""
    return _across(Text(), "║", place) if number % 2 else _across(place, "║", Text())


def _town(name: str, company: Company) -> Text:
    return Text(_called(name, company).upper(), "title")


def _called(name: str, company: Company) -> str:
    """Its name, or what the language of the table calls it."""
    called = company.voice.nicknames.get(name)
    return called or company.voice.find(f"word-{name}", {}) or name


def _place(
    name: str, red: bool, band: Mapping[str, Any] | None, met: bool, company: Company
) -> Text:
    """A hideout by name, with the raiders of each seat; the leader's come first."""
    style = "danger" if red else "" if band else "calm"
    text = Text(_called(name, company), f"{style} reverse" if met else style)
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


def _road(towns: Sequence[str], company: Company) -> Text:
    west, east = _town(towns[2], company), _town(towns[3], company)
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
