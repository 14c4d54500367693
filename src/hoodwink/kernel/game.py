"""The contract that every game keeps."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.compiling import mypyc_attr
from hoodwink.kernel.errors import PackError, Refusal, SeatsError
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Option, Options, OptionValue, settle
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.seats import NATURE, NATURE_ACTS, Seat

View = dict[str, Any]
"""What one seat sees, as plain JSON values."""

S = TypeVar("S")

Opened = Callable[[tuple[tuple[str, OptionValue], ...]], "Game[Any]"]


def laid_over(public: View, own: View) -> View:
    """The whole view: a seat's own part lies over what all see.

    Over a list it may tell, by place, only what the seat knows better there.
    """
    view = {**public, **own}
    for key, better in own.items():
        under = public.get(key)
        if isinstance(under, list) and isinstance(better, dict):
            view[key] = told = under[:]
            for place, known in better.items():
                told[int(place)] = {**told[int(place)], **known}
    return view


@mypyc_attr(allow_interpreted_subclasses=True)  # a game in plain Python runs on a compiled table
class Game(ABC, Generic[S]):
    """One rule set with its options and content. Holds no state of any match."""

    @property
    def setting(self) -> Any:
        """The options and the pack's numbers and things, read once: for bots and drawings, too."""
        return None

    def printed(self) -> View:
        """What a board is drawn from: places, cards and numbers, the same for the whole match."""
        return {}

    @abstractmethod
    def start(self, seats: int) -> S: ...

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The game waits for these; (NATURE,) when chance is due; () when it is over."""

    @abstractmethod
    def may_act(self, state: S) -> tuple[Seat, ...]:
        """These may interject now; nothing waits for them."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[Move]:
        """All that the seat may choose now."""

    @abstractmethod
    def odds(self, state: S) -> Sequence[int]:
        """The weights of NATURE's moves."""

    def draw(self, state: S, chance: Chance) -> Move:
        """NATURE's answer: one of its moves by their weights. A game may know a shorter way."""
        return self.moves(state, NATURE)[chance.weighted(self.odds(state))]

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Make a listed move. Whoever calls has made sure that it is listed."""

    def step(self, state: S, seat: Seat, move: Move, tell: Tell | None) -> tuple[Seat, ...]:
        """Make a listed move, and say who is to act then, as `awaited` does. A game may know a
        shorter way."""
        self.apply(state, seat, move, tell)
        return self.awaited(state)

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The same as `to_act`, and when chance is due, `NATURE_ACTS` itself: `is` finds it."""
        acting = self.to_act(state)
        return NATURE_ACTS if acting == NATURE_ACTS else acting

    @abstractmethod
    def refusal(self, state: S, seat: Seat, move: Move) -> Refusal | None: ...

    @abstractmethod
    def public(self, state: S) -> View:
        """What all see: the same for every seat, so it need be built only once."""

    @abstractmethod
    def own(self, state: S, seat: Seat | None) -> View:
        """What the seat sees and remembers beyond that; None is a spectator."""

    def view(self, state: S, seat: Seat | None) -> View:
        """All that the seat sees: the public part and its own."""
        return laid_over(self.public(state), self.own(state, seat))

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> S:
        """A whole truth that the view cannot rule out."""

    @abstractmethod
    def fallback(self, state: S, seat: Seat) -> Move:
        """What the clock plays for the absent."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move that is said so; UnknownMove for anything else."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many sit at the table."""

    @abstractmethod
    def copy(self, state: S) -> S: ...

    @abstractmethod
    def dump(self, state: S) -> dict[str, Any]:
        """The whole truth as JSON values."""

    @abstractmethod
    def load(self, values: Mapping[str, Any]) -> S:
        """The state that `dump` wrote; PositionError if no match could be in it."""


@dataclass(frozen=True, eq=False)
class Box:
    """A game in its box: for how many, with which switches, and the rules inside."""

    name: str
    seats: range
    options: tuple[Option, ...]
    rules: Callable[[Options, Pack], Game[Any]]
    version: int = 1
    """Of the rules: one more whenever a match that was written down would go otherwise by them."""
    oldest: int = 1
    """The first version whose matches still go the same."""

    def open(self, options: Options, pack: Pack | None = None) -> Game[Any]:
        """Rules are cached: equal options and an equal pack share them."""
        content = pack or built_in(self.name)
        if content.game != self.name:
            raise PackError(f"{content.file}: made for {content.game!r}, not for {self.name!r}")
        opened: Opened = content.once(self, lambda: _opening(self.rules, content))
        return opened(tuple(settle(self.options, options).items()))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise SeatsError(f"{self.name} is for {low} to {high} players, not {seats}")


def _opening(rules: Callable[[Options, Pack], Game[Any]], pack: Pack) -> Opened:
    """Kept with the pack, and not beside it: nothing of a pack outlives it."""

    def opened(options: tuple[tuple[str, OptionValue], ...]) -> Game[Any]:
        return rules(dict(options), pack)

    return lru_cache(maxsize=64)(opened)
