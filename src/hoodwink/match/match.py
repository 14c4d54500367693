"""One game in progress, played on. The public face of the engine."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.chance import Chance, commitment, secret_from
from hoodwink.kernel.errors import BatchError, IllegalMove
from hoodwink.kernel.events import Listener, Tell
from hoodwink.kernel.moves import Move, words_of
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, NATURE_ACTS, Seat
from hoodwink.match.heading import Heading
from hoodwink.match.sitting import Sitting, sitting_at, sitting_for
from hoodwink.match.standing import Standing

_UNSEATED: Final = "(nobody has sat down)"


class Match(Standing):
    """A match at one table: play it, copy it, imagine another, begin from a position."""

    __slots__ = ()

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

    @staticmethod
    def _seated(heading: Heading, state: Any, chance: Chance | None) -> "Match":
        """A match in this state; without chance it can be looked at, not played on."""
        match = Match(_UNSEATED)
        match._sit(heading, state, chance)
        return match

    def play(self, seat: Seat, move: Move | str, tell: Tell | None = None) -> None:
        """Make a move. IllegalMove or UnknownMove says why not, and nothing has changed.

        A move is known by its words: one that you built yourself is the game's own of that text.
        """
        if self._chance is None:
            self._secret()
        for chosen in self._listed if seat == self._listed_for else ():
            if chosen is move:  # `in` would compare, and moves are built once
                break
        else:
            chosen = self._allowed(seat, self._rules.read(words_of(move)))
        log = self._log
        acting = self._rules.step(self._state, seat, chosen, tell)
        log.seats.append(seat)
        log.moves.append(chosen)
        self._acting = acting
        self._listed = ()
        if acting is NATURE_ACTS:
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

    def _allowed(self, seat: Seat, move: Move) -> Move:
        """The game's own move, if the seat may make it now."""
        listed = self._listed if seat == self._listed_for else ()
        if move in (listed or self._rules.moves(self._state, seat)):
            return move
        refusal = self._rules.refusal(self._state, seat, move)
        if refusal is None:
            raise AssertionError(f"{move.text!r} is not listed, yet nothing stands against it")
        raise IllegalMove(move.text, refusal)

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
        start = sitting.rules.copy(state)
        return Match._seated(Heading(sitting, commitment(chance.secret), start), state, chance)

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

    def _follow(self, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Make an allowed move and no more: what chance answers is not drawn."""
        self._acting = self._rules.step(self._state, seat, move, tell)
        self._log.seats.append(seat)
        self._log.moves.append(move)
        self._listed = ()

    def _let_nature_answer(self, tell: Tell | None) -> None:
        """Draw until players are to choose again, or the match is over."""
        rules, state, chance, acting = self._rules, self._state, self._chance, self._acting
        seats, moves = self._log.seats, self._log.moves
        while acting is NATURE_ACTS:
            assert chance is not None
            drawn = rules.draw(state, chance)  # by the rules, so it need not be checked
            acting = rules.step(state, NATURE, drawn, tell)
            seats.append(NATURE)
            moves.append(drawn)
        self._acting = acting
        self._listed = ()

    def _draw(self) -> Move:
        """What the secret answers for nature now."""
        assert self._chance is not None
        return self._rules.draw(self._state, self._chance)


def _secret(seed: int | str | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else secret_from(seed)
