"""The seat at a served table, as the terminal knows seats."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, Final

from hoodwink import Event, HoodwinkError, Listener, Move, Outcome, Record, Refusal, View
from hoodwink.cli.table.company import names_at
from hoodwink.client import RemoteSeat, Stale
from hoodwink.kernel.packs import built_in
from hoodwink.kernel.seats import Seat
from hoodwink.match import box_of


class ServedMatch:
    """A match as the seat is told it."""

    def __init__(self, seat: RemoteSeat) -> None:
        self._seat: Final = seat
        self.game: Final = seat.table.game
        self.seats: Final = len(seat.table.chairs)
        self.commitment: Final = seat.table.commitment
        self.setting: Final[Any] = self._setting()

    def _setting(self) -> Any:
        """None for an owner's pack, whose cards and prices nobody has told us."""
        table = self._seat.table
        if table.pack.digest != built_in(self.game).digest:
            return None
        return box_of(self.game).open(table.options).setting

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self._seat.picture.to_act

    @property
    def outcome(self) -> Outcome | None:
        told = self._seat.outcome
        if told is None:
            return None
        scores, winners = tuple(told["scores"]), tuple(told["winners"])
        return Outcome(scores, winners, told["reason"], told["tie_break"])

    @property
    def digest(self) -> str:
        standing = self._seat.picture.standing
        return standing.digest if standing else ""

    def view(self, seat: Seat | None) -> View:
        return self._seat.view

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        return tuple(Move(text) for text in self._seat.moves) if self._seat.picture.free else ()

    def refusal(self, seat: Seat, move: str) -> Refusal | None:
        return self._seat.why(move)


class ServedSession:
    """A person at a seat far away. Others take their time, so there is waiting to be done."""

    def __init__(self, seat: RemoteSeat, language: str, given: Sequence[str] = ()) -> None:
        """`given` are names for those who have none of their own: bots."""
        self._seat: Final = seat
        self.match: Final = ServedMatch(seat)
        self.me: Final = seat.picture.seat or 0
        self.language: Final = language
        self.names: Final = names_at([chair.name for chair in seat.table.chairs], given)
        self._listener: Final = Listener()
        self._read = 0
        self._read_said = 0
        self._passed: int | None = None
        self._asked: object = None

    @property
    def heard(self) -> Listener:
        events = self._listener.events
        for told in self._seat.picture.heard[len(events) :]:
            facts = {name: fact for name, fact in told.items() if name != "event"}
            events.append(Event(told["event"], facts, {}))
        return self._listener

    @property
    def news(self) -> list[Event]:
        return self.heard.events[self._read :]

    @property
    def said(self) -> Sequence[tuple[str, str]]:
        fresh = self._seat.picture.said[self._read_said :]
        return [(said.name or "?", said.text) for said in fresh]

    def chat(self, text: str) -> None:
        self._seat.chat(text)

    def let_others_act(self, watch: Callable[[], None]) -> None:
        picture, watched = self._seat.picture, None
        while not picture.over and not self._may_choose():
            heard = picture.number, len(picture.said)
            if heard != watched:
                watch()
            watched = heard
            self._seat.hear()
        if picture.over and self.match.outcome is None:
            raise HoodwinkError("the table has been closed")
        self._asked = self._question()

    def _may_choose(self) -> bool:
        picture = self._seat.picture
        return picture.awaited or (picture.free and picture.number != self._passed)

    def _question(self) -> object:
        picture = self._seat.picture
        return picture.free, picture.awaited, picture.moves

    def seconds_left(self) -> int | None:
        left = self._seat.seconds_left()
        return None if left is None else max(0, ceil(left))

    def time_is_up(self) -> bool:
        """Hears what there is to hear: others may have changed what may be chosen."""
        while self._seat.hear(0) is not None:
            pass
        return self._question() != self._asked

    def call_time(self) -> None:
        """The table itself has decided for who was late."""

    @property
    def may_wait(self) -> bool:
        return not self._seat.awaited

    def wait(self) -> None:
        self._mark_read()
        self._passed = self._seat.picture.number
        self._seat.waive()

    def play(self, move: Move) -> None:
        """Something may have been announced meanwhile: then the person looks again."""
        read = len(self._seat.picture.heard), len(self._seat.picture.said)
        try:
            self._seat.play(move.text)
        except Stale:
            return
        self._read, self._read_said = read

    def _mark_read(self) -> None:
        self._read, self._read_said = len(self.heard.events), len(self._seat.picture.said)

    def record(self) -> Record:
        return Record.loads(self._seat.record())
