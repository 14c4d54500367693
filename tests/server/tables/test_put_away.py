"""A table where nobody is goes out of memory, and is there again for who comes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hoodwink.server.tables.house import PUT_AWAY_AFTER
from server.kit import Guest, wait_until
from server.timed import Timed, timed


def one_move(guests: list[Guest]) -> None:
    """Somebody who is asked does the first thing there is."""
    seat = guests[0].view["to_act"][0]
    news = guests[seat].play(guests[seat].moves[0])
    for guest in guests:
        if guest.number < news["number"]:
            guest.hear_until("news", lambda told: told["number"] == news["number"])


def rest(server: Timed) -> None:
    """So long that idle tables are put away."""
    server.time.now += PUT_AWAY_AFTER + 1


def stays(server: Timed) -> None:
    """Through a round of looking after tables that has put another one away."""
    live, before = server.loaded(), server.time.now
    server.time.now -= PUT_AWAY_AFTER + 1
    server.table(server.person("Bea"))
    server.time.now = before
    wait_until(lambda: server.loaded() == live)
    assert live == 1


def everybody(server: Timed, table: str, keys: list[str], seen: int | None = None) -> list[Guest]:
    guests = [server.come(table, key, seen) for key in keys]
    for guest in guests:
        guest.hear_until("state")
    return guests


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Timed]:
    with timed(tmp_path / "t.db", monkeypatch) as server:
        yield server


def test_a_table_with_people_stays_in_memory_and_an_idle_one_for_a_while(server: Timed) -> None:
    table, keys = server.company("shahdozd", 3)
    [guest] = everybody(server, table, keys[:1])
    rest(server)
    stays(server)
    guest.leave()
    wait_until(lambda: "hoodwink_connections 0" in server.numbers())
    stays(server)
    rest(server)
    wait_until(lambda: server.loaded() == 0)


def test_a_table_that_was_put_away_goes_on_for_who_comes_back(server: Timed) -> None:
    table, keys = server.company("shahdozd", 3)
    guests = everybody(server, table, keys)
    guests[0].say(do="chat", id="c", text="back soon")
    guests[0].hear_until("chat")
    for _ in range(4):
        one_move(guests)
    for guest in guests:
        guest.leave()
    rest(server)
    wait_until(lambda: server.loaded() == 0)
    again = everybody(server, table, keys, guests[0].number - 2)
    assert server.loaded() == 1
    for before, after in zip(guests, again, strict=True):
        assert (after.number, after.view, after.moves) == (before.number, before.view, before.moves)
        [state] = [frame for frame in after.frames if frame["told"] == "state"]
        news = [frame for frame in before.frames if frame["told"] == "news"][-2:]
        assert state["missed"] == [frame["events"] for frame in news]
        assert state["digest"] == news[-1]["digest"]
        assert after.hear_until("chat")["text"] == "back soon"
    one_move(again)
