"""A table that other rules have begun waits for them, and the others are served."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

from websockets.frames import Close

from server.kit import Serving
from server.running import closed


def test_a_table_of_other_rules_is_refused_with_its_version_and_others_are_served(
    own_server: Callable[..., Serving],
) -> None:
    server = own_server()
    (old, old_keys), (new, new_keys) = (server.company("shahdozd", 3) for _ in range(2))
    assert server.stop() == 0
    before = older_rules(server.db, old)
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
    mine = server.ask("GET", "/api/me/tables", key=new_keys[0])
    assert [(row["id"], row["needs"]) for row in mine] == [(new, None)]
    [row] = server.ask("GET", "/api/me/tables", key=old_keys[1])
    assert (row["id"], row["needs"], row["seat"], row["my_turn"]) == (old, "0.0.7", 1, False)
    assert row["seats"] == ["Player 0", "Player 1", "Player 2"]
    server.ask("DELETE", "/api/me", key=old_keys[0])
    assert server.stop() == 0
    assert log_of(server.db, old) == before, "it is kept untouched"


def older_rules(file: str, table: str) -> list[tuple[int, bytes]]:
    """As if an older Hoodwink had begun it."""
    with closing(sqlite3.connect(file)) as store:
        kept = store.execute("SELECT heading FROM tables WHERE id = ?", (table,)).fetchone()[0]
        heading = json.loads(kept)
        heading["record"] |= {"by": "0.0.7", "rules": 0}
        store.execute(
            "UPDATE tables SET heading = ? WHERE id = ?", (json.dumps(heading).encode(), table)
        )
        store.commit()
    return log_of(file, table)


def log_of(file: str, table: str) -> list[tuple[int, bytes]]:
    with closing(sqlite3.connect(file)) as store:
        rows = "SELECT number, body FROM log WHERE table_id = ? ORDER BY number"
        return list(store.execute(rows, (table,)))
