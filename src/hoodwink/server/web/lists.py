"""Games, open tables, and my tables."""

from litestar import Router, get

from hoodwink.bots import bot_names
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box
from hoodwink.kernel.options import Option
from hoodwink.server.store import port
from hoodwink.server.tables import heading
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.house import House
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.loading import NoSuchTable
from hoodwink.server.web.answers import FOR_ALL, MINE
from hoodwink.server.web.desk import AnyRequest, Desk, asked_of
from hoodwink.server.wire.bodies import TableRow, WordToAll
from hoodwink.server.wire.games import GameTold, OptionTold

MOST = 100


@get("/games", **FOR_ALL)
async def games(request: AnyRequest) -> list[GameTold]:
    """All games with their options. As their own schema has them."""
    extra = asked_of(request).bots
    return [_game(box, extra) for box in BOXES.values()]


def _game(box: Box, extra: tuple[str, ...]) -> GameTold:
    return GameTold(
        box.name,
        box.seats[0],
        box.seats[-1],
        [_option(option) for option in box.options],
        [*bot_names(box.name), *extra],
        box.version,
    )


def _option(option: Option) -> OptionTold:
    return OptionTold(
        option.name,
        option.kind,
        option.default,
        option.rule,
        list(option.choices),
        option.low,
        option.high,
    )


@get("/word", **FOR_ALL)
async def word(request: AnyRequest) -> WordToAll:
    """A word to all. What who runs the server has said last; at tables it is heard at once."""
    return asked_of(request).word


@get("/", **FOR_ALL)
async def open_tables(request: AnyRequest) -> list[TableRow]:
    """Open tables. Those that their hosts have opened to all."""
    desk = asked_of(request)
    return await _rows(desk, await desk.house.around.store.open_tables(MOST), None)


@get("/me/tables", **MINE)
async def my_tables(request: AnyRequest) -> list[TableRow]:
    """Tables where I sit, and those that I host. Some may need another version of Hoodwink."""
    desk = asked_of(request)
    person = await desk.person(request)
    return await _rows(desk, await desk.house.around.store.tables_of(person.id, MOST), person.id)


async def _rows(desk: Desk, kept: list[port.Table], me: str | None) -> list[TableRow]:
    rows = []
    for table in kept:
        try:
            rows.append(row_of(desk.house, await desk.house.live(table.id), me))
        except NoSuchTable:
            continue
        except OtherVersion as error:  # cannot be opened here; the rest can
            if me is not None:
                rows.append(await _unopened(desk.house, table, me, error.by))
    return rows


async def _unopened(house: House, kept: port.Table, me: str, needs: str) -> TableRow:
    """A table that began by other rules, as far as it is known without playing it."""
    sitting = await house.around.store.seats_of(kept.id)
    await house.people.learn(sitting.values())
    seats = heading.seats_told(kept.heading) or max(sitting, default=-1) + 1
    people = [sitting.get(seat) for seat in range(seats)]
    return TableRow(
        kept.id,
        kept.game,
        kept.status,
        [None if person is None else house.people.name(person) for person in people],
        people.index(me) if me in people else None,
        False,
        kept.touched,
        kept.open,
        needs,
        kept.host == me,
    )


def row_of(house: House, live: Live, me: str | None) -> TableRow:
    """Told by what all have heard: that somebody prepares something in secret moves no moment."""
    table = live.table
    seat = None if me is None else table.seat_of(me)
    awaited = table.match.to_act if table.match else ()
    names = [
        house.people.name(chair.person) if chair.person else chair.bot for chair in table.chairs
    ]
    return TableRow(
        table.id,
        table.game,
        table.status,
        names,
        seat,
        seat is not None and seat in awaited and table.chairs[seat].bot is None,
        max(live.kept.touched, table.moved_at),
        live.kept.open,
        hosted=me is not None and table.host == me,
    )


router = Router("/api", route_handlers=[games, word, my_tables])
