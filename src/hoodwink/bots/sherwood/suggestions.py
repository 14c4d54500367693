"""Speaking up in another's turn: who knows a cart that is too strong looks for company."""

from collections.abc import Sequence
from typing import Final

from hoodwink.bots.sherwood.country import Country
from hoodwink.bots.sherwood.mind import Mind
from hoodwink.bots.sherwood.prospects import Outlook
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move

BETTER: Final = 1.0
"""How much more than alone a common raid must bring to be worth a word."""


def suggestion(view: View, country: Country, moves: Sequence[Move]) -> Move | None:
    """One word a turn at most, and only about a card that the active player has not seen."""
    seat, turn = view["seat"], view["turn"]
    if any(speaker == seat for speaker, _ in view["suggestions"]):
        return None
    secret = [
        place
        for place in view["row"]
        if place["card"] and not place["face_up"] and turn not in place["looked_by"]
    ]
    if not secret or view["camps"][seat] < 2:
        return None
    return _invited(Mind(view, country), moves)


def _invited(mind: Mind, moves: Sequence[Move]) -> Move | None:
    """The hideout where both together may expect most; else a card one would bring."""
    outlook = Outlook(mind)
    both = mind.camp + mind.camps[mind.view["turn"]]
    share = mind.camp / both
    there = max(outlook.free(), key=lambda place: outlook.at(place, both).worth(share), default="")
    if not there:
        return None
    if outlook.at(there, both).worth(share) < outlook.best_alone(mind.camp) + BETTER:
        return _armed(mind, moves)
    wanted = f"suggest {there} {mind.camp}"
    return next((move for move in moves if move.text == wanted), None)


def _armed(mind: Mind, moves: Sequence[Move]) -> Move | None:
    """In the basic game a card that one would promise is worth telling."""
    if mind.advanced or not mind.bonuses:
        return None
    best = max(mind.hand, key=lambda name: mind.country.bonuses.get(name, 0))
    return next((move for move in moves if move.text == f"suggest {best}"), None)
