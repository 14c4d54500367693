"""What lies open on the table: the part of the truth that everybody sees."""

from collections.abc import Sequence

from hoodwink.games.sherwood.events.alliances import Terms
from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.phases.alliances.terms import terms
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import (
    CHURCH,
    INN,
    MARKET,
    MERCHANT,
    MOST_SEATS,
    NO_SEAT,
    NONE,
)
from hoodwink.games.sherwood.things.cards import GONE
from hoodwink.games.sherwood.things.promises import Promise
from hoodwink.games.sherwood.view.told import (
    BandTold,
    CartTold,
    Gear,
    OnTheTable,
    PlaceTold,
    PromiseTold,
)
from hoodwink.kernel.seats import SEATS_IN, Seat, has


def on_the_table(s: State, setting: Setting) -> OnTheTable:
    """SF-139: raiders, gold, glory, markers; and what has been said and sent."""
    seats, posted = len(s.camp), s.posted
    return {
        "round": s.round,
        "turn": s.turn,
        "figure": s.figure,
        "first": _or_none(s.first),
        "emptied": list(SEATS_IN[s.emptied]),
        "camps": s.camp[:],
        "oaks": s.oak[:],
        "sacks": s.sacks[:],
        "glory": s.glory[:],
        "church": posted[CHURCH * MOST_SEATS : CHURCH * MOST_SEATS + seats],
        "inn": posted[INN * MOST_SEATS : INN * MOST_SEATS + seats],
        "merchant": posted[MERCHANT * MOST_SEATS : MERCHANT * MOST_SEATS + seats],
        "market": posted[MARKET * MOST_SEATS : MARKET * MOST_SEATS + seats],
        "mine": s.mine,
        "held": s.held[:],
        "discard": named(setting, s.discard),
        "hideouts": [_hideout(s, setting, h) for h in _in_use(s)],
        "promises": [_promise(setting, promise) for promise in s.promises],
        "proposals": s.proposals,
        "hushed": s.closed,
        "suggestions": [[seat, move.text] for seat, move in s.suggestions],
        "sent": s.sent,
        "cart": None if s.cart == NONE else _cart(s, setting),
    }


def _or_none(number: int) -> int | None:
    """Seats and numbers that may be missing."""
    return None if number == NO_SEAT else number


def named(setting: Setting, counts: Sequence[int]) -> Gear:
    """Equipment by name: only what there is."""
    names = setting.gear.names
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def cards_of(setting: Setting, cards: list[int], seat: Seat) -> Gear:
    """The cards of one seat out of an array by kind and seat."""
    return named(setting, cards[seat::MOST_SEATS])


def _in_use(s: State) -> list[int]:
    """Where a band lies, a marker, or loot put aside."""
    lying = [hideout for hideout, _, _, _ in s.escrow]
    return [
        h
        for h, leader in enumerate(s.leader)
        if leader != NO_SEAT or s.letter[h] != NONE or h in lying
    ]


def _hideout(s: State, setting: Setting, h: int) -> BandTold:
    """A band, and what was agreed about it."""
    letter, target = s.letter[h], s.target[h]
    return {
        "hideout": setting.board.hideouts[h],
        "leader": _or_none(s.leader[h]),
        "raiders": s.band[h * MOST_SEATS : h * MOST_SEATS + len(s.camp)],
        "letter": None if letter == NONE else setting.content.letters[letter],
        "target": None if target == NONE else PLACES[target],
        "informant": _or_none(s.informant[h]),
        "pledges": [[seat, setting.gear.names[kind]] for at, seat, kind in s.pledges if at == h],
        "escrow": [[seat, sacks, more] for at, seat, sacks, more in s.escrow if at == h],
    }


def _promise(setting: Setting, promise: Promise) -> PromiseTold:
    return {
        "seat": promise.seat,
        "to": promise.to,
        "cards": promise.cards,
        "round": promise.made_in,
        "hideout": setting.board.hideouts[promise.hideout],
        "standing": promise.standing,
    }


def _cart(s: State, setting: Setting) -> CartTold:
    """The cart on its road, the band that it has met, and the loot not yet shared."""
    return {
        "place": PLACES[s.cart],
        "destination": None if s.destination == NONE else setting.board.towns[s.destination],
        "step": s.step,
        "messengers": list(SEATS_IN[s.used_messenger]),
        "hideout": None if s.hideout == NONE else setting.board.hideouts[s.hideout],
        "order": list(s.order),
        "asked": _or_none(s.asked),
        "passed": list(SEATS_IN[s.passed]),
        "declined": list(SEATS_IN[s.declined]),
        "played": [[seat, setting.gear.names[kind]] for seat, kind in s.played],
        "loot_sacks": s.loot_sacks,
        "loot_companions": s.loot_companions,
        "cycle": s.cycle[: len(s.camp)],
        "served": list(SEATS_IN[s.served]),
    }


def row_place(s: State, place: int) -> PlaceTold:
    """A place of the row without its card: who looked is public, what they saw is not."""
    return {
        "place": PLACES[place],
        "card": None,
        "gone": s.row[place] == GONE,
        "face_up": has(s.face_up, place),
        "looked_by": list(SEATS_IN[s.knowers[place]]),
        "markers": list(SEATS_IN[s.markers[place]]),
    }


def draft_terms(s: State, setting: Setting) -> Terms | None:
    return None if s.draft is None else terms(setting, s.draft)
