"""What one seat sees and remembers."""

from typing import Any

from hoodwink.games.sherwood.moves import (
    ACCEPT,
    CAPE_RETURN,
    CAPE_STAY,
    DECLINE,
    LET_BE,
    PROVISIONS,
    Reply,
)
from hoodwink.games.sherwood.scoring import outcome
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.view.public import cards_of, draft_terms, public, row_place
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY


def view(s: State, setting: Setting, seat: Seat | None) -> View:
    """Built from nothing: each line is something that this seat may know."""
    ended = outcome(s) if s.phase == at.OVER else None
    own_draft = s.phase == at.DRAFT and seat == s.turn
    return {
        "game": "sherwood",
        "seat": seat,
        "phase": phase_seen(s, seat),
        "to_act": list(SEATS_IN[s.waiting]),
        **public(s, setting),
        "row": [_place(s, setting, place, seat) for place in range(len(s.row))],
        "gone": _gone(s, setting) if setting.memory else [],
        "deck": sum(s.deck),
        "hand": None if seat is None else cards_of(setting, s.hand, seat),  # SF-135
        "shown": [_shown(s, setting, one) for one in range(len(s.camp))],
        "draft": draft_terms(s, setting) if own_draft or s.phase == at.ANSWER else None,
        "sealed": None if seat is None else _sealed(s, setting, seat),
        "outcome": ended.to_json() if ended else None,
    }


def phase_seen(s: State, seat: Seat | None) -> str:
    """Nobody sees that another is drafting."""
    return at.PHASES[at.ACTION if s.phase == at.DRAFT and seat != s.turn else s.phase]


def _place(s: State, setting: Setting, place: int, seat: Seat | None) -> dict[str, Any]:
    """SF-134, SF-138: the card if it lies open, or if this seat looked and remembers."""
    seen = row_place(s, place)
    looked = setting.memory and seat is not None and s.knowers[place] >> seat & 1
    if s.row[place] >= 0 and (looked or s.face_up >> place & 1):
        seen["card"] = setting.cards[s.row[place]].to_json(setting.board)
    return seen


def _gone(s: State, setting: Setting) -> list[str]:
    return [card.name for number, card in enumerate(setting.cards) if s.gone >> number & 1]


def _shown(s: State, setting: Setting, seat: Seat) -> dict[str, int]:
    """Cards that all have seen go to a hand and not yet leave it."""
    return cards_of(setting, s.shown, seat) if setting.memory else {}


def _sealed(s: State, setting: Setting, seat: Seat) -> str | None:
    """The own answer, while others still think."""
    reply = s.replies[seat]
    if s.phase not in at.SEALED or reply == NO_REPLY:
        return None
    return replies(setting, s.phase)[reply].text


def replies(setting: Setting, phase: int) -> tuple[Reply, ...]:
    """The sealed answers of a phase, by the number that stands for each."""
    if phase == at.ANSWER:
        return (DECLINE, ACCEPT)
    if phase == at.MESSENGER:
        return (LET_BE, *setting.moves.messengers)
    return (LET_BE, PROVISIONS) if phase == at.PROVISIONS else (LET_BE, CAPE_STAY, CAPE_RETURN)
