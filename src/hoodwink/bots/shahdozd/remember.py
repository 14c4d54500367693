"""The remembering bot: it works out what it can, and weighs every move by the hope it leaves."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoodwink.bots.bot import QuietBot
from hoodwink.bots.shahdozd import replies, turn
from hoodwink.bots.shahdozd.mind import Mind
from hoodwink.bots.shahdozd.prospects import prospect
from hoodwink.games.shahdozd.moves import NO_SLOT, Accuse, BlindMix, Mix, Name, Peek, Tax
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move

WHIM: Final = 0.002
"""Moves that differ by less are as good as equal."""
PATIENCE: Final = 12
RESTLESS: Final = 0.01
"""After so many rounds each adds this to the whim, lest bots who know all circle for ever."""
FORGETFUL: Final = 0.05
"""The whim of one without memory, who would else repeat the same failed claim."""
UNSEEN: Final = 1.2
"""How much better a card is that the others have lost sight of."""


class RememberBot(QuietBot):
    """Keeps nothing between two choices: its memory is the view's."""

    def __init__(self, seed: int | str, setting: Setting) -> None:
        self._random: Final = Random(seed)
        self._setting: Final = setting

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        mind = Mind(view, self._setting)
        worth = WORTHS[view["phase"]]
        whim = _whim(view)
        return max(moves, key=lambda move: worth(mind, move) + whim * self._random.random())


def _whim(view: View) -> float:
    if view["phase"] != "turn":
        return WHIM
    overtime: float = max(0.0, view["turns"] / len(view["purses"]) - PATIENCE)
    return (WHIM if "memory" in view else FORGETFUL) + RESTLESS * overtime


def peek(mind: Mind, move: Peek) -> float:
    """Somebody's card rather than nobody's, for it can be challenged and accused."""
    if move.slot == NO_SLOT:
        return -1.0
    return 0.0 if move.slot in mind.slot_of else -0.5


def mix(mind: Mind, move: Mix | BlindMix) -> float:
    """Bring a better card to your own slot, rather unseen; other mixes are as good as none."""
    if mind.own not in (move.slot, move.other):
        return 0.0
    there = move.slot + move.other - mind.own
    gain = prospect(mind, mind.knowledge, there) - prospect(mind, mind.knowledge, mind.own)
    if isinstance(move, BlindMix):
        return gain / 2
    return gain * (UNSEEN if move.hidden else 1.0) if move.swap else 0.0


def accuse(mind: Mind, move: Accuse) -> float:
    return mind.spoils[move.slot] * mind.knowledge.odds(move.slot)[move.character]


def tax(mind: Mind, move: Tax) -> float:
    return mind.hope(mind.standing.taxed(mind.seat, move.seat))


def name(mind: Mind, move: Name) -> float:
    return mind.knowledge.odds(move.slot)[move.character]


WORTHS: Final[Mapping[str, Callable[[Mind, Any], float]]] = {
    "peek": peek,
    "turn": turn.worth,
    "challenge": replies.challenge,
    "answer": replies.answer,
    "mix": mix,
    "accuse": accuse,
    "tax": tax,
    "name": name,
}
"""By phase: what a move is worth, in chances to win or at least in their order."""
