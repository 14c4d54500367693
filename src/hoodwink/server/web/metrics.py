"""Numbers for Prometheus, in its text form."""

import resource
from collections.abc import Iterator
from typing import Any, Final

from litestar import Response, Router, get

from hoodwink.server.histogram import Histogram
from hoodwink.server.store.port import Unavailable
from hoodwink.server.web.admin import check_admin
from hoodwink.server.web.answers import route
from hoodwink.server.web.desk import AnyRequest, Desk, asked_of

Row = tuple[str, str, str, Any]


@get("/metrics", media_type="text/plain", **route(404, key=False))
async def metrics(request: AnyRequest) -> Response[str]:
    """Numbers for Prometheus. On loopback or by token, as the admin page."""
    check_admin(request)
    desk = asked_of(request)
    lines = [line for row in _rows(desk) for line in _told(*row)]
    lines += [line for row in await _kept(desk) for line in _told(*row)]
    lines += _histogram("hoodwink_move_seconds", desk.house.around.tally.latency)
    return Response("\n".join([*lines, ""]), media_type="text/plain; version=0.0.4")


def _rows(desk: Desk) -> Iterator[Row]:
    tally, store, lives = desk.house.around.tally, desk.house.around.store.tally, desk.house.lives
    playing = sum(live.table.status == "playing" for live in lives.values())
    usage = resource.getrusage(resource.RUSAGE_SELF)
    yield "tables_loaded", "gauge", "Tables in memory.", len(lives)
    yield "tables_loaded_playing", "gauge", "Of these, under way.", playing
    yield "connections", "gauge", "Open websockets.", desk.door.lines
    yield "slow_readers_total", "counter", "Connections cut off as too slow.", desk.door.slow
    yield "moves_total", "counter", "Batches stored.", tally.moves
    yield "announcements_total", "counter", "Batches that all heard of.", tally.announced
    yield "refusals_total", "counter", "Messages refused.", tally.refused
    yield "bot_answers_total", "counter", "Words of bots.", tally.bot_answers
    yield "bot_failures_total", "counter", "Bots that cost a fallback.", tally.bot_failures
    yield "bot_seconds_total", "counter", "Time that bots took.", round(tally.bot_seconds, 3)
    yield (
        "bot_questions_waiting",
        "gauge",
        "Nobody thinks about them yet.",
        desk.house.around.pool.waiting,
    )
    yield "news_sent_total", "counter", "Messages that webhooks took.", tally.news_sent
    yield "news_given_up_total", "counter", "Messages that none took.", tally.news_given_up
    yield "commits_total", "counter", "Transactions.", store.groups
    yield "commit_jobs_total", "counter", "What was committed in them.", store.jobs
    yield "store_writable", "gauge", "Whether the last write was kept.", int(not store.away)
    yield "commit_failures_total", "counter", "Of these, in vain.", store.failed
    yield "commit_seconds_total", "counter", "Time in transactions.", round(store.seconds, 3)
    yield "cpu_seconds_total", "counter", "Of this process.", usage.ru_utime + usage.ru_stime


async def _kept(desk: Desk) -> list[Row]:
    try:
        counts = await desk.house.around.store.counts()
    except Unavailable:
        return [("store_up", "gauge", "Whether the store answers.", 0)]
    return [
        ("store_up", "gauge", "Whether the store answers.", 1),
        ("people", "gauge", "Keys that are known belong to so many.", counts.people),
        ("tables_lobby", "gauge", "Tables kept that wait for players.", counts.lobby),
        ("tables_playing", "gauge", "Tables kept that are under way.", counts.playing),
        ("tables_over", "gauge", "Tables kept that are over.", counts.over),
    ]


def _told(name: str, kind: str, help: str, value: Any) -> list[str]:
    whole = f"hoodwink_{name}"
    return [f"# HELP {whole} {help}", f"# TYPE {whole} {kind}", f"{whole} {value}"]


def _histogram(name: str, seen: Histogram) -> list[str]:
    lines = [
        f"# HELP {name} From a move's arrival to its announcement.",
        f"# TYPE {name} histogram",
    ]
    lines += [f'{name}_bucket{{le="{edge}"}} {count}' for edge, count in seen.cumulative()]
    return [*lines, f"{name}_sum {round(seen.sum, 6)}", f"{name}_count {seen.count}"]


router: Final = Router("/", route_handlers=[metrics])
