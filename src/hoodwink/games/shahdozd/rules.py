"""Who may act in King, Thief, Minister, and what happens then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.games.shahdozd import powers
from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.choices import Choices
from hoodwink.games.shahdozd.claims import Claims
from hoodwink.games.shahdozd.moves import (
    PHRASES,
    Accuse,
    BlindMix,
    Claim,
    Deal,
    First,
    Look,
    Mix,
    Name,
    Peek,
    Reply,
    Rotate,
    Shuffle,
    Tax,
)
from hoodwink.games.shahdozd.plausible import Terms
from hoodwink.games.shahdozd.position import dump, load
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.view import imagine, view
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.outcome import Outcome, most_wins
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE, NATURE_ACTS, NOBODY, SEATS_IN, Seat

OPTIONS: Final = (
    Option("memory", True, "SD-053"),
    Option("mixing", "choose", "D-5", choices=("choose", "open", "hidden", "random")),
    Option("broke_look", "enough", "D-3", choices=("enough", "always")),
    Option("turn_cap", 0, "D-23", low=0, high=10_000),
)


class KingThiefMinister(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._choices: Final = Choices(options, pack)
        self._seatings: Final = self._choices.seatings
        self._memory: Final = options["memory"] is True
        self._turn_cap: Final = int(options["turn_cap"])
        self._play: Final = Claims(self._seatings, self._turn_cap, pack)
        coins = pack.entry("coins")
        self._in_game_each: Final = coins.count("in_game_each", 1, 50)  # SD-003
        self._in_purse_each: Final = coins.count("in_purse_each", 0, self._in_game_each - 1)
        self._terms: Final = Terms(
            self._in_game_each, self._in_purse_each, self._turn_cap, str(options["mixing"])
        )

    def start(self, seats: int) -> State:
        s = State(seats)
        s.purse = [self._in_purse_each] * seats  # SD-004, D-1
        s.bank = (self._in_game_each - self._in_purse_each) * seats
        return s

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        return NOBODY  # SD-059: nothing to interject, talk is free

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._choices.of(s, seat)

    def odds(self, s: State) -> Sequence[int]:
        return [1] * len(self.moves(s, NATURE))

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return self._choices.refusal(s, seat, move)

    def fallback(self, s: State, seat: Seat) -> Move:
        return self._choices.fallback(s, seat)

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def seats(self, s: State) -> int:
        return len(s.purse)

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(values, self._seatings, self._terms)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._play.table(s), seat, self._memory, self.outcome(s))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen, self._seatings[len(seen["purses"])], chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != at.OVER:
            return None
        return most_wins(s.purse, "turn cap" if s.bank else "bank empty")  # SD-057, D-19

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Reply):
            self._play.reply(s, seat, 1 if move.speaks_up else 0, tell)
        elif isinstance(move, Claim):
            self._play.claim(s, move.character, tell)
        elif isinstance(move, Rotate):
            self._play.rotate(s, move, tell)
        elif isinstance(move, Look):
            self._play.look(s, tell)
        elif isinstance(move, Deal):
            self._play.deal(s, move.character)
        elif isinstance(move, Peek):
            self._play.reply(s, seat, move.slot, tell)
        elif isinstance(move, Name):
            self._play.name(s, move, tell)
        elif isinstance(move, First):
            self._play.go_first(s, move.seat, tell)
        elif isinstance(move, BlindMix):
            self._play.hand_to_chance(s, move)
        else:
            self._use(s, move, tell)

    def _use(self, s: State, move: Move, tell: Tell | None) -> None:
        """What a Minister, an Executioner or a Sheriff chooses ends the turn."""
        if isinstance(move, Mix):
            powers.mix(s, move, tell)
        elif isinstance(move, Shuffle):
            powers.shuffle(s, move.swap, tell)
        elif isinstance(move, Accuse):
            powers.accuse(s, self._play.table(s), move, tell)
        else:
            assert isinstance(move, Tax)
            powers.tax(s, self._play.table(s), s.turn, move.seat, tell)
        self._play.end_turn(s, tell)
