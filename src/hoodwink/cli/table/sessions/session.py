"""One person's match at the terminal: who plays, and what has been heard so far."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from time import monotonic
from typing import Any

from hoodwink import TABLE, Event, Listener, Match, Move, Record
from hoodwink.bots import Bot, let_bots_act, make_bot
from hoodwink.kernel.chance import derived
from hoodwink.kernel.seats import Seat
from hoodwink.match import Clock, Hourglass


@dataclass
class Session:
    """A match with a person at seat `me` and bots at all others."""

    match: Match
    me: Seat
    names: Sequence[str]
    bot_names: Mapping[Seat, str]
    language: str
    heard: Listener = field(default_factory=Listener)
    read: int = 0
    """How many events the person had read when choosing last."""
    clock: Clock = monotonic

    def __post_init__(self) -> None:
        self._hourglass = Hourglass(self.match, self.clock)
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(name, self.match.game, self.dice(seat), self.match.setting)
            for seat, name in self.bot_names.items()
        }

    def dice(self, seat: Seat) -> str:
        """A bot's seed, which tells it nothing about nature's."""
        secret = self.match.record(reveal=True).secret
        assert secret, "a match is gone on with only if it has its secret"
        return derived(secret, f"bot {self.match.version} {seat}").hex()

    said: tuple[tuple[str, str], ...] = ()
    chat = None
    """Bots do not listen."""

    def let_others_act(self, watch: Callable[[], None] = lambda: None) -> None:
        """Until the person has something to choose and time for it, or all is over.

        Bots are quick: there is nothing to watch meanwhile.
        """
        let_bots_act(self.match, self._bots, self.heard)
        while self.match.outcome is None and (self.time_is_up() or not self.match.moves(self.me)):
            self._let_time_pass()

    def seconds_left(self) -> int | None:
        """How long the person may think before the table calls time; None for ever."""
        left = self._hourglass.left()
        return None if left is None else max(0, ceil(left))

    def time_is_up(self) -> bool:
        return self.seconds_left() == 0

    def call_time(self) -> None:
        """The hour-glass has run out while the person was thinking, or waiting to speak."""
        self.read = len(self.heard.events)
        self._let_time_pass()

    @property
    def may_wait(self) -> bool:
        """Whether the person may speak up now, but need not."""
        return self.me not in self.match.to_act

    def wait(self) -> None:
        """The person lets an occasion to speak up pass."""
        self.read = len(self.heard.events)
        self._let_time_pass()

    def _let_time_pass(self) -> None:
        """The table calls time; but a bot that is awaited has decided before that."""
        if TABLE in self.match.to_act or self.me in self.match.to_act:
            self.match.play(TABLE, self.match.fallback(TABLE), self.heard)
            let_bots_act(self.match, self._bots, self.heard)
        else:
            let_bots_act(self.match, self._bots, self.heard, still=(self.me,))

    def play(self, move: Move | str) -> None:
        read = len(self.heard.events)
        self.match.play(self.me, move, self.heard)
        self.read = read

    @property
    def news(self) -> list[Event]:
        """What has happened since the person chose last."""
        return self.heard.events[self.read :]

    def record(self, reveal: bool = False) -> Record:
        """The match written down; its header also says where the person sat, and with whom."""
        record = self.match.record(reveal)
        record.header["table"] = self._table()
        return record

    def _table(self) -> dict[str, Any]:
        return {
            "person": self.me,
            "bots": {str(seat): name for seat, name in self.bot_names.items()},
            "language": self.language,
            "read": self.read,
        }
