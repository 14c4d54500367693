"""Cards that an alliance counts on: by name in the basic game, by word in the advanced one."""

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import ANY_CARD, Ask, Pledge
from hoodwink.games.sherwood.phases.alliances.leading import (
    draft_of,
    free_letter,
    not_allying,
    partners,
)
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has


def list_by_name(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """SF-087: at most one card for each raider, and none that a hand cannot have."""
    able = [seat for seat in SEATS_IN[draft.named] if s.held[seat] and _may_promise(s, draft, seat)]
    if not able or free_letter(s) == NONE:
        return  # B-24
    wanted, copies = [kind for _, kind in draft.cards], setting.equipment
    there = [kind for kind in range(setting.gear.ordinary) if wanted.count(kind) < copies[kind]]
    for seat in able:
        if seat != s.turn:
            listed += [setting.moves.asks[seat][kind] for kind in there]
    if s.turn in able:
        listed += [setting.moves.pledges[kind] for kind in there]  # B-53


def _may_promise(s: State, draft: Draft, seat: Seat) -> bool:
    return draft.cards_of(seat) < min(s.held[seat], draft.raiders[seat])  # SF-046


def list_by_word(s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]) -> None:
    """SF-101, SF-105: a promise that nobody checks, within what a hand may have."""
    for seat in SEATS_IN[allies]:
        if s.held[seat] and _may_promise(s, draft, seat):
            listed.append(setting.moves.card_asks[seat])
    if s.held[s.turn] and _may_promise(s, draft, s.turn):
        listed.append(setting.moves.card_pledge)


def why_not_promise(s: State, setting: Setting, seat: Seat, move: Ask | Pledge) -> Refusal:
    """Cards of an ally or of one's own."""
    refused = misnamed(setting, move.kind) or not_allying(s, setting, seat)
    if refused:
        return refused
    draft = draft_of(s)
    owner = move.seat if isinstance(move, Ask) else seat
    if owner != seat and not has(partners(s, draft), owner):
        return no.NOT_INVITED
    if owner == seat and isinstance(move, Ask):
        return no.NOT_YOURSELF
    if not setting.advanced and free_letter(s) == NONE:
        return no.NO_MARKERS
    return no.NO_MORE_COPIES if _may_promise(s, draft, owner) else no.CARD_LIMIT


def misnamed(setting: Setting, kind: int) -> Refusal | None:
    """Cards are promised by name in the basic game, and without it in the advanced game."""
    if kind >= setting.gear.ordinary:
        return no.SPECIAL_CARD
    if setting.advanced and kind != ANY_CARD:
        return no.NAMED_CARD
    return no.UNNAMED_CARD if kind == ANY_CARD and not setting.advanced else None
