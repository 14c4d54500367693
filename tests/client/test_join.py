"""`hoodwink join`: the terminal at a served table."""

import json
import stat
from importlib.resources import files
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import hoodwink
from cli.kit import Terminal, by_numbers
from hoodwink.client import Api, RemoteSeat
from server.kit import Serving

SHORT = {"turn_cap": 12}
BOTS = {"1": "random", "2": "random"}


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(tmp_path, monkeypatch)


def keys_file(terminal: Terminal) -> Path:
    return terminal.folder / "state" / "hoodwink" / "keys.json"


def know(terminal: Terminal, served: Serving, key: str) -> None:
    """The terminal has been at this server before, as the person with that key."""
    keys_file(terminal).parent.mkdir(parents=True, exist_ok=True)
    keys_file(terminal).write_text(json.dumps({served.url: key}))


def begun(terminal: Terminal, served: Serving, game: str, **more: Any) -> str:
    """A match among bots that waits for the person at the terminal."""
    key = served.person("Ann")
    know(terminal, served, key)
    link = served.link(key, game, sit=0, bots=BOTS, **more)
    start(served, key, link)
    return link


def start(served: Serving, key: str, link: str) -> None:
    Api(served.url, key).ask("POST", f"/api/tables/{link.rpartition('/')[2]}/start")


def start_when_there(served: Serving, host: str, link: str) -> None:
    with RemoteSeat(link, host) as looking:
        while not looking.table.chairs[0].present:
            looking.hear(60)
    start(served, host, link)


def test_a_match_is_played_from_the_lobby_to_the_end(terminal: Terminal, served: Serving) -> None:
    host = served.person("Host")
    link = served.link(host, bots=BOTS, options=SHORT)
    starting = Thread(target=start_when_there, args=(served, host, link))
    starting.start()
    record = terminal.folder / "match.jsonl"
    shown = terminal.run(f"join {link} --name Ann --record {record}", by_numbers(1))
    starting.join()
    assert (shown.code, shown.err) == (0, "")
    assert "3 of 3 sit at the table: Ann, Bram, and Cleo." in shown.out
    match = hoodwink.verify(record.read_text(encoding="utf-8"))
    assert match.outcome
    assert match.commitment in shown.out
    assert match.digest in shown.out
    assert stat.S_IMODE(keys_file(terminal).stat().st_mode) == 0o600


def test_bots_have_names_of_their_own(terminal: Terminal, served: Serving) -> None:
    link = begun(terminal, served, "shahdozd")
    shown = terminal.run(f"join {link}", ["quit"])
    assert "Bram" in shown.out
    assert "Cleo" in shown.out
    again = terminal.run(f"join {link} --names Tuck,Marian", ["quit"])
    assert "Tuck" in again.out
    assert "Marian" in again.out
    assert "andom" not in shown.out + again.out


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_game_is_drawn_and_can_be_left_and_come_back_to(
    terminal: Terminal, served: Serving, game: str
) -> None:
    link = begun(terminal, served, game)
    shown = terminal.run(f"join {link}", by_numbers(2, leaves_after=6))
    assert (shown.code, shown.err) == (0, "")
    assert f"Come back with: hoodwink join {link}" in shown.out
    again = terminal.run(f"join {link} --lang fr", by_numbers(3, leaves_after=3))
    assert (again.code, again.err) == (0, "")
    assert f"hoodwink join {link}" in again.out


def test_what_is_refused_is_explained_as_at_home(terminal: Terminal, served: Serving) -> None:
    link = begun(terminal, served, "shahdozd")
    shown = terminal.run(f"join {link}", ["rotate left", "why 1", "dance", "help"])
    assert "“rotate left” is not allowed now (SD-" in shown.out
    assert "is allowed now." in shown.out
    assert "“dance” is no move of this game." in shown.out
    assert "chat TEXT: say something" in shown.out


def test_people_talk(terminal: Terminal, served: Serving) -> None:
    link = begun(terminal, served, "shahdozd")
    host = Api(served.url, json.loads(keys_file(terminal).read_text())[served.url])
    assert host.key
    with RemoteSeat(link, host.key) as elsewhere:
        elsewhere.chat("hello from my phone")
        shown = terminal.run(f"join {link}", ["chat", "chat and hello back"])
        while len(elsewhere.picture.said) < 2:
            assert elsewhere.hear(30)
        assert elsewhere.picture.said[1].text == "and hello back"
    assert "chat TEXT" in shown.out


def test_a_record_is_written_when_it_is_over_and_not_before(
    terminal: Terminal, served: Serving
) -> None:
    link = begun(terminal, served, "shahdozd")
    shown = terminal.run(f"join {link}", ["record early.jsonl"])
    assert "The match is not over" in shown.out
    assert not Path("early.jsonl").exists()


def test_an_owners_pack_is_drawn_plainly(terminal: Terminal, served: Serving) -> None:
    pack = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text("utf-8")
    link = begun(terminal, served, "shahdozd", pack=pack.replace('version = "', 'version = "my-'))
    shown = terminal.run(f"join {link}", by_numbers(2, leaves_after=3))
    assert (shown.code, shown.err) == (0, "")
    assert "purses" in shown.out


def test_a_key_that_the_server_has_forgotten_makes_somebody_new(
    terminal: Terminal, served: Serving
) -> None:
    know(terminal, served, "no-longer-known")
    host = served.person("Host")
    link = served.link(host, bots=BOTS, options=SHORT)
    starting = Thread(target=start_when_there, args=(served, host, link))
    starting.start()
    shown = terminal.run(f"join {link}", ["Bea", "quit"])
    starting.join()
    assert "What shall we call you?" in shown.out
    assert shown.code == 0
    assert json.loads(keys_file(terminal).read_text())[served.url] != "no-longer-known"


def test_a_table_that_is_closed_is_told_so(terminal: Terminal, served: Serving) -> None:
    key = served.person("Ann")
    know(terminal, served, key)
    link = served.link(key, sit=0)
    Api(served.url, key).ask("DELETE", f"/api/tables/{link.rpartition('/')[2]}")
    shown = terminal.run(f"join {link}")
    assert shown.code == 2
    assert "closed" in shown.err or "no such table" in shown.err


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("join nonsense", "is no link to a table"),
        ("join http://127.0.0.1:9/t/abc --name Ann", "does not answer"),
    ],
)
def test_what_cannot_be_joined_is_told_in_a_line(
    terminal: Terminal, line: str, problem: str
) -> None:
    shown = terminal.run(line)
    assert shown.code == 2
    assert problem in shown.err
    assert len(shown.err.splitlines()) == 1
