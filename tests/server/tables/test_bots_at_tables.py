"""Bots that crash, are late or cheat cost a fallback and never a table."""

from collections.abc import Callable

import pytest

import hoodwink
from server.kit import Serving

ROGUES = "server.thinking.rogues"


@pytest.mark.parametrize(
    "rogue",
    [
        "Raises",
        *(pytest.param(rogue, marks=pytest.mark.slow) for rogue in ("Exits", "Invents", "Sleeps")),
    ],
)
def test_a_bad_bot_costs_a_fallback(own_server: Callable[..., Serving], rogue: str) -> None:
    served = own_server(bots=f"bad={ROGUES}:{rogue}", budget="0.5")
    bots = {"0": "bad", "1": "random", "2": "random"}
    key = served.person()
    table = served.table(key, "shahdozd", 3, bots=bots, options={"turn_cap": 6})
    served.act(table, "start", key)
    watcher = served.come(table)
    fallen = watcher.hear_until("news", lambda n: bool(n["by"]) and n["by"]["how"] == "clock")
    assert fallen["by"]["seat"] == 0
    watcher.leave()


def test_a_bot_takes_its_time_where_people_look_on(own_server: Callable[..., Serving]) -> None:
    served = own_server(pace="1.5")
    key = served.person()
    table = served.table(key, "nottingham", 3, bots={str(seat): "random" for seat in range(3)})
    watcher = served.come(table)
    watcher.hear_until("table")
    served.act(table, "start", key)
    at = watcher.hear_until("news")["at"]
    while (news := watcher.hear_until("news"))["by"] is None:
        at = news["at"]
    assert news["at"] - at >= 1400


@pytest.mark.slow
def test_a_match_of_bots_alone_goes_on_without_anybody(own_server: Callable[..., Serving]) -> None:
    served = own_server()
    key = served.person()
    bots = {"0": "remember", "1": "random", "2": "random"}
    table = served.table(key, "shahdozd", 3, bots=bots)
    served.act(table, "start", key)
    served.kill()
    served.start()
    watcher = served.come(table)
    frame = watcher.hear_until("state")
    if frame["secret"] is None:
        watcher.hear_until("news", lambda n: n["secret"] is not None)
    hoodwink.verify(served.ask("GET", f"/api/tables/{table}/record"))
    watcher.leave()


@pytest.mark.slow
def test_a_bot_answers_the_same_in_any_process(own_server: Callable[..., Serving]) -> None:
    """What it says depends on its seed and what its seat has heard, so killing changes nothing."""
    served = own_server()
    key = served.person()
    table = served.table(key, "shahdozd", 3, bots={str(seat): "remember" for seat in range(3)})
    served.ask("POST", f"/api/tables/{table}/start", {}, key)
    watcher = served.come(table, None, 0)
    watcher.hear_until("news", lambda n: n["secret"] is not None)
    record = hoodwink.Record.loads(served.ask("GET", f"/api/tables/{table}/record"))
    assert record.secret
    match = hoodwink.deal_again(record.heading, record.secret)
    for seat, words in record.moves[:40]:
        if seat >= 0:
            assert words in [move.text for move in match.moves(seat)]
            match.play(seat, words)
    watcher.leave()
