"""Clocks: for a decision, a phase, a whole match; and what is played for who is too late."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from server.aging import DAY, sleep
from server.kit import Frame, Guest, Serving, wait_until


def by_clock(frame: Frame) -> bool:
    return bool(frame["by"] and frame["by"]["how"] == "clock")


def test_a_decision_that_takes_too_long_is_made_by_the_table(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, clock={"decision": 1, "grace": 0})
    guest = serving.come(table, keys[0])
    state = guest.hear_until("state")
    awaited = state["public"]["to_act"]
    assert set(state["clocks"]["due"]) == {str(seat) for seat in awaited}
    assert 0 < state["clocks"]["due"][str(awaited[0])] - state["at"] <= 1000
    news = guest.hear_until("news", by_clock)
    assert news["by"]["seat"] == awaited[0]
    guest.leave()


def test_quiet_moves_stop_no_clock(serving: Serving) -> None:
    table, keys = serving.company("nottingham", 3, clock={"decision": 600})
    guests = [serving.come(table, key) for key in keys]
    states = [guest.hear_until("state") for guest in guests]
    seat = states[0]["public"]["to_act"][0]
    quiet = next(move for move in guests[seat].moves if move.startswith("set aside"))
    answer = guests[seat].play(quiet)
    assert answer["events"] == []
    assert answer["clocks"] == states[0]["clocks"]
    for guest in guests:
        guest.leave()


def test_the_time_of_a_whole_match_runs_out(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, clock={"player": 1, "grace": 0})
    guest = serving.come(table, keys[0])
    state = guest.hear_until("state")
    assert state["clocks"]["left"] == {"0": 1000, "1": 1000, "2": 1000}
    news = guest.hear_until("news", by_clock)
    assert news["clocks"]["left"][str(news["by"]["seat"])] == 0
    guest.leave()


@pytest.mark.slow
def test_who_has_lost_the_line_is_given_a_little_more(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, clock={"decision": 1, "grace": 2})
    watcher = serving.come(table)
    state = watcher.hear_until("state")
    news = watcher.hear_until("news", by_clock)
    waited = news["at"] - state["clocks"]["due"][str(news["by"]["seat"])]
    assert waited > 500
    assert keys
    watcher.leave()


@pytest.mark.slow
def test_who_leaves_in_the_middle_of_a_decision_has_the_grace_from_then_on(
    serving: Serving,
) -> None:
    """On a slow machine the decision may be over before who is to leave has left: then again."""
    for _ in range(10):
        table, keys = serving.company("shahdozd", 3, clock={"decision": 2, "grace": 3})
        guests = [serving.come(table, key) for key in keys]
        due = int(guests[0].hear_until("state")["clocks"]["due"]["0"])
        for guest in guests[1:]:
            guest.hear_until("state")
            guest.play(guest.moves[0])
        guests[0].leave()
        guests[1].hear_until("table", lambda told: not told["chairs"][0]["present"])
        left = time.time() * 1000
        news = guests[1].hear_until("news", by_clock)
        if left < due:
            break
    else:
        raise AssertionError("nobody could leave in time")
    assert news["by"]["seat"] == 0
    assert due + 900 < news["at"] < due + 3000, (
        "three seconds from then on, not from when it is due"
    )


@pytest.mark.slow
def test_clocks_survive_a_restart(own_server: Callable[..., Serving]) -> None:
    served = own_server()
    table, keys = served.company("shahdozd", 3, clock={"decision": 300, "player": 900})
    before = served.come(table, keys[0]).hear_until("state")["clocks"]
    served.kill()
    served.start()
    guest = served.come(table, keys[0])
    assert guest.hear_until("state")["clocks"] == before
    guest.leave()


@pytest.mark.slow
def test_a_table_without_anybody_is_woken_for_its_clock(own_server: Callable[..., Serving]) -> None:
    served = own_server()
    table, keys = served.company("shahdozd", 3, clock={"decision": 2, "grace": 0})
    served.kill()
    begun = rows(served, table)
    served.start()
    wait_until(lambda: rows(served, table) > begun)  # nobody has come, who would wake it
    guest = served.come(table, keys[0], 0)
    assert guest.hear_until("state")["number"] > 1
    guest.leave()


def rows(served: Serving, table: str) -> int:
    """How much has happened at a table, read from the file."""
    with closing(sqlite3.connect(served.db)) as file:
        asked = "SELECT count(*) FROM log WHERE table_id = ?"
        return int(file.execute(asked, (table,)).fetchone()[0])


def decide_bags(guests: list[Guest], sheriff: int) -> None:
    """Everybody to the gate: the market is skipped, a card goes into each bag."""
    while guests[sheriff].view["phase"] != "inspect":
        for seat, guest in enumerate(guests):
            if seat in guest.view["to_act"]:
                _one_step(guest)
                break
        for guest in guests:
            guest.say(do="ping")
            guest.hear_until("pong")


def _one_step(guest: Guest) -> None:
    for words in ("close", "done", "keep", "pass"):
        if words in guest.moves:
            guest.play(words)
            return
    guest.play(guest.moves[0])


def test_the_table_calls_time_in_a_timed_inspection(serving: Serving) -> None:
    table, keys = serving.company("nottingham", 3, options={"timed": True})
    guests = [serving.come(table, key) for key in keys]
    for guest in guests:
        guest.hear_until("state")
    decide_bags(guests, 0)
    state = serving.come(table, keys[0]).hear_until("state")
    assert state["clocks"]["called"] > state["at"]


def test_the_time_of_a_phase_survives_a_restart_and_is_called_though_nobody_is_there(
    own_server: Callable[..., Serving],
) -> None:
    served = own_server()
    table, keys = served.company("nottingham", 3, options={"timed": True})
    guests = [served.come(table, key) for key in keys]
    for guest in guests:
        guest.hear_until("state")
    decide_bags(guests, 0)
    before = served.come(table).hear_until("state")
    served.kill()
    served.start()
    watcher = served.come(table, None)
    state = watcher.hear_until("state")
    assert state["clocks"] == before["clocks"]
    sleep(served, (state["clocks"]["called"] - state["at"]) / 1000)
    watcher = served.come(table, None, state["number"])
    told = watcher.hear_until("state")
    if told["number"] == state["number"]:
        assert watcher.hear_until("news")["by"] == {"seat": None, "how": "clock"}
    else:
        assert told["missed"]


def test_without_a_clock_nobody_is_ever_late(own_server: Callable[..., Serving]) -> None:
    served = own_server()
    table, keys = served.company("shahdozd", 3)
    before = served.come(table, keys[0]).hear_until("state")
    sleep(served, 30 * DAY)
    guest = served.come(table, keys[0])
    state = guest.hear_until("state")
    assert (state["number"], state["clocks"], before["clocks"]) == (before["number"], {}, {})
    assert guest.play(guest.moves[0])["told"] == "news"
