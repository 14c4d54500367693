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
from hoodwink.kernel.events import Event, Facts, Listener, Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import Outcome, OutcomeTold
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import NATURE, TABLE, Seat
from hoodwink.match import (
    VERSION,
    Added,
    Deal,
    LeftOut,
    Match,
    Record,
    RecordError,
    deal_again,
    replay,
    verify,
)

__version__ = VERSION
__all__ = [
    "NATURE",
    "TABLE",
    "Added",
    "BatchError",
    "Deal",
    "Event",
    "Facts",
    "HoodwinkError",
    "IllegalMove",
    "LeftOut",
    "Listener",
    "Match",
    "Move",
    "OptionError",
    "OptionValue",
    "Outcome",
    "OutcomeTold",
    "Pack",
    "PackError",
    "PositionError",
    "Reading",
    "Record",
    "RecordError",
    "Refusal",
    "Seat",
    "SeatsError",
    "Tell",
    "UnknownMove",
    "View",
    "compiled",
    "deal_again",
    "game_names",
    "replay",
    "verify",
]


def game_names() -> tuple[str, ...]:
    """The names of all games, the quickest to learn first."""
    return tuple(BOXES)


def compiled() -> bool:
    """Whether the engine runs compiled rather than as plain Python."""
    return not moves.__file__.endswith(".py")
