"""Reasons that are the same for many acts, each with the rule that speaks of the act."""

from typing import Final

from hoodwink.games.cornish.moves.actions import Buy, Land, Sell
from hoodwink.games.cornish.moves.choices import Act
from hoodwink.games.cornish.moves.sayings import RULE_OF
from hoodwink.kernel.errors import Refusal


def _for_each_act(key: str, sentence: str) -> dict[Act, Refusal]:
    return {act: Refusal(rule, key, sentence) for act, rule in RULE_OF.items()}


SETUP_ORDER: Final = _for_each_act(
    "setup-order", "First ships, then warehouses, characters, pawns, anchorages: each in its turn."
)
SETUP_OVER: Final = _for_each_act("setup-over", "That was chosen before the first round.")
CARD_PAYS: Final = _for_each_act("card-pays", "The card pays for this: say it without a price.")
NOT_FREE: Final = _for_each_act("not-free", "Without a card to pay for it, that has a price.")
NOT_SO_PAID: Final = _for_each_act("not-so-paid", "That is not paid for like this.")
NO_SUCH_THING: Final[dict[Act, Refusal]] = {
    **_for_each_act("no-such-thing", "That is done with something else."),
    Buy: Refusal("CS-052", "not-for-sale", "Goods and reputation are bought, and nothing else."),
    Sell: Refusal(
        "CS-054", "no-such-sale", "Say what is sold, in which town, and low, fair or high."
    ),
    Land: Refusal(
        "CS-083", "no-such-hiding", "Say how much risk is bought off, one point or more."
    ),
}

ALL: Final = tuple(
    refusal
    for every in (SETUP_ORDER, SETUP_OVER, CARD_PAYS, NOT_FREE, NOT_SO_PAID, NO_SUCH_THING)
    for refusal in every.values()
)
