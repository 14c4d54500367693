"""A machine whose clock is set back: time goes on, for bots and for clocks."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from hoodwink.server.tables.timing import Steady
from server.kit import Serving

HOUR = 3_600_000


class Machine:
    """A clock on the wall, and one that only counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_700_000_000_000, 5_000
        monkeypatch.setattr(time, "time_ns", lambda: self.wall * 1_000_000)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.passed * 1_000_000)

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.passed += milliseconds


def test_time_goes_on_when_the_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    now = Steady()
    before = now()
    machine.wall -= HOUR
    machine.wait(1000)
    assert now() == before + 1000
    machine.wait(500)
    assert now() == before + 1500


def test_small_nudges_stop_time_for_a_moment_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    now = Steady()
    before = now()
    machine.wall -= 50
    assert now() == before
    machine.wait(80)
    assert now() == before + 30


def test_a_machine_that_has_slept_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    now = Steady()
    before = now()
    machine.wall += HOUR
    assert now() == before + HOUR
    machine.wall -= HOUR
    machine.wait(10)
    assert now() == before + HOUR + 10


def test_bots_and_clocks_go_on_after_a_restart_an_hour_earlier(
    own_server: Callable[..., Serving],
) -> None:
    """All that is stored lies in the future then; nobody is waited for an hour longer."""
    server = own_server()
    key, bots = server.person(), {"1": "random", "2": "random"}
    clock = {"decision": 1, "grace": 0}
    table = server.table(key, bots=bots, clock=clock, options={"turn_cap": 60})
    server.act(table, "sit", key, seat=0)
    server.act(table, "start", key)
    seen = server.come(table, key).hear_until("state")["number"]
    server.stop()
    with closing(sqlite3.connect(server.db)) as file, file:
        file.execute("UPDATE log SET at = at + ?", [HOUR])
        file.execute("UPDATE tables SET touched = touched + ?", [HOUR])
    server.start_again()
    guest = server.come(table, key)
    guest.hear_until("news", lambda news: news["number"] > seen + 5)
    by = {frame["by"]["how"] for frame in guest.frames if frame.get("by")}
    assert by == {"bot", "clock"}
