"""Sentences of known words that no table can ever allow, each with its reason."""

from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves.verbs import MOST_OFFERS, MOST_SEATS, OUTCOMES, STEPS
from hoodwink.kernel.moves import Nevers, Slot

SEAT: Final = Slot(map(str, range(MOST_SEATS)), beyond=no.NO_SUCH_SEAT)
OFFER: Final = Slot(map(str, range(1, MOST_OFFERS + 1)), beyond=no.NO_SUCH_OFFER)
HEAP: Final = Slot(map(str, STEPS), beyond=no.HEAPS)
OUTCOME: Final = Slot(OUTCOMES)

NEVERS: Final = Nevers(
    (
        *((verb, SEAT) for verb in ("first", "threaten", "dismiss", *OUTCOMES)),
        *((verb, OUTCOME, SEAT) for verb in ("draft", "ask", "promise", "repay")),
        *(("drop", part, OUTCOME, SEAT) for part in ("ask", "promise", "repay")),
        *((verb, OFFER) for verb in ("accept", "refuse", "withdraw", "revise", "counter")),
        *((verb, "coins", HEAP) for verb in ("add", "drop")),
    )
)
