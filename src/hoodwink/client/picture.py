"""What a seat has been told so far, put together."""

from typing import Any

from hoodwink.kernel.game import laid_over
from hoodwink.kernel.seats import Seat
from hoodwink.server.wire import tells

Told = dict[str, Any]


class Picture:
    """Grows with every message. Knows no line and no time."""

    def __init__(self) -> None:
        self.table: tells.TableTold | None = None
        self.standing: tells.State | tells.News | None = None
        self.number: int | None = None
        """Of the last announcement that was heard."""
        self.heard: list[Told] = []
        """Every event, the oldest first."""
        self.whole = True
        """Whether nothing was missed: a line that was lost for long leaves a gap."""
        self.said: list[tells.Said] = []
        self.window: tells.Window | None = None
        self.notices: list[str] = []

    def hear(self, told: tells.AnyTold) -> None:
        match told:
            case tells.TableTold():
                self.table = told
            case tells.State():
                self._returned(told)
                self._stands(told)
            case tells.News():
                self.heard.extend(told.events)
                self._stands(told)
            case tells.Said():
                self._heard_saying(told)
            case tells.Window():
                self.window = None if told.until is None else told
            case tells.Notice(text=text) if text:
                self.notices.append(text)

    def _returned(self, state: tells.State) -> None:
        """What was missed meanwhile, if the table still knew it."""
        if state.missed is not None:
            for events in state.missed:
                self.heard.extend(events)
        elif state.number != (self.number or 0):
            self.whole = False

    def _stands(self, told: tells.State | tells.News) -> None:
        self.standing = told
        self.number = told.number

    def _heard_saying(self, said: tells.Said) -> None:
        """Who comes back is told the last of the chat again."""
        if not self.said or said.number > self.said[-1].number:
            self.said.append(said)

    @property
    def seat(self) -> Seat | None:
        return None if self.table is None else self.table.seat

    @property
    def view(self) -> Told:
        """All that the seat sees; empty before the match has begun."""
        return {} if self.standing is None else laid_over(self.standing.public, self.standing.own)

    @property
    def moves(self) -> tuple[str, ...]:
        return () if self.standing is None else tuple(self.standing.moves)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return () if self.standing is None else tuple(self.standing.public["to_act"])

    @property
    def over(self) -> bool:
        """Whether nothing more will happen. Who comes back hears so before how it ended."""
        if self.table is not None and self.table.status == "closed":
            return True
        return self.standing is not None and not self.to_act

    @property
    def free(self) -> bool:
        """Whether the person may choose something: no bot plays the seat, and nobody rests."""
        table, seat = self.table, self.seat
        if table is None or seat is None or table.paused or self.over:
            return False
        return table.chairs[seat].bot is None and bool(self.moves)

    @property
    def awaited(self) -> bool:
        """Whether the game waits for the seat."""
        return self.free and self.seat in self.to_act
