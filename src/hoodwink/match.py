"""One game in progress: state, nature, log and record. The public face of the engine."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.chance import Chance, commitment, secret_from
from hoodwink.kernel.errors import (
    BatchError,
    HoodwinkError,
    IllegalMove,
    PositionError,
    Refusal,
    SeatsError,
)
from hoodwink.kernel.events import Listener, Tell
from hoodwink.kernel.game import Game
from hoodwink.kernel.log import Log
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.plain import look_over, refuse_unlike, shown
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import NATURE, TABLE, Seat, seat_text
from hoodwink.record import FORMAT, Record
from hoodwink.sitting import Sitting, sitting_for, sitting_of

_UNSEATED: Final = "(nobody has sat down)"


class Match:
    """A match at one table. Nature has always answered: what is left waits for players."""

    __slots__ = (
        "_acting",
        "_chance",
        "_commitment",
        "_listed",
        "_listed_for",
        "_log",
        "_rules",
        "_sitting",
        "_start",
        "_state",
    )

    _sitting: Sitting
    _rules: Game[Any]
    _state: Any
    _chance: Chance | None
    _commitment: str
    _start: Mapping[str, Any] | None
    _log: Log

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
        **options: OptionValue,
    ) -> None:
        if game == _UNSEATED:
            return  # for `seated` and `copy`, which fill every field
        sitting = sitting_for(game, seats, options, pack)
        self._sit(sitting, sitting.rules.start(seats), Chance(_secret(seed)), None)
        self.let_nature_answer(tell)

    def _sit(
        self, sitting: Sitting, state: Any, chance: Chance | None, start: Mapping[str, Any] | None
    ) -> None:
        self._sitting = sitting
        self._rules = sitting.rules
        self._state = state
        self._chance = chance
        self._commitment = commitment(chance.secret) if chance else ""
        self._start = start
        self._log = Log()
        self._acting = sitting.rules.to_act(state)
        self._listed = ()
        self._listed_for = NATURE

    @staticmethod
    def seated(
        sitting: Sitting,
        state: Any,
        chance: Chance | None,
        start: Mapping[str, Any] | None = None,
        promised: str | None = None,
    ) -> "Match":
        """A match in this state; without chance it can be looked at, not played on."""
        match = Match(_UNSEATED)
        match._sit(sitting, state, chance, start)
        if promised is not None:
            match._commitment = promised
        return match

    @property
    def game(self) -> str:
        return self._sitting.box.name

    @property
    def seats(self) -> int:
        return self._sitting.seats

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self._sitting.options

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret that nature draws from, known before the first choice."""
        return self._commitment

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
            raise HoodwinkError("this match was replayed without its secret: it cannot go on")
        self.follow(seat, self._rules.read(move) if isinstance(move, str) else move, tell)
        self.let_nature_answer(tell)

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

    def view(self, seat: Seat | None) -> dict[str, Any]:
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
        twin._sitting = self._sitting
        twin._rules = self._rules
        twin._state = self._rules.copy(self._state)
        chance = self._chance
        twin._chance = None if chance is None else chance.copy()
        twin._commitment = self._commitment
        twin._start = self._start
        twin._log = self._log.copy()
        twin._acting = self._acting
        twin._listed = self._listed
        twin._listed_for = self._listed_for
        return twin

    def imagine(self, seat: Seat | None, seed: int | str | None = None) -> "Match":
        """A match that this seat cannot rule out: it sees there what it sees here."""
        chance = Chance(_secret(seed))
        state = self._rules.imagine(self.view(seat), chance)
        return Match.seated(self._sitting, state, chance, self._rules.dump(state))

    def position(self) -> dict[str, Any]:
        """The whole truth as JSON values."""
        return {
            "hoodwink": FORMAT,
            **self._sitting.header(),
            "state": self._rules.dump(self._state),
        }

    @staticmethod
    def from_position(
        position: Mapping[str, Any],
        seed: int | str | None = None,
        *,
        pack: Pack | str | None = None,
    ) -> "Match":
        """A match that goes on from a position; PositionError says what is wrong with one."""
        look_over("position", position, PositionError)
        if type(position) is not dict:
            raise PositionError(f"position is {shown(position)}; expected a table of values")
        read = Reading("position", position, PositionError)
        read.count("hoodwink", FORMAT, FORMAT)
        sitting = sitting_of(read, pack)
        state = sitting.load(read.table("state"))
        start = sitting.rules.dump(state)
        given, written = {**position, "state": {}}, {"hoodwink": FORMAT, **sitting.header()}
        refuse_unlike("position", given, {**written, "state": {}}, PositionError)
        match = Match.seated(sitting, state, Chance(_secret(seed)), start)
        match.let_nature_answer(None)
        return match

    def record(self, reveal: bool = False) -> Record:
        """The match so far. Nature's secret is told when it is over, or to `reveal` it."""
        outcome = self.outcome
        header = {"hoodwink": FORMAT, **self._sitting.header(), "commitment": self._commitment}
        if self._start is not None:
            header["start"] = self._start
        secret = self._chance.secret if self._chance and (outcome or reveal) else None
        return Record(header, self._log.told(), outcome.to_json() if outcome else None, secret)

    def follow(self, seat: Seat, move: Move, tell: Tell | None) -> None:
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

    def let_nature_answer(self, tell: Tell | None) -> None:
        """Draw until players are to choose again, or the match is over."""
        while self._acting and self._acting[0] == NATURE:
            move = self.draw()
            self._rules.apply(self._state, NATURE, move, tell)  # drawn, so it need not be checked
            self._log.seats.append(NATURE)
            self._log.moves.append(move)
            self._acting = self._rules.to_act(self._state)
            self._listed = ()

    def draw(self) -> Move:
        """What the secret answers for nature now."""
        assert self._chance is not None
        return self._rules.draw(self._state, self._chance)


def _secret(seed: int | str | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else secret_from(seed)
