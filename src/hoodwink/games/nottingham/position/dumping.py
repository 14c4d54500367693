"""The whole truth as JSON values."""

from hoodwink.games.nottingham.moves.verbs import OUTCOMES
from hoodwink.games.nottingham.position.told import Bargain, Position, Round
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import told
from hoodwink.games.nottingham.things.deck import drawn_by
from hoodwink.games.nottingham.things.goods import (
    NAMES,
    named,
    tallied,
)
from hoodwink.games.nottingham.things.hidden import fact_json, look_json
from hoodwink.games.nottingham.things.inspections import inspected_json
from hoodwink.games.nottingham.things.offers import choices_json, offer_json


def dump(s: State) -> Position:
    return {
        "phase": at.PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "sheriff": s.sheriff,
        "turn": s.turn,
        "waiting": s.waiting,
        "deck": named(s.deck),
        "deck_left": s.deck_left,
        "out": named(s.out),
        "fresh": named(s.fresh),
        "held": named(s.held),
        "rebuilt": s.rebuilt,
        "drawn": [drawn_by(s, seat) for seat in range(len(s.purse))],
        "piles": [[NAMES[kind] for kind in pile] for pile in s.piles],
        "purses": s.purse[:],
        "hands": [told(hand) for hand in s.hand],
        "stalls": [named(stall) for stall in s.stall],
        "face_down": [[look_json(card) for card in cards] for cards in s.down],
        "taken_openly": [[fact_json(known) for known in facts] for facts in s.facts],
        "inspected": [inspected_json(s.inspected, seat) for seat in range(len(s.purse))],
        **_dump_round(s),
        **_dump_bargain(s),
    }


def _dump_round(s: State) -> Round:
    return {
        "aside": told(s.aside),
        "taken": [NAMES[kind] for kind in s.taken],
        "pile": s.pile,
        "laid": s.laid,
        "bags": [told(bag) for bag in s.bag],
        "declared": s.declared[:],
        "undecided": s.undecided,
        "decided": s.decided[:],
        "threatened": s.threatened,
        "debtor": s.debtor,
        "creditor": s.creditor,
        "debt": s.debt,
        "ceiling": s.ceiling,
        "served": [named(served) for served in s.served],
    }


def _dump_bargain(s: State) -> Bargain:
    return {
        "drafts": [offer_json(draft.offer(), True) for draft in s.drafts if draft is not None],
        "said": s.said[:],
        "named": s.named[:],
        "offers": [offer_json(offer, True) for offer in s.offers],
        "owed": [tallied(owed) for owed in s.owed],
        "duties": choices_json(s.duties),
        "promises": [
            [p.seat, p.to, OUTCOMES[p.outcome], p.about, p.made, p.standing] for p in s.promises
        ],
    }
