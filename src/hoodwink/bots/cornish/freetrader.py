"""The freetrader: buys cheap, lands by night, sells dear, and mentions rivals to an officer."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from hoodwink.bots.bot import QuietBot
from hoodwink.bots.cornish.knowledge.coast import coast_of
from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.moments import answers, choosing, grants, turns, unloading
from hoodwink.bots.cornish.plans import hiring, rivals
from hoodwink.bots.cornish.plans.desk import Desk
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move

CHOOSING: Final[Mapping[str, Callable[[Mind, list[Choice], Random], Choice]]] = {
    "ships": choosing.take_ship,
    "warehouses": choosing.take_warehouse,
    "pair": choosing.draw,
    "keep": choosing.keep,
    "pawns": choosing.first_pawn,
    "anchors": choosing.first_anchorage,
}
ASIDES: Final[Mapping[str, Callable[[Mind, list[Choice]], Choice]]] = {
    "window": answers.reply,
    "hiding": unloading.hide_once_more,
    "remove": hiring.remove_pawn,
    "place": hiring.place_pawn,
    "customs": rivals.step,
    "recruit": rivals.post,
}


class FreetraderBot(QuietBot):
    """Keeps nothing between two choices but its dice."""

    def __init__(self, seed: int | str, setting: Setting) -> None:
        self._random: Final = Random(seed)
        self._coast: Final = coast_of(setting)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        wanted = self._wanted(view, [self._coast.choices[move.text] for move in moves])
        return next(move for move in moves if move.text == wanted.text)

    def _wanted(self, view: View, moves: list[Choice]) -> Choice:
        phase = view["phase"]
        mind = Mind(self._coast, view)
        if phase in CHOOSING:
            return CHOOSING[phase](mind, moves, self._random)
        if phase in ASIDES:
            return ASIDES[phase](mind, moves)
        desk = Desk(mind, moves)
        if phase == "grant":
            return grants.choose(desk, moves)
        if phase == "stow":
            return turns.stow(desk)
        if view["pending"]["draft"]:
            return unloading.go_on_landing(desk)
        if view["pending"]["raiding"]:
            return unloading.go_on_raiding(desk)
        return turns.act(desk)
