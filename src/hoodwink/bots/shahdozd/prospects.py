"""What cards are worth beyond this moment: to be used, to be seen, to be kept from others."""

from typing import Final

from hoodwink.bots.shahdozd.knowledge import Knowledge
from hoodwink.bots.shahdozd.mind import Mind
from hoodwink.games.shahdozd.moves import EXECUTIONER, PEASANT
from hoodwink.kernel.seats import Seat

LEAVES: Final = 0.75
"""The chance that an opponent leaves a card where it lies ..."""
LEAVES_KNOWN: Final = 0.5
"""... and a card that it has seen."""
PASSES: Final = 0.2
"""The chance that a bluff passes, seen from afar."""
FADES: Final = 0.4
"""What a threat is worth for each turn that comes before it."""
USES: Final = 0.8
"""The chance that an opponent uses a card that it knows to be its own."""


def prospect(mind: Mind, knowledge: Knowledge, own: int) -> float:
    """The hope to be had next turn if what lies at `own` now lay at your own slot."""
    stays = 1.0
    for seat in mind.others():
        stays *= LEAVES_KNOWN if seat in mind.watchers[own] else LEAVES
    every = _outlook(mind, knowledge)
    return stays * every[own] + (1 - stays) * sum(every) / 6


def _outlook(mind: Mind, knowledge: Knowledge) -> list[float]:
    found = mind.outlooks.get(knowledge)
    if found is None:
        found = [_readiness(mind, knowledge, slot) for slot in range(6)]
        mind.outlooks[knowledge] = found
    return found


def _readiness(mind: Mind, knowledge: Knowledge, slot: int) -> float:
    """What the best claim would bring with the card of that slot."""
    odds = knowledge.odds(slot)
    best = max(_passing(odds[card]) * gain for card, gain in mind.gains.items())
    if odds[EXECUTIONER]:
        best = max(best, _passing(odds[EXECUTIONER]) * mind.best_accusation(knowledge))
    if odds[PEASANT] > PASSES:
        best = max(best, naming(mind, knowledge, slot))
    return max(best, 0.0)


def _passing(odds: float) -> float:
    return odds + (1 - odds) * PASSES


def naming(mind: Mind, knowledge: Knowledge, slot: int) -> float:
    """The hope that is added by claiming the Peasant there and naming the likeliest world."""
    odds = knowledge.odds(slot)[PEASANT]
    right = odds * knowledge.given(slot, PEASANT).certainty() if odds else 0.0
    punished = mind.standing.paid(mind.seat, mind.setting.peasant_penalty)
    penalty = mind.hope(punished) - mind.now
    return right * mind.jackpot + (1 - right) * penalty


def insight(mind: Mind, slot: int) -> float:
    """What seeing a card adds to the prospect; nothing if it would be forgotten at once."""
    odds = mind.knowledge.odds(slot)
    if not mind.remembers or max(odds) == 1:
        return 0.0
    informed = sum(
        chance * prospect(mind, mind.knowledge.given(slot, card), mind.own)
        for card, chance in enumerate(odds)
        if chance
    )
    return informed - prospect(mind, mind.knowledge, mind.own)


def menace(mind: Mind, steps: int) -> float:
    """What the others may do to us with cards they know, once the ring has moved on."""
    total, weight = 0.0, USES
    for seat in mind.others():
        slot = (mind.slot_of[seat] - steps) % 6
        if seat in mind.watchers[slot]:
            total += weight * _harm(mind, seat, mind.knowledge.odds(slot))
        weight *= FADES
    return total


def _harm(mind: Mind, seat: Seat, odds: list[float]) -> float:
    return sum(
        chance * max(0.0, mind.now - _after(mind, seat, card))
        for card, chance in enumerate(odds)
        if chance
    )


def _after(mind: Mind, seat: Seat, card: int) -> float:
    if card == PEASANT and sum(seat in seen for seen in mind.watchers) >= 5:
        return mind.hope(mind.standing.took(seat, mind.standing.bank))
    return mind.after(mind.standing, seat, card)
