"""A fixed agreement: the target on somebody's word, then the shares (SF-099 to SF-106)."""

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import Share, Target
from hoodwink.games.sherwood.phases.alliances.leading import (
    draft_of,
    free_letter,
    not_allying,
    partners,
)
from hoodwink.games.sherwood.phases.rounds import back_of
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has, without


def list_agreement(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """SF-099, SF-103: the target on an ally's word, then the shares."""
    if draft.target != NONE:
        _list_shares(s, setting, draft, listed)
    elif free_letter(s) != NONE:  # B-24
        for place, knowers in enumerate(s.knowers):
            knowing = draft.named if has(s.face_up, place) else draft.named & knowers
            if knowing:
                listed += [setting.moves.targets[place][one] for one in SEATS_IN[knowing]]


def _list_shares(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """B-6: what the stocks can lay out and the target can hold; nothing for the informant."""
    sacks, companions = _left_to_promise(s, setting, draft)
    in_mine = min((s.mine - s.aside) // 2 - sum(draft.sacks), sacks)  # B-52
    for seat in SEATS_IN[without(draft.named, draft.informant)]:
        if in_mine and not draft.sacks[seat]:
            listed += setting.moves.sack_shares[seat][1 : in_mine + 1]
        if companions and not draft.companions[seat]:
            most = min(s.oak[seat], companions)
            listed += setting.moves.companion_shares[seat][1 : most + 1]


def _left_to_promise(s: State, setting: Setting, draft: Draft) -> tuple[int, int]:
    """The sacks and companions that the target can hold beyond what is promised of it already."""
    sacks, companions = most_held(s, setting, draft.target)
    for hideout, _, gold, men in s.escrow:
        if s.target[hideout] == draft.target:
            sacks -= gold
            companions -= men
    return max(0, sacks - sum(draft.sacks)), max(0, companions - sum(draft.companions))


def most_held(s: State, setting: Setting, place: int) -> tuple[int, int]:
    """What the card at a place shows, or of the cards that it may be the richest."""
    if has(s.face_up, place):
        card = setting.cards[s.row[place]]
        return card.sacks, card.companions
    return setting.content.richest[back_of(s.round)]  # B-52


def why_not_target(s: State, setting: Setting, seat: Seat, move: Target) -> Refusal:
    refused = not_allying(s, setting, seat) if setting.advanced else no.BASIC_TERMS
    if refused:
        return refused
    if draft_of(s).target != NONE:
        return no.TARGET_SET
    if move.place >= len(s.row):
        return no.NO_SUCH_PLACE
    if not partners(s, draft_of(s)):
        return no.NOT_YOURSELF
    return no.NO_MARKERS if free_letter(s) == NONE else no.NOT_INFORMED


def why_not_share(s: State, setting: Setting, seat: Seat, move: Share) -> Refusal:
    refused = not_allying(s, setting, seat) if setting.advanced else no.BASIC_TERMS
    if refused:
        return refused
    draft = draft_of(s)
    if draft.target == NONE:
        return no.NO_TARGET
    if not draft.raiders[move.seat]:
        return no.NOT_INVITED
    if move.seat == draft.informant:
        return no.OWES_NOTHING
    if (draft.companions if move.companions else draft.sacks)[move.seat]:
        return no.SETTLED
    if move.number > _left_to_promise(s, setting, draft)[move.companions]:
        return no.NOT_IN_LOOT
    in_mine = s.mine - sum(draft.sacks)
    return no.NOT_IN_STOCK if move.companions or move.number > in_mine else no.MINE_NEEDED
