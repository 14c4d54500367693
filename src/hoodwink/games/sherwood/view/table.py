"""What lies open on the table: told in views and positions, and read again from both."""

from collections.abc import Mapping, Sequence
from typing import Any

from hoodwink.games.sherwood.moves import PLACES, Suggest
from hoodwink.games.sherwood.setting import ROUNDS, SEATS, Setting
from hoodwink.games.sherwood.state import MOST, State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import (
    CHURCH,
    INN,
    MARKET,
    MERCHANT,
    MOST_SEATS,
    NONE,
    POSTS,
)
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.games.sherwood.view.bands import (
    hideout_json,
    in_use,
    promise_json,
    read_hideouts,
    read_promises,
)
from hoodwink.games.sherwood.view.pieces import Piece, or_none, pieces
from hoodwink.games.sherwood.view.road import cart_json, read_cart
from hoodwink.games.sherwood.view.told import Gear, OnTheTable, PlaceTold
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import SEATS_IN, Seat, has, mask_of, only


def on_the_table(s: State, setting: Setting) -> OnTheTable:
    """SF-139: raiders, gold, glory, markers; and what has been said and sent."""
    seats, posted = len(s.camp), s.posted
    return {
        "round": s.round,
        "turn": s.turn,
        "figure": s.figure,
        "first": or_none(s.first),
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
        "hideouts": [hideout_json(s, setting, h) for h in in_use(s)],
        "promises": [promise_json(setting, promise) for promise in s.promises],
        "proposals": s.proposals,
        "hushed": s.closed,
        "suggestions": [[seat, move.text] for seat, move in s.suggestions],
        "sent": s.sent,
        "cart": None if s.cart == NONE else cart_json(s, setting),
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


def read_table(setting: Setting, whole: Piece) -> State:
    """A state with all that is open, whether it could be or not; cards are yet to be dealt."""
    read = whole.read
    seats = len(read.rows("camps"))
    if seats not in SEATS:
        raise read.wrong("camps", "one for each of 3 to 6 players")
    s = State(seats, len(setting.board.hideouts), setting.gear.kinds, setting.row_of(seats))
    s.phase = at.PHASES.index(read.word("phase", at.PHASES))
    s.round = read.count("round", 1, ROUNDS)
    s.turn = read.count("turn", 0, seats - 1)
    s.figure = read.count("figure", 0, seats - 1)
    s.first = whole.number("first", seats - 1)
    s.emptied = whole.seats("emptied", seats)
    _read_camps(s, setting, read)
    _read_row(s, setting, read)
    s.discard = read_gear(setting, "discard", read.table("discard"))
    read_hideouts(s, setting, read)
    read_promises(s, setting, read)
    if whole.given("cart"):
        read_cart(s, setting, read.table("cart"))
    s.sent = read.count("sent", 0, len(s.row))
    s.proposals = read.count("proposals", 0, MOST)
    s.closed = read.flag("hushed")
    _read_suggestions(s, setting, read)
    return s


def _read_camps(s: State, setting: Setting, read: Reading) -> None:
    seats, raiders = len(s.camp), setting.content.raiders_each
    s.camp = read.counts("camps", seats, 0, raiders)
    s.oak = read.counts("oaks", seats, 0, raiders)
    s.sacks = read.counts("sacks", seats, 0, MOST)
    s.glory = read.counts("glory", seats, 0, MOST)
    s.mine = read.count("mine", 0, MOST)
    for number, post in enumerate(POSTS):
        s.posted[number * MOST_SEATS : number * MOST_SEATS + seats] = read.counts(
            post, seats, 0, raiders
        )


def _read_row(s: State, setting: Setting, read: Reading) -> None:
    places = pieces(read, "row")
    if len(places) != len(s.row):
        raise read.wrong("row", f"{len(s.row)} places for {len(s.camp)} players")
    names = tuple(card.name for card in setting.cards)
    for place, piece in enumerate(places):
        card = piece.name("card", names)
        s.row[place] = GONE if piece.read.flag("gone") else UNSEEN if card == NONE else card
        s.face_up |= only(place) if piece.read.flag("face_up") else 0
        s.knowers[place] = piece.seats("looked_by", len(s.camp))
        s.markers[place] = piece.seats("markers", len(s.camp))
    gone = read.rows("gone")
    if not all(name in names for name in gone):
        raise read.wrong("gone", "names of cards")
    s.gone = mask_of(names.index(name) for name in gone)
    lying = mask_of(card for card in s.row if card >= 0)
    s.pool = (setting.of_back[0] | setting.of_back[1]) & ~s.gone & ~lying


def _read_suggestions(s: State, setting: Setting, read: Reading) -> None:
    said = {move.text: move for move in setting.moves.phrases.moves if isinstance(move, Suggest)}
    for row in read.rows("suggestions"):
        pair = isinstance(row, list) and len(row) == 2
        known = pair and isinstance(row[1], str) and row[1] in said
        if not known or row[0] not in range(len(s.camp)):
            raise read.wrong("suggestions", "pairs of a seat and a suggestion")
        s.suggestions = (*s.suggestions, (int(row[0]), said[row[1]]))


def named(setting: Setting, counts: Sequence[int]) -> Gear:
    """Equipment by name: only what there is."""
    names = setting.gear.names
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def cards_of(setting: Setting, cards: list[int], seat: Seat) -> Gear:
    """The cards of one seat out of an array by kind and seat."""
    return named(setting, cards[seat::MOST_SEATS])


def read_gear(setting: Setting, where: str, values: Mapping[str, Any]) -> list[int]:
    """The counts by kind that `named` told."""
    none: dict[str, Any] = dict.fromkeys(setting.gear.names, 0)
    read = Reading(f"position: {where}", {**none, **values}, PositionError)
    return [
        read.count(name, 0, setting.equipment[kind]) for kind, name in enumerate(setting.gear.names)
    ]
