"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.sherwood.moves import Suggest
from hoodwink.games.sherwood.phases.order import awaited
from hoodwink.games.sherwood.position.checks import check
from hoodwink.games.sherwood.position.pieces import (
    Piece,
    load_cart,
    load_draft,
    load_hideouts,
    load_promises,
    load_row,
    pieces,
)
from hoodwink.games.sherwood.position.told import PlaceWritten, Position
from hoodwink.games.sherwood.setting import ROUNDS, SEATS, Setting
from hoodwink.games.sherwood.state import MOST, State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import MOST_SEATS, POSTS
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.games.sherwood.view import replies
from hoodwink.games.sherwood.view.table import cards_of, draft_terms, named, on_the_table, row_place
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import has


def dump(s: State, setting: Setting) -> Position:
    seats = range(len(s.camp))
    return {
        "phase": at.PHASES[s.phase],
        **on_the_table(s, setting),
        "row": [_dump_place(s, setting, place) for place in range(len(s.row))],
        "gone": [card.name for number, card in enumerate(setting.cards) if has(s.gone, number)],
        "deck": named(setting, s.deck),
        "hands": [cards_of(setting, s.hand, seat) for seat in seats],
        "shown": [cards_of(setting, s.shown, seat) for seat in seats],
        "draft": draft_terms(s, setting),
        "replies": _dump_replies(s, setting),
    }


def _dump_replies(s: State, setting: Setting) -> list[str | None]:
    said = [*(move.text for move in replies(setting, s.phase)), None]
    return [said[reply] for reply in s.replies]


def _dump_place(s: State, setting: Setting, place: int) -> PlaceWritten:
    card, told = s.row[place], row_place(s, place)
    return {
        "place": told["place"],
        "card": None if card in (UNSEEN, GONE) else setting.cards[card].name,
        "gone": told["gone"],
        "face_up": told["face_up"],
        "looked_by": told["looked_by"],
        "markers": told["markers"],
    }


def load(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    s, read = read_state(setting, values)
    check(s, setting, read)
    s.waiting = awaited(s, setting) & ~s.replied()
    if not s.waiting and s.phase not in at.CHANCE:
        raise read.wrong("replies", "somebody who has still to answer")
    return s


def read_state(setting: Setting, values: Mapping[str, Any]) -> tuple[State, Reading]:
    """The state as it is written, whether it could be or not."""
    whole = Piece("position", values)
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
    _load_camps(s, setting, read)
    load_row(s, setting, read)
    _load_equipment(s, setting, read)
    load_hideouts(s, setting, read)
    load_promises(s, setting, read)
    _load_talks(s, setting, whole)
    return s, read


def _load_camps(s: State, setting: Setting, read: Reading) -> None:
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


def _load_equipment(s: State, setting: Setting, read: Reading) -> None:
    s.deck = _counts(setting, "deck", read.table("deck"))
    s.discard = _counts(setting, "discard", read.table("discard"))
    for key, cards in (("hands", s.hand), ("shown", s.shown)):
        rows = pieces(read, key)
        if len(rows) != len(s.camp):
            raise read.wrong(key, f"one for each of {len(s.camp)} players")
        for seat, row in enumerate(rows):
            cards[seat::MOST_SEATS] = _counts(setting, f"{key} {seat}", row.values)
    s.held = [sum(s.hand[seat::MOST_SEATS]) for seat in range(len(s.camp))]


def _counts(setting: Setting, where: str, values: Mapping[str, Any]) -> list[int]:
    none: dict[str, Any] = dict.fromkeys(setting.gear.names, 0)
    read = Reading(f"position: {where}", {**none, **values}, PositionError)
    return [
        read.count(name, 0, setting.equipment[kind]) for kind, name in enumerate(setting.gear.names)
    ]


def _load_talks(s: State, setting: Setting, whole: Piece) -> None:
    read = whole.read
    if whole.given("draft"):
        s.draft = load_draft(s, setting, read.table("draft"))
    if whole.given("cart"):
        load_cart(s, setting, read.table("cart"))
    s.sent = read.count("sent", 0, len(s.row))
    s.proposals = read.count("proposals", 0, MOST)
    s.closed = read.flag("hushed")
    sealed = replies(setting, s.phase) if s.phase in at.UNDER_COVER else ()
    s.replies = read.replies("replies", len(s.camp), [move.text for move in sealed])
    said = {move.text: move for move in setting.moves.phrases.moves if isinstance(move, Suggest)}
    for row in read.rows("suggestions"):
        pair = isinstance(row, list) and len(row) == 2
        known = pair and isinstance(row[1], str) and row[1] in said
        if not known or row[0] not in range(len(s.camp)):
            raise read.wrong("suggestions", "pairs of a seat and a suggestion")
        s.suggestions = (*s.suggestions, (int(row[0]), said[row[1]]))
