"""Reasons that are the same for many acts, each with the rule that speaks of the act."""

from typing import Final

from hoodwink.games.cornish.moves.actions import (
    Bribe,
    Buy,
    Carry,
    Fetch,
    Haul,
    Hire,
    Land,
    March,
    Raid,
    Sell,
    Store,
    Unload,
)
from hoodwink.games.cornish.moves.cards import Play, Recall, Release, Rouse, Target, Use
from hoodwink.games.cornish.moves.choices import Act, Step
from hoodwink.games.cornish.moves.sayings import RULE_OF
from hoodwink.games.cornish.moves.setup import (
    DrawPair,
    First,
    Keep,
    PlaceOfficer,
    PlacePawn,
    PlaceShip,
    RemovePawn,
    TakeShip,
    TakeWarehouse,
)
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def _wanting(key: str, sentence: str, *acts: Act) -> dict[Act, Refusal]:
    return {act: Refusal(RULE_OF[act], key, sentence) for act in acts}


def _for_each_act(key: str, sentence: str) -> dict[Act, Refusal]:
    return {act: Refusal(rule, key, sentence) for act, rule in RULE_OF.items()}


_ORDER: Final = "First ships, then warehouses, characters, pawns, anchorages: each in its turn."
SETUP_ORDER: Final = {
    **_for_each_act("setup-order", _ORDER),
    PlacePawn: Refusal("CS-034", "setup-order", _ORDER),
}
SETUP_OVER: Final = _for_each_act("setup-over", "That was chosen before the first round.")
CARD_PAYS: Final = _for_each_act("card-pays", "The card pays for this: say it without a price.")
NOT_FREE: Final = _for_each_act(
    "not-free", "Only a card makes this free: say whether it is for influence or for gold."
)
NOT_SO_PAID: Final[dict[Act, Refusal]] = {
    act: Refusal(rule, "not-so-paid", "This is paid in influence or in gold, and in nothing else.")
    if issubclass(act, Step)
    else Refusal(rule, "no-price", "This is said without a price.")
    for act, rule in RULE_OF.items()
}
CHANCE_DECIDES: Final[dict[Act, Refusal]] = {
    **_for_each_act("chance-decides", "Chance alone decides this."),
    First: Refusal("CS-027", "chance-first-player", "The first player is drawn by lot."),
}
NO_OFFICER: Final[dict[Act, Refusal]] = {
    act: Refusal(rule, "no-officer", "There is no such officer there.")
    for act, rule in ((March, "CS-062"), (Bribe, "CS-106"), (Recall, "CS-072"))
}
NO_SUCH_THING: Final[dict[Act, Refusal]] = {
    **_wanting("wants-place", "Name a place on land.", PlacePawn, PlaceOfficer, RemovePawn),
    **_wanting("wants-officer", "Name the place where the officer stands.", Bribe, Recall),
    **_wanting("wants-sea", "Name a space of the sea.", PlaceShip),
    **_wanting("wants-character", "Name a character.", Keep, Hire, Use, Rouse),
    **_wanting("wants-secret", "Name a secret.", Play),
    **_wanting("wants-goods", "Name a kind of goods.", Release),
    **_wanting("wants-unloaded", "Name goods, and a warehouse if they go into one.", Unload),
    **_wanting("wants-stored", "Name goods and a warehouse.", Store, Fetch),
    **_wanting("wants-mob", "Name goods and a mob character.", Raid),
    **_wanting("wants-carried", "Name goods and two places with a road between.", Carry, Haul),
    **_wanting("wants-ship", "Name one of the ships.", TakeShip),
    **_wanting("wants-warehouse", "Name one of the warehouses.", TakeWarehouse),
    **_wanting("wants-decks", "Name two decks, or one of them twice.", DrawPair),
    **_wanting("wants-player", "Name a player by the number of the seat.", Target),
    **_wanting("not-for-sale", "Goods and reputation are bought, and nothing else.", Buy),
    **_wanting("no-such-sale", "Say what is sold, in which town, and low, fair or high.", Sell),
    Land: Refusal(
        "CS-083", "no-such-hiding", "Say how much risk is bought off, one point or more."
    ),
}
"""Against words that are no such thing: what belongs there."""

UNBRIBED: Final[dict[Act, Refusal]] = {
    act: Refusal(RULE_OF[act], "unbribed", "Nobody has bribed the officer there: leave out whose.")
    for act in NO_OFFICER
}


def bribed(act: Act, seat: Seat) -> Refusal:
    """Against naming an officer as if nobody had bribed him, or another: it says who has."""
    reason = f"The officer there is in somebody's pay: name him with of {seat}."
    return Refusal(RULE_OF[act], "bribed", reason, (("by", seat),))


_BY_ACT: Final = (
    *(SETUP_ORDER, SETUP_OVER, CARD_PAYS, NOT_FREE, NOT_SO_PAID),
    *(CHANCE_DECIDES, NO_OFFICER, UNBRIBED, NO_SUCH_THING),
)
ALL: Final = (
    *(refusal for every in _BY_ACT for refusal in every.values()),
    *(bribed(act, seat) for act in NO_OFFICER for seat in range(5)),
)
