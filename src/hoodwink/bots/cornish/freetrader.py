"""The freetrader: buys cheap, lands by night, sells dear, and mentions rivals to an officer."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoodwink.bots.bot import QuietBot
from hoodwink.bots.cornish import answers, drafts, grants, hiring, rivals, turns, unloading
from hoodwink.bots.cornish.coast import CHOICES
from hoodwink.bots.cornish.desk import Desk
from hoodwink.bots.cornish.mind import Mind
from hoodwink.games.cornish.moves import Choice
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move

DRAFTS: Final[Mapping[str, Callable[[Mind, list[Choice], Random], Choice]]] = {
    "ships": drafts.take_ship,
    "warehouses": drafts.take_warehouse,
    "pair": drafts.draw,
    "keep": drafts.keep,
    "pawns": drafts.first_pawn,
    "anchors": drafts.first_anchorage,
}
ASIDES: Final[Mapping[str, Callable[[Mind, list[Choice]], Choice]]] = {
    "window": answers.reply,
    "remove": hiring.remove_pawn,
    "place": hiring.place_pawn,
    "customs": rivals.step,
    "recruit": rivals.post,
}


class FreetraderBot(QuietBot):
    """Keeps nothing between two choices but its dice."""

    def __init__(self, seed: int | str, setting: Any = None) -> None:
        self._random: Final = Random(seed)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        try:
            wanted = self._wanted(view, [CHOICES[move.text] for move in moves])
        except KeyError:
            return self.at_a_loss(moves)
        return next(move for move in moves if move.text == wanted.text)

    def at_a_loss(self, moves: Sequence[Move]) -> Move:
        """On a coast that it has never seen it trusts to luck."""
        return self._random.choice(moves)

    def _wanted(self, view: View, moves: list[Choice]) -> Choice:
        phase = view["phase"]
        mind = Mind(view)
        if phase in DRAFTS:
            return DRAFTS[phase](mind, moves, self._random)
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
