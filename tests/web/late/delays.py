"""A line that is slow and uneven: every frame comes late, and news between any two touches.

`HOODWINK_DELAYS=7` lays such a line under every page of every browser test; the number is the seed.
What goes over one connection keeps its order, as it does in the world; between two it is lost.
"""

import asyncio
import json
import os
import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, WebSocket, WebSocketRoute

Frame = str | bytes
NONE, SHORT, LONG = 0.0, 0.03, 0.25
"""Seconds that a frame may take at most; one is drawn for each."""
TICK: Final = 1e-4
SOCKETS: Final = "**/socket"
_visited: Final = [0]


def seed() -> str | None:
    """Nothing: frames come as they come."""
    return os.environ.get("HOODWINK_DELAYS") or None


class Way:
    """One direction of one connection: first in, first out, each when its time has come."""

    def __init__(self, dice: random.Random, send: Callable[[Frame], None]) -> None:
        self._dice: Final = dice
        self._send: Final = send
        self._due = 0.0

    def put(self, frame: Frame) -> None:
        loop = asyncio.get_running_loop()
        late = self._dice.uniform(0, self._dice.choice((NONE, SHORT, SHORT, LONG)))
        self._due = max(self._due + TICK, loop.time() + late)  # of equal times any may be first
        loop.call_at(self._due, self._send, frame)


class Line:
    """What a page has asked over its connections and not been told."""

    def __init__(self) -> None:
        self.asked: Final[set[str]] = set()

    def said(self, frame: Frame) -> None:
        self.asked.update(_ids(frame))

    def told(self, frame: Frame) -> None:
        self.asked.difference_update(_ids(frame))


class Straight(Line):
    """Frames come as they come."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.asked.clear()
        socket.on("framesent", lambda frame: self.said(frame))
        socket.on("framereceived", lambda frame: self.told(frame))


class Delays(Line):
    """Each frame is held back for a time of its own."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__()
        _visited[0] += 1
        self._dice: Final = random.Random(f"{seed} {_visited[0]}")
        page.route_web_socket(SOCKETS, self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        self.asked.clear()
        server = socket.connect_to_server()
        away = Way(self._dice, server.send)

        def leave(frame: Frame) -> None:
            self.said(frame)
            away.put(frame)

        def come(frame: Frame) -> None:
            socket.send(frame)
            self.told(frame)

        socket.on_message(leave)
        server.on_message(Way(self._dice, come).put)


def _ids(frame: Frame) -> set[str]:
    id = json.loads(frame).get("id")
    return set() if id is None else {id}
