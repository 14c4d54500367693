"""A seat at a served table, played from afar."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

from hoodwink.client.errors import ServerRefused, error_in, refusal_in
from hoodwink.client.http import Api
from hoodwink.client.line import Line
from hoodwink.client.links import place_of
from hoodwink.client.picture import Picture, Told
from hoodwink.kernel.errors import BatchError, Refusal
from hoodwink.match import Match, verify
from hoodwink.server.wire import asks, tells

PATIENCE: Final = 60.0
CONFLICT: Final = 409
"""The status of what the table as it is now does not allow."""


@dataclass(frozen=True)
class Trial:
    """What the seat would see and may do after some quiet moves."""

    view: Told
    moves: tuple[str, ...]


class RemoteSeat:
    """Blocks until it is answered. A lost line is taken up again, and nothing is done twice."""

    def __init__(self, link: str, key: str | None = None, *, patience: float = PATIENCE) -> None:
        """With the key of who sits there already; without one you look on."""
        self._api: Final = Api(place_of(link).server, key)
        self.place: Final = self._api.found(place_of(link))
        self.key: Final = key
        self.picture: Final = Picture()
        self._read = 0
        self._spoke_at: int | None = None
        self._ahead = 0.0
        """By how many seconds the server's clock is ahead of ours."""
        self._line: Final = Line(self.place.socket, key, lambda: self.picture.number or 0, patience)
        while self.picture.table is None:
            self.hear()

    @classmethod
    def join(
        cls,
        link: str,
        name: str = "",
        key: str | None = None,
        *,
        seat: int | None = None,
        patience: float = PATIENCE,
    ) -> Self:
        """Sit down at a table: on that seat, or on any that is free. Somebody new needs a name."""
        place = place_of(link)
        api = Api(place.server, key)
        place = api.found(place)
        known = key if key is not None else api.join(name)
        refused = None
        try:
            api.ask("POST", f"/api/tables/{place.id}/sit", {"seat": seat})
        except ServerRefused as error:
            if error.status != CONFLICT:
                raise
            refused = error  # perhaps because you sit there already
        joined = cls(f"{place.server}/t/{place.id}", known, patience=patience)
        if refused is not None and joined.picture.seat is None:
            joined.close()
            raise refused
        return joined

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    # --- what the seat knows

    @property
    def table(self) -> tells.TableTold:
        """All about the table that is not the game: who sits where, options, clocks."""
        assert self.picture.table, "nothing is told before this"
        return self.picture.table

    @property
    def view(self) -> Told:
        return self.picture.view

    @property
    def moves(self) -> tuple[str, ...]:
        """All that the seat may choose now, in words."""
        return self.picture.moves

    @property
    def awaited(self) -> bool:
        """Whether the game waits for this seat."""
        return self.picture.awaited

    @property
    def outcome(self) -> Told | None:
        """Scores, winners, reason; None while the match lasts."""
        found = self.view.get("outcome")
        return found if isinstance(found, dict) else None

    @property
    def news(self) -> list[Told]:
        """The events since this seat has chosen last."""
        return self.picture.heard[self._read :]

    # --- what the seat does

    def hear(self, timeout: float | None = None) -> tells.AnyTold | None:
        """The next message, whatever it is; None if there was none within that many seconds."""
        told = self._line.hear(timeout)
        if told is not None:
            self.picture.hear(told)
        if isinstance(told, tells.State | tells.News):
            self._ahead = told.at / 1000 - time.time()
        return told

    def wait(self, timeout: float | None = None, *, interject: bool = False) -> bool:
        """Until the game waits for this seat; False once it is over. TimeoutError is just that.

        With `interject` also when the seat may speak up, once after every announcement: look at
        `awaited` to know which it is.
        """
        end = None if timeout is None else time.monotonic() + timeout
        while not self.picture.over:
            if self.picture.awaited or (interject and self._may_speak()):
                return True
            left = None if end is None else max(0.0, end - time.monotonic())
            if self.hear(left) is None:
                raise TimeoutError("nothing happened in time")
        return False

    def seconds_left(self) -> float | None:
        """How long this seat may think before the table acts for it; None for ever."""
        standing, seat = self.picture.standing, self.picture.seat
        if standing is None or seat is None:
            return None
        ends = [standing.clocks.due.get(seat), standing.clocks.called]
        left = [end / 1000 - time.time() - self._ahead for end in ends if end is not None]
        return min(left, default=None)

    def _may_speak(self) -> bool:
        if not self.picture.free or self._spoke_at == self.picture.number:
            return False
        self._spoke_at = self.picture.number
        return True

    def play(self, moves: str | Sequence[str]) -> None:
        """One or more small moves, all or nothing. IllegalMove has the rule; Stale: look again."""
        batch = _words(moves)
        read = len(self.picture.heard)
        self._answer(asks.Play(_id(), self.picture.number or 0, batch), batch)
        self._read = read

    def try_out(self, moves: str | Sequence[str]) -> Trial:
        """What would I see and may do after these quiet moves? Nobody hears of it."""
        batch = _words(moves)
        told = self._answer(asks.Try(_id(), self.picture.number or 0, batch), batch)
        assert isinstance(told, tells.Tried)
        if told.loud:
            raise BatchError("only quiet moves can be tried out: others would hear the last")
        return Trial({**self.view, **told.own}, tuple(told.moves))

    def why(self, move: str) -> Refusal | None:
        """Which rule stands against a move; None if it may be made."""
        told = self._answer(asks.Why(_id(), move), (move,))
        assert isinstance(told, tells.Reason)
        return refusal_in(told)

    def waive(self) -> None:
        """Nothing to say: a bot that leaves time for a word need not wait.

        Where this seat is asked, what the clock would say for it is said.
        """
        self._line.say(asks.Waive(self.picture.number or 0))

    def chat(self, text: str) -> None:
        self._answer(asks.Chat(_id(), text), ())

    def _answer(
        self, ask: asks.Play | asks.Try | asks.Why | asks.Chat, moves: tuple[str, ...]
    ) -> tells.AnyTold:
        """Said again after a lost line: the table knows the message by its id."""
        line = self._line.say(ask)
        while True:
            told = self.hear()
            if getattr(told, "id", None) == ask.id:
                break
            if self._line.times != line:
                line = self._line.say(ask)
        assert told is not None
        if isinstance(told, tells.Refused):
            raise error_in(told, moves)
        return told

    # --- beside the game

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Anything else that can be asked about this table: `ask("POST", "start")`."""
        return self._api.ask(method, f"/api/tables/{self.place.id}/{path}", body)

    def record(self) -> str:
        """The whole match, once it is over."""
        return self._api.fetch("GET", f"/api/tables/{self.place.id}/record")

    def verify(self) -> Match:
        """Check the record against what this seat was told: no card was dealt but by the secret."""
        table, standing = self.table, self.picture.standing
        digest = standing.digest if standing else None
        return verify(self.record(), commitment=table.commitment, digest=digest)


def _words(moves: str | Sequence[str]) -> tuple[str, ...]:
    return (moves,) if isinstance(moves, str) else tuple(moves)


def _id() -> str:
    return secrets.token_urlsafe(9)
