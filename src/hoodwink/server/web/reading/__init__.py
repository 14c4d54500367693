"""What a browser reads once and keeps: what a board is drawn from, and the rules."""

from asyncio import to_thread
from typing import Any

from litestar import Response, Router, get
from litestar.params import FromPath

from hoodwink.games import BOXES
from hoodwink.locales import LANGUAGES
from hoodwink.server.web.answers import route
from hoodwink.server.web.desk import AnyRequest, Missing, asked_of
from hoodwink.server.web.reading.boards import shown
from hoodwink.server.web.reading.pages import rules_told
from hoodwink.server.wire.games import PackShown, RulesTold

NOT_MODIFIED = 304


@get("/tables/{id:str}/pack", **route(401, 404, 409, key=False))
async def get_pack(request: AnyRequest, id: FromPath[str]) -> Response[PackShown]:
    """What the board of a table is drawn from. Whoever may look at the table may have it."""
    desk = asked_of(request)
    person = await desk.person(request) if "authorization" in request.headers else None
    live = await desk.table(id, person)
    told, tag = await to_thread(shown, live.table.heading)
    return _kept(request, told, tag, "private")


@get("/rules/{game:str}/{language:str}", **route(404, key=False))
async def get_rules(
    request: AnyRequest, game: FromPath[str], language: FromPath[str]
) -> Response[RulesTold]:
    """The rules of a game by their numbers. In another language, where somebody has written it."""
    if game not in BOXES or language not in LANGUAGES:
        raise Missing("there are no such rules")
    found = await to_thread(rules_told, game, language)
    if found is None:
        raise Missing("there are no such rules")
    return _kept(request, *found, "public")


def _kept(request: AnyRequest, told: Any, tag: str, whose: str) -> Response[Any]:
    """A browser asks each time whether it is still so, and is told it again only if it is not."""
    quoted = f'"{tag}"'
    headers = {"etag": quoted, "cache-control": f"{whose}, no-cache"}
    if whose == "private":
        headers["vary"] = "authorization"
    asked = request.headers.get("if-none-match", "")
    if quoted in [one.strip().removeprefix("W/") for one in asked.split(",")]:
        return Response(None, status_code=NOT_MODIFIED, headers=headers)
    return Response(told, headers=headers)


router = Router("/api", route_handlers=[get_pack, get_rules])
