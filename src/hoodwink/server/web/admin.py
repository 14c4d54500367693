"""One plain page for who runs the server, made here, without a script: by token."""

import secrets
from html import escape
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.exceptions import HTTPException
from litestar.params import Body
from litestar.response import Redirect

from hoodwink.server.store import port, writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.loading import NoSuchTable
from hoodwink.server.web.desk import AnyRequest, Desk, asked_of
from hoodwink.server.wire import tells
from hoodwink.server.wire.bodies import WordToAll
from hoodwink.server.wire.closing import KEY_GONE

MOST: Final = 200
PROXIED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
"""Who has one of these came through a proxy that nobody told us of."""
COOKIE: Final = "hoodwink-admin"
HTML: Final = "text/html"
HEAD: Final = "<!doctype html><html lang=en><meta charset=utf-8><title>Hoodwink: tables</title>"

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


def check_admin(request: AnyRequest) -> None:
    """404 for anybody else: what a stranger may not know does not exist."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    _check_token(request, given or request.cookies.get(COOKIE, ""))


def _check_token(request: AnyRequest, given: str) -> None:
    desk = asked_of(request)
    strange = not desk.door.behind_proxy and any(name in request.headers for name in PROXIED)
    if strange or not secrets.compare_digest(given.encode(), desk.admin_token.encode()):
        raise HTTPException("there is no such page", status_code=404)


@get("/admin/enter", media_type="text/html")
async def entrance() -> Response[str]:
    """Where the token is typed."""
    field = "<label>token <input name=token type=password maxlength=200></label>"
    return Response(
        f"{HEAD}<h1>Who runs this server</h1>{_form('enter', '', 'enter', field)}</html>",
        media_type=HTML,
    )


@post("/admin/enter", status_code=303)
async def enter(request: AnyRequest, data: Form) -> Redirect:
    """The token, typed once into a form, is kept as a cookie of this site alone."""
    token = data.get("token", "")
    _check_token(request, token)
    answer = _back()
    secure = asked_of(request).public_url.startswith("https:")
    answer.set_cookie(COOKIE, token, httponly=True, samesite="strict", secure=secure, path="/admin")
    return answer


@get("/admin", media_type="text/html")
async def admin(request: AnyRequest) -> Response[str]:
    check_admin(request)
    desk = asked_of(request)
    kept = await desk.house.around.store.latest_tables(MOST)
    counts = await desk.house.around.store.counts()
    page = _page(desk, kept, counts)
    return Response(page, media_type=HTML)


def _page(desk: Desk, kept: list[port.Table], counts: port.Counts) -> str:
    tally = desk.house.around.tally
    facts = {
        "tables in memory": len(desk.house.lives),
        "connections": desk.door.lines,
        "moves": tally.moves,
        "bots that failed": tally.bot_failures,
        "people": counts.people,
        "in the lobby": counts.lobby,
        "playing": counts.playing,
        "over": counts.over,
    }
    load = "".join(f"<dt>{name}<dd>{value}" for name, value in facts.items())
    rows = "".join(_row(desk, table) for table in kept)
    return (
        f"{HEAD}<h1>Tables</h1><dl>{load}</dl>"
        f"<h2>A word to all</h2>{_form('notice', '', 'say', '<input name=text maxlength=300>')}"
        f"<h2>Block a key</h2>{_form('block', '', 'block', _person_field())}"
        f"{_form('unblock', '', 'let in again', _person_field())}"
        "<h2>Last touched</h2><table><tr><th>table<th>game<th>status<th>seats<th>connections<th>"
        f"</tr>{rows}</table></html>"
    )


def _person_field() -> str:
    return "<label>person <input name=person maxlength=40></label>"


def _row(desk: Desk, table: port.Table) -> str:
    live = desk.house.lives.get(table.id)
    chairs = live.table.chairs if live else []
    names = [
        f"{desk.house.people.name(c.person) or '?'} ({c.person})" if c.person else c.bot or "free"
        for c in chairs
    ]
    cells = [
        table.id, table.game, table.status, "; ".join(names), str(len(live.lines) if live else 0),
    ]  # fmt: skip
    told = "".join(f"<td>{escape(cell)}" for cell in cells)
    acts = _form("close", table.id, "close") + _form("remove", table.id, "remove")
    return f"<tr>{told}<td>{acts}</tr>"


def _form(act: str, table: str, label: str, fields: str = "") -> str:
    hidden = f"<input type=hidden name=table value='{escape(table, quote=True)}'>" if table else ""
    return (
        f"<form method=post action='/admin/{act}'>{hidden}{fields}<button>{label}</button></form>"
    )


def _same_site(request: AnyRequest) -> None:
    """A page of another site may not press these buttons."""
    check_admin(request)
    origin = request.headers.get("origin")
    if origin is not None and not asked_of(request).door.welcomes(
        origin, request.headers.get("host")
    ):
        raise HTTPException("there is no such page", status_code=404)


def _back() -> Redirect:
    return Redirect("/admin", status_code=303)


@post("/admin/notice", status_code=303)
async def notice(request: AnyRequest, data: Form) -> Redirect:
    """A word to all: those at a table hear it at once, others ask for it. None takes it back."""
    _same_site(request)
    desk = asked_of(request)
    desk.word = WordToAll(data.get("text", "").strip()[:300], desk.house.around.clock())
    frame = tells.write(tells.Notice(desk.word.text, desk.word.at))
    for line in desk.house.lines():
        line.tell(frame)
    return _back()


@post("/admin/close", status_code=303)
async def close(request: AnyRequest, data: Form) -> Redirect:
    """Nothing more happens there; its log is kept."""
    _same_site(request)
    house = asked_of(request).house
    live = await house.live(data.get("table", ""))
    await house.act(live, lambda _: [log.Closed("admin")])
    house.forget(live.kept.id)
    return _back()


@post("/admin/remove", status_code=303)
async def remove(request: AnyRequest, data: Form) -> Redirect:
    """With its log and its chat."""
    _same_site(request)
    house = asked_of(request).house
    id = data.get("table", "")
    if await house.around.store.table(id) is None:
        raise NoSuchTable("there is no such table")
    house.forget(id)
    await house.around.store.committed(writes.remove_table(id))
    return _back()


@post("/admin/block", status_code=303)
async def block(request: AnyRequest, data: Form) -> Redirect:
    _same_site(request)
    return await _blocked(request, data, True)


@post("/admin/unblock", status_code=303)
async def unblock(request: AnyRequest, data: Form) -> Redirect:
    _same_site(request)
    return await _blocked(request, data, False)


async def _blocked(request: AnyRequest, data: dict[str, str], blocked: bool) -> Redirect:
    house = asked_of(request).house
    person = data.get("person", "")
    await house.people.block(person, blocked)
    for line in house.lines():
        if blocked and line.person == person:
            line.hang_up(KEY_GONE, "blocked")
    return _back()


router: Final = Router(
    "/",
    route_handlers=[entrance, enter, admin, notice, close, remove, block, unblock],
    include_in_schema=False,
)
