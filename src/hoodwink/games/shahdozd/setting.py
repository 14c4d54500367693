"""What a match is played with: the options, and the numbers and places of the pack.

Bots find here, too, how the ways that the six cards may lie are counted.
"""

from typing import Final

from hoodwink.games.shahdozd.moves import PHRASES
from hoodwink.games.shahdozd.things.eras import ALL_WORLDS as ALL_WORLDS
from hoodwink.games.shahdozd.things.eras import SHOWING as SHOWING
from hoodwink.games.shahdozd.things.eras import Ways as Ways
from hoodwink.games.shahdozd.things.eras import count_in as count_in
from hoodwink.games.shahdozd.things.eras import count_ways as count_ways
from hoodwink.games.shahdozd.things.eras import most_ways as most_ways
from hoodwink.games.shahdozd.things.memory import eras_in as eras_in
from hoodwink.games.shahdozd.things.seating import Seating, read_seating
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.packs import Pack

SEATS: Final = range(3, 7)
MOST_TURNS: Final = 999_999
OPTIONS: Final = (
    Option("memory", True, "SD-053"),
    Option("mixing", "choose", "D-5", choices=("choose", "open", "hidden", "random")),
    Option("broke_look", "enough", "D-3", choices=("enough", "always")),
    Option("turn_cap", 0, "D-23", low=0, high=10_000),
)


class Setting:
    """Read once from options and pack; matches with the same ones share it."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.options: Final = dict(options)
        self.texts: Final = pack.texts
        self.phrases: Final = PHRASES
        self.memory: Final = options["memory"] is True
        self.mixing: Final = str(options["mixing"])
        self.always_look: Final = options["broke_look"] == "always"
        self.turn_cap: Final = int(options["turn_cap"]) or MOST_TURNS
        coins, amounts = pack.entry("coins"), pack.entry("amounts")
        self.coins_each: Final = coins.count("in_game_each", 1, 50)  # SD-003
        self.purse_each: Final = coins.count("in_purse_each", 0, self.coins_each - 1)
        self.king_takes: Final = amounts.count("king_takes", 1, 50)
        self.minister_takes: Final = amounts.count("minister_takes", 1, 50)
        self.peasant_penalty: Final = amounts.count("peasant_penalty", 0, 50)
        self.seatings: Final[dict[int, Seating]] = {
            seats: read_seating(pack, seats) for seats in SEATS
        }
