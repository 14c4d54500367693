"""What one seat sees and remembers: a part that all see, and what is the seat's own."""

from hoodwink.games.nottingham.events.facts import OfferTold
from hoodwink.games.nottingham.phases.opening import judged
from hoodwink.games.nottingham.scoring import outcome
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import how_many, without
from hoodwink.games.nottingham.things.cards import told as goods_told
from hoodwink.games.nottingham.things.drafts import drafted
from hoodwink.games.nottingham.things.goods import LEGAL, NAMES
from hoodwink.games.nottingham.things.hidden import SPECTATOR
from hoodwink.games.nottingham.things.offers import Offer, offer_json, tallied
from hoodwink.games.nottingham.view.places import place, place_known
from hoodwink.games.nottingham.view.table import on_the_table
from hoodwink.games.nottingham.view.told import (
    Aside,
    OfferKnown,
    Own,
    Place,
    PlaceKnown,
    Public,
    Stake,
)
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, Seat


def public(s: State, setting: Setting) -> Public:
    """Built from nothing: each line is something that all may know."""
    return _table(s, setting, None)


def own(s: State, setting: Setting, seat: Seat | None) -> Own:
    """What this seat sees beyond that; of what all see only what it knows better than they."""
    told = _own(s, setting, seat)
    if seat is None:
        return told
    known = _places_known(s, setting, seat)
    if known:
        told["seats"] = known
    if seat == s.turn and s.phase != at.LAY:
        told["aside"] = _aside(s, seat)
    offers = _offers_known(s, seat)
    if offers:
        told["offers"] = offers
    return told


def _places_known(s: State, setting: Setting, seat: Seat) -> dict[str, PlaceKnown]:
    known: dict[str, PlaceKnown] = {}
    for owner in range(len(s.purse)):
        if owner == seat or s.down[owner]:
            better = place_known(s, setting, owner, seat)
            if better:
                known[str(owner)] = better
    return known


def _offers_known(s: State, seat: Seat) -> dict[str, OfferKnown]:
    known: dict[str, OfferKnown] = {}
    for number, offer in enumerate(s.offers):
        contraband = offer.contraband
        if contraband and _knows(s, offer, seat):
            known[str(number)] = {"kinds": tallied(contraband)}
    return known


def view(s: State, setting: Setting, seat: Seat | None) -> View:
    """Both at once."""
    return {**_table(s, setting, seat), **_own(s, setting, seat)}


def _own(s: State, setting: Setting, seat: Seat | None) -> Own:
    draft = None if seat is None else s.drafts[seat]
    return {
        "seat": seat,
        "hand": None if seat is None else goods_told(s.hand[seat]),  # SN-103
        "bag": None if seat is None else goods_told(s.bag[seat]),  # SN-106
        "draft": None if draft is None else offer_json(drafted(draft), True),
        "stakes": {} if seat is None else _stakes(s, setting, seat),
    }


def _stakes(s: State, setting: Setting, seat: Seat) -> dict[str, Stake]:
    bag, declared = s.bag[seat], s.declared[seat]
    if not bag or s.phase == at.FILL:
        return {}
    kinds = range(LEGAL) if declared == NOTHING else (declared,)
    return {NAMES[kind]: _stake(setting, bag, kind) for kind in kinds}


def _stake(setting: Setting, bag: int, declared: int) -> Stake:
    truthful, coins = judged(setting, bag, declared)
    return {
        "truthful": truthful,
        "coins": coins,
        "seized": goods_told(without(bag, declared)),  # SN-078, SN-083
    }


def _table(s: State, setting: Setting, seat: Seat | None) -> Public:
    """What lies on the table, as a seat knows it."""
    seats = len(s.purse)
    return {
        "game": "nottingham",
        "options": dict(setting.options),
        "to_act": list(SEATS_IN[s.waiting]),
        **on_the_table(s, setting),
        "rounds": setting.rounds[seats],
        "deck": s.deck_left,
        "seats": _places(s, setting, seat),
        "clock": setting.seconds[seats] if setting.timed else None,  # SN-136
        "outcome": outcome(s, setting).to_json() if s.phase == at.OVER else None,
        "aside": _aside(s, seat),
        "offers": _offers(s, seat),
        "offered": s.number,
    }


def _places(s: State, setting: Setting, seat: Seat | None) -> list[Place]:
    me = 1 << (SPECTATOR if seat is None else seat)
    return [place(s, setting, owner, seat, me) for owner in range(len(s.purse))]


def _offers(s: State, seat: Seat | None) -> list[OfferTold]:
    return [offer_json(offer, _knows(s, offer, seat)) for offer in s.offers]


def _knows(s: State, offer: Offer, seat: Seat | None) -> bool:
    """Whether a seat knows what contraband is in an offer."""
    return seat in (s.sheriff, offer.giver)


def _aside(s: State, seat: Seat | None) -> Aside:
    """What is set aside or confiscated; face down before a merchant lays it."""
    face_up = s.turn in (NO_SEAT, seat) or s.phase == at.LAY  # SN-103
    count = how_many(s.aside) if face_up or s.phase != at.ASIDE else 0
    return {"count": count, "goods": goods_told(s.aside) if face_up else None}
