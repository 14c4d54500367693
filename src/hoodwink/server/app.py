"""The server put together: this file alone knows all of its parts."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Final

from hoodwink.server.bus import Bus, InProcess
from hoodwink.server.limits import Buckets
from hoodwink.server.news import Courier
from hoodwink.server.news.turns import Turns
from hoodwink.server.people import People
from hoodwink.server.settings import Settings
from hoodwink.server.store import writes
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.port import Conflict, Unavailable
from hoodwink.server.tables.house import House
from hoodwink.server.tables.lines import Surroundings
from hoodwink.server.tables.timing import Steady
from hoodwink.server.thinking import Pool
from hoodwink.server.web.application import application
from hoodwink.server.web.desk import Desk
from hoodwink.server.web.entrance.connections import Connections, http_class
from hoodwink.server.web.entrance.door import Door
from hoodwink.server.web.entrance.hosts import Hosts
from hoodwink.server.web.entrance.requests import with_checks
from hoodwink.server.web.headers import with_headers
from hoodwink.server.web.pages import with_pages
from hoodwink.server.web.sockets.table import socket_class

TIDY_EVERY: Final = 30.0
KEYS_EVERY: Final = 3.0
DAY: Final = 86_400_000


now: Final = Steady()


class Server:
    """Everything that runs in one process."""

    def __init__(self, desk: Desk, pool: Pool) -> None:
        self.desk: Final = desk
        self.pool: Final = pool
        self.socket: Final = socket_class(desk.door)
        self.http: Final = http_class(Connections(desk.limits, desk.door.behind_proxy))
        self.web: Final = with_headers(with_pages(with_checks(application(desk), desk.door)))

    async def tidy(self, keep_days: int) -> None:
        """Put idle tables away, and let those go that nobody has touched for long: now and then."""
        house = self.desk.house
        while True:
            house.put_idle_away()
            with contextlib.suppress(Unavailable, Conflict):  # the next time will do
                await expire(house, keep_days)
            await asyncio.sleep(TIDY_EVERY)


async def expire(house: House, keep_days: int) -> None:
    """The rule that is told: idle for so many days, and twice as many once it is over."""
    at = house.around.clock()
    store = house.around.store
    for id in await store.idle_tables(at - keep_days * DAY) if keep_days else []:
        kept = await store.table(id)
        if kept is not None and (kept.status != "over" or kept.touched < at - 2 * keep_days * DAY):
            house.forget(id)
            await store.committed(writes.remove_table(id))
    await store.committed(writes.remove_links(at))


async def look_after_keys(house: House) -> None:
    """Until the bus carries it: what one process has locked out the others find out."""
    while True:
        await asyncio.sleep(KEYS_EVERY)
        with contextlib.suppress(Unavailable):
            await house.hang_up_on_lost_keys()


@contextlib.asynccontextmanager
async def opened(settings: Settings, url: str) -> AsyncIterator[Server]:
    """A server that is ready; closed in order, with everything stored."""
    store = await open_store(settings.db)
    pool = Pool(settings.workers, settings.budget, settings.bots)
    tidying = None
    try:
        await pool.start()
        people = People(store, now)
        bus: Bus = InProcess()
        around = Surroundings(store, pool, now, people.name, bus.tell, pace=settings.pace)
        around.quiet_moves = settings.limits.quiet_moves
        courier = Courier(settings.private_webhooks, around.tally)
        if settings.webhooks:
            around.turned = Turns(store, courier, settings.public_url or url).tell
        server = Server(_desk(settings, House(around, people), url), pool)
        tidying = asyncio.create_task(server.tidy(settings.keep_days))
        waking = asyncio.create_task(server.desk.house.wake())
        looking = asyncio.create_task(look_after_keys(server.desk.house))
        try:
            yield server
        finally:
            waking.cancel()
            looking.cancel()
            await courier.close()
            for live in server.desk.house.lives.values():
                live.put_away()
    finally:
        if tidying:
            tidying.cancel()
        await pool.close()
        await store.close()


def _desk(settings: Settings, house: House, url: str) -> Desk:
    limits = settings.limits
    origins = frozenset(filter(None, [settings.public_url, url]))
    hosts = Hosts(origins, settings.hosts)
    return Desk(
        house,
        Door(house, limits, origins, hosts, settings.behind_proxy),
        limits,
        settings.public_url or url,
        tuple(settings.bots),
        Buckets(limits.joins, limits.joins_at_once),
        settings.admin_token or secrets.token_urlsafe(18),
        settings.webhooks,
        settings.private_webhooks,
    )
