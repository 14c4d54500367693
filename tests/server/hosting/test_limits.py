"""What one key, one address and one connection may ask for; and keys are nowhere to be read."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.kit import Serving
from server.running import answer, closed

Own = Callable[..., Serving]
TABLE = {"game": "shahdozd", "seats": 3}


def test_one_person_hosts_so_many_tables_until_one_is_closed(own_server: Own) -> None:
    server = own_server(limits="tables_a_person=2")
    key = server.person()
    first, _ = server.table(key), server.table(key)
    status, told = server.refused("POST", "/api/tables", TABLE, key)
    assert (status, told["error"]) == (409, "table-full")
    assert "2 tables" in told["detail"]
    server.ask("DELETE", f"/api/tables/{first}", None, key)
    assert server.table(key)
    assert server.table(server.person()), "another person's tables are not counted"


def test_who_asks_too_often_is_told_to_wait(own_server: Own) -> None:
    server = own_server(limits="requests=0.001,requests_at_once=5")
    for _ in range(5):
        server.ask("GET", "/api/games")
    status, told = server.refused("GET", "/api/games")
    assert (status, told["error"]) == (429, "too-fast")


def test_new_people_of_one_address_come_one_by_one(own_server: Own) -> None:
    server = own_server(limits="joins=0.001,joins_at_once=2")
    key = server.person()
    server.person()
    assert server.refused("POST", "/api/keys", {"name": "Cyd"})[0] == 429
    assert server.ask("GET", "/api/me", key=key), "who is known is not kept waiting"


def test_a_proxy_tells_whose_address_it_is_and_a_client_cannot(own_server: Own) -> None:
    """The last address is the proxy's own word; what stands before it anybody may have written."""
    server = own_server(limits="requests=0.001,requests_at_once=2", behind_proxy="on")
    asked = [
        answer(f"{server.url}/api/games", X_Forwarded_For=f"10.9.9.{n}, 203.0.113.7").status
        for n in range(3)
    ]
    assert asked == [200, 200, 429]
    assert answer(f"{server.url}/api/games", X_Forwarded_For="203.0.113.8").status == 200


def test_a_connection_that_says_too_much_is_hung_up_on(own_server: Own) -> None:
    server = own_server(limits="frames=0.001,frames_at_once=5")
    guest = server.come(server.table(server.person()))
    guest.hear_until("table")
    for _ in range(6):
        guest.say(do="ping")
    assert closed(guest).code == 1008


def test_one_person_has_so_many_connections(own_server: Own) -> None:
    server = own_server(limits="lines_a_person=2")
    key = server.person()
    table = server.table(key)
    lines = [server.come(table, key) for _ in range(2)]
    for line in lines:
        line.hear_until("table")
    assert closed(server.come(table, key)).code == 4029
    lines[0].leave()
    lines[1].hear_until("table", lambda told: told["watchers"] == 1)
    assert server.come(table, key).hear()["told"] == "table"


@pytest.mark.parametrize("limit", ["lines_an_address=3", "lines=3"])
def test_one_address_and_the_whole_server_have_so_many(own_server: Own, limit: str) -> None:
    server = own_server(limits=limit)
    table = server.table(server.person())
    with ExitStack() as lines:
        for _ in range(3):
            guest = server.come(table)
            lines.callback(guest.leave)
            guest.hear_until("table")
        with pytest.raises(InvalidStatus, match="503"):
            server.come(table)


def test_a_pack_must_be_read_in_time(own_server: Own) -> None:
    server = own_server(limits="pack_seconds=0")
    status, told = server.refused("POST", "/api/tables", {**TABLE, "pack": "x"}, server.person())
    assert (status, told["detail"]) == (400, "the pack takes too long to be read")


def test_keys_are_kept_as_hashes_alone(own_server: Own) -> None:
    server = own_server()
    key = server.person()
    link = server.ask("POST", "/api/me/link", {}, key)["link"]
    server.table(key, sit=0)
    assert len(key) >= 43, "256 random bits"
    for file in Path(server.db).parent.glob(f"{Path(server.db).name}*"):
        kept = file.read_bytes()
        assert key.encode() not in kept
        assert link.encode() not in kept
