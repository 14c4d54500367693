"""Rows and headings that were damaged on the disk: the table is lost, and nothing else."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit import Serving

BODIES = [
    b"", b"\xff\xfe\x00", b"{", b"[]", b"null", b"7", b'"words"', b"[" * 100_000,
    b'["played",99,["look"],"person","x"]', b'["played",0,["no word"]]', b'["sat",-7,"x"]',
    b'["sat",99,"x"]', b'["manned",7,null]', b'["resumed",0]', b'["pause",50]', b'["began"]',
    b'["left",44]', b'["muted",7,7]', b'["unheard of"]', b'["played",0,[],"person","x"]',
]  # fmt: skip


@pytest.mark.parametrize("what", ["row", "heading"])
def test_one_damaged_table_breaks_nobodys_list(
    own_server: Callable[..., Serving], what: str
) -> None:
    server = own_server()
    key = server.person()
    good = server.table(key, sit=0, open=True)
    bad = [server.table(key, sit=0, open=True) for _ in BODIES]
    for table in bad:
        server.act(table, "start", key)
    server.stop()
    with closing(sqlite3.connect(server.db)) as file, file:
        for table, body in zip(bad, BODIES, strict=True):
            if what == "row":
                last = "SELECT max(number) FROM log WHERE table_id = ?"
                change = f"UPDATE log SET body = ? WHERE table_id = ? AND number = ({last})"
                file.execute(change, [body, table, table])
            else:
                file.execute("UPDATE tables SET heading = ? WHERE id = ?", [body, table])
    server.start_again()
    assert good in [row["id"] for row in server.ask("GET", "/api/me/tables", key=key)]
    assert good in [row["id"] for row in server.ask("GET", "/api/tables")]
    guest = server.come(good, key)
    assert guest.hear_until("table")["id"] == good
    for table in bad:
        with suppress(ConnectionClosed):  # what happens to be right is shown
            assert server.come(table).hear()["told"] == "table"
    assert server.ask("GET", "/ready") == {"status": "ready"}
    assert "Traceback" not in server.logged
