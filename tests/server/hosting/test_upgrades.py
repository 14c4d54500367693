"""A table that other rules have begun waits for them, and the others are served."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from websockets.frames import Close

from server.kit import Serving
from server.running import closed

Heading = dict[str, Any]


def _by_older_rules(heading: Heading) -> Heading:
    return heading | {"record": heading["record"] | {"by": "0.0.7", "rules": 0}}


def _newer(heading: Heading) -> Heading:
    return heading | {"record": heading["record"] | {"by": "9.8.7"}}


def test_a_table_of_other_rules_is_refused_with_its_version_and_others_are_served(
    own_server: Callable[..., Serving],
) -> None:
    server = own_server()
    (old, old_keys), (new, new_keys) = (server.company("shahdozd", 3) for _ in range(2))
    assert server.stop() == 0
    rewrite(server.db, old, _by_older_rules)
    before = log_of(server.db, old)
    server.start()
    status, told = server.refused("POST", f"/api/tables/{old}/pause", {}, old_keys[0])
    assert (status, told["error"]) == (409, "other-version")
    assert "0.0.7" in told["detail"]
    guest = server.come(old, old_keys[0])
    assert closed(guest) == Close(4009, "open it with Hoodwink 0.0.7")
    assert server.refused("POST", f"/api/tables/{old}/pause", {}, new_keys[0])[0] == 404
    assert closed(server.come(old, new_keys[0])).code == 4004, "a stranger learns nothing of it"
    other = server.come(new, new_keys[0])
    other.hear_until("state")
    assert other.play(other.moves[0])["told"] == "news"
    [new_row] = server.ask("GET", "/api/me/tables", key=new_keys[0])
    assert (new_row["id"], new_row["needs"]) == (new, None)
    [row] = server.ask("GET", "/api/me/tables", key=old_keys[1])
    assert (row["id"], row["needs"], row["seat"], row["my_turn"]) == (old, "0.0.7", 1, False)
    assert row["seats"] == ["Player 0", "Player 1", "Player 2"]
    assert [row["hosted"], new_row["hosted"]] == [False, True]
    server.ask("DELETE", "/api/me", key=old_keys[0])
    assert server.stop() == 0
    assert log_of(server.db, old) == before, "it is kept untouched"


def test_a_host_closes_a_table_of_other_rules_unread(own_server: Callable[..., Serving]) -> None:
    """It counts among those that one person may host."""
    server = own_server()
    table, keys = server.company("shahdozd", 3)
    assert server.stop() == 0
    rewrite(server.db, table, _by_older_rules)
    server.start()
    for key, status in ((keys[1], 409), (server.person("Eve"), 404)):
        assert server.refused("DELETE", f"/api/tables/{table}", None, key)[0] == status
    [row] = server.ask("GET", "/api/me/tables", key=keys[0])
    assert row["hosted"]
    server.ask("DELETE", f"/api/tables/{table}", key=keys[0])
    for key in keys:
        assert server.ask("GET", "/api/me/tables", key=key) == []
    assert closed(server.come(table, keys[0])).code == 4004


def _with_a_rule_more(heading: Heading) -> Heading:
    return _newer(heading | {"house": heading["house"] | {"music": "lute"}})


def _with_something_beside(heading: Heading) -> Heading:
    return _newer(heading | {"audience": 7})


def _with_seats_by_name(heading: Heading) -> Heading:
    return _newer(heading | {"record": heading["record"] | {"seats": ["north", "east", "south"]}})


def _of_another_kind(_: Heading) -> Heading:
    return {"record": "in a tongue that nobody speaks"}


def test_what_another_hoodwink_has_headed_is_refused_with_its_version_and_kept(
    own_server: Callable[..., Serving],
) -> None:
    ways = [_with_a_rule_more, _with_something_beside, _with_seats_by_name, _of_another_kind]
    server = own_server()
    tables = [server.company("shahdozd", 3, open=True) for _ in ways]
    assert server.stop() == 0
    for (table, _), change in zip(tables, ways, strict=True):
        rewrite(server.db, table, change)
    before = [(rewrite(server.db, table), log_of(server.db, table)) for table, _ in tables]
    server.start()
    for table, keys in tables[:-1]:
        refused_with_its_version(server, table, keys, "9.8.7")
    refused_with_its_version(server, *tables[-1], "of another version")
    assert server.stop() == 0
    after = [(rewrite(server.db, table), log_of(server.db, table)) for table, _ in tables]
    assert after == before


def test_a_table_whose_log_a_newer_one_has_written_is_refused_with_its_version(
    own_server: Callable[..., Serving],
) -> None:
    rows = (b'["sang","a song"]', b'["resumed",0,"at last"]')
    server = own_server()
    tables = [server.company("shahdozd", 3, open=True) for _ in rows]
    assert server.stop() == 0
    for (table, _), row in zip(tables, rows, strict=True):
        rewrite(server.db, table, _newer)
        number = len(log_of(server.db, table))
        with closing(sqlite3.connect(server.db)) as store:
            store.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (table, number, 0, row))
            store.commit()
    server.start()
    for table, keys in tables:
        refused_with_its_version(server, table, keys, "9.8.7")


def refused_with_its_version(server: Serving, table: str, keys: list[str], version: str) -> None:
    """By every door; and it is still listed, but for nobody else."""
    for method, path in (("POST", "pause"), ("GET", "record")):
        status, told = server.refused(method, f"/api/tables/{table}/{path}", None, keys[0])
        assert (status, told["error"]) == (409, "other-version")
        assert f"Hoodwink {version}" in told["detail"]
    assert closed(server.come(table, keys[0])) == Close(4009, f"open it with Hoodwink {version}")
    assert closed(server.come(table)).code == 4004, "a stranger learns nothing of it"
    assert server.ask("GET", "/api/tables") == []
    [row] = server.ask("GET", "/api/me/tables", key=keys[1])
    assert (row["id"], row["needs"], row["seat"]) == (table, version, 1)
    assert row["seats"] == ["Player 0", "Player 1", "Player 2"]


def rewrite(
    file: str, table: str, change: Callable[[Heading], Heading] = lambda kept: kept
) -> Heading:
    """As if another Hoodwink had written its heading; returns what it was."""
    with closing(sqlite3.connect(file)) as store:
        kept = store.execute("SELECT heading FROM tables WHERE id = ?", (table,)).fetchone()[0]
        heading: Heading = json.loads(kept)
        changed = json.dumps(change(heading)).encode()
        store.execute("UPDATE tables SET heading = ? WHERE id = ?", (changed, table))
        store.commit()
    return heading


def log_of(file: str, table: str) -> list[tuple[int, bytes]]:
    with closing(sqlite3.connect(file)) as store:
        rows = "SELECT number, body FROM log WHERE table_id = ? ORDER BY number"
        return list(store.execute(rows, (table,)))
