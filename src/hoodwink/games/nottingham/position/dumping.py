"""The whole truth as JSON values."""

from hoodwink.games.nottingham.moves.verbs import OUTCOMES
from hoodwink.games.nottingham.position.told import Bargain, Position, Round
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import told
from hoodwink.games.nottingham.things.deck import drawn_by
from hoodwink.games.nottingham.things.drafts import drafted
from hoodwink.games.nottingham.things.goods import (
    NAMES,
    named,
)
from hoodwink.games.nottingham.things.hidden import fact_json, look_json
from hoodwink.games.nottingham.things.offers import offer_json, verdicts_json
from hoodwink.games.nottingham.view.places import noted, noted_of


def dump(s: State, setting: Setting) -> Position:
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
        "seats": [noted_of(s, setting, seat) for seat in range(len(s.purse))],
        **noted(s),
        **_dump_round(s),
        **_dump_bargain(s),
    }


def _dump_round(s: State) -> Round:
    return {
        "aside": told(s.aside),
        "bags": [told(bag) for bag in s.bag],
        "declared": s.declared[:],
        "undecided": s.undecided,
        "decided": s.decided[:],
        "threatened": s.threatened,
        "debtor": s.debtor,
        "creditor": s.creditor,
        "debt": s.debt,
        "ceiling": s.ceiling,
    }


def _dump_bargain(s: State) -> Bargain:
    return {
        "drafts": [offer_json(drafted(draft), True) for draft in s.drafts if draft is not None],
        "offers": [offer_json(offer, True) for offer in s.offers],
        "duties": verdicts_json(s.duties),
        "promises": [
            [p.seat, p.to, OUTCOMES[p.outcome], p.about, p.made, p.standing] for p in s.promises
        ],
    }
