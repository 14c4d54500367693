"""What every route needs: the house, the limits, and who is asking."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar import Request
from litestar.exceptions import HTTPException, NotAuthorizedException

from hoodwink.server.limits import Buckets, Limits
from hoodwink.server.people import NoSuchPerson
from hoodwink.server.store import port, writes
from hoodwink.server.tables.house import House
from hoodwink.server.tables.live import Live
from hoodwink.server.web.entrance.door import Door, found
from hoodwink.server.wire.bodies import WordToAll

BELIEVED: Final = 1.0
"""Seconds: however often somebody asks, the store is not asked more often."""

BRINGERS: Final = 4
"""An address may bring as many packs as so many people."""

AnyRequest = Request[Any, Any, Any]


class Turns:
    """One thing after another for each person; who does nothing is forgotten."""

    def __init__(self) -> None:
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def of(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())


class Pulse:
    """Whether the store takes what it is given: found out by giving it something."""

    def __init__(self, store: port.Store) -> None:
        self._store: Final = store
        self._felt = -BELIEVED

    async def feel(self) -> None:
        """Unavailable if it does not."""
        if monotonic() - self._felt < BELIEVED and not self._store.tally.away:
            return
        await self._store.committed(writes.beat())
        self._felt = monotonic()


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
    packs: Buckets = field(init=False)
    """Uploaded ones, by person."""
    packs_there: Buckets = field(init=False)
    """And by address."""
    pulse: Pulse = field(init=False)

    def __post_init__(self) -> None:
        self.pulse = Pulse(self.house.around.store)
        rate, brim = self.limits.packs, self.limits.packs_at_once
        self.packs = Buckets(rate, brim)
        self.packs_there = Buckets(BRINGERS * rate, BRINGERS * brim)

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
