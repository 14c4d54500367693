"""What one seat sees and remembers."""

from typing import Any

from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.moves import (
    ACCEPT,
    CAPE_RETURN,
    CAPE_STAY,
    DECLINE,
    LET_BE,
    PROVISIONS,
    Reply,
)
from hoodwink.games.sherwood.phases import NO_REPLY
from hoodwink.games.sherwood.public import cards_of, draft_terms, public, row_place
from hoodwink.games.sherwood.rounds import outcome
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.waiting import SEALED
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, Seat


def view(f: Forest, s: State, seat: Seat | None) -> View:
    """Built from nothing: each line is something that this seat may know."""
    ended = outcome(s)
    own_draft = s.phase == at.DRAFT and seat == s.turn
    return {
        "game": "sherwood",
        "seat": seat,
        "phase": phase_seen(s, seat),
        "to_act": list(SEATS_IN[s.waiting]),
        **public(f, s),
        "row": [_place(f, s, place, seat) for place in range(len(s.row))],
        "gone": _gone(f, s) if f.memory else [],
        "deck": sum(s.deck),
        "hand": None if seat is None else cards_of(f, s.hand, seat),  # SF-135
        "shown": [_shown(f, s, one) for one in range(len(s.camp))],
        "draft": draft_terms(f, s) if own_draft or s.phase == at.ANSWER else None,
        "sealed": None if seat is None else _sealed(f, s, seat),
        "outcome": ended.to_json() if ended else None,
    }


def phase_seen(s: State, seat: Seat | None) -> str:
    """Nobody sees that another is drafting."""
    return at.PHASES[at.ACTION if s.phase == at.DRAFT and seat != s.turn else s.phase]


def _place(f: Forest, s: State, place: int, seat: Seat | None) -> dict[str, Any]:
    """SF-134, SF-138: the card if it lies open, or if this seat looked and remembers."""
    seen = row_place(s, place)
    looked = f.memory and seat is not None and s.knowers[place] >> seat & 1
    if s.row[place] >= 0 and (looked or s.face_up >> place & 1):
        seen["card"] = f.cards[s.row[place]].to_json(f.board)
    return seen


def _gone(f: Forest, s: State) -> list[str]:
    return [card.name for number, card in enumerate(f.cards) if s.gone >> number & 1]


def _shown(f: Forest, s: State, seat: Seat) -> dict[str, int]:
    """Cards that all have seen go to a hand and not yet leave it."""
    return cards_of(f, s.shown, seat) if f.memory else {}


def _sealed(f: Forest, s: State, seat: Seat) -> str | None:
    """The own answer, while others still think."""
    reply = s.replies[seat]
    if s.phase not in SEALED or reply == NO_REPLY:
        return None
    return replies(f, s.phase)[reply].text


def replies(f: Forest, phase: int) -> tuple[Reply, ...]:
    """The sealed answers of a phase, by the number that stands for each."""
    if phase == at.ANSWER:
        return (DECLINE, ACCEPT)
    if phase == at.MESSENGER:
        return (LET_BE, *f.moves.messengers)
    return (LET_BE, PROVISIONS) if phase == at.PROVISIONS else (LET_BE, CAPE_STAY, CAPE_RETURN)
