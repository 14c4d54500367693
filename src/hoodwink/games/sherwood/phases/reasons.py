"""Which reason stands against a move that is not listed."""

from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import (
    PLACES,
    Convoy,
    Equip,
    First,
    Look,
    Suggest,
)
from hoodwink.games.sherwood.phases import raid_reasons
from hoodwink.games.sherwood.phases.alliances import draft_reasons
from hoodwink.games.sherwood.phases.alliances.draft_reasons import Attempt, Reason
from hoodwink.games.sherwood.setting import (
    EQUIPMENT_PRICE,
    HAND_LIMIT,
    MOST_SACKS,
    RECRUIT_PRICE,
    Setting,
)
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat


def reason(s: State, setting: Setting, seat: Seat, move: Move) -> Refusal:
    """The first reason that stands against a move."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if not 0 <= seat < len(s.camp) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE or isinstance(move, First | Convoy | Equip):
        return no.CHANCE_DECIDES
    if not s.waiting:
        return no.CHANCE_FIRST
    return REASONS[move.verb](Attempt(s, setting, seat, move))


def _not_acting(s: State, seat: Seat) -> Refusal | None:
    """Why this is not the time for an action of this seat."""
    if s.phase == at.ANSWER:
        return no.ANSWERS_FIRST
    if s.phase not in (at.ACTION, at.DRAFT):
        return no.NOT_NOW
    if seat != s.turn:
        return no.NOT_YOUR_TURN
    return no.DRAFT_FIRST if s.phase == at.DRAFT else None


def _donate(a: Attempt) -> Refusal:
    return _not_acting(a.s, a.seat) or no.TOO_FEW_SACKS


def _not_choosing(s: State, seat: Seat) -> Refusal | None:
    """As for any action; and a rich player may only donate."""
    too_rich = s.sacks[seat] > MOST_SACKS
    return _not_acting(s, seat) or (no.MUST_DONATE if too_rich else None)


def _look(a: Attempt) -> Refusal:
    assert isinstance(a.move, Look)
    lies_open = no.LIES_OPEN if a.move.place < len(a.s.row) else no.NO_SUCH_PLACE
    return _not_choosing(a.s, a.seat) or lies_open


def _buy(a: Attempt) -> Refusal:
    refused = _not_choosing(a.s, a.seat)
    if refused:
        return refused
    if a.s.held[a.seat] >= HAND_LIMIT:
        return no.HAND_FULL
    return no.CANNOT_PAY if a.s.sacks[a.seat] < EQUIPMENT_PRICE else no.NO_EQUIPMENT


def _recruit(a: Attempt) -> Refusal:
    cannot_pay = a.s.sacks[a.seat] < RECRUIT_PRICE
    return _not_choosing(a.s, a.seat) or (no.CANNOT_PAY if cannot_pay else no.OAK_EMPTY)


def _hide(a: Attempt) -> Refusal:
    return _not_choosing(a.s, a.seat) or no.OCCUPIED


def _hush(a: Attempt) -> Refusal:
    if not a.setting.advanced:
        return no.NOT_ADVANCED
    return _not_acting(a.s, a.seat) or no.SILENCE


def _suggest(a: Attempt) -> Refusal:
    assert isinstance(a.move, Suggest)
    if (
        a.s.phase not in (at.ACTION, at.DRAFT)
        or a.seat == a.s.turn
        or a.s.sacks[a.s.turn] > MOST_SACKS
    ):
        return no.SUGGEST_WHEN
    if a.s.closed:
        return no.HUSHED
    if not a.s.camp[a.seat]:
        return no.SUGGEST_RAIDERS
    if (a.seat, a.move) in a.s.suggestions:
        return no.SAID_THAT
    return _unfit_suggestion(a.s, a.setting, a.seat, a.move) or no.SAID_ENOUGH


def _unfit_suggestion(s: State, setting: Setting, seat: Seat, move: Suggest) -> Refusal | None:
    """Why nobody in this seat could suggest that now, however little has been said."""
    word, last = move.text.split()[1], move.text.split()[-1]
    if word in setting.board.hideouts:
        if s.occupied >> setting.board.hideouts.index(word) & 1:
            return no.OCCUPIED
        return no.SUGGEST_RAIDERS if int(last) > s.camp[seat] else None
    if word in setting.gear.names:
        return _unfit_card(s, setting, seat, setting.gear.names.index(word))
    if not setting.advanced:
        return no.BASIC_TERMS
    return no.NO_SUCH_PLACE if last in PLACES[len(s.row) :] else None


def _unfit_card(s: State, setting: Setting, seat: Seat, kind: int) -> Refusal | None:
    if kind >= setting.gear.ordinary:
        return no.SPECIAL_CARD
    return None if s.held[seat] else no.SUGGEST_CARD


REASONS: Final[dict[str, Reason]] = {
    "donate": _donate,
    "look": _look,
    "buy": _buy,
    "recruit": _recruit,
    "hide": _hide,
    "hush": _hush,
    "suggest": _suggest,
    **draft_reasons.REASONS,
    **raid_reasons.REASONS,
}
