"""Raiders: the leader's own, alone or for an alliance, and those of the allies."""

from collections.abc import Sequence

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import Bring, Invite, Place
from hoodwink.games.sherwood.phases.alliances.leading import (
    draft_of,
    no_alliance,
    not_allying,
    not_drafting,
)
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


def first_numbers(s: State, setting: Setting) -> Sequence[Move]:
    """Alone, or as the leader of others; or something else after all."""
    alone = no_alliance(s, setting, s.turn)
    return (setting.moves.own_part_alone if alone else setting.moves.own_parts)[s.camp[s.turn]]


def list_raiders(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """For the leader's raiders another number; for others who are not named yet any."""
    bringings, own = setting.moves.bringings, draft.raiders[s.turn]
    least = draft.cards_of(s.turn) if draft.cards else 0  # SF-046
    listed += bringings[least or 1 : own]
    listed += bringings[own + 1 : s.camp[s.turn] + 1]
    for seat, raiders in enumerate(s.camp):
        if raiders and not draft.raiders[seat]:
            listed += setting.moves.invitations_up_to[seat][raiders]  # B-21


def why_not_bring(s: State, setting: Setting, seat: Seat, move: Place | Bring) -> Refusal:
    refused = not_drafting(s, seat)
    if refused:
        return no.NO_HIDEOUT if refused is no.NO_DRAFT else refused
    chosen = draft_of(s).raiders[seat]
    if chosen and isinstance(move, Place):
        return no.NOT_ALONE
    if move.raiders > s.camp[seat]:
        return no.TOO_FEW_RAIDERS
    if chosen:
        return no.RAIDERS_CHOSEN if move.raiders == chosen else no.CARD_LIMIT
    refused = no_alliance(s, setting, seat)
    assert refused is not None, "any number in camp may be brought to an alliance"
    return refused


def why_not_invite(s: State, setting: Setting, seat: Seat, move: Invite) -> Refusal:
    refused = not_allying(s, setting, seat)
    if refused:
        return refused
    if move.seat == seat:
        return no.NOT_YOURSELF
    if move.seat >= len(s.camp):
        return no.NOT_A_PLAYER
    return no.INVITED if draft_of(s).raiders[move.seat] else no.ALLY_TOO_WEAK
