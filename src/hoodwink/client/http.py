"""What is asked of a server beside the game itself: a key, a seat, a record."""

import json
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from hoodwink.client.errors import LineLost, NoSuchTable, ServerRefused
from hoodwink.client.links import Place

WITHIN: Final = 30.0
"""Seconds to wait for an answer."""
NOT_FOUND: Final = 404


class Api:
    """One server, asked by one person."""

    def __init__(self, server: str, key: str | None = None) -> None:
        self.server: Final = server
        self.key: str | None = key

    def join(self, name: str) -> str:
        """A key for somebody new: keep it, for it is the person."""
        self.key = str(self.ask("POST", "/api/keys", {"name": name})["key"])
        return self.key

    def found(self, place: Place) -> Place:
        """The place with its table's id, which a code stands for."""
        if place.id is not None:
            return place
        made = self.ask("GET", f"/api/tables/code/{place.code}")
        return Place(place.server, str(made["id"]))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, read as JSON; ServerRefused says why there is none."""
        text = self.fetch(method, path, body)
        return json.loads(text) if text else None

    def fetch(self, method: str, path: str, body: Any = None) -> str:
        try:
            with urlopen(self._request(method, path, body), timeout=WITHIN) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            with error:
                raise _refused(error.code, error.read()) from error
        except (URLError, HTTPException, OSError) as error:
            reason = getattr(error, "reason", error)
            raise LineLost(f"{self.server} does not answer: {reason}") from error

    def _request(self, method: str, path: str, body: Any) -> Request:
        headers = {"Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        data = None if body is None else json.dumps(body).encode()
        return Request(self.server + path, data, headers, method=method)


def _refused(status: int, body: bytes) -> ServerRefused | NoSuchTable:
    try:
        told = json.loads(body)
        error, detail = str(told["error"]), str(told["detail"])
    except (ValueError, LookupError, TypeError):
        error, detail = "refused", f"the server answers {status}"
    return NoSuchTable(detail) if status == NOT_FOUND else ServerRefused(status, error, detail)
