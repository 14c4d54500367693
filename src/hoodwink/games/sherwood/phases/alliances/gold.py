"""Sacks that change hands at once, between the leader and an ally (SF-096)."""

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import Charge, Pay
from hoodwink.games.sherwood.phases.alliances.leading import draft_of, not_allying, partners
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has


def list_payments(
    s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]
) -> None:
    left = _funds(s, draft)
    for seat in SEATS_IN[allies]:
        if not draft.paid[seat]:
            if left:
                listed += setting.moves.payments[seat][1 : left + 1]
            if s.sacks[seat]:
                listed += setting.moves.charges[seat][1 : s.sacks[seat] + 1]


def _funds(s: State, draft: Draft) -> int:
    """The leader's sacks that no payment is agreed for; what allies pay in counts, too."""
    return s.sacks[s.turn] - sum(draft.paid)  # B-54


def can_spare(s: State, draft: Draft, seat: Seat) -> bool:
    """Whether the payments are covered without what this seat pays in."""
    return _funds(s, draft) + draft.paid[seat] >= 0


def why_not_pay(s: State, setting: Setting, seat: Seat, move: Pay | Charge) -> Refusal:
    refused = not_allying(s, setting, seat) if setting.advanced else no.BASIC_TERMS
    if refused:
        return refused
    draft = draft_of(s)
    if move.seat == seat:
        return no.NOT_YOURSELF
    if not has(partners(s, draft), move.seat):
        return no.NOT_INVITED
    return no.SETTLED if draft.paid[move.seat] else no.NOT_SO_RICH
