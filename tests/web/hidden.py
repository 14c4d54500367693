"""All that a page is told, held against the truth: nothing of it may hang on what is hidden.

A frame must say what the engine shows this seat at that moment, and no more. And it must say the
same in another world, dealt otherwise where this seat cannot look: then no card in it is hidden.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Response, WebSocket

from hoodwink import HoodwinkError, Match
from hoodwink.kernel.seats import Seat
from server.kit import Serving
from web.laid import told_so_far

Frame = dict[str, Any]
Events = list[Any]
NO_CARDS: Final = {"table", "done", "chat", "window", "notice", "pong"}


def plain(told: object) -> Any:
    """As it is after a journey over the line."""
    return msgspec.json.decode(msgspec.json.encode(told))


class Overheard:
    """Every frame that a page has been sent and has sent, and what it has fetched."""

    def __init__(self, frames: list[Frame] | None = None) -> None:
        self.frames: Final = frames or []
        self.asked: Final[dict[str, Frame]] = {}
        self._fetched: Final[list[Response]] = []
        self._answers: Final[list[str]] = []

    def by(self, page: Page) -> "Overheard":
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._fetched.append(answer))  # it marks its handlers
        return self

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        socket.on("framesent", lambda text: self._sent(json.loads(text)))

    def _sent(self, ask: Frame) -> None:
        if "id" in ask:
            self.asked[ask["id"]] = ask

    def texts(self) -> list[str]:
        """All frames that were received, each as it is written."""
        return [json.dumps(frame) for frame in self.frames]

    def answers(self) -> list[str]:
        """What came over HTTP about tables; to be read before the page goes elsewhere."""
        came = [answer for answer in self._fetched if "/api/" in answer.url]
        self._answers.extend(answer.text() for answer in came)
        self._fetched.clear()
        return self._answers


class Truth:
    """How a match stood at every number of a seat, and what that seat was told of it."""

    def __init__(self, serving: Serving, table: str, seat: Seat | None) -> None:
        self.seat: Final = seat
        self.secret = ""
        self.moments: Final[dict[int, list[Match]]] = {}
        self.heard: Final[dict[int, Events]] = {}
        for at, _, events in told_so_far(serving, table):
            self.secret = at.secret.hex()
            if at.match is None:
                continue
            number = at.shown if seat is None else at.counts[seat]
            self.moments.setdefault(number, []).append(at.match.copy())
            if events:
                self.heard[number] = plain([event.seen_by(seat) for event in events])

    def told_until(self, number: int, count: int) -> list[Events]:
        """The last announcements up to this number."""
        known = [events for at, events in sorted(self.heard.items()) if at <= number]
        return known[len(known) - count :]


class Search:
    """Goes through all that was overheard by one page, in its order."""

    def __init__(self, truth: Truth, overheard: Overheard) -> None:
        self._truth: Final = truth
        self._overheard: Final = overheard
        self._number = 0
        self.other_worlds = 0
        """How many of them were dealt otherwise: without any, nothing would be shown."""

    def leaks(self) -> list[str]:
        """What should not have been told; nothing if all is well."""
        found = [said for frame in self._overheard.frames for said in self._in(frame)]
        hidden = self._truth.secret
        texts = [frame for frame in self._overheard.frames if not frame.get("secret")]
        found += [f"the secret in {f['told']}" for f in texts if hidden in json.dumps(f)]
        return found

    def _in(self, frame: Frame) -> Iterator[str]:
        kind = frame["told"]
        if kind in ("state", "news"):
            self._number = frame["number"]
            yield from self._standing(frame)
            yield from self._happened(frame)
        elif kind == "tried":
            yield from self._tried(frame)
        elif kind == "hinted":
            if not any(set(frame["moves"][:1]) <= set(self._moves(m)) for m in self._now()):
                yield f"a hint that cannot be said: {frame['moves']}"
        elif kind in ("refused", "reason"):
            yield from self._reasons(frame)
        elif kind not in NO_CARDS:
            yield f"nobody knows what is in this: {kind}"

    def _now(self) -> Sequence[Match]:
        return self._truth.moments.get(self._number, [])

    def _moves(self, match: Match) -> list[str]:
        seat = self._truth.seat
        if seat is None or seat not in (*match.to_act, *match.may_act):
            return []
        return [move.text for move in match.moves(seat)]

    def _shown(self, match: Match) -> tuple[Any, Any, list[str]]:
        return plain(match.public()), plain(match.own(self._truth.seat)), self._moves(match)

    def _elsewhere(self, match: Match) -> Match:
        """A world that the seat cannot tell from this one."""
        if match.outcome is not None:
            return match
        other = match.imagine(self._truth.seat, seed=self._number)
        self.other_worlds += other.position() != match.position()
        return other

    def _standing(self, frame: Frame) -> Iterator[str]:
        told = (frame["public"], frame["own"], frame["moves"])
        meant = next((match for match in self._now() if self._shown(match) == told), None)
        if meant is None:
            yield f"{frame['told']} {self._number} is not what this seat may see"
        elif self._shown(self._elsewhere(meant)) != told:
            yield f"{frame['told']} {self._number} would be another in another world"
        elif frame["secret"] and meant.outcome is None:
            yield f"the secret at {self._number}"

    def _happened(self, frame: Frame) -> Iterator[str]:
        if frame["told"] == "news":
            if frame["events"] != self._truth.heard.get(self._number, []):
                yield f"news {self._number} tells more than this seat hears"
        elif frame["missed"] is not None:
            count = len(frame["missed"])
            if frame["missed"] != self._truth.told_until(self._number, count):
                yield f"state {self._number} tells more than this seat has heard"

    def _tried(self, frame: Frame) -> Iterator[str]:
        moves = self._overheard.asked[frame["id"]]["moves"]
        moves = moves[:-1] if frame["loud"] else moves
        self._number = frame["number"]
        wanted = (frame["own"], frame["moves"])
        if not any(self._after(match, moves) == wanted for match in self._now()):
            yield f"tried {self._number} is not what this seat may see"

    def _after(self, match: Match, moves: list[str]) -> object:
        """What the seat would see, here as elsewhere."""
        worlds = [match.copy(), self._elsewhere(match).copy()]
        try:
            for world in worlds:
                world.play_all(self._truth.seat or 0, moves)
        except HoodwinkError:
            return None
        here, there = (self._shown(world)[1:] for world in worlds)
        return here if here == there else None

    def _reasons(self, frame: Frame) -> Iterator[str]:
        """A rule stands against it wherever the seat may be."""
        asked = self._overheard.asked.get(frame["id"] or "", {})
        moves, at = asked.get("moves", [asked.get("move")]), frame.get("at") or 0
        facts = frame.get("facts", {})
        if frame.get("key") is None:
            return
        for match in self._now():
            world = self._elsewhere(match).copy()
            seat = self._truth.seat or 0
            if at:
                world.play_all(seat, moves[:at])
            refusal = world.refusal(seat, moves[at])
            if refusal and (refusal.key, plain(dict(refusal.facts))) == (frame["key"], facts):
                return
        yield f"why not {moves}: {facts}"
