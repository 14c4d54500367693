"""Every term can be taken out of a draft again, but no gold that another payment needs."""

from hoodwink.games.sherwood import moves as say
from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.phases.alliances.cards import misnamed
from hoodwink.games.sherwood.phases.alliances.gold import can_spare
from hoodwink.games.sherwood.phases.alliances.leading import draft_of, not_allying, partners
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has


def list_strikes(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    strikes = setting.moves.strikes
    if setting.advanced and any(draft.paid):
        _list_payments(s, setting, draft, listed)
    else:
        listed += strikes.invitations_in[partners(s, draft)]
    if draft.cards:
        listed += [_strike_card(s, setting, *card) for card in dict.fromkeys(draft.cards)]
    if draft.target != NONE:
        listed.append(strikes.target)
        listed += [strikes.sack_shares[n] for n, sacks in enumerate(draft.sacks) if sacks]
        listed += [strikes.companion_shares[n] for n, men in enumerate(draft.companions) if men]


def _list_payments(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """Payments, and the invitations of those who pay."""
    strikes = setting.moves.strikes
    for seat in SEATS_IN[partners(s, draft)]:
        if can_spare(s, draft, seat):
            listed.append(strikes.invitations[seat])
            if draft.paid[seat]:
                listed.append((strikes.payments if draft.paid[seat] > 0 else strikes.charges)[seat])


def _strike_card(s: State, setting: Setting, seat: Seat, kind: int) -> Move:
    strikes = setting.moves.strikes
    if kind == say.ANY_CARD:
        return strikes.card_pledge if seat == s.turn else strikes.card_asks[seat]
    return strikes.pledges[kind] if seat == s.turn else strikes.asks[seat][kind]


def why_not_strike(s: State, setting: Setting, seat: Seat, move: say.Strike) -> Refusal:
    term = move.term
    refused = misnamed(setting, term.kind) if isinstance(term, say.Ask | say.Pledge) else None
    if not setting.advanced and isinstance(term, say.Target | say.Share | say.Pay | say.Charge):
        refused = no.BASIC_TERMS
    refused = refused or not_allying(s, setting, seat)
    if refused:
        return refused
    draft = draft_of(s)
    if isinstance(term, say.Charge) and draft.paid[term.seat] < 0:
        return no.GOLD_NEEDED
    invited = isinstance(term, say.Invite) and has(partners(s, draft), term.seat)
    return no.GOLD_NEEDED if invited else no.NOT_DRAFTED
