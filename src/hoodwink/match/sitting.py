"""A game taken out of its box for one match: rules, options, content and number of seats."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from hoodwink.games import BOXES
from hoodwink.kernel.errors import (
    HoodwinkError,
    OptionError,
    PackError,
    PositionError,
    SeatsError,
)
from hoodwink.kernel.game import Box, Game
from hoodwink.kernel.options import Options, settle
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.plain import look_over, refuse_unlike, shown
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, seat_text
from hoodwink.match.version import FORMAT, VERSION, check_format, check_rules


def box_of(game: str) -> Box:
    """The game of that name."""
    if game not in BOXES:
        raise HoodwinkError(f"there is no game {game!r}; there are: {', '.join(sorted(BOXES))}")
    return BOXES[game]


class Sitting:
    """What stays the same during a match, and what its record says first."""

    def __init__(self, game: str, seats: int, options: Options, pack: Pack | str | None) -> None:
        self.box: Final = box_of(game)
        refuse_uncounted(seats)
        self.box.check_seats(seats)
        self.seats: Final = seats
        self.options: Final[Options] = MappingProxyType(settle(self.box.options, options))
        self.pack: Final = read_pack(pack) if isinstance(pack, str) else pack or built_in(game)
        self.rules: Final[Game[Any]] = self.box.open(self.options, self.pack)

    def load(self, values: Mapping[str, Any]) -> Any:
        """The state that a position holds; PositionError if it is not one of this sitting.

        Whatever a game may overlook in its own room is found here: a value that it does not
        read, or puts right; and a match that waits for nobody, or for somebody without a choice.
        """
        look_over("position", values, PositionError)
        state = self.rules.load(values)
        seated = self.rules.seats(state)
        if seated != self.seats:
            raise PositionError(f"position: {seated} sit there; expected {self.seats}")
        refuse_unlike("position", values, self.rules.dump(state), PositionError)
        self._refuse_stuck(state)
        return state

    def _refuse_stuck(self, state: Any) -> None:
        acting, outcome = self.rules.to_act(state), self.rules.outcome(state)
        if bool(acting) == bool(outcome):
            raise PositionError(
                "position: the game waits for nobody, and is not over; expected one or the other"
            )
        for seat in acting:
            if not self.rules.moves(state, seat):
                raise PositionError(
                    f"position: the game waits for {_named(seat)}, who has nothing to choose; "
                    "expected somebody with a choice"
                )

    def header(self) -> dict[str, Any]:
        """What a record or a position says first of all, as this Hoodwink would write it."""
        return {
            "hoodwink": FORMAT,
            "by": VERSION,
            "game": self.box.name,
            "rules": self.box.version,
            "pack": {"version": self.pack.version, "digest": self.pack.digest},
            "seats": self.seats,
            "options": {**self.options},
        }


def _named(seat: Seat) -> str:
    return f"seat {seat}" if seat >= 0 else seat_text(seat)


def refuse_uncounted(seats: object) -> None:
    """SeatsError for what only looks like a number of players: 3.0, True or "3"."""
    if type(seats) is not int:
        raise SeatsError(f"the number of players is {shown(seats)}; expected a whole number")


def sitting_for(game: str, seats: int, options: Options, pack: Pack | str | None) -> Sitting:
    """Matches with the usual options and pack share one sitting, made once."""
    refuse_uncounted(seats)  # 3.0 and True would find the sittings of 3 and of 1
    if options or pack is not None:
        return Sitting(game, seats, options, pack)
    return _usual(game, seats)


@cache
def _usual(game: str, seats: int) -> Sitting:
    return Sitting(game, seats, {}, None)


def sitting_of(where: str, header: Mapping[str, Any], pack: Pack | str | None) -> Sitting:
    """The sitting that a header describes; PositionError when it describes none, or another."""
    check_format(where, header, PositionError)
    read = Reading(where, header, PositionError)
    game = read.word("game", sorted(BOXES))
    check_rules(where, header, box_of(game), PositionError)
    try:
        sitting = Sitting(game, read.count("seats", 1, 99), read.table("options"), pack)
    except (OptionError, SeatsError) as error:
        raise PositionError(str(error)) from error
    here, there = sitting.header()["pack"], read.table("pack")
    if here != there:
        raise PositionError(
            f"made with pack version {shown(there.get('version'))} "
            f"({shown(there.get('digest'))}), but {sitting.pack.file} is version "
            f"{here['version']!r} ({here['digest']!r}); give the pack that it was made with"
        )
    return sitting


def sitting_at(position: Mapping[str, Any], pack: Pack | str | None) -> tuple[Sitting, Any]:
    """The sitting and the state that a position describes."""
    look_over("position", position, PositionError)
    if type(position) is not dict:
        raise PositionError(f"position is {shown(position)}; expected a table of values")
    sitting = sitting_of("position", position, pack)
    state = sitting.load(Reading("position", position, PositionError).table("state"))
    written = {**sitting.header(), "by": position["by"], "rules": position["rules"], "state": {}}
    refuse_unlike("position", {**position, "state": {}}, written, PositionError)
    return sitting, state


def read_pack(path: str) -> Pack:
    """A content pack from a file."""
    try:
        with open(path, encoding="utf-8") as file:
            return Pack(file.read(), path)
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(f"{path}: cannot be read: {error}") from error
