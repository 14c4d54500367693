"""What a match is played with: the options, and the numbers of the pack."""

from typing import Final

from hoodwink.kernel.errors import PackError
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.packs import Pack

SEATS: Final = range(2, 5)
OPTIONS: Final = (Option("rounds", 3, "PP-07", low=1, high=5),)
GOODS: Final = ("cat", "hen", "pig")


class Setting:
    """Read once from options and pack; matches with the same ones share it."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.options: Final = dict(options)
        self.rounds: Final = int(options["rounds"])
        goods = [pack.entry(name) for name in GOODS]
        self.deck: Final = [entry.count("cards", 1, 99) for entry in goods]
        self.prices: Final = [entry.count("price", 0, 99) for entry in goods]
        coins = pack.entry("coins")
        self.purse: Final = coins.count("purse", 0, 99)
        self.reward: Final = coins.count("reward", 0, 99)
        self.fine: Final = coins.count("fine", 0, 99)
        needed = SEATS[-1] * self.rounds
        if sum(self.deck) < needed:
            raise PackError(f"{pack.file}: {sum(self.deck)} cards; expected at least {needed}")
