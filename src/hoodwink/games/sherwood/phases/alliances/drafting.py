"""What may be added to a draft of an alliance, and taken out of it."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood.moves import ACCEPT, ANY_CARD, DECLINE, DROP, PROPOSE
from hoodwink.games.sherwood.phases.alliances.proposals import free_letter, partners
from hoodwink.games.sherwood.phases.rounds import back_of
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat

YES_OR_NO: Final[tuple[Move, ...]] = (DECLINE, ACCEPT)


def steps(s: State, setting: Setting) -> Sequence[Move]:
    """The next small step of a draft: something more, something less, or the end of it."""
    draft = s.draft
    assert draft is not None
    if not draft.raiders[s.turn]:
        return _own_raiders(s, setting)
    listed = additions(s, setting, draft)
    _strikes(s, setting, draft, listed)
    return listed


def additions(s: State, setting: Setting, draft: Draft) -> list[Move]:
    """Terms that are not settled yet; for the own raiders another number."""
    mask = partners(s, draft)
    listed: list[Move] = [DROP, PROPOSE] if mask else [DROP]
    least = draft.cards_of(s.turn) if draft.cards else 1
    for move in setting.moves.bringings[least : s.camp[s.turn] + 1]:
        if 0 < move.raiders != draft.raiders[s.turn]:
            listed.append(move)
    for seat, raiders in enumerate(s.camp):
        if raiders and not draft.raiders[seat]:
            listed += setting.moves.invitations_up_to[seat][raiders]  # B-21
    if setting.advanced:
        _cards_by_word(s, setting, draft, mask, listed)
        if mask:
            _payments(s, setting, draft, mask, listed)
            _agreement(s, setting, draft, mask, listed)
    elif free_letter(s) != NONE:  # B-24
        _cards_by_name(s, setting, draft, mask, listed)
    return listed


def _own_raiders(s: State, setting: Setting) -> Sequence[Move]:
    """Alone, or as the leader of others; or something else after all."""
    camp = s.camp[s.turn]
    with_others = talks_left(s, setting) and sum(s.camp) > camp
    return (setting.moves.own_parts if with_others else setting.moves.own_part_alone)[camp]


def talks_left(s: State, setting: Setting) -> bool:
    """Each proposal that comes to nothing uses up one talk of the turn."""
    return s.proposals < setting.talks  # B-49


def _cards_by_name(
    s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]
) -> None:
    """SF-087: at most one card for each raider, and none that a hand cannot have."""
    wanted = [kind for _, kind in draft.cards]
    there = [
        kind
        for kind in range(setting.gear.ordinary)
        if wanted.count(kind) < setting.equipment[kind]
    ]
    for seat in SEATS_IN[allies]:
        if s.held[seat] and may_promise(s, draft, seat):
            listed += [setting.moves.asks[seat][kind] for kind in there]
    if s.held[s.turn] and may_promise(s, draft, s.turn):
        listed += [setting.moves.pledges[kind] for kind in there]  # B-53


def may_promise(s: State, draft: Draft, seat: Seat) -> bool:
    return draft.cards_of(seat) < min(s.held[seat], draft.raiders[seat])  # SF-046


def _cards_by_word(
    s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]
) -> None:
    """SF-101, SF-105: a promise that nobody checks, within what a hand may have."""
    for seat in SEATS_IN[allies]:
        if s.held[seat] and may_promise(s, draft, seat):
            listed.append(setting.moves.card_asks[seat])
    if s.held[s.turn] and may_promise(s, draft, s.turn):
        listed.append(setting.moves.card_pledge)


def _payments(s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]) -> None:
    """SF-096: sacks that change hands at once, between the leader and an ally."""
    left = funds(s, draft)
    for seat in SEATS_IN[allies]:
        if not draft.paid[seat]:
            if left:
                listed += setting.moves.payments[seat][1 : left + 1]
            if s.sacks[seat]:
                listed += setting.moves.charges[seat][1 : s.sacks[seat] + 1]


def funds(s: State, draft: Draft) -> int:
    """The leader's sacks that no payment is agreed for; what allies pay in counts, too."""
    return s.sacks[s.turn] - sum(draft.paid)  # B-54


