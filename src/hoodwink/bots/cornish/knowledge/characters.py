"""What a character is worth to whoever has it."""

from collections.abc import Mapping
from typing import Final

from hoodwink.games.cornish.setting import Character
from hoodwink.games.cornish.setting import effects as do

PERK_WORTH: Final = (0.6, 1.0, 1.0, 0.5, 0.3, 1.2, 0.6)
"""What each perk brings a round: income, allowance, whisper, risk, bribe, bargain, welcome."""
USE_WORTH: Final[Mapping[int, float]] = {
    do.INFLUENCE: 0.6,
    do.GOLD: 1.0,
    do.REPUTATION: 3.0,
    do.SECRET: 1.0,
    do.SHADOW: 0.4,
    do.SAIL: 0.45,
    do.WALK: 0.3,
    do.CARRY: 0.4,
    do.HAUL: 0.8,
    do.MARCH: 0.8,
    do.RECALL: 0.8,
    do.SUBORN: 1.5,
    do.RELEASE: 0.3,
    do.ROUSE: 0.6,
    do.FINE: 0.4,
    do.HUSH: 0.3,
    do.GOSSIP: 1.0,
}
"""What each word brings for each time that it may be used."""


def each_round(card: Character) -> float:
    """What a character brings every round besides reputation."""
    worth = sum(each * much for each, much in zip(PERK_WORTH, card.perks, strict=True))
    worth += sum(0.5 * amount for _, amount in card.outlets)
    used = sum(USE_WORTH.get(word, 0.0) * amount for word, amount in card.effects)
    return worth + max(0.0, used - card.pay_gold - 0.6 * card.pay_influence) * 0.7
