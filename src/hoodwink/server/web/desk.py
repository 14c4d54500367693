"""What every route needs: the house, the limits, and who is asking."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar import Request
from litestar.exceptions import HTTPException, NotAuthorizedException

from hoodwink.server.limits import Buckets, Limits
from hoodwink.server.people import NoSuchPerson
from hoodwink.server.store import port
from hoodwink.server.tables.house import House
from hoodwink.server.tables.live import Live
from hoodwink.server.web.entrance.door import Door, found
from hoodwink.server.wire.bodies import WordToAll

AnyRequest = Request[Any, Any, Any]


class Turns:
    """One thing after another for each person; who does nothing is forgotten."""

    def __init__(self) -> None:
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())


@dataclass
class Desk:
    """One for a server."""

    house: House
    door: Door
    limits: Limits
    public_url: str
    bots: tuple[str, ...]
    """The host's own, beside those that every game has."""
    joins: Buckets
    admin_token: str
    webhooks: bool = False
    private_webhooks: bool = False
    making: Turns = field(default_factory=Turns)
    """Tables, one by one for each person."""
    word: WordToAll = field(default_factory=WordToAll)
    """Of who runs the server, until another takes its place; a restart forgets it."""

    def address(self, request: AnyRequest) -> str:
        return self.door.address_in(request.scope)

    async def person(self, request: AnyRequest) -> port.Person:
        """Who asks; 401 for a key that is missing or not known."""
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not key:
            raise NotAuthorizedException("send your key as 'Authorization: Bearer <key>'")
        try:
            return await self.house.people.by_key(key.strip())
        except NoSuchPerson as error:
            raise NotAuthorizedException(str(error)) from error

    async def table(self, id: str, person: port.Person | None) -> Live:
        """A table that this person may look at; the same answer for any other as for none."""
        return await found(self.house, id, None if person is None else person.id)


def asked_of(request: AnyRequest) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


class Missing(HTTPException):
    """There is nothing of that name, or nothing for who asks."""

    status_code = 404
