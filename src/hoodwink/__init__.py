"""Hoodwink: play, study and program games of bluff, bribe and smuggling.

import hoodwink
match = hoodwink.Match("shahdozd", seats=4, seed=7)
seat = match.to_act[0]
match.play(seat, match.moves(seat)[0])
"""

from hoodwink.games import BOXES
from hoodwink.kernel import moves
from hoodwink.kernel.errors import (
    BatchError,
    HoodwinkError,
    IllegalMove,
    OptionError,
    PackError,
    PositionError,
    Refusal,
    SeatsError,
    UnknownMove,
)
from hoodwink.kernel.events import Event, Listener
from hoodwink.kernel.moves import Move
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import NATURE, TABLE
from hoodwink.lines import RecordError
from hoodwink.match import Match
from hoodwink.record import Record
from hoodwink.replaying import replay, verify
from hoodwink.version import VERSION

__version__ = VERSION
__all__ = [
    "NATURE",
    "TABLE",
    "BatchError",
    "Event",
    "HoodwinkError",
    "IllegalMove",
    "Listener",
    "Match",
    "Move",
    "OptionError",
    "Outcome",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "SeatsError",
    "UnknownMove",
    "compiled",
    "games",
    "replay",
    "verify",
]


def games() -> tuple[str, ...]:
    """The names of all games, the quickest to learn first."""
    return tuple(BOXES)


def compiled() -> bool:
    """Whether the engine runs compiled rather than as plain Python."""
    return not moves.__file__.endswith(".py")
