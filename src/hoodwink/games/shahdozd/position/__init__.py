"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.shahdozd.moves import CHARACTERS
from hoodwink.games.shahdozd.position.plausible import flaws
from hoodwink.games.shahdozd.position.shape import check_shape, inner
from hoodwink.games.shahdozd.position.told import Position
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State, asked
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.view import replies_in, sealed
from hoodwink.games.shahdozd.view.table import on_the_table, read_table
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import mask_of, only
from hoodwink.kernel.waiting import NO_REPLY


def dump(s: State, setting: Setting) -> Position:
    return {
        **on_the_table(s, setting, memory=True),
        "faces": [CHARACTERS[face] for face in s.faces],
        "swapped": [mix.swapped for mix in s.mixes],
        "replies": [sealed(s, seat) for seat in range(len(s.purse))],
    }


def load(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    read = Reading("position", values, PositionError)
    check_shape(setting, values, read)
    s = read_table(dict(values))
    said = [move.text for move in replies_in(s.phase)]
    s.replies = read.replies("replies", len(s.purse), said)
    s.waiting = _waiting(s)
    for key, expected in flaws(s, setting):
        raise (read if key in values else inner(read, "memory")).wrong(key, expected)
    return s


def _waiting(s: State) -> int:
    """Whom the game waits for follows from the phase and who has replied."""
    if s.phase in at.WINDOWS:
        replied = mask_of(seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)
        return asked(s) & ~replied
    return only(s.turn) if s.phase in at.ALONE else 0
