"""A game taken out of its box for one match: rules, options, content and number of seats."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from hoodwink.games import BOXES
from hoodwink.kernel.errors import HoodwinkError, PackError, PositionError
from hoodwink.kernel.game import Box, Game
from hoodwink.kernel.options import Options, settle
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.reading import Reading


def box_of(game: str) -> Box:
    """The game of that name."""
    if game not in BOXES:
        raise HoodwinkError(f"there is no game {game!r}; there are: {', '.join(sorted(BOXES))}")
    return BOXES[game]


class Sitting:
    """What stays the same during a match, and what its record says first."""

    def __init__(self, game: str, seats: int, options: Options, pack: Pack | str | None) -> None:
        self.box: Final = box_of(game)
        self.box.check_seats(seats)
        self.seats: Final = seats
        self.options: Final[Options] = MappingProxyType(settle(self.box.options, options))
        self.pack: Final = read_pack(pack) if isinstance(pack, str) else pack or built_in(game)
        self.rules: Final[Game[Any]] = self.box.open(self.options, self.pack)

    def load(self, values: Mapping[str, Any]) -> Any:
        """The state that a position holds; PositionError if it is not one of this sitting."""
        state = self.rules.load(values)
        seated = self.rules.seats(state)
        if seated != self.seats:
            raise PositionError(f"position: {seated} sit there; expected {self.seats}")
        return state

    def header(self) -> dict[str, Any]:
        return {
            "game": self.box.name,
            "pack": {"version": self.pack.version, "digest": self.pack.digest},
            "seats": self.seats,
            "options": {**self.options},
        }


def sitting_for(game: str, seats: int, options: Options, pack: Pack | str | None) -> Sitting:
    """Those who change nothing sit down again as others did before."""
    if options or pack is not None:
        return Sitting(game, seats, options, pack)
    return _usual(game, seats)


@cache
def _usual(game: str, seats: int) -> Sitting:
    return Sitting(game, seats, {}, None)


def sitting_of(header: Reading, pack: Pack | str | None) -> Sitting:
    """The sitting that a header describes; PackError when its content is another."""
    game = header.word("game", sorted(BOXES))
    sitting = Sitting(game, header.count("seats", 1, 99), header.table("options"), pack)
    here, there = sitting.header()["pack"], header.table("pack")
    if here != there:
        raise PackError(
            f"made with pack version {there.get('version')!r} ({there.get('digest')}), but "
            f"{sitting.pack.file} is version {here['version']!r} ({here['digest']}); "
            "give the pack that it was made with"
        )
    return sitting


def read_pack(path: str) -> Pack:
    """A content pack from a file."""
    try:
        with open(path, encoding="utf-8") as file:
            return Pack(file.read(), path)
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(f"{path}: cannot be read: {error}") from error
