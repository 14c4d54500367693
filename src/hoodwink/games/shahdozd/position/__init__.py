"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.shahdozd.moves import CHARACTERS
from hoodwink.games.shahdozd.phases.order import awaited
from hoodwink.games.shahdozd.position.plausible import flaws
from hoodwink.games.shahdozd.position.shape import position_shape
from hoodwink.games.shahdozd.position.told import Position
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.view import replies_in, sealed
from hoodwink.games.shahdozd.view.table import on_the_table, read_table
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading


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
    seats = len(read.rows("purses"))
    if seats not in setting.seatings:
        raise read.wrong("purses", "one for each of 3 to 6 players")
    told = dict(values)
    position_shape(setting, seats).check("position", told, PositionError)
    _check_memory(told)
    s = read_table(told)
    s.replies = read.replies("replies", seats, [move.text for move in replies_in(s.phase)])
    s.waiting = awaited(s) & ~s.replied()
    for key, expected in flaws(s, setting):
        raise (read if key in values else _memory_of(values)).wrong(key, expected)
    return s


def _memory_of(values: Mapping[str, Any]) -> Reading:
    return Reading("position: memory", values["memory"], PositionError)


def _check_memory(told: Mapping[str, Any]) -> None:
    """Each card and each hidden mix is told of once."""
    read, memory, faces = Reading("position", told, PositionError), told["memory"], told["faces"]
    mixes = len(memory["mixes"])
    if len(set(faces)) < len(faces):
        raise read.wrong("faces", "different characters")
    if len(told["swapped"]) != mixes:
        raise read.wrong("swapped", "true or false for each hidden mix")
    if sorted(memory["backs"]) != list(range(6)):
        raise _memory_of(told).wrong("backs", "the numbers 0 to 5, each once")
    if len(memory["eras"]) != mixes + 1:
        raise _memory_of(told).wrong("eras", "one before each hidden mix and one after the last")
    if not all(one != other for one, other in (mix["cards"] for mix in memory["mixes"])):
        raise _memory_of(told).wrong("mixes", "two different cards in each")
