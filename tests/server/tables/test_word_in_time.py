"""Where people may speak up, a bot that is to decide lets them: but not for ever."""

from pathlib import Path

import pytest

from server.kit import Frame, Guest, Host, Serving
from server.tables.test_clocks import _one_step
from server.timed import timed

pytestmark = pytest.mark.slow
SOON = 100
"""Milliseconds by which a clock that is asked twice may be behind itself."""


def at_the_gate(serving: Host, window: int, seats: int = 3) -> tuple[str, list[str], Guest]:
    """A bot is Sheriff, one person a merchant who may offer something."""
    for _ in range(20):
        bots = {str(seat): "haggle" for seat in range(1, seats)}
        table, keys = serving.company("nottingham", seats, bots=bots, window=window)
        guest = serving.come(table, keys[0])
        guest.hear_until("state")
        if guest.view["sheriff"] == 0:
            guest.leave()
            continue
        while guest.view["phase"] != "inspect":
            if 0 in guest.view["to_act"]:
                _one_step(guest)
            else:
                guest.hear_until("news")
        return table, keys, guest
    raise AssertionError("the person was Sheriff every time")


def hear_from(listener: Guest, seat: int) -> Frame:
    """The Sheriff's last word brings the next round, and with it another Sheriff."""
    return listener.hear_until("news", lambda n: n["by"]["seat"] == seat)


def test_a_bot_waits_for_who_may_speak_and_is_there(serving: Serving) -> None:
    _, _, guest = at_the_gate(serving, 3)
    window = guest.hear_until("window", lambda w: w["until"] is not None)
    assert window["waits_for"] == [0]
    assert hear_from(guest, guest.view["sheriff"])["at"] >= window["until"] - SOON
    guest.leave()


def test_who_has_nothing_to_say_waives_it(serving: Serving) -> None:
    _, _, guest = at_the_gate(serving, 300)
    guest.hear_until("window", lambda w: w["until"] is not None)
    guest.say(do="waive", seen=guest.number)
    hear_from(guest, guest.view["sheriff"])
    guest.leave()


def test_a_new_word_opens_a_short_window_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test tells the time, and the server sleeps by its own: it still has most of a minute."""
    with timed(tmp_path / "timed.db", monkeypatch) as server:
        _, _, guest = at_the_gate(server, 300)
        first = guest.hear_until("window", lambda w: w["until"] is not None)
        server.time.now = first["until"] - 50_000
        guest.play("draft pass 0", "add coins 1", "offer")
        again = guest.hear_until("window", lambda w: w["until"] != first["until"])
        assert again["until"] == server.time.now + 300_000 // 3
        guest.leave()


def test_who_is_not_there_is_not_waited_for(serving: Serving) -> None:
    table, keys, guest = at_the_gate(serving, 300)
    guest.hear_until("window", lambda w: w["until"] is not None)
    guest.leave()
    watcher = serving.come(table)
    watcher.hear_until("state")
    if watcher.view["phase"] == "inspect":
        hear_from(watcher, watcher.view["sheriff"])
    assert keys
    watcher.leave()


def test_bots_wait_for_no_bot_and_go_on_when_the_last_person_has_waived_it(
    serving: Serving,
) -> None:
    _, _, guest = at_the_gate(serving, 300, seats=5)
    sheriff = guest.view["sheriff"]
    windows: list[list[int]] = []
    while guest.frames[-1]["told"] != "news" or guest.frames[-1]["by"]["seat"] != sheriff:
        frame = guest.hear()
        if frame["told"] == "window" and frame["until"] is not None:
            windows.append(frame["waits_for"])
            guest.say(do="waive", seen=guest.number)
    assert {tuple(waits_for) for waits_for in windows} == {(0,)}
    guest.leave()


def test_bots_among_themselves_open_no_window(serving: Serving) -> None:
    host = serving.person()
    bots = {str(seat): "haggle" for seat in range(5)}
    table = serving.table(host, "nottingham", 5, bots=bots, window=300)
    guest = serving.come(table, host)
    serving.act(table, "start", host)
    guest.hear_until("news", lambda _: guest.view["phase"] == "inspect")
    guest.hear_until("news", lambda _: guest.view["phase"] != "inspect")
    assert "window" not in {frame["told"] for frame in guest.frames}
    guest.leave()
