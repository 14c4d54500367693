"""Moments of other matches on the page of a real table: the line between is listened to."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from server.kit import Serving
from web.browser import Visitor
from web.moments import OPTIONS, SEATS, Moment
from web.playing import seated_as


class Told:
    """A real table, told in between how another match stands."""

    def __init__(self, page: Page) -> None:
        self.frames: dict[str, dict[str, Any]] = {}
        page.route_web_socket("**/socket", self._through)

    def _through(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()
        server.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self.frames[frame["told"]] = frame
        self._line.send(text)

    def stand(self, moment: Moment) -> None:
        _, seat, public, own, moves = moment
        number = self.frames["state"]["number"] + 1
        news = {"number": number, "seat": seat, "missed": [], "own": own, "moves": moves}
        self.frames["state"] |= {**news, "public": public}
        self.frames["table"] |= {"seat": seat}
        for kind in ("table", "state"):
            self._line.send(json.dumps(self.frames[kind]))


def told_at(visitor: Visitor, serving: Serving, game: str) -> tuple[Page, Told]:
    """A new table of a game with somebody at it, who can be told of any moment."""
    table, keys = serving.company(game, SEATS, options=OPTIONS[game])
    page = visitor.go()
    told = Told(page)
    seated_as(page, keys[0])
    page.goto(f"{serving.url}/t/{table}")
    page.locator(".app .say").wait_for()
    return page, told
