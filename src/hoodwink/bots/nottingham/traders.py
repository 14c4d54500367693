"""The bots: one way to play, three tempers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoodwink.bots.nottingham import errands, market, packing
from hoodwink.bots.nottingham.bribing import Errand
from hoodwink.bots.nottingham.gate import Gate
from hoodwink.bots.nottingham.mind import Mind
from hoodwink.bots.nottingham.temper import Temper
from hoodwink.bots.seeds import lasting
from hoodwink.games.nottingham.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move


class Trader:
    """Keeps nothing between two choices: all it goes by is the view, and its seed."""

    temper: Temper

    def __init__(self, seed: int | str, setting: Setting) -> None:
        self._seed: Final = lasting(seed)
        self._setting: Final = setting

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        mind = Mind(view, self._setting)
        if view["phase"] == "inspect":
            return Gate(mind, self.temper, self._seed).decide(moves)
        return CHOICES[view["phase"]](mind, self.temper, moves)

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        return Errand(Mind(view, self._setting), self.temper, self._seed).speak(moves)


CHOICES: Final[Mapping[str, Callable[[Mind, Temper, Sequence[Move]], Move]]] = {
    "aside": market.set_aside,
    "draw": market.draw,
    "pile": lambda mind, _temper, _moves: market.choose_pile(mind),
    "lay": lambda mind, _temper, _moves: market.lay(mind),
    "fill": packing.fill,
    "declare": lambda mind, _temper, _moves: packing.declare(mind),
    "debt": lambda mind, _temper, moves: errands.give(mind, moves),
    "serve": lambda mind, _temper, moves: errands.serve(mind, moves),
}


class HaggleBot(Trader):
    """Smuggles when it pays, bribes when it must, and sells its office dearly."""

    temper = Temper(
        smuggles=True,
        fear=1.0,
        calm=0.0,
        toll=0.6,
        opening=0.5,
        most=0.7,
        bluffs=0.25,
        stolid=0.4,
        caution=1.0,
        moods=12.0,
        spiteful=True,
        reads_offers=True,
        haggles=True,
    )


class HonestBot(Trader):
    """Says what it has, and opens a bag only against long odds."""

    temper = Temper(
        smuggles=False,
        fear=0.5,
        calm=0.0,
        toll=0.0,
        opening=0.3,
        most=0.3,
        bluffs=0.0,
        stolid=0.0,
        caution=3.0,
        moods=6.0,
        spiteful=False,
        reads_offers=False,
        haggles=False,
    )


class SmugglerBot(Trader):
    """Contraband whenever there is any, and a bribe to go with it."""

    temper = Temper(
        smuggles=True,
        fear=0.0,
        calm=-99.0,
        toll=0.0,
        opening=0.7,
        most=0.6,
        bluffs=0.0,
        stolid=0.0,
        caution=6.0,
        moods=6.0,
        spiteful=False,
        reads_offers=False,
        haggles=False,
    )
