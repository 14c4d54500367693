"""What is never said, though facts for it could be made."""

from collections.abc import Mapping
from typing import Final

NEVER_NOTHING: Final = {
    "event-income_received",
    "event-shared",
    "event-honoured",
    "phase-share",
    "phase-surplus",
}
"""These are told only of something, not of nothing but noughts."""

NeverMine = Mapping[str, Mapping[str, str]]

NEVER_MINE: Final[NeverMine] = {
    "cornish": {
        # whose turn it is hears `.you`
        "phase-ships": "turn",
        "phase-warehouses": "turn",
        "phase-pair": "turn",
        "phase-keep": "turn",
        "phase-pawns": "turn",
        "phase-anchors": "turn",
        "phase-turn": "turn",
        "phase-remove": "turn",
        "phase-place": "turn",
        "phase-stow": "turn",
        "phase-grant": "turn",
        "phase-window.you": "turn",  # nobody answers a deed of their own
        # one is told what one draws
        "event-character_dealt": "seat",
        "event-secret_drawn": "seat",
        "move-first.first": "first",  # said by chance
    },
    "nottingham": {
        "phase-aside": "turn",
        "phase-draw": "turn",
        "phase-debt": "debt-debtor",
        # one is told what one holds
        "event-dealt": "seat",
        "event-set_aside": "seat",
        "event-drew": "seat",
        "event-closed": "seat",
        "event-unpacked": "seat",
        "move-first.first": "first",
        # the Sheriff brings no bag
        "move-threaten.first": "first",
        "move-dismiss.first": "first",
        "move-pass.first": "first",
        "move-inspect.first": "first",
        "board-if-true": "bag",
        "board-offered-that": "giver",
        "board-offered-that.kinds": "giver",
        "board-goods-head": "giver",
        "board-promises": "bag",
        "board-their-word": "seat",
        "board-if-accepted": "sheriff",
        # there are other words for what is mine
        "board-about-bag": "bag",
        "board-asks-head": "sheriff",
        "board-repays-head": "sheriff",
        "board-promises-head": "giver",
        "board-owes": "debtor",
        "board-owes.mine": "creditor",
    },
    "shahdozd": {
        "phase-turn": "turn",
        "phase-mix": "turn",
        "phase-accuse": "turn",
        "phase-tax": "turn",
        "phase-name": "turn",
        "phase-challenge.you": "claim-seat",
        "phase-answer.you": "turn",
        # who looks is told the card
        "event-peeked": "seat",
        "event-looked": "seat",
        "event-challenged": "seat",
        "event-confronted.card": "seat",
        "event-accused.card": "seat",
        "move-first.first": "first",
        "move-tax.first": "first",
        "reckon-seen": "seats",
    },
    "sherwood": {
        "phase-action": "turn",
        "phase-draft": "turn",
        "phase-choose": "turn",
        "event-looked": "seat",
        "event-bought": "seat",
        "move-first.first": "first",
        # no leader is their own ally
        "move-invite.second": "first",
        "move-invite.first": "first",
        "move-ask.second": "first",
        "move-ask.first": "first",
        "move-pay.second": "first",
        "move-pay.first": "first",
        "move-charge.second": "first",
        "move-strike.third": "second",
        "move-strike.second": "second",
        "board-invite": "seat",
        "board-gear-of": "seat",
    },
}
"""By game, a message with its attribute, and the facts that never name the listener in it."""
