"""Idle tables go by the rule that is told: so many days, and twice as many once a match is over."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from hoodwink.server.app import DAY, expire
from hoodwink.server.people import People
from hoodwink.server.store import port, writes
from hoodwink.server.store.opening import open_store
from hoodwink.server.tables import heading
from hoodwink.server.tables.heading import headed
from hoodwink.server.tables.house import House
from hoodwink.server.tables.lines import Surroundings
from hoodwink.server.thinking import Pool
from hoodwink.server.wire.house import HouseRules
from server import aging
from server.aging import sleep
from server.kit import Serving

NOW = 1_000 * DAY


def table(id: str, status: port.Status, days: int) -> port.Table:
    """One that nobody has touched for so many days."""
    made, secret = headed("shahdozd", 3, {}, HouseRules())
    at = NOW - days * DAY
    return port.Table(
        id, None, made.game, "", heading.write(made), secret, status, False, False, at, at
    )


async def left(file: Path, keep_days: int) -> set[str]:
    """Which of the tables are there after tidying."""
    store = await open_store(file)
    try:
        kept = [
            table("fresh lobby", "lobby", 59),
            table("idle lobby", "lobby", 61),
            table("fresh match", "playing", 59),
            table("idle match", "playing", 61),
            table("match of last quarter", "over", 119),
            table("match of long ago", "over", 121),
        ]
        await store.committed(*(writes.add_table(one) for one in kept))
        house = House(Surroundings(store, Pool(1, 1), lambda: NOW, str), People(store, lambda: NOW))
        await expire(house, keep_days)
        return {one.id for one in await store.latest_tables(100)}
    finally:
        await store.close()


def test_idle_tables_go_and_finished_ones_stay_twice_as_long(tmp_path: Path) -> None:
    there = asyncio.run(left(tmp_path / "a.db", 60))
    assert there == {"fresh lobby", "fresh match", "match of last quarter"}


def test_a_running_server_lets_idle_tables_go(own_server: Callable[..., Serving]) -> None:
    server = own_server(keep_days="3")
    key = server.person()
    idle = server.table(key, sit=0)
    sleep(server, 4 * aging.DAY)
    fresh = server.table(key, sit=0)
    while server.ask("GET", "/api/me/tables", key=key)[-1]["id"] == idle:
        time.sleep(0.05)
    assert [row["id"] for row in server.ask("GET", "/api/me/tables", key=key)] == [fresh]
    assert server.refused("POST", f"/api/tables/{idle}/sit", {}, key)[0] == 404


def test_with_no_days_nothing_ever_goes(tmp_path: Path) -> None:
    assert len(asyncio.run(left(tmp_path / "a.db", 0))) == 6
