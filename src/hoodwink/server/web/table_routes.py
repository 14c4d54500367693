"""Making tables, finding them, and all that is done at one beside playing."""

from collections.abc import Callable, Sequence

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from hoodwink.bots import bot_names
from hoodwink.server.store import writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import seating
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.loading import NoSuchTable, record
from hoodwink.server.tables.seating import NotAllowed
from hoodwink.server.tables.table import Table
from hoodwink.server.web.answers import AT_TABLE, route
from hoodwink.server.web.desk import AnyRequest, Desk, asked_of
from hoodwink.server.web.entrance.packs import heading_for, let_in
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


@post("/", status_code=201, **route(409, 413))
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
    """Make a table. Who makes it is its host."""
    desk = asked_of(request)
    person = await desk.person(request)
    if data.pack is not None:
        let_in(desk, request, person.id, data.pack)
    async with desk.making.of(person.id):  # or as many more could be made as are asked for at once
        await _must_be_few(desk, person.id)
        heading, secret, _held = await heading_for(
            desk, data.game, data.seats, data.options, data.house, data.pack
        )
        rows = _first_rows(desk, data, person.id)
        live = await desk.house.create(person.id, heading, secret, data.open)
    if rows:
        await desk.house.act(live, lambda _: rows)
    return _made(desk, live)


async def _must_be_few(desk: Desk, person: str) -> None:
    most = desk.limits.tables_a_person
    if await desk.house.around.store.hosted(person) >= most:
        raise NotAllowed("table-full", f"one person may host {most} tables at a time; close one")


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


@get("/{id:str}/record", media_type="application/jsonl", **route(401, 404, 409, key=False))
async def get_record(request: AnyRequest, id: FromPath[str]) -> Response[str]:
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


@post("/{id:str}/sit", status_code=204, **AT_TABLE)
async def sit(request: AnyRequest, id: FromPath[str], data: JSONBody[Sit]) -> None:
    """Sit down. On a chair of one's choice, or on the first that is free."""
    await _act(request, id, lambda table, me: seating.sit(table, me, data.seat))


@post("/{id:str}/leave", status_code=204, **AT_TABLE)
async def leave(request: AnyRequest, id: FromPath[str]) -> None:
    """Leave my seat. During a match a bot plays on, as after resigning."""
    await _act(request, id, seating.leave)


@post("/{id:str}/start", status_code=204, **AT_TABLE)
async def start(request: AnyRequest, id: FromPath[str]) -> None:
    """Begin the match. The host does, and bots fill the empty chairs."""
    await _act(request, id, seating.begin)


@post("/{id:str}/bots", status_code=204, **AT_TABLE)
async def man(request: AnyRequest, id: FromPath[str], data: JSONBody[ManSeat]) -> None:
    """Put a bot on an empty chair. The host does, before the match; null takes it away again."""
    await _act(
        request,
        id,
        lambda table, me: seating.man(table, me, data.seat, data.bot, _bots(request, table)),
    )


def _bots(request: AnyRequest, table: Table) -> Sequence[str]:
    return (*bot_names(table.game), *asked_of(request).bots)


@post("/{id:str}/hand-over", status_code=204, **AT_TABLE)
async def hand_over(request: AnyRequest, id: FromPath[str], data: JSONBody[HandOver]) -> None:
    """Let a bot play my seat for a while. I may take it back at any time."""
    await _act(
        request, id, lambda table, me: seating.hand_over(table, me, data.bot, _bots(request, table))
    )


@post("/{id:str}/take-back", status_code=204, **AT_TABLE)
async def take_back(request: AnyRequest, id: FromPath[str]) -> None:
    """Play my seat myself again."""
    await _act(request, id, seating.take_back)


@post("/{id:str}/resign", status_code=204, **AT_TABLE)
async def resign(request: AnyRequest, id: FromPath[str]) -> None:
    """Give up my seat to a bot for good."""
    await _act(request, id, seating.resign)


@post("/{id:str}/remove", status_code=204, **AT_TABLE)
async def remove(request: AnyRequest, id: FromPath[str], data: JSONBody[OfSeat]) -> None:
    """Send somebody away. The host does: first anybody, later who is away and long waited for."""
    desk = asked_of(request)

    def decide(table: Table, me: str) -> seating.Rows:
        live = desk.house.lives[table.id]
        now = desk.house.around.clock()
        return seating.remove(table, me, data.seat, now, live.present(data.seat))

    await _act(request, id, decide)


@post("/{id:str}/pause", status_code=204, **AT_TABLE)
async def pause(request: AnyRequest, id: FromPath[str]) -> None:
    """Ask for a pause. When all people at the table do, clocks and bots rest."""
    await _act(request, id, seating.ask_pause)


@post("/{id:str}/resume", status_code=204, **AT_TABLE)
async def resume(request: AnyRequest, id: FromPath[str]) -> None:
    """Go on after a pause, or no longer want one."""
    await _act(request, id, seating.resume)


@post("/{id:str}/mute", status_code=204, **AT_TABLE)
async def mute(request: AnyRequest, id: FromPath[str], data: JSONBody[Mute]) -> None:
    """Do not let somebody speak in the chat, or let them again. The host does."""
    desk = asked_of(request)
    await desk.person(request)
    if data.mute:
        await desk.house.people.must_know(data.person)
    await _act(request, id, lambda table, me: seating.mute(table, me, data.person, data.mute))


@delete("/{id:str}", status_code=204, **AT_TABLE)
async def close(request: AnyRequest, id: FromPath[str]) -> None:
    """Close the table. The host does; nothing more happens there."""
    try:
        await _act(request, id, seating.close)
    except OtherVersion:
        await _close_unopened(request, id)
    asked_of(request).house.forget(id)


async def _close_unopened(request: AnyRequest, id: str) -> None:
    """What began by other rules counts among a host's tables, too, and can be closed unread."""
    desk = asked_of(request)
    store = desk.house.around.store
    kept = await store.table(id)
    if kept is None or kept.host != (await desk.person(request)).id:
        raise NotAllowed("not-host", "only the host of the table may do this")
    await store.committed(writes.set_table(id, status="closed", lively=False))


@post("/{id:str}/rematch", status_code=201, **AT_TABLE)
async def rematch(request: AnyRequest, id: FromPath[str]) -> TableMade:
    """Play again. The same people, one seat on; who asks second gets the same table."""
    desk = asked_of(request)
    person = await desk.person(request)
    live = await desk.table(id, person)
    if live.table.rematch is None:
        seating.rematch(live.table, person.id, "")
        old = live.table.heading
        header = old.header
        heading, secret, _held = await heading_for(
            desk, old.game, old.seats, header["options"], old.house, old.pack
        )
        rows = seating.rotated(live.table, desk.house.people.name)
        async with desk.making.of(person.id):
            await _must_be_few(desk, person.id)
            made = await desk.house.create(person.id, heading, secret, live.kept.open)
        await desk.house.act(made, lambda _: rows)
        await desk.house.act(live, lambda table: seating.rematch(table, person.id, made.kept.id))
        if live.table.rematch != made.kept.id:  # somebody else was first
            await desk.house.act(made, lambda _: [log.Closed("host")])
            desk.house.forget(made.kept.id)
    assert live.table.rematch
    return _made(desk, await desk.house.live(live.table.rematch))


@get("/code/{code:str}", **route(404, 409, key=False))
async def by_code(request: AnyRequest, code: FromPath[str]) -> TableMade:
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
