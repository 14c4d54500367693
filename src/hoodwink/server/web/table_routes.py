"""Making tables, finding them, and all that is done at one beside playing."""

from asyncio import to_thread
from collections.abc import Callable, Sequence

from litestar import Response, Router, delete, get, post
from litestar.exceptions import HTTPException

from hoodwink.bots import bot_names
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import seating
from hoodwink.server.tables.heading import headed
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.loading import NoSuchTable, record
from hoodwink.server.tables.seating import NotAllowed
from hoodwink.server.tables.table import Table
from hoodwink.server.web.desk import AnyRequest, Desk, asked_of
from hoodwink.server.web.lists import open_tables
from hoodwink.server.wire.bodies import (
    HandOver,
    ManSeat,
    Mute,
    NewTable,
    OfSeat,
    Sit,
    TableMade,
)


def _made(desk: Desk, live: Live) -> TableMade:
    return TableMade(live.kept.id, live.kept.code, f"{desk.public_url}/t/{live.kept.id}")


@post("/", status_code=201)
async def make(request: AnyRequest, data: NewTable) -> TableMade:
    """A table by its game, seats and options; who makes it is its host."""
    desk = asked_of(request)
    person = await desk.person(request)
    if data.pack is not None and len(data.pack.encode()) > desk.limits.pack_bytes:
        most = desk.limits.pack_bytes
        raise HTTPException(f"a pack has at most {most} bytes", status_code=413)
    if await desk.house.around.store.hosted(person.id) >= desk.limits.tables_a_person:
        most = desk.limits.tables_a_person
        raise NotAllowed("table-full", f"one person may host {most} tables at a time; close one")
    heading, secret = await to_thread(
        headed, data.game, data.seats, data.options, data.house, data.pack
    )
    rows = _first_rows(desk, data, person.id)
    live = await desk.house.create(person.id, heading, secret, data.open)
    if rows:
        await desk.house.act(live, lambda _: rows)
    return _made(desk, live)


def _first_rows(desk: Desk, data: NewTable, person: str) -> list[log.AnyEntry]:
    """Bots and the host on their chairs; said before there is a table, so none is half made."""
    known = (*bot_names(data.game), *desk.bots)
    rows: list[log.AnyEntry] = []
    for seat, bot in data.bots.items():
        if seat not in map(str, range(data.seats)):
            raise NotAllowed("no-such-seat", f"there is no seat {seat[:9]!r}")
        if bot not in known:
            there = ", ".join(known)
            raise NotAllowed("no-such-bot", f"there is no bot {bot!r}; there are: {there}")
        rows.append(log.Manned(int(seat), bot))
    if data.sit is not None:
        if not 0 <= data.sit < data.seats:
            raise NotAllowed("no-such-seat", f"there is no seat {data.sit}")
        rows.append(log.Sat(data.sit, person))
    return rows


@get("/{id:str}/record", media_type="application/jsonl")
async def get_record(request: AnyRequest, id: str) -> Response[str]:
    """The whole match with its secret, once it is over."""
    desk = asked_of(request)
    person = await desk.person(request) if "authorization" in request.headers else None
    live = await desk.table(id, person)
    return Response(await desk.house.look(live, _written(live)), media_type="application/jsonl")


def _written(live: Live) -> Callable[[Table], str]:
    """When nothing is under way, or the secret could be told of an end that is not stored."""

    def written(table: Table) -> str:
        if table.status != "over":
            raise NotAllowed(
                "not-over", "the match is not over; until then its record tells nothing"
            )
        return record(live).dumps()

    return written


Decided = Callable[[Table, str], seating.Rows]


async def _act(request: AnyRequest, id: str, decide: Decided) -> None:
    desk = asked_of(request)
    person = await desk.person(request)
    live = await desk.table(id, person)
    await desk.house.act(live, lambda table: decide(table, person.id))


@post("/{id:str}/sit", status_code=204)
async def sit(request: AnyRequest, id: str, data: Sit) -> None:
    await _act(request, id, lambda table, me: seating.sit(table, me, data.seat))


@post("/{id:str}/leave", status_code=204)
async def leave(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.leave)


@post("/{id:str}/start", status_code=204)
async def start(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.begin)


@post("/{id:str}/bots", status_code=204)
async def man(request: AnyRequest, id: str, data: ManSeat) -> None:
    await _act(
        request,
        id,
        lambda table, me: seating.man(table, me, data.seat, data.bot, _bots(request, table)),
    )


def _bots(request: AnyRequest, table: Table) -> Sequence[str]:
    return (*bot_names(table.game), *asked_of(request).bots)


@post("/{id:str}/hand-over", status_code=204)
async def hand_over(request: AnyRequest, id: str, data: HandOver) -> None:
    await _act(
        request, id, lambda table, me: seating.hand_over(table, me, data.bot, _bots(request, table))
    )


@post("/{id:str}/take-back", status_code=204)
async def take_back(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.take_back)


@post("/{id:str}/resign", status_code=204)
async def resign(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.resign)


@post("/{id:str}/remove", status_code=204)
async def remove(request: AnyRequest, id: str, data: OfSeat) -> None:
    desk = asked_of(request)

    def decide(table: Table, me: str) -> seating.Rows:
        live = desk.house.lives[table.id]
        now = desk.house.around.clock()
        return seating.remove(table, me, data.seat, now, live.present(data.seat))

    await _act(request, id, decide)


@post("/{id:str}/pause", status_code=204)
async def pause(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.ask_pause)


@post("/{id:str}/resume", status_code=204)
async def resume(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.resume)


@post("/{id:str}/mute", status_code=204)
async def mute(request: AnyRequest, id: str, data: Mute) -> None:
    await _act(request, id, lambda table, me: seating.mute(table, me, data.person, data.mute))


@delete("/{id:str}", status_code=204)
async def close(request: AnyRequest, id: str) -> None:
    await _act(request, id, seating.close)
    asked_of(request).house.forget(id)


@post("/{id:str}/rematch", status_code=201)
async def rematch(request: AnyRequest, id: str) -> TableMade:
    """The same people, one seat on; who asks second gets the table that is there already."""
    desk = asked_of(request)
    person = await desk.person(request)
    live = await desk.table(id, person)
    if live.table.rematch is None:
        seating.rematch(live.table, person.id, "")
        old = live.table.heading
        record = old.record
        heading, secret = headed(record["game"], old.seats, record["options"], old.house, old.pack)
        rows = seating.rotated(live.table)
        made = await desk.house.create(person.id, heading, secret, live.kept.open)
        await desk.house.act(made, lambda _: rows)
        if live.table.rematch is None:
            await desk.house.act(
                live, lambda table: seating.rematch(table, person.id, made.kept.id)
            )
    assert live.table.rematch
    return _made(desk, await desk.house.live(live.table.rematch))


@get("/code/{code:str}")
async def by_code(request: AnyRequest, code: str) -> TableMade:
    """The table that a code stands for, while it waits for players."""
    desk = asked_of(request)
    kept = await desk.house.around.store.table_by_code(code.upper())
    if kept is None or kept.status != "lobby":
        raise NoSuchTable("there is no such table")
    return _made(desk, await desk.house.live(kept.id))


router = Router(
    "/api/tables",
    route_handlers=[
        open_tables, make, get_record, sit, leave, start, man, hand_over, take_back, resign,
        remove, pause, resume, mute, close, rematch, by_code,
    ],
)  # fmt: skip
