"""What to do on your own turn: the hope that each action leaves."""

from typing import Final

from hoodwink.bots.shahdozd.mind import Mind
from hoodwink.bots.shahdozd.prospects import insight, menace, naming, prospect
from hoodwink.bots.shahdozd.standing import Standing
from hoodwink.games.shahdozd.moves import EXECUTIONER, MINISTER, PEASANT, Claim, Rotate
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

CERTAIN: Final = 0.9
DOUBTFUL: Final = 0.5
TRUSTING: Final = 0.15
"""How readily one challenges who can tell that it is false, who cannot tell, who saw it true."""


def worth(mind: Mind, move: Move) -> float:
    if isinstance(move, Rotate):
        return mind.now + _turned(mind, move.steps) - _turned(mind, 0)
    if not isinstance(move, Claim):
        return mind.hope(mind.standing.paid(mind.seat, 1)) + insight(mind, mind.own)
    if move.character == PEASANT:
        return mind.now + naming(mind, mind.knowledge, mind.own)
    return claim(mind, move.character)


def _turned(mind: Mind, steps: int) -> float:
    """What lies ahead once every card has moved so many slots clockwise."""
    return prospect(mind, mind.knowledge, (mind.own - steps) % 6) - menace(mind, steps)


def claim(mind: Mind, character: int) -> float:
    """Over all places where that character may lie, your own slot among them."""
    total = 0.0
    for slot in range(6):
        odds = mind.knowledge.odds(slot)[character]
        if odds and slot == mind.own:
            total += odds * _honest(mind, character)
        elif odds:
            total += odds * _bluff(mind, character, slot)
    return total


def _honest(mind: Mind, character: int) -> float:
    """A challenge to a true claim costs the challenger, and the power is used all the same."""
    total, undoubted = 0.0, 1.0
    for seat in reversed(mind.others()):  # SD-043
        doubt = TRUSTING if seat in mind.watchers[mind.own] else DOUBTFUL
        paid = mind.standing.paid(seat, 1)
        total += undoubted * doubt * _stands(mind, paid, character, True)
        undoubted *= 1 - doubt
    return total + undoubted * _stands(mind, mind.standing, character, True)


def _bluff(mind: Mind, character: int, slot: int) -> float:
    """A bluff passes if nobody doubts it; being caught costs no more than the turn."""
    passes = unchallenged(mind, character, slot)
    return passes * _stands(mind, mind.standing, character, False) + (1 - passes) * mind.now


def unchallenged(mind: Mind, character: int, slot: int) -> float:
    """The chance that all others swallow a claim to a character that lies elsewhere."""
    passes = 1.0
    for seat in mind.others():
        passes *= 1 - (CERTAIN if _can_tell(mind, seat, character, slot) else DOUBTFUL)
    return passes


def _can_tell(mind: Mind, seat: Seat, character: int, slot: int) -> bool:
    """Whether a seat has seen our card or that one, or all have heard that ours is another."""
    if seat in mind.watchers[mind.own] or seat in mind.watchers[slot]:
        return True
    return character in mind.denied


def _stands(mind: Mind, standing: Standing, character: int, honest: bool) -> float:
    if standing.bank == 0:
        return mind.hope(standing)  # D-27
    if character == EXECUTIONER:
        known = mind.knowledge.given(mind.own, character) if honest else mind.knowledge
        return mind.hope(standing) + mind.best_accusation(known)
    if character == MINISTER:
        return mind.hope(standing) + _best_mix(mind)
    return mind.after(standing, mind.seat, character)


def _best_mix(mind: Mind) -> float:
    """The most that a Minister can gain by bringing another card to your own slot."""
    best = max(prospect(mind, mind.knowledge, slot) for slot in range(6))
    return best - prospect(mind, mind.knowledge, mind.own)
