"""Which reason stands against a term of an alliance, or against an answer."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import (
    ANY_CARD,
    Ask,
    Bring,
    Charge,
    Invite,
    Pay,
    Place,
    Pledge,
    Share,
    Strike,
    Target,
)
from hoodwink.games.sherwood.phases.alliances.drafting import (
    left_to_promise,
    may_promise,
    talks_left,
)
from hoodwink.games.sherwood.phases.alliances.proposals import answering, free_letter, partners
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Attempt:
    """A move that somebody tried and that is not listed."""

    def __init__(self, s: State, setting: Setting, seat: Seat, move: Move) -> None:
        self.setting: Final = setting
        self.s: Final = s
        self.seat: Final = seat
        self.move: Final = move


Reason = Callable[[Attempt], Refusal]


def _not_drafting(s: State, seat: Seat) -> Refusal | None:
    """Why this seat has no draft to work on. What others draft is their secret."""
    if s.phase == at.ANSWER:
        return no.ANSWERS_FIRST
    if s.phase not in (at.ACTION, at.DRAFT):
        return no.NOT_NOW
    if seat != s.turn:
        return no.NOT_YOUR_TURN
    return no.NO_DRAFT if s.phase == at.ACTION else None


def _not_allying(s: State, seat: Seat) -> Refusal | None:
    """As before, and the leader's own raiders come first."""
    refused = _not_drafting(s, seat)
    if refused:
        return refused
    return None if _draft(s).raiders[seat] else no.RAIDERS_FIRST


def _draft(s: State) -> Draft:
    assert s.draft is not None
    return s.draft


def _own_raiders(a: Attempt) -> Refusal:
    assert isinstance(a.move, Place | Bring)
    refused = _not_drafting(a.s, a.seat)
    if refused:
        return no.NO_HIDEOUT if refused is no.NO_DRAFT else refused
    chosen = _draft(a.s).raiders[a.seat]
    if chosen and isinstance(a.move, Place):
        return no.NOT_ALONE
    if a.move.raiders > a.s.camp[a.seat]:
        return no.TOO_FEW_RAIDERS
    if chosen:
        return no.RAIDERS_CHOSEN if a.move.raiders == chosen else no.CARD_LIMIT
    return no.NOBODY_TO_ASK if talks_left(a.s, a.setting) else no.NO_TALKS


def _invite(a: Attempt) -> Refusal:
    assert isinstance(a.move, Invite)
    refused = _not_allying(a.s, a.seat)
    if refused:
        return refused
    if a.move.seat == a.seat:
        return no.NOT_YOURSELF
    if a.move.seat >= len(a.s.camp):
        return no.NOT_A_PLAYER
    return no.INVITED if _draft(a.s).raiders[a.move.seat] else no.ALLY_TOO_WEAK


def _promise(a: Attempt) -> Refusal:
    """Cards of an ally or of one's own."""
    assert isinstance(a.move, Ask | Pledge)
    refused = _misnamed(a.setting, a.move.kind) or _not_allying(a.s, a.seat)
    if refused:
        return refused
    draft = _draft(a.s)
    seat = a.move.seat if isinstance(a.move, Ask) else a.seat
    if seat != a.seat and not partners(a.s, draft) >> seat & 1:
        return no.NOT_INVITED
    if seat == a.seat and isinstance(a.move, Ask):
        return no.NOT_YOURSELF
    if not a.setting.advanced and free_letter(a.s) == NONE:
        return no.NO_MARKERS
    return no.NO_MORE_COPIES if may_promise(a.s, draft, seat) else no.CARD_LIMIT


def _misnamed(setting: Setting, kind: int) -> Refusal | None:
    """Cards are promised by name in the basic game, and without it in the advanced game."""
    if kind >= setting.gear.ordinary:
        return no.SPECIAL_CARD
    if setting.advanced and kind != ANY_CARD:
        return no.NAMED_CARD
    return no.UNNAMED_CARD if kind == ANY_CARD and not setting.advanced else None


def _free_term(s: State, setting: Setting, seat: Seat) -> Refusal | None:
    """Terms that only the advanced game knows."""
    return _not_allying(s, seat) if setting.advanced else no.BASIC_TERMS


def _target(a: Attempt) -> Refusal:
    assert isinstance(a.move, Target)
    refused = _free_term(a.s, a.setting, a.seat)
    if refused:
        return refused
    if _draft(a.s).target != NONE:
        return no.TARGET_SET
    if a.move.place >= len(a.s.row):
        return no.NO_SUCH_PLACE
    if not partners(a.s, _draft(a.s)):
        return no.NOT_YOURSELF
    return no.NO_MARKERS if free_letter(a.s) == NONE else no.NOT_INFORMED


def _share(a: Attempt) -> Refusal:
    assert isinstance(a.move, Share)
    refused = _free_term(a.s, a.setting, a.seat)
    if refused:
        return refused
    draft = _draft(a.s)
    if draft.target == NONE:
        return no.NO_TARGET
    if not draft.raiders[a.move.seat]:
        return no.NOT_INVITED
    if a.move.seat == draft.informant:
        return no.OWES_NOTHING
    settled = (draft.companions if a.move.companions else draft.sacks)[a.move.seat]
    if settled:
        return no.SETTLED
    left = left_to_promise(a.s, a.setting, draft)[a.move.companions]
    return no.NOT_IN_LOOT if a.move.number > left else no.NOT_IN_STOCK


def _pay(a: Attempt) -> Refusal:
    assert isinstance(a.move, Pay | Charge)
    refused = _free_term(a.s, a.setting, a.seat)
    if refused:
        return refused
    draft = _draft(a.s)
    if a.move.seat == a.seat:
        return no.NOT_YOURSELF
    if not partners(a.s, draft) >> a.move.seat & 1:
        return no.NOT_INVITED
    return no.SETTLED if draft.paid[a.move.seat] else no.NOT_SO_RICH


def _propose(a: Attempt) -> Refusal:
    return _not_allying(a.s, a.seat) or no.NOT_YOURSELF


def _strike(a: Attempt) -> Refusal:
    assert isinstance(a.move, Strike)
    term = a.move.term
    refused = _misnamed(a.setting, term.kind) if isinstance(term, Ask | Pledge) else None
    if not a.setting.advanced and isinstance(term, Target | Share | Pay | Charge):
        refused = no.BASIC_TERMS
    refused = refused or _not_allying(a.s, a.seat)
    if refused:
        return refused
    draft = _draft(a.s)
    if isinstance(term, Charge) and draft.paid[term.seat] < 0:
        return no.GOLD_NEEDED
    invited = isinstance(term, Invite) and partners(a.s, draft) >> term.seat & 1
    return no.GOLD_NEEDED if invited else no.NOT_DRAFTED


def _drop(a: Attempt) -> Refusal:
    refused = _not_drafting(a.s, a.seat)
    assert refused is not None, "a draft can always be dropped"
    return refused


def _answer(a: Attempt) -> Refusal:
    if a.s.phase != at.ANSWER or not answering(a.s, a.setting, _draft(a.s)) >> a.seat & 1:
        return no.NO_PROPOSAL
    return no.SEALED


REASONS: Final[dict[str, Reason]] = {
    "place": _own_raiders,
    "bring": _own_raiders,
    "invite": _invite,
    "ask": _promise,
    "pledge": _promise,
    "target": _target,
    "share": _share,
    "pay": _pay,
    "charge": _pay,
    "strike": _strike,
    "propose": _propose,
    "drop": _drop,
    "accept": _answer,
    "decline": _answer,
}
