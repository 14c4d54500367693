"""Holds and warehouses, square by square, with the goods as they lie in them."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from hoodwink.cli.games.cornish.goods import ink_of, short_names
from hoodwink.cli.games.cornish.map import SHIP, STORE, signed
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.games.cornish.setting import Room
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import capitalised

Block = list[Text]
"""A caption and the room below it."""

FREE: Final = "[]"
"""A square without goods; a square of goods shows two letters."""

WALL: Final = "  "


def rooms(view: View, things: Things, company: Company) -> Iterator[Block]:
    """The listener's own first, then what others have filled; a spectator sees all."""
    me = company.voice.me
    for seat in sorted(range(company.seats), key=lambda seat: seat != me):
        who, own = view["players"][seat], me in (seat, None)
        if who["ship"] and (own or who["hold"]):
            yield _hold(things, company, seat, who["ship"], who["hold"])
        for store, goods in who["warehouses"].items():
            if own or goods:
                yield _warehouse(things, company, seat, store, goods)


def _hold(things: Things, company: Company, seat: Seat, ship: str, goods: Sequence[str]) -> Block:
    """A hold tells how many of its squares are taken."""
    room = things.setting.ships.index(ship)
    filled = f" {sum(map(things.size_of, goods))}/{things.setting.rooms[room].squares}"
    return [
        signed(company, SHIP, seat).append(filled, "not bold"),
        *_laid(things, company, room, goods),
    ]


def _warehouse(
    things: Things, company: Company, seat: Seat, store: str, goods: Sequence[str]
) -> Block:
    where = f" {_place(things, company, store)}"
    caption = signed(company, STORE, seat).append(where, "not bold")
    return [caption, *_laid(things, company, things.room_of(store), goods)]


def _place(things: Things, company: Company, store: str) -> str:
    return capitalised(company.voice.word(things.place_of(store)))


def on_offer(view: View, things: Things, company: Company) -> Iterator[Block]:
    """The empty ships or warehouses that can still be chosen."""
    players = view["players"]
    if view["phase"] == "ships":
        taken = {who["ship"] for who in players}
        for ship in things.setting.ships:
            if ship not in taken:
                name = f"{SHIP} {company.voice.word(ship)}"
                yield _empty(things, company, name, things.setting.ships.index(ship))
    if view["phase"] == "warehouses":
        taken = {store for who in players for store in who["warehouses"]}
        for number in things.setting.starters:
            store = things.setting.warehouses[number]
            if store.key not in taken:
                yield _empty(
                    things, company, f"{STORE} {_place(things, company, store.key)}", store.room
                )


def _empty(things: Things, company: Company, name: str, room: int) -> Block:
    squares = things.setting.rooms[room].squares
    return [Text(f"{name} {squares}"), *_laid(things, company, room, ())]


def _laid(things: Things, company: Company, room: int, goods: Sequence[str]) -> Block:
    """One way for the goods to lie; they may be laid anew at any time (CS-064)."""
    plan, numbers = things.setting.rooms[room], sorted(map(things.number_of, goods))
    masks = things.setting.fitter.arrangement(room, numbers) or ()
    keys = [things.setting.forms[number].key for number in numbers]
    pieces = dict(zip(masks, keys, strict=True))
    return [_row(things, plan, y, pieces, short_names(things, company)) for y in range(plan.height)]


def _row(things: Things, plan: Room, y: int, pieces: dict[int, str], short: dict[str, str]) -> Text:
    line = Text()
    for x in range(plan.width):
        square = plan.square(y, x)
        form = next((form for mask, form in pieces.items() if mask & square), None)
        if form is not None:
            line.append(short[form], ink_of(things, form))
        else:
            line.append(FREE if plan.mask & square else WALL, "calm")
    return line
