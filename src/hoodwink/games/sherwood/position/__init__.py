"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.sherwood.phases.order import awaited
from hoodwink.games.sherwood.position.checks import check
from hoodwink.games.sherwood.position.told import PlaceWritten, Position
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.games.sherwood.view import replies
from hoodwink.games.sherwood.view.drafts import draft_terms, read_draft
from hoodwink.games.sherwood.view.pieces import Piece, pieces
from hoodwink.games.sherwood.view.table import (
    cards_of,
    named,
    on_the_table,
    read_gear,
    read_table,
    row_place,
)
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
    s, read = read_table(setting, whole), whole.read
    s.deck = read_gear(setting, "deck", read.table("deck"))
    for key, cards in (("hands", s.hand), ("shown", s.shown)):
        rows = pieces(read, key)
        if len(rows) != len(s.camp):
            raise read.wrong(key, f"one for each of {len(s.camp)} players")
        for seat, row in enumerate(rows):
            cards[seat::MOST_SEATS] = read_gear(setting, f"{key} {seat}", row.values)
    s.held = [sum(s.hand[seat::MOST_SEATS]) for seat in range(len(s.camp))]
    if whole.given("draft"):
        s.draft = read_draft(s, setting, read.table("draft"))
    sealed = replies(setting, s.phase) if s.phase in at.UNDER_COVER else ()
    s.replies = read.replies("replies", len(s.camp), [move.text for move in sealed])
    return s, read
