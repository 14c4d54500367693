"""The store is full, held, away, or shared: clear errors, nothing half written, and on it goes."""

import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.error import HTTPError

import pytest

from server.kit import Frame, Guest, Serving
from server.postgres import Postgres, running


def company(server: Serving, other: Serving | None = None) -> list[Guest]:
    """Three people at a table; the last one is connected to another server, if there is one."""
    table, keys = server.company("nottingham", 3)
    servers = [server, server, other or server]
    guests = [at.come(table, key) for at, key in zip(servers, keys, strict=True)]
    for guest in guests:
        guest.hear_until("state")
    return guests


def awaited(guests: list[Guest]) -> Guest:
    seat: int = guests[0].view["to_act"][0]
    return guests[seat]


def back(server: Serving, guest: Guest) -> Guest:
    """Comes again, and looks."""
    again = server.come(guest.table, guest.key)
    again.hear_until("state")
    return again


def unavailable(told: Frame) -> bool:
    return (told["told"], told["error"]) == ("refused", "unavailable")


def test_a_full_disk(own_server: Callable[..., Serving], tmp_path: Path) -> None:
    """A file may not grow any more, as on a full disk."""
    server = own_server(db=str(tmp_path / "full.db"))
    guest = awaited(company(server))
    before = guest.view
    limit = Path(server.db + "-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    told = guest.play("done", id="m")
    assert unavailable(told)
    with pytest.raises(HTTPError, match="503"):
        server.person()
    looking = back(server, guest)
    assert (looking.view, looking.number) == (before, guest.number)
    everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, everything)
    assert looking.play("done", id="m")["told"] == "news"
    assert "done" not in server.logged


@pytest.mark.slow
def test_a_file_that_cannot_be_written(own_server: Callable[..., Serving], tmp_path: Path) -> None:
    """Somebody else holds the file for good: it can be read, and not written."""
    server = own_server(db=str(tmp_path / "held.db"))
    guest = awaited(company(server))
    line = sqlite3.connect(server.db, isolation_level=None)
    line.execute("BEGIN IMMEDIATE")
    assert unavailable(guest.play("done", id="m"))
    looking = back(server, guest)
    line.execute("ROLLBACK")
    line.close()
    assert looking.play("done", id="m")["told"] == "news"


@pytest.mark.slow
def test_a_file_that_is_no_database_is_said_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    (folder / "t.db").write_bytes(b"no database at all, but long enough to look like one" * 50)
    with pytest.raises(AssertionError) as found:
        Serving(folder / "t.db")
    assert "Traceback" not in str(found.value)


@pytest.mark.slow
def test_a_database_that_goes_away_and_comes_back(own_server: Callable[..., Serving]) -> None:
    with running() as database:
        server = own_server(db=database.url())
        guests = company(server)
        guest = awaited(guests)
        number = guest.number
        database.kill()
        assert unavailable(guest.play("done", id="m"))
        with pytest.raises(HTTPError, match="503"):
            server.ask("GET", "/ready")
        guest.say(do="try", id="t", seen=number, moves=["done"])
        assert unavailable(guest.hear_until("refused"))
        database.start()
        guest.hear_until("state", lambda frame: frame["number"] == number)
        assert guest.play("done", id="m")["told"] in ("news", "done")
        assert '"trace"' not in server.logged


@pytest.mark.slow
def test_two_servers_on_one_database(
    own_server: Callable[..., Serving], postgres: Postgres
) -> None:
    """One wins; the other reads again, and answers."""
    with postgres.database() as address:
        here, there = own_server(db=address), own_server(db=address)
        guests = company(here, there)
        for number in range(30):
            seats = guests[0].view["to_act"]
            guest = guests[seats[0]]
            elsewhere = there if guest.serving is here else here
            twin = elsewhere.come(guest.table, guest.key)
            twin.hear_until("state")
            move = guest.moves[number % len(guest.moves)]
            words = ["r", "r"] if number % 2 else ["r", "other"]
            for line, word in zip((guest, twin), words, strict=True):
                line.say(do="play", id=f"{word}{number}", seen=line.number, moves=[move])
            pairs = zip((guest, twin), words, strict=True)
            answers = [_answer(line, f"{word}{number}") for line, word in pairs]
            told = sorted(answer["told"] for answer in answers)
            if number % 2:
                assert told in (["done", "news"], ["done", "done"]), answers
                assert answers[0]["number"] == answers[1]["number"]
            else:
                assert told == ["news", "refused"], answers
            twin.leave()
            guests = [_look(line) for line in guests]
        assert guests[0].number > 10
        assert "Conflict" in here.logged + there.logged


def _answer(guest: Guest, word: str) -> Frame:
    while True:
        frame = guest.hear()
        if frame.get("id") == word:
            return frame


def _look(guest: Guest) -> Guest:
    """Moves made at another server are heard of here with the next conflict; look again."""
    other = guest.serving.come(guest.table, guest.key)
    other.say(do="chat", id="c", text="I look")
    other.hear_until("state")
    guest.leave()
    return other
