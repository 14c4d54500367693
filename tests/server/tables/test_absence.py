"""What is told to who was away, and what rests while all are."""

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit import Serving
from server.running import closed


def test_who_was_away_for_long_hears_all_that_was_told(serving: Serving) -> None:
    bots = {str(seat): "random" for seat in range(3)}
    key = serving.person()
    table = serving.table(key, "shahdozd", 3, bots=bots, options={"turn_cap": 30})
    serving.act(table, "start", key)
    watcher = serving.come(table, None, 0)
    if watcher.hear_until("state")["secret"] is None:
        watcher.hear_until("news", lambda n: n["secret"] is not None)
    assert watcher.number > 20, "more than is kept at hand"
    for seen in (0, 3, watcher.number - 2, watcher.number):
        state = serving.come(table, None, seen).hear_until("state")
        assert len(state["missed"]) == watcher.number - seen
    assert serving.come(table).hear_until("state")["missed"] is None


def test_bots_rest_in_a_pause(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"1": "random", "2": "random"})
    guest = serving.come(table, keys[0])
    guest.hear_until("state")
    serving.act(table, "pause", keys[0])
    guest.hear_until("table", lambda t: t["paused"])
    serving.act(table, "hand-over", keys[0], bot="random")
    heard = len(guest.frames)
    with suppress(TimeoutError):
        while True:
            guest.hear(1.0)
    assert {frame["told"] for frame in guest.frames[heard:]} <= {"table"}
    serving.act(table, "resume", keys[0])
    guest.hear_until("news", lambda n: n["by"]["how"] == "bot")


def test_a_match_that_all_people_leave_in_a_pause_goes_on(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"2": "random"}, options={"turn_cap": 1})
    watcher = serving.come(table)
    for what in ("pause", "resign"):
        for key in keys[:2]:
            serving.act(table, what, key)
    watcher.hear_until("news", lambda n: n["secret"] is not None)


def test_lines_of_a_lost_key_are_hung_up(serving: Serving) -> None:
    key = serving.person()
    table = serving.table(key, sit=0)
    link = serving.ask("POST", "/api/me/link", {}, key)["link"]
    other = serving.ask("POST", "/api/keys", {"link": link})["key"]
    lost = serving.come(table, key)
    lost.hear_until("table")
    serving.ask("DELETE", "/api/me/keys", None, other)
    assert closed(lost).code == 4001
    assert serving.come(table, other).hear_until("table")["seat"] == 0
    with pytest.raises(ConnectionClosed):
        serving.come(table, key).hear()
