"""Keys, names, links to other devices, and being forgotten."""

from asyncio import to_thread
from contextlib import suppress
from secrets import token_bytes
from typing import Any

from litestar import Router, delete, get, patch, post, put
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.params import JSONBody

from hoodwink.server.news import target_of
from hoodwink.server.people import LINK_LASTS
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import seating
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.house import House
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.loading import NoSuchTable
from hoodwink.server.web.answers import MINE, route
from hoodwink.server.web.desk import AnyRequest, asked_of
from hoodwink.server.wire.bodies import (
    ChangeMe,
    Join,
    Joined,
    Link,
    Me,
    Mute,
    SetWebhook,
    WebhookSet,
)
from hoodwink.server.wire.closing import KEY_GONE


@post("/keys", status_code=201, **route(404, key=False))
async def join(request: AnyRequest, data: JSONBody[Join]) -> Joined:
    """A key for somebody new, or for the same person on another device."""
    desk = asked_of(request)
    if not desk.joins.take(desk.address(request)):
        raise TooManyRequestsException("too many new people from one address; wait a moment")
    if data.link is not None:
        key, person = await desk.house.people.take_link(data.link)
    elif data.name is not None:
        key, person = await desk.house.people.join(data.name)
    else:
        raise HTTPException("a name or a link is needed", status_code=400)
    return Joined(key, person.id, person.name)


@get("/me", **MINE)
async def me(request: AnyRequest) -> Me:
    """Who I am. That is whoever holds the key."""
    return await _me(request)


async def _me(request: AnyRequest) -> Me:
    person = await asked_of(request).person(request)
    return Me(person.id, person.name, person.webhook)


@patch("/me", **MINE)
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    """Take another name. It is told at all tables at once."""
    desk = asked_of(request)
    person = await desk.person(request)
    if data.name is not None:
        await desk.house.people.rename(person, data.name)
        _tell_tables(desk.house.lives.values(), person.id)
    return await _me(request)


def _tell_tables(lives: Any, person: str) -> None:
    for live in list(lives):
        if live.table.seat_of(person) is not None:
            live.telling.table()


@put("/me/webhook", **route(403))
async def set_webhook(request: AnyRequest, data: JSONBody[SetWebhook]) -> WebhookSet:
    """Set where to tell me that it is my turn, or that it is over; null: nowhere."""
    desk = asked_of(request)
    person = await desk.person(request)
    if not desk.webhooks:
        raise HTTPException("the host of this server sends no news", status_code=403)
    secret = None if data.url is None else token_bytes(32)
    if data.url is not None:
        await to_thread(target_of, data.url, desk.private_webhooks)
    await desk.house.people.set_webhook(person, data.url, secret)
    return WebhookSet(secret.hex() if secret else None)


@get("/me/mutes", **MINE)
async def my_mutes(request: AnyRequest) -> list[str]:
    """Whose chat I do not want to hear, by their ids."""
    return sorted((await asked_of(request).person(request)).mutes.split())


@post("/me/mutes", status_code=204, **MINE)
async def mute_for_me(request: AnyRequest, data: JSONBody[Mute]) -> None:
    """Not to hear what somebody says, or to hear it again."""
    desk = asked_of(request)
    person = await desk.person(request)
    whom = data.person.strip()
    if " " in whom:
        raise HTTPException("one person at a time", status_code=400)
    muted = await desk.house.people.mute(person, whom, data.mute)
    for line in desk.house.lines():
        if line.person == person.id:
            line.mutes = muted


@post("/me/link", status_code=201, **MINE)
async def link(request: AnyRequest) -> Link:
    """A link to another device. Opened there within ten minutes, it makes it this person, too."""
    desk = asked_of(request)
    person = await desk.person(request)
    made = await desk.house.people.link(person)
    return Link(made, desk.house.around.clock() + LINK_LASTS)


@delete("/me/keys", status_code=204, **MINE)
async def lose_other_keys(request: AnyRequest) -> None:
    """All keys but the one that asks stop working."""
    desk = asked_of(request)
    person = await desk.person(request)
    key = request.headers["authorization"].partition(" ")[2].strip()
    await desk.house.people.lose_other_keys(person, key)
    _hang_up(desk.house.lines(), person.id)


def _hang_up(lines: Any, person: str) -> None:
    """They come back if their key still holds."""
    for line in list(lines):
        if line.person == person:
            line.hang_up(KEY_GONE, "keys have changed")


@delete("/me", status_code=204, **MINE)
async def forget_me(request: AnyRequest) -> None:
    """Forget me. Name, keys and chat go; bots take the seats of matches that are under way."""
    desk = asked_of(request)
    person = await desk.person(request)
    for kept in await desk.house.around.store.tables_of(person.id, 1000):
        if kept.status in ("lobby", "playing"):
            with suppress(NoSuchTable, OtherVersion):  # what cannot be opened has no name in it
                await _leave(desk.house, await desk.house.live(kept.id), person.id)
    await desk.house.people.forget(person)
    _hang_up(desk.house.lines(), person.id)
    for live in list(desk.house.lives.values()):
        live.telling.table()


async def _leave(house: House, live: Live, person: str) -> None:
    if live.table.seat_of(person) is not None:
        await house.act(live, lambda table: seating.leave(table, person))
    elif live.table.host == person and live.table.status == "lobby":
        await house.act(live, lambda _: [log.Closed("host")])


router = Router(
    "/api",
    route_handlers=[
        join, me, change_me, set_webhook, my_mutes, mute_for_me, link, lose_other_keys, forget_me,
    ],
)  # fmt: skip
