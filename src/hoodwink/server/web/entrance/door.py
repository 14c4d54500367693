"""Who may come in: origins, keys, numbers of connections, and tables that are somebody's."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from hoodwink.server.limits import Bucket, Buckets, Limits
from hoodwink.server.people import hashed
from hoodwink.server.store import port
from hoodwink.server.tables.asking import chat_told
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.house import House
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.loading import NoSuchTable
from hoodwink.server.web.entrance.addresses import household
from hoodwink.server.web.entrance.hosts import Hosts
from hoodwink.server.wire import tells

if TYPE_CHECKING:
    from hoodwink.server.web.sockets.table import TableSocket

CHAT_SHOWN: Final = 50
SPEAKERS, TALKERS = 20, 10
"""An address may say as much as so many people, and in chats as so many."""


def may_look(live: Live, person: str | None) -> bool:
    """Who has the link may look on, unless only those at the table may."""
    table = live.table
    if person is not None and (table.host == person or table.seat_of(person) is not None):
        return True
    return table.status != "closed" and (table.status == "lobby" or table.heading.house.watch)


async def found(house: House, id: str, person: str | None) -> Live:
    """A table that this person may look at; the same answer for any other as for none."""
    try:
        live = await house.live(id)
    except OtherVersion:
        if not await _sits_at(house, id, person):
            raise NoSuchTable("there is no such table") from None
        raise
    if not may_look(live, person):
        raise NoSuchTable("there is no such table")
    return live


async def _sits_at(house: House, id: str, person: str | None) -> bool:
    """Known without opening the table; its host counts, too."""
    kept = await house.around.store.table(id)
    seated = await house.around.store.seats_of(id)
    return person is not None and kept is not None and person in (kept.host, *seated.values())


class Door:
    """Stands before every connection."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        origins: frozenset[str],
        hosts: Hosts,
        behind_proxy: bool,
    ) -> None:
        self.house: Final = house
        self.limits: Final = limits
        self._origins: Final = origins
        self.hosts: Final = hosts
        self.behind_proxy: Final = behind_proxy
        self._lines: Final[Counter[str]] = Counter()
        self._inside: Final[set[object]] = set()
        self._handshakes: Final = Buckets(limits.handshakes, limits.handshakes_at_once)
        self._frames: Final = Buckets(limits.frames, limits.frames_at_once)
        self._frames_there: Final = Buckets(
            SPEAKERS * limits.frames, SPEAKERS * limits.frames_at_once
        )
        self._chats: Final = Buckets(limits.chats, limits.chats_at_once)
        self._chats_there: Final = Buckets(TALKERS * limits.chats, TALKERS * limits.chats_at_once)
        self._histories: Final = Buckets(limits.histories, limits.histories_at_once)
        self.slow = 0
        """How many were cut off because they could not follow."""

    @property
    def lines(self) -> int:
        return len(self._inside)

    def welcomes(self, origin: str | None, host: str | None) -> bool:
        """A page of another site may not speak for who reads it. Programs send no origin."""
        if host is not None and not self.hosts.known(host):
            return False
        if origin is None or origin in self._origins:
            return True
        return urlsplit(origin).netloc == host

    def address_of(self, client: tuple[str, int] | None, forwarded: str | None) -> str:
        """Behind a proxy the last address it has written; a client may have written the others."""
        if self.behind_proxy and forwarded:
            return household(forwarded.rsplit(",", 1)[-1].strip())
        return household(client[0]) if client else "local"

    def address_in(self, scope: Any) -> str:
        """Of a request, by the last line that tells it: only that one is the proxy's own."""
        told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        return self.address_of(scope["client"], told[-1].decode("latin-1") if told else None)

    def admit(self, line: "TableSocket") -> bool:
        if not self._handshakes.take(line.address):
            return False
        if len(self._inside) >= self.limits.lines:
            return False
        if self._lines[line.address] >= self.limits.lines_an_address:
            return False
        line.allowance_there = self._frames_there.of(line.address)
        line.allowance = Bucket(self.limits.frames, self.limits.frames_at_once)
        self._inside.add(line)
        self._lines[line.address] += 1
        return True

    def leave(self, line: "TableSocket") -> None:
        if line in self._inside:
            self._inside.discard(line)
            self._drop(line.address)
            if line.person is not None:
                self._drop(line.person)

    def _drop(self, whose: str) -> None:
        self._lines[whose] -= 1
        if self._lines[whose] <= 0:
            del self._lines[whose]

    async def enter(self, line: "TableSocket", key: str | None) -> Live | None:
        """The table, if this is somebody who may come to it; None if there are too many of them."""
        person = None if key is None else await self.house.people.by_key(key)
        live = await found(self.house, line.table_id, None if person is None else person.id)
        if line not in self._inside:
            return None  # it was lost meanwhile, and nobody would count it out again
        if person is not None:
            if self._lines[person.id] >= self.limits.lines_a_person:
                return None
            self._lines[person.id] += 1
            line.person, line.key = person.id, hashed(key or "")
            line.allowance = self._frames.of(person.id)
            line.seat = live.table.seat_of(person.id)
            line.mutes = frozenset(person.mutes.split())
        return live

    def may_chat(self, line: "TableSocket") -> bool:
        """By however many connections somebody speaks; nobody has no word."""
        there = self._chats_there.take(line.address)
        return there and (line.person is None or self._chats.take(line.person))

    def may_look_back(self, line: "TableSocket") -> bool:
        """Whether a long log may be read again for this address."""
        return self._histories.take(line.address)

    async def tell_chat(self, line: "TableSocket", live: Live) -> None:
        """What was said last, for who comes in."""
        if live.chat_rows:
            said = await self.house.around.store.chat(
                live.kept.id, max(0, live.chat_rows - CHAT_SHOWN)
            )
            await self.house.people.learn(row.person for row in said)
            for row in said:
                self._tell(line, live, row)

    def _tell(self, line: "TableSocket", live: Live, row: port.Said) -> None:
        if row.person not in line.mutes:
            line.tell(tells.write(chat_told(live, row)))
