"""Sentences of known words that no table can ever allow, each with its reason."""

from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves.verbs import MOST_OFFERS, MOST_SEATS, OUTCOMES, STEPS
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.kernel.moves import Nevers, Slot

SEAT: Final = Slot(map(str, range(MOST_SEATS)), beyond=no.NO_SUCH_SEAT)
OPEN_OFFER: Final = Slot(map(str, range(1, MOST_OFFERS + 1)), beyond=no.NO_SUCH_OFFER)
HEAP: Final = Slot(map(str, STEPS), beyond=no.HEAPS)
OUTCOME: Final = Slot(OUTCOMES)
GOOD: Final = Slot(NAMES)
COUNT: Final = Slot((), beyond=no.NUMBER_ADDED)

NEVERS: Final = Nevers(
    (
        *((verb, SEAT) for verb in ("first", "threaten", "dismiss", *OUTCOMES)),
        *((verb, OUTCOME, SEAT) for verb in ("draft", "ask", "promise", "repay")),
        *(("drop", part, OUTCOME, SEAT) for part in ("ask", "promise", "repay")),
        *((verb, OPEN_OFFER) for verb in ("accept", "refuse", "withdraw", "revise", "counter")),
        *((verb, "coins", HEAP) for verb in ("add", "drop")),
        ("declare", COUNT, GOOD),
        ("declare", GOOD, COUNT),
    )
)

RULES: Final = {
    "set done": "SN-042",
    "draw": "SN-044",
    "stop": "A-7",
    "lay": "SN-047",
    "bag": "SN-051",
    "close": "SN-053",
    "declare": "SN-059",
    "threaten": "SN-065",
    "pass inspect": "SN-066",
    "dismiss": "A-33",
    "give": "SN-114",
    "serve": "SN-143",
    "draft offer": "A-18",
    "add": "SN-089a",
    "claim": "SN-089e",
    "ask": "SN-096",
    "promise": "SN-095",
    "repay counter revise": "A-35",
    "drop cancel": "A-36",
    "accept refuse withdraw": "SN-092",
}
"""By verbs, the rule that speaks of them, whatever words follow."""
