"""Tables with four people at each, made over HTTP as each server wants it."""

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

from bench.load.client import SEATS, Manner, Seated

AT_ONCE = 8

BARGAIN = (
    "draft",
    "ask",
    "promise",
    "add",
    "claim",
    "repay",
    "drop",
    "cancel",
    "revise",
    "counter",
)

MANNERS: Mapping[str, Manner] = {
    "nottingham": Manner(("set aside", "bag", *BARGAIN), "close"),
}
"""In a game that is not named every move is heard by all."""


class Requests:
    """One kept connection; an answer that is not a success ends the run with its words."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=60)

    def close(self) -> None:
        self._connection.close()

    def post(self, path: str, body: Mapping[str, Any], key: str | None = None) -> dict[str, Any]:
        heads = {"Content-Type": "application/json"}
        if key:
            heads["Authorization"] = f"Bearer {key}"
        self._connection.request("POST", path, json.dumps(body), heads)
        answer = self._connection.getresponse()
        text = answer.read().decode()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text}")
        told: dict[str, Any] = json.loads(text) if text else {}
        return told


def seat_hoodwink(requests: Requests, game: str) -> Seated:
    keys = [requests.post("/api/keys", {"name": f"load {s}"})["key"] for s in range(SEATS)]
    table = requests.post("/api/tables", {"game": game, "seats": SEATS, "options": {}}, keys[0])[
        "id"
    ]
    for seat, key in enumerate(keys):
        requests.post(f"/api/tables/{table}/sit", {"seat": seat}, key)
    requests.post(f"/api/tables/{table}/start", {}, keys[0])
    return Seated(table, keys)


def seat_peer(requests: Requests, game: str) -> Seated:
    table = requests.post(f"/games/{game}/create", {"numPlayers": SEATS})["matchID"]
    keys = [
        requests.post(
            f"/games/{game}/{table}/join", {"playerID": str(seat), "playerName": f"load {seat}"}
        )["playerCredentials"]
        for seat in range(SEATS)
    ]
    return Seated(table, keys)


Seat = Callable[[Requests, str], Seated]


def many(seat: Seat, port: int, game: str, count: int) -> list[Seated]:
    """So many tables, several at once."""

    def some(number: int) -> list[Seated]:
        requests = Requests(port)
        try:
            return [seat(requests, game) for _ in range(number)]
        finally:
            requests.close()

    shares = [count // AT_ONCE + (i < count % AT_ONCE) for i in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return [table for tables in pool.map(some, shares) for table in tables]


def touch(port: int, tables: Sequence[Seated]) -> None:
    """Ask for every table's record: before its end that is refused, but the table is loaded."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    for seated in tables:
        heads = {"Authorization": f"Bearer {seated.keys[0]}"}
        connection.request("GET", f"/api/tables/{seated.table}/record", headers=heads)
        answer = connection.getresponse()
        if b"not-over" not in answer.read():
            raise RuntimeError(f"table {seated.table} is not there: {answer.status}")
    connection.close()
