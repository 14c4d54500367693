"""One game in progress: state, nature, log and record. The public face of the engine."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.chance import Chance, commitment, secret_from
from hoodwink.kernel.errors import BatchError, HoodwinkError, IllegalMove, Refusal, SeatsError
from hoodwink.kernel.events import Listener, Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, TABLE, Seat, seat_text
from hoodwink.match.chain import Chain, begun, outcome_row
from hoodwink.match.heading import Heading
from hoodwink.match.log import Log
from hoodwink.match.record import Record
from hoodwink.match.sitting import Sitting, sitting_at, sitting_for

_UNSEATED: Final = "(nobody has sat down)"


class Match:
    """A match at one table. Nature has always answered: what is left waits for players."""

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

    # What was listed last, and for whom; empty again when a move is made.
    _listed: tuple[Move, ...]
    _listed_for: Seat

    def __init__(
        self,
        game: str,
        seats: int = 0,
        seed: int | str | None = None,
        *,
        pack: Pack | str | None = None,
        tell: Tell | None = None,
        players: Sequence[str] = (),
        **options: OptionValue,
    ) -> None:
        """Without a seed nature draws from 256 random bits.

        The commitment to a seed that can be tried out gives it away, and with it every card: a
        seed is for scripts and tests, not for people who play against each other. `players` are
        the names that stand in the record.
        """
        if game == _UNSEATED:
            return  # for `_seated` and `copy`, which fill every field
        sitting = sitting_for(game, seats, options, pack)
        chance = Chance(_secret(seed))
        heading = Heading(sitting, commitment(chance.secret), None, players)
        self._sit(heading, sitting.rules.start(seats), chance)
        self._let_nature_answer(tell)

    def __repr__(self) -> str:
        phase = self._rules.view(self._state, None).get("phase", "under way")
        awaited = ", ".join(map(seat_text, self._acting)) or "nobody"
        return f"<Match: {self.game}, {self.seats} seats, {phase}, waits for {awaited}>"

    def _sit(self, heading: Heading, state: Any, chance: Chance | None) -> None:
        self._heading = heading
        self._rules = heading.sitting.rules
        self._state = state
        self._chance = chance
        self._log = Log()
        self._chain = None
        self._acting = self._rules.to_act(state)
        self._listed = ()
        self._listed_for = NATURE

    @staticmethod
    def _seated(heading: Heading, state: Any, chance: Chance | None) -> "Match":
        """A match in this state; without chance it can be looked at, not played on."""
        match = Match(_UNSEATED)
        match._sit(heading, state, chance)
        return match

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
    def digest(self) -> str:
        """Stands for the match so far, line by line: `verify` takes it from whoever wrote it down.

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
    def may_act(self) -> Sequence[Seat]:
        """The seats that may interject now; nothing waits for them."""
        return self._rules.may_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return self._rules.outcome(self._state)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """All that the seat may choose now; empty when it has nothing to choose."""
        found = self._rules.moves(self._state, seat)
        listed = found if isinstance(found, tuple) else tuple(found)
        if not listed and seat >= 0:
            self._check(seat)
        self._listed = listed
        self._listed_for = seat
        return listed

    def play(self, seat: Seat, move: Move | str, tell: Tell | None = None) -> None:
        """Make a move. IllegalMove or UnknownMove says why not, and nothing has changed.

        A move is known by its words: one that you built yourself is the game's own of that text.
        """
        if self._chance is None:
            self._secret()
        self._follow(seat, self._rules.read(move) if isinstance(move, str) else move, tell)
        self._let_nature_answer(tell)

    def play_all(self, seat: Seat, moves: Iterable[Move | str], tell: Tell | None = None) -> None:
        """Make several moves as one, all or none. All but the last must be quiet ones.

        A move that shows the seat something cannot be taken back, so it cannot stand
        before another that may turn out to be illegal.
        """
        chosen = [self.read(move) for move in moves]
        for early in chosen[:-1]:
            if not early.quiet:
                raise BatchError(
                    f"{early.text!r} settles something; it must be the last of a batch"
                )
        trial = self.copy()
        heard = Listener()
        for move in chosen:
            trial.play(seat, move, heard)
        self._state, self._chance, self._log = trial._state, trial._chance, trial._log
        self._acting = trial._acting
        self._listed = ()
        for event in heard.events if tell else ():
            assert tell
            tell(event.kind, event.private, **event.public)

    def read(self, move: Move | str) -> Move:
        """The game's own move of that text; UnknownMove for anything else."""
        return self._rules.read(move if isinstance(move, str) else move.text)

    def refusal(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why the seat may not make this move now; None if it may."""
        return self._rules.refusal(self._state, seat, self.read(move))

    def _refused(self, seat: Seat, move: Move) -> IllegalMove:
        refusal = self._rules.refusal(self._state, seat, move)
        if refusal is None:
            raise AssertionError(f"{move.text!r} is not listed, yet nothing stands against it")
        return IllegalMove(move.text, refusal)

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

    def _check(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise SeatsError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def copy(self) -> "Match":
        """The same match again, to be played on independently."""
        twin = Match(_UNSEATED)
        twin._heading = self._heading
        twin._rules = self._rules
        twin._state = self._rules.copy(self._state)
        chance = self._chance
        twin._chance = None if chance is None else chance.copy()
        twin._chain = self._chain
        twin._log = self._log.copy()
        twin._acting = self._acting
        twin._listed = self._listed
        twin._listed_for = self._listed_for
        return twin

    def imagine(self, seat: Seat | None, seed: int | str | None = None) -> "Match":
        """A match that this seat cannot rule out: it sees there what it sees here."""
        chance = Chance(_secret(seed))
        state = self._rules.imagine(self.view(seat), chance)
        return Match._given(self._heading.sitting, state, chance)

    @staticmethod
    def _given(sitting: Sitting, state: Any, chance: Chance) -> "Match":
        start = sitting.rules.dump(state)
        return Match._seated(Heading(sitting, commitment(chance.secret), start), state, chance)

    def position(self) -> dict[str, Any]:
        """The whole truth as JSON values."""
        return {**self._heading.sitting.header(), "state": self._rules.dump(self._state)}

    @staticmethod
    def from_position(
        position: Mapping[str, Any],
        seed: int | str | None = None,
        *,
        pack: Pack | str | None = None,
    ) -> "Match":
        """A match that goes on from a position; PositionError says what is wrong with one."""
        sitting, state = sitting_at(position, pack)
        match = Match._given(sitting, state, Chance(_secret(seed)))
        match._let_nature_answer(None)
        return match

    def record(self, reveal: bool = False) -> Record:
        """The match with nature's secret. While it lasts it needs `reveal`, for it tells all."""
        outcome = self.outcome
        if outcome is None and not reveal:
            raise HoodwinkError("the match is not over; record(reveal=True) tells every card of it")
        told = dict(outcome.to_json()) if outcome else None
        return Record(self._heading.to_json(), self._log.told(), told, self._secret())

    def _follow(self, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Make one move and no more; nature's answers too are followed, not drawn."""
        known = seat == self._listed_for and move in self._listed
        if not known:
            move = self._rules.read(move.text)
            if move not in self._rules.moves(self._state, seat):
                raise self._refused(seat, move)
        self._rules.apply(self._state, seat, move, tell)
        self._log.seats.append(seat)
        self._log.moves.append(move)
        self._acting = self._rules.to_act(self._state)
        self._listed = ()

    def _let_nature_answer(self, tell: Tell | None) -> None:
        """Draw until players are to choose again, or the match is over."""
        while self._acting and self._acting[0] == NATURE:
            move = self._draw()
            self._rules.apply(self._state, NATURE, move, tell)  # drawn, so it need not be checked
            self._log.seats.append(NATURE)
            self._log.moves.append(move)
            self._acting = self._rules.to_act(self._state)
            self._listed = ()

    def _draw(self) -> Move:
        """What the secret answers for nature now."""
        assert self._chance is not None
        return self._rules.draw(self._state, self._chance)


def _secret(seed: int | str | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else secret_from(seed)
