"""The alliance that is being worded: told, and read again side by side."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.sherwood.events.alliances import Terms
from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.phases.alliances.terms import terms
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.games.sherwood.view.pieces import Piece
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading


def draft_terms(s: State, setting: Setting) -> Terms | None:
    return None if s.draft is None else terms(setting, s.draft)


def read_draft(s: State, setting: Setting, values: Mapping[str, Any]) -> Draft:
    """The terms that were written; what a draft does not have is left out."""
    missing: dict[str, Any] = {"cards": [], "target": None, "informant": None}
    piece = Piece("position: draft", {**missing, **values})
    draft = Draft(setting.board.hideouts.index(piece.read.word("hideout", setting.board.hideouts)))
    for seat, raiders in enumerate(_by_seat(piece, "raiders", len(s.camp), 0)):
        draft.bring(seat, raiders)
    draft.cards = piece.cards(setting, "cards", len(s.camp))
    draft.target = piece.name("target", PLACES[: len(s.row)])
    draft.informant = piece.number("informant", len(s.camp) - 1)
    draft.sacks = _by_seat(piece, "sacks", len(s.camp), 0)
    draft.companions = _by_seat(piece, "companions", len(s.camp), 0)
    draft.paid = _by_seat(piece, "paid", len(s.camp), -(10**6))
    return draft


def _by_seat(piece: Piece, key: str, seats: int, low: int) -> list[int]:
    """Numbers by seat, as JSON writes them: only those that are not zero."""
    numbers = [0] * MOST_SEATS
    given = piece.read.table(key) if key in piece.values else {}
    row = Reading(f"position: draft: {key}", given, PositionError)
    for name in given:
        if name not in [str(seat) for seat in range(seats)]:
            raise piece.read.wrong(key, f"numbers for seats 0 to {seats - 1}")
        numbers[int(name)] = row.count(name, low, 10**6)
    return numbers
