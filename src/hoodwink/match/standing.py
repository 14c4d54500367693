"""How a match stands: all that can be asked of it, and nothing that changes it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import HoodwinkError, Refusal, SeatsError
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move, words_of
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import NATURE, TABLE, Seat, seat_text
from hoodwink.match.chain import Chain, begun, outcome_row
from hoodwink.match.deal import Deal
from hoodwink.match.heading import Heading
from hoodwink.match.log import Log
from hoodwink.match.record import Record


class Standing:
    """Nature has always answered: what is left waits for players."""

    __slots__ = (
        "_acting",
        "_chain",
        "_chance",
        "_heading",
        "_listed",
        "_listed_for",
        "_log",
        "_rules",
        "_state",
    )

    _heading: Heading
    _rules: Game[Any]
    _state: Any
    _chance: Chance | None
    _log: Log

    # The digest as far as it has been asked for: playing on costs nothing.
    _chain: Chain | None

    # Whom the state waits for, worked out after every move.
    _acting: tuple[Seat, ...]

    # What was listed last, and for whom; empty again when a move is made. Moves all: but compiled
    # code would make sure of that one by one.
    _listed: tuple[Any, ...]
    _listed_for: Seat

    def __repr__(self) -> str:
        phase = self._rules.view(self._state, None).get("phase", "under way")
        awaited = ", ".join(map(seat_text, self._acting)) or "nobody"
        return f"<Match: {self.game}, {self.seats} seats, {phase}, waits for {awaited}>"

    def _sit(self, heading: Heading, state: Any, chance: Chance | None) -> None:
        self._heading = heading
        self._rules = heading.sitting.rules
        self._state = state
        self._chance = chance
        self._log = Log([], [])
        self._chain = None
        self._acting = self._rules.awaited(state)
        self._listed = ()
        self._listed_for = NATURE

    @property
    def game(self) -> str:
        return self._heading.sitting.box.name

    @property
    def seats(self) -> int:
        return self._heading.sitting.seats

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self._heading.sitting.options

    @property
    def setting(self) -> Any:
        """The options and the content it is played with, as the game's `setting` reads them."""
        return self._rules.setting

    @property
    def players(self) -> tuple[str, ...]:
        """The names that stand in the record; none if none were given."""
        return self._heading.players

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret that nature draws from, known before the first choice."""
        return self._heading.commitment

    @property
    def deal(self) -> Deal | None:
        """The numbers that players have added; None where the dealer alone chose the secret."""
        return self._heading.deal

    @property
    def digest(self) -> str:
        """A hash over all lines so far. Who wrote it down can give it to `verify` later.

        It tells nothing while the secret is kept, but it is another after every move, quiet and
        sealed ones too: show it to players with what is announced to all, or it counts for them.
        """
        chain = self._chain or begun(self._secret(), self._heading.to_json())
        self._chain = chain.through(self._log.seats, self._log.moves)
        outcome = self.outcome
        return (self._chain.linked(outcome_row(outcome.to_json())) if outcome else self._chain).text

    def _secret(self) -> bytes:
        if self._chance is None:
            raise HoodwinkError("this match was replayed without its secret, which this needs")
        return self._chance.secret

    @property
    def version(self) -> int:
        """How many moves have been made, nature's among them."""
        return len(self._log)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the game waits for; empty when it is over."""
        return self._acting

    @property
    def may_act(self) -> tuple[Seat, ...]:
        """The seats that may interject now; nothing waits for them."""
        return self._rules.may_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return self._rules.outcome(self._state)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """All that the seat may choose now; empty when it has nothing to choose."""
        listed = tuple(self._rules.moves(self._state, seat))
        if not listed and seat >= 0:
            self._check(seat)
        self._listed = listed
        self._listed_for = seat
        return listed

    def read(self, move: Move | str) -> Move:
        """The game's own move of that text; UnknownMove for anything else."""
        return self._rules.read(words_of(move))

    def refusal(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why the seat may not make this move now; None if it may."""
        return self._rules.refusal(self._state, seat, self.read(move))

    def fallback(self, seat: Seat) -> Move:
        """What the clock plays for a seat that the game waits for, or the table to call time."""
        if seat not in self._acting and not (seat == TABLE and seat in self.may_act):
            awaited = ", ".join(map(seat_text, self._acting)) or "nobody: the match is over"
            raise SeatsError(f"the game does not wait for {seat_text(seat)}, but for {awaited}")
        return self._rules.fallback(self._state, seat)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees and remembers, as JSON values; None is a spectator."""
        if seat is not None:
            self._check(seat)
        return self._rules.view(self._state, seat)

    def public(self) -> View:
        """The part of every view that is the same for all: built once, it can be sent to all."""
        return self._rules.public(self._state)

    def own(self, seat: Seat | None) -> View:
        """The rest of a seat's view; both parts together are `view(seat)`."""
        if seat is not None:
            self._check(seat)
        return self._rules.own(self._state, seat)

    def _check(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise SeatsError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def position(self) -> dict[str, Any]:
        """The whole truth as JSON values."""
        return {**self._heading.sitting.header(), "state": self._rules.dump(self._state)}

    def record(self, reveal: bool = False) -> Record:
        """The match with nature's secret. While it lasts it needs `reveal`, for it tells all."""
        outcome = self.outcome
        if outcome is None and not reveal:
            raise HoodwinkError("the match is not over; record(reveal=True) tells every card of it")
        told = dict(outcome.to_json()) if outcome else None
        return Record(self._heading.to_json(), self._log.told(), told, self._secret())
