"""The contract that every game keeps."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import PackError, Refusal, SeatsError
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Option, Options, settle
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.seats import Seat

View = dict[str, Any]
"""What one seat sees, as plain JSON values."""

S = TypeVar("S")


class Game(Protocol[S]):
    """One rule set with its options and content. Holds no state of any match."""

    def start(self, seats: int) -> S: ...

    def to_act(self, state: S) -> Sequence[Seat]:
        """The game waits for these; (NATURE,) when chance is due; () when it is over."""
        ...

    def may_act(self, state: S) -> Sequence[Seat]:
        """These may interject now; nothing waits for them."""
        ...

    def moves(self, state: S, seat: Seat) -> Sequence[Move]:
        """All that the seat may choose now."""
        ...

    def odds(self, state: S) -> Sequence[int]:
        """The weights of NATURE's moves."""
        ...

    def apply(self, state: S, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Make a listed move. Whoever calls has made sure that it is listed."""
        ...

    def refusal(self, state: S, seat: Seat, move: Move) -> Refusal | None: ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What the seat sees and remembers; None is a spectator."""
        ...

    def imagine(self, view: View, chance: Chance) -> S:
        """A whole truth that the view cannot rule out."""
        ...

    def fallback(self, state: S, seat: Seat) -> Move:
        """What the clock plays for the absent."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def read(self, text: str) -> Move:
        """The move that is said so; UnknownMove for anything else."""
        ...

    def copy(self, state: S) -> S: ...

    def dump(self, state: S) -> dict[str, Any]:
        """The whole truth as JSON values."""
        ...

    def load(self, values: Mapping[str, Any]) -> S:
        """The state that `dump` wrote; PositionError if no match could be in it."""
        ...


@dataclass(frozen=True)
class Box:
    """A game in its box: for how many, with which switches, and the rules inside."""

    name: str
    seats: range
    options: tuple[Option, ...]
    rules: Callable[[Options, Pack], Game[Any]]

    def open(self, options: Options, pack: Pack | None = None) -> Game[Any]:
        """The rules with these options and this content."""
        content = pack or built_in(self.name)
        if content.game != self.name:
            raise PackError(f"{content.file}: made for {content.game!r}, not for {self.name!r}")
        return self.rules(settle(self.options, options), content)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise SeatsError(f"{self.name} is for {low} to {high} players, not {seats}")
