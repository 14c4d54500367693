"""What an offer comes to, for the one who gets it and for the one who pays."""

from typing import Any, Final

from hoodwink.bots.nottingham.mind import Mind
from hoodwink.games.nottingham.moves.verbs import BROKEN, INSPECT, OUTCOMES, PASS
from hoodwink.games.nottingham.setting import spread

Offer = dict[str, Any]
"""An offer, or a draft, as a view tells it."""

BELIEVED: Final = 0.4
"""How much of what is said to be in a bag one may hope to find there."""
A_WORD: Final = 1.0
"""What a promise is worth, from one who has broken none."""
TO_PASS: Final = OUTCOMES[PASS]
TO_INSPECT: Final = OUTCOMES[INSPECT]


def stall_goods(offer: Offer) -> list[int]:
    """The cards of the giver's stall in it, as far as one may know them."""
    return [*spread(offer["goods"]), *spread(offer["kinds"] or {})]


def given(mind: Mind, draft: Offer) -> int:
    """What a draft holds so far, at its value."""
    return int(draft["coins"]) + sum(mind.setting.values[kind] for kind in stall_goods(draft))


def income(mind: Mind, offer: Offer) -> float:
    """What it would bring the Sheriff."""
    worth = offer["coins"] + sum(mind.worths[kind] for kind in stall_goods(offer))
    worth += BELIEVED * sum(mind.worths[kind] for kind in spread(offer["claims"]))
    return float(worth) + _trusted(mind, offer)


def _trusted(mind: Mind, offer: Offer) -> float:
    giver, passes = offer["giver"], [TO_PASS, mind.seat] in offer["promises"]
    if not passes or any(
        promise["seat"] == giver and promise["standing"] == BROKEN
        for promise in mind.view["promises"]
    ):
        return 0.0
    return A_WORD


def cost(mind: Mind, offer: Offer) -> float:
    """What it would cost its giver, whose mind this is. Goods not in the bag cost nothing."""
    paid = offer["coins"] + sum(mind.loss(kind) for kind in stall_goods(offer))
    claims = spread(offer["claims"])
    owed = sum(min(claims.count(kind), mind.bag[kind]) * mind.worths[kind] for kind in set(claims))
    return float(paid + owed)
