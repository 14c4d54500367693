"""Where the roads lead from what is yours, and how near the customs are."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from rich.text import Text

from hoodwink.cli.games.cornish.cards import headed
from hoodwink.cli.games.cornish.map import COASTS, ROAD, SHIP
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.flow import Flow
from hoodwink.games.cornish.setting import FAR
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import capitalised

NOT_AT_ALL: Final = -1
"""Steps of an officer to where no road leads."""


def ways(view: View, things: Things, company: Company) -> Iterator[Text]:
    """From the listener's pawns and goods by land, from the ship by sea."""
    me, say = company.voice.me, company.voice.say
    if me is None:
        return
    for place in _own_places(view, me):
        roads = [
            things.board.land[end] for end in things.board.roads[things.board.land.index(place)]
        ]
        steps = _steps_of_customs(view, things, me, place)
        yield headed(_name(company, place), say("table-roads", roads=roads, steps=steps))
    anchor = view["players"][me]["anchor"]
    if anchor:
        lanes = [
            things.board.sea[end] for end in things.board.lanes[things.board.sea.index(anchor)]
        ]
        ship = f"{SHIP} {_name(company, anchor)}"
        yield headed(ship, say("table-lanes", lanes=lanes))


def other_roads(things: Things, company: Company) -> tuple[Text, Flow]:
    """All roads that the rows of the map do not show."""
    shown = {frozenset(pair) for places in COASTS.values() for pair in pairwise(places)}
    told = []
    for start, ends in enumerate(things.board.roads):
        for end in ends:
            pair = (things.board.land[start], things.board.land[end])
            if start < end and frozenset(pair) not in shown:
                told.append(Text(ROAD.join(_name(company, place) for place in pair)))
    return Text(company.voice.say("table-other-roads"), "info"), Flow(told)


def _name(company: Company, place: str) -> str:
    return capitalised(company.voice.word(place))


def _own_places(view: View, me: Seat) -> list[str]:
    goods = [row["place"] for row in view["ashore"] if row["owner"] == me]
    return list(dict.fromkeys([*view["players"][me]["pawns"], *goods]))


def _steps_of_customs(view: View, things: Things, me: Seat, place: str) -> int:
    """How far the nearest officer is whom the listener has not bribed."""
    away = things.board.away[things.board.land.index(place)]
    posts = [row["place"] for row in view["officers"] if row["briber"] != me]
    steps = min((away[things.board.land.index(post)] for post in posts), default=FAR)
    return NOT_AT_ALL if steps == FAR else steps
