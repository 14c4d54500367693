"""How long a slow machine is busy when a move arrives."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from playwright.sync_api import Browser

from bench.load.seating import Requests
from bench.screens.screen import Screen

SLOWER = 4
BOTS: Mapping[str, str] = {
    "nottingham": "haggle",
    "sherwood": "outlaw",
    "cornish": "freetrader",
    "shahdozd": "remember",
}
AFTER = 300.0
"""Milliseconds after a touch in which what is busy is busy with it."""


@dataclass(frozen=True)
class Busy:
    """The tasks above 50 ms of one game, in milliseconds, the longest first."""

    game: str
    heard: int
    arriving: Sequence[float]
    touching: Sequence[float]


def long_tasks(browser: Browser, url: str, port: int, game: str, seconds: float) -> Busy:
    """One person with three bots; she plays by hints."""
    table, key = _seated(port, game)
    screen = Screen(browser, url, table, key, slower=SLOWER)
    before = len(screen.told("tasks"))
    for _ in range(int(seconds * 2)):
        if screen.over():
            break
        if screen.ready():
            screen.touch()
        screen.page.wait_for_timeout(500)
    told = {what: screen.told(what) for what in ("tasks", "touches", "frames")}
    screen.close()
    return parted(game, told["tasks"][before:], told["touches"], len(told["frames"]))


def parted(
    game: str, tasks: Sequence[tuple[float, float]], touches: Sequence[float], heard: int
) -> Busy:
    """A task that began soon after a touch is the touch's, else it is of a move that came."""
    mine = [any(start - AFTER <= at <= start + long for at in touches) for start, long in tasks]
    longest = sorted(
        ((long, own) for (_, long), own in zip(tasks, mine, strict=True)), reverse=True
    )
    return Busy(
        game,
        heard,
        [long for long, own in longest if not own],
        [long for long, own in longest if own],
    )


def _seated(port: int, game: str) -> tuple[str, str]:
    requests = Requests(port)
    key = requests.post("/api/keys", {"name": "slow"})["key"]
    bots = {str(seat): BOTS[game] for seat in (1, 2, 3)}
    body = {"game": game, "seats": 4, "bots": bots, "sit": 0, "window": 0}
    table = requests.post("/api/tables", body, key)["id"]
    requests.post(f"/api/tables/{table}/start", {}, key)
    requests.close()
    return table, key
