"""One table, folded from its log. Knows no socket, no store and no time but that of its rows."""

from collections.abc import Sequence
from typing import Final, Literal

from hoodwink import Event, Listener, Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.clocks import Clocks, Moment
from hoodwink.server.tables.heading import Heading, dealt

Status = Literal["lobby", "playing", "over", "closed"]

REMEMBERED: Final = 8
"""How many messages of each seat are known again when they are repeated."""

NOTHING: Final[Sequence[Event]] = ()


class Chair:
    """Who sits here. With a bot the bot plays, and the person, if any, may take over again."""

    __slots__ = ("bot", "person")

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None


class Table:
    """All that has happened, and what may be asked of it."""

    __slots__ = (
        "answered", "chairs", "clocks", "counts", "digest", "fresh", "heading", "host", "id",
        "interjected", "match", "moved_at", "muted", "quiet", "rematch", "rows", "secret", "shown",
        "status", "wants_pause",
    )  # fmt: skip

    def __init__(self, id: str, host: str, heading: Heading, secret: bytes) -> None:
        self.id: Final = id
        self.host = host
        self.heading: Final = heading
        self.secret: Final = secret
        self.status: Status = "lobby"
        self.rows = 0
        self.chairs: Final = [Chair() for _ in range(heading.seats)]
        self.match: Match | None = None
        self.clocks: Final = Clocks(heading.house.clock, heading.seats)
        self.counts: Final = [0] * heading.seats
        """How many announcements were made to each seat."""
        self.shown = 0
        """How many to who looks on."""
        self.fresh: Final = [0] * heading.seats
        """What each seat must have seen for its word to be meant as the table stands now."""
        self.digest = ""
        """As it was announced last; between announcements it would count hidden moves."""
        self.quiet: Final = [0] * heading.seats
        """How many moves each seat has made since, of which nobody else has heard."""
        self.answered: Final[list[dict[str, int]]] = [{} for _ in range(heading.seats)]
        self.wants_pause: Final[set[Seat]] = set()
        self.muted: Final[set[str]] = set()
        self.rematch: str | None = None
        self.interjected = False
        """Whether what was announced last was a word that nothing had waited for."""
        self.moved_at: Moment = 0
        """When something was announced last."""

    @property
    def game(self) -> str:
        return self.heading.game

    @property
    def paused(self) -> bool:
        return self.clocks.paused

    def seat_of(self, person: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    @property
    def goes_on_alone(self) -> bool:
        """Whether something happens though nobody is there: bots play, or a clock runs."""
        assert self.match
        timed = self.clocks.running or self.match.public().get("clock") is not None
        return timed or any(chair.bot for chair in self.chairs)

    def people(self) -> list[Seat]:
        """The seats that are played by people now."""
        return [s for s, chair in enumerate(self.chairs) if chair.person and not chair.bot]

    def is_stale(self, seat: Seat, seen: int) -> bool:
        """Whether something has been announced that the sender should have known.

        That another has chosen under cover, too, is no such thing. Nor is anything for who only
        interjects: such words mean the same whatever was said before.
        """
        assert self.match
        return seen < self.fresh[seat] and seat in self.match.to_act

    def fold(self, row: log.AnyEntry, at: Moment) -> Sequence[Event]:
        """Go on by one row. HoodwinkError if it cannot be, and then nothing has changed."""
        told = self._apply(row, at)
        self.rows += 1
        return told

    def _apply(self, row: log.AnyEntry, at: Moment) -> Sequence[Event]:
        if isinstance(row, log.Played):
            return self._played(row, at)
        if isinstance(row, log.Began):
            return self._began(at)
        self._arranged(row, at)
        return NOTHING

    def _began(self, at: Moment) -> Sequence[Event]:
        heard = Listener()
        self.match = dealt(self.heading, self.secret, heard)
        self.status = "playing"
        self.clocks.begin(self.match, at)
        self._announced(self.match, None, (), at)
        return heard.events

    def _played(self, row: log.Played, at: Moment) -> Sequence[Event]:
        match, seat = self.match, row.seat
        assert match, "nothing is played before the beginning"
        before = match.to_act
        heard = Listener()
        if len(row.moves) == 1:
            match.play(seat, row.moves[0], heard)
        else:
            match.play_all(seat, row.moves, heard)
        self.clocks.moved(match, seat, bool(heard.events), at)
        if heard.events:
            self._announced(match, seat, before, at)
        else:
            self.counts[seat] += 1
            self.fresh[seat] = self.counts[seat]
            self.quiet[seat] += len(row.moves)
        self._remember(row)
        return heard.events

    def _announced(
        self, match: Match, actor: Seat | None, before: Sequence[Seat], at: Moment
    ) -> None:
        """All have heard something. Who chose under cover beside others leaves theirs as it was."""
        after = match.to_act
        together = actor in before
        for seat in range(len(self.counts)):
            self.counts[seat] += 1
            self.quiet[seat] = 0
            if not (together and seat != actor and seat in before and seat in after):
                self.fresh[seat] = self.counts[seat]
        self.shown += 1
        self.interjected = actor is not None and actor >= 0 and not together
        self.digest = match.digest
        self.moved_at = at
        if not after:
            self.status = "over"

    def _remember(self, row: log.Played) -> None:
        if row.id:
            known = self.answered[row.seat]
            known[row.id] = self.counts[row.seat]
            if len(known) > REMEMBERED:
                del known[next(iter(known))]

    def _arranged(self, row: log.AnyEntry, at: Moment) -> None:
        """What concerns the table and not the game."""
        match row:
            case log.Sat(seat, person):
                self.chairs[seat].person = person
                self.chairs[seat].bot = None
            case log.Left(seat):
                self.chairs[seat].person = None
                self._no_pause(seat, at)
            case log.Manned(seat, bot):
                self.chairs[seat].bot = bot
                self._no_pause(seat, at)
            case log.PauseAsked(seat):
                self.wants_pause.add(seat)
                self._pause_if_agreed(at)
            case log.Resumed():
                self.wants_pause.clear()
                if self.paused:
                    self.clocks.resume(at)
            case log.Muted(person, mute):
                (self.muted.add if mute else self.muted.discard)(person)
            case log.Rematched(table):
                self.rematch = table
            case log.Closed():
                self.status = "closed"

    def _no_pause(self, seat: Seat, at: Moment) -> None:
        self.wants_pause.discard(seat)
        if self.paused and not any(chair.person for chair in self.chairs):
            self.clocks.resume(at)  # nobody is left who could
        elif self.status == "playing":
            self._pause_if_agreed(at)

    def _pause_if_agreed(self, at: Moment) -> None:
        people = self.people()
        if people and not self.paused and self.wants_pause.issuperset(people):
            self.clocks.pause(at)
