"""What is told to who was away, and what rests while all are."""

import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit import Serving
from server.running import closed


def test_who_comes_back_hears_what_was_missed_or_how_it_stands_if_that_is_shorter(
    serving: Serving,
) -> None:
    table = played_by_bots(serving)
    fresh = serving.come(table)
    assert fresh.hear_until("state")["missed"] is None
    shortest = len(fresh.raw[-1].partition(',"missed":')[0].encode())
    story = serving.come(table, None, 0).hear_until("state")["missed"]
    assert len(story) == fresh.number > 20, "all, and more than is kept at hand"
    told = []
    for seen in range(1, fresh.number + 1):
        missed = story[seen:]
        state = serving.come(table, None, seen).hear_until("state")
        assert state["missed"] == (missed if len(written(missed)) <= shortest else None)
        told.append(state["missed"] is not None)
    assert told == sorted(told), "first only how it stands, then what was missed"
    assert set(told) == {False, True}


def played_by_bots(serving: Serving) -> str:
    """A table where all is over."""
    bots = {str(seat): "random" for seat in range(3)}
    key = serving.person()
    table = serving.table(key, "shahdozd", 3, bots=bots, options={"turn_cap": 30})
    watcher = serving.come(table)
    watcher.hear_until("table")
    serving.act(table, "start", key)
    watcher.hear_until("news", lambda n: n["secret"] is not None)
    watcher.leave()
    return table


def written(missed: object) -> bytes:
    return json.dumps(missed, separators=(",", ":"), ensure_ascii=False).encode()


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