def _agreement(s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]) -> None:
    """SF-099, SF-103: the target on an ally's word, then the shares."""
    if draft.target != NONE:
        _shares(s, setting, draft, allies, listed)
    elif free_letter(s) != NONE:  # B-24
        band = allies | 1 << s.turn
        for place, knowers in enumerate(s.knowers):
            knowing = band if s.face_up >> place & 1 else band & knowers
            if knowing:
                listed += [setting.moves.targets[place][one] for one in SEATS_IN[knowing]]


def _shares(s: State, setting: Setting, draft: Draft, allies: int, listed: list[Move]) -> None:
    """B-6: what the stocks can lay out and the target can hold; nothing for the informant."""
    sacks, companions = left_to_promise(s, setting, draft)
    in_mine = min(s.mine - sum(draft.sacks), sacks)
    for seat in SEATS_IN[(allies | 1 << s.turn) & ~(1 << draft.informant)]:
        if in_mine and not draft.sacks[seat]:
            listed += setting.moves.sack_shares[seat][1 : in_mine + 1]
        if companions and not draft.companions[seat]:
            listed += setting.moves.companion_shares[seat][1 : min(s.oak[seat], companions) + 1]


def left_to_promise(s: State, setting: Setting, draft: Draft) -> tuple[int, int]:
    """The sacks and companions that the target can hold beyond what is promised of it already."""
    sacks, companions = most_held(s, setting, draft.target)
    for hideout, _, gold, men in s.escrow:
        if s.target[hideout] == draft.target:
            sacks -= gold
            companions -= men
    return max(0, sacks - sum(draft.sacks)), max(0, companions - sum(draft.companions))


def most_held(s: State, setting: Setting, place: int) -> tuple[int, int]:
    """What the card at a place shows, or of the cards that it may be the richest."""
    if s.face_up >> place & 1:
        card = setting.cards[s.row[place]]
        return card.sacks, card.companions
    return setting.content.richest[back_of(s.round)]  # B-52


def _strikes(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """Every term can be taken out again, but no gold that another payment needs."""
    strikes = setting.moves.strikes
    if setting.advanced and any(draft.paid):
        _strike_payments(s, setting, draft, listed)
    else:
        listed += strikes.invitations_in[partners(s, draft)]
    if draft.cards:
        listed += [_strike_card(s, setting, *card) for card in dict.fromkeys(draft.cards)]
    if draft.target != NONE:
        listed.append(strikes.target)
        listed += [strikes.sack_shares[n] for n, sacks in enumerate(draft.sacks) if sacks]
        listed += [strikes.companion_shares[n] for n, men in enumerate(draft.companions) if men]


def _strike_payments(s: State, setting: Setting, draft: Draft, listed: list[Move]) -> None:
    """Payments, and the invitations of those who pay."""
    strikes = setting.moves.strikes
    for seat in SEATS_IN[partners(s, draft)]:
        if can_spare(s, draft, seat):
            listed.append(strikes.invitations[seat])
            if draft.paid[seat]:
                listed.append((strikes.payments if draft.paid[seat] > 0 else strikes.charges)[seat])


def can_spare(s: State, draft: Draft, seat: Seat) -> bool:
    """Whether the payments are covered without what this seat pays in."""
    return funds(s, draft) + draft.paid[seat] >= 0


def _strike_card(s: State, setting: Setting, seat: Seat, kind: int) -> Move:
    strikes = setting.moves.strikes
    if kind == ANY_CARD:
        return strikes.card_pledge if seat == s.turn else strikes.card_asks[seat]
    return strikes.pledges[kind] if seat == s.turn else strikes.asks[seat][kind]
