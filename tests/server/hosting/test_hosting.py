"""Starting, stopping and starting again: what who runs a server sees and may rely on."""

import asyncio
import json
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import connect

import hoodwink
from hoodwink.cli.app import run
from hoodwink.server.serving import bound
from hoodwink.server.settings import data_folder, settings
from hoodwink.server.store.engines import place_told
from server.kit import PATIENCE, Serving
from server.running import answer, closed, started

ANY_PORT = ("--port", "0")


def taken_port() -> socket.socket:
    holder = socket.socket()
    holder.bind(("127.0.0.1", 0))
    holder.listen()
    return holder


def test_a_taken_port_gets_a_clear_word_and_the_next_free_one(tmp_path: Path) -> None:
    with closing(taken_port()) as holder:
        port = holder.getsockname()[1]
        with started("--port", str(port), "--db", str(tmp_path / "a.db")) as server:
            assert server.printed[0] == f"Port {port} is taken; this is the next free one."
            assert int(server.url.rpartition(":")[2]) > port
            assert answer(f"{server.url}/health").status == 200
            assert server.end()[0] == 0


def test_a_small_frame_does_not_wait_for_the_next() -> None:
    async def accepted() -> int:
        loop, line = asyncio.get_running_loop(), asyncio.Queue[asyncio.BaseTransport]()

        class Inside(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                line.put_nowait(transport)

        listening = bound("127.0.0.1", 0)
        async with await loop.create_server(Inside, sock=listening):
            with socket.create_connection(listening.getsockname()):
                inside = await line.get()
                told = inside.get_extra_info("socket")
                inside.close()
                return int(told.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    assert asyncio.run(accepted())


def test_environment_variables_say_the_same_as_the_command_line(tmp_path: Path) -> None:
    """And unless told, tables are kept in the user's folder, where nobody else reads them."""
    told = {"HOODWINK_PORT": "0", "HOODWINK_HOST": "127.0.0.1", "XDG_DATA_HOME": str(tmp_path)}
    told["HOODWINK_PUBLIC_URL"] = "https://Play.example.org/"
    file = data_folder({"XDG_DATA_HOME": str(tmp_path)}) / "hoodwink.db"
    with started(**told) as server:
        first, token, last = server.printed
        assert first == "Hoodwink serves at https://play.example.org"
        assert "/admin/enter" in token
        assert last == f"Tables are kept in {file}"
        assert file.stat().st_mode & 0o077 == 0, "keys and secrets are in it"


def test_of_several_places_the_command_line_counts_first() -> None:
    told = {"HOODWINK_DB": "/a.db", "HOODWINK_PORT": "1", "HOME": "/home/ann"}
    assert settings("/b.db", port=2, environment=told).db == "/b.db"
    assert settings("/b.db", port=0, environment=told).port == 0
    assert settings(environment=told).db == "/a.db"


def test_a_password_is_not_printed() -> None:
    assert place_told("postgresql://ann:secret@db/tables") == (
        "postgresql+psycopg://ann:***@db/tables"
    )
    assert place_told("/srv/hoodwink.db") == "/srv/hoodwink.db"


def test_others_in_the_house_are_given_an_address_they_can_open(tmp_path: Path) -> None:
    with started("--host", "0.0.0.0", *ANY_PORT, "--db", str(tmp_path / "a.db")) as server:
        host, _, port = server.url.removeprefix("http://").rpartition(":")
        assert host != "0.0.0.0"
        socket.inet_aton(host)
        assert answer(f"http://127.0.0.1:{port}/health").status == 200
        body = json.dumps({"name": "Ann"})
        local = f"http://127.0.0.1:{port}/api"
        key = json.loads(answer(f"{local}/keys", body, Content_Type="application/json").text)["key"]
        made = answer(
            f"{local}/tables",
            json.dumps({"game": "shahdozd", "seats": 3}),
            Content_Type="application/json",
            Authorization=f"Bearer {key}",
        )
        assert json.loads(made.text)["link"].startswith(f"{server.url}/t/")


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "many", "HOODWINK_PORT is 'many'; expected a whole number from 0 to 65535"),
        ("PACE", "slow", "HOODWINK_PACE is 'slow'; expected seconds, such as 1.5"),
        ("WEBHOOKS", "maybe", "expected one of off, on, private"),
        ("ADMIN_TOKEN", "short", "HOODWINK_ADMIN_TOKEN has at least 16 letters"),
        ("PUBLIC_URL", "play.example.org", "expected one like https://play.example.org"),
        ("LIMITS", "tea=5", "'tea=5' is no limit"),
        ("LOG_LEVEL", "loud", "expected one of debug, info, warning, error"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_a_sentence(
    name: str, value: str, words: str
) -> None:
    with pytest.raises(hoodwink.HoodwinkError) as wrong:
        settings(environment={f"HOODWINK_{name}": value, "HOME": "/nowhere"})
    assert words in str(wrong.value)


def test_what_is_set_to_nothing_is_not_set() -> None:
    names = ("DB", "HOST", "PORT", "PUBLIC_URL", "LIMITS", "ADMIN_TOKEN", "KEEP_DAYS", "WEBHOOKS")
    empty = {f"HOODWINK_{name}": "" for name in names}
    assert settings(environment={**empty, "HOME": "/home/ann"}) == settings(
        environment={"HOME": "/home/ann"}
    )
    assert settings(environment={"HOME": "/home/ann"}).admin_token is None


def test_single_limits_can_be_changed() -> None:
    told = settings(environment={"HOODWINK_LIMITS": "joins=1.5, tables_a_person=3", "HOME": "/a"})
    assert (told.limits.joins, told.limits.tables_a_person) == (1.5, 3)
    assert told.limits.lines == settings(environment={"HOME": "/a"}).limits.lines


def test_a_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["serve", "--port", "0", "--db", str(tmp_path)]) == 2
    monkeypatch.setenv("HOODWINK_PORT", "many")
    assert run(["serve"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 2


def test_ctrl_c_ends_cleanly_and_the_next_start_resumes_every_table(
    own_server: Callable[..., Serving],
) -> None:
    server = own_server()
    tables = [server.company("shahdozd", 3) for _ in range(3)]
    guests = [server.come(table, keys[0]) for table, keys in tables]
    for guest in guests:
        guest.hear_until("state")
        assert guest.play(guest.moves[0])["told"] == "news"
    assert server.stop(signal.SIGINT) == 0
    for guest in guests:
        assert closed(guest).code == 1012
    server.start()
    for (table, keys), guest in zip(tables, guests, strict=True):
        again = server.come(table, keys[0], guest.number)
        state = again.hear_until("state")
        assert (state["number"], state["digest"]) == (guest.number, guest.frames[-1]["digest"])
        assert again.view == guest.view
        other = server.come(table, keys[1])
        other.hear_until("state")
        assert other.play(other.moves[0])["told"] == "news"


def test_every_answer_has_the_headers_that_keep_a_browser_safe(serving: Serving) -> None:
    for path in ("/health", "/nowhere", "/admin", "/api/me", "/api/schema/openapi.json"):
        told = answer(serving.url + path).headers
        assert "default-src 'none'" in told["content-security-policy"]
        assert "frame-ancestors 'none'" in told["content-security-policy"]
        assert told["x-content-type-options"] == "nosniff"
        assert told["x-frame-options"] == "DENY"
        assert told["referrer-policy"] == "same-origin"
        assert "server" not in told


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_a_page_of_another_site_may_not_connect(serving: Serving, origin: str) -> None:
    table = serving.table(serving.person())
    address = f"{serving.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with pytest.raises(Exception, match="403"):
        connect(address, additional_headers={"Origin": origin}, open_timeout=PATIENCE, legacy=True)
    ours = {"Origin": serving.url}
    with connect(address, additional_headers=ours, open_timeout=PATIENCE, legacy=True) as line:
        line.send('{"do":"hello"}')
        assert json.loads(line.recv(PATIENCE))["told"] == "table"


def test_health_readiness_and_numbers(serving: Serving) -> None:
    assert json.loads(answer(f"{serving.url}/health").text) == {"status": "up"}
    assert json.loads(answer(f"{serving.url}/ready").text) == {"status": "ready"}
    told = serving.numbers()
    for name in (
        "tables_loaded", "tables_playing", "connections", "moves_total", "move_seconds_bucket",
        "bot_seconds_total", "commit_seconds_total",
    ):  # fmt: skip
        assert f"\nhoodwink_{name}" in told
