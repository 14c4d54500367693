"""What may be added to a draft of an alliance, and taken out of it."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood.alliances import free_letter, partners
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.moves import ACCEPT, ANY_CARD, DECLINE, DROP, PROPOSE
from hoodwink.games.sherwood.phases import NONE
from hoodwink.games.sherwood.rounds import back_of
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.talks import Draft
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat

YES_OR_NO: Final[tuple[Move, ...]] = (DECLINE, ACCEPT)


def steps(f: Forest, s: State) -> Sequence[Move]:
    """The next small step of a draft: something more, something less, or the end of it."""
    draft = s.draft
    assert draft is not None
    if not draft.raiders[s.turn]:
        return _own_raiders(f, s)
    return [*additions(f, s, draft), *_strikes(f, s, draft)]


def additions(f: Forest, s: State, draft: Draft) -> list[Move]:
    """Terms that are not settled yet; for the own raiders another number."""
    listed: list[Move] = [DROP]
    allies = SEATS_IN[partners(s, draft)]
    if allies:
        listed.append(PROPOSE)
    least, own = max(1, draft.cards_of(s.turn)), draft.raiders[s.turn]
    listed += f.moves.bringings[least:own] + f.moves.bringings[own + 1 : s.camp[s.turn] + 1]
    listed += _invitations(f, s, draft)
    if f.advanced:
        listed += _cards_by_word(f, s, draft, allies)
        listed += _payments(f, s, draft, allies)
        listed += _agreement(f, s, draft, allies)
    elif free_letter(s) != NONE:  # B-24
        listed += _cards_by_name(f, s, draft, allies)
    return listed


def _own_raiders(f: Forest, s: State) -> Sequence[Move]:
    """Alone, or as the leader of others; or something else after all."""
    camp = s.camp[s.turn]
    listed: list[Move] = [DROP, *f.moves.placings[1 : camp + 1]]
    if talks_left(f, s) and any(n for seat, n in enumerate(s.camp) if seat != s.turn):
        listed += f.moves.bringings[1 : camp + 1]
    return listed


def talks_left(f: Forest, s: State) -> bool:
    """Each proposal that comes to nothing uses up one talk of the turn."""
    return s.proposals < f.talks  # B-49


def _invitations(f: Forest, s: State, draft: Draft) -> list[Move]:
    listed: list[Move] = []
    for seat, raiders in enumerate(s.camp):
        if raiders and not draft.raiders[seat]:
            listed += f.moves.invitations[seat][1 : raiders + 1]  # B-21
    return listed


def _cards_by_name(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """SF-087: at most one card for each raider, and none that a hand cannot have."""
    listed: list[Move] = []
    wanted = [kind for _, kind in draft.cards]
    there = [kind for kind in range(f.gear.ordinary) if wanted.count(kind) < f.equipment[kind]]
    for seat in allies:
        if may_promise(s, draft, seat):
            listed += [f.moves.asks[seat][kind] for kind in there]
    if may_promise(s, draft, s.turn):
        listed += [f.moves.pledges[kind] for kind in there]  # B-53
    return listed


def may_promise(s: State, draft: Draft, seat: Seat) -> bool:
    return draft.cards_of(seat) < min(s.held[seat], draft.raiders[seat])  # SF-046


def _cards_by_word(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """SF-101, SF-105: a promise that nobody checks, within what a hand may have."""
    listed: list[Move] = [f.moves.card_asks[seat] for seat in allies if may_promise(s, draft, seat)]
    if may_promise(s, draft, s.turn):
        listed.append(f.moves.card_pledge)
    return listed


def _payments(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """SF-096: sacks that change hands at once, between the leader and an ally."""
    listed: list[Move] = []
    left = funds(s, draft)
    for seat in allies:
        if not draft.paid[seat]:
            listed += f.moves.payments[seat][1 : left + 1]
            listed += f.moves.charges[seat][1 : s.sacks[seat] + 1]
    return listed


def funds(s: State, draft: Draft) -> int:
    """The leader's sacks that no payment is agreed for; what allies pay in counts, too."""
    return s.sacks[s.turn] - sum(draft.paid)  # B-54


def _agreement(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """SF-099, SF-103: the target on an ally's word, then the shares."""
    if draft.target != NONE:
        return _shares(f, s, draft, allies)
    if free_letter(s) == NONE or not allies:  # B-24
        return []
    listed: list[Move] = []
    for place in range(len(s.row)):
        knowing = s.knowers[place] if not s.face_up >> place & 1 else -1
        listed += [f.moves.targets[place][one] for one in (s.turn, *allies) if knowing >> one & 1]
    return listed


def _shares(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """B-6: what the stocks can lay out and the target can hold; nothing for the informant."""
    listed: list[Move] = []
    sacks, companions = left_to_promise(f, s, draft)
    in_mine = min(s.mine - sum(draft.sacks), sacks)
    for seat in (s.turn, *allies):
        if seat == draft.informant:
            continue
        if not draft.sacks[seat]:
            listed += f.moves.sack_shares[seat][1 : in_mine + 1]
        if not draft.companions[seat]:
            listed += f.moves.companion_shares[seat][1 : min(s.oak[seat], companions) + 1]
    return listed


def left_to_promise(f: Forest, s: State, draft: Draft) -> tuple[int, int]:
    """The sacks and companions that the target can hold beyond what is promised of it already."""
    sacks, companions = most_held(f, s, draft.target)
    for hideout, _, gold, men in s.escrow:
        if s.target[hideout] == draft.target:
            sacks -= gold
            companions -= men
    return max(0, sacks - sum(draft.sacks)), max(0, companions - sum(draft.companions))


def most_held(f: Forest, s: State, place: int) -> tuple[int, int]:
    """What the card at a place shows, or of the cards that it may be the richest."""
    if s.face_up >> place & 1:
        card = f.cards[s.row[place]]
        return card.sacks, card.companions
    return f.content.richest[back_of(s.round)]  # B-52


def _strikes(f: Forest, s: State, draft: Draft) -> list[Move]:
    """Every term can be taken out again, but no gold that another payment needs."""
    strikes = f.moves.strikes
    listed: list[Move] = []
    for seat in SEATS_IN[partners(s, draft)]:
        if can_spare(s, draft, seat):
            listed.append(strikes.invitations[seat])
            if draft.paid[seat]:
                listed.append((strikes.payments if draft.paid[seat] > 0 else strikes.charges)[seat])
    for seat, kind in dict.fromkeys(draft.cards):
        listed.append(_strike_card(f, s, seat, kind))
    if draft.target != NONE:
        listed.append(strikes.target)
        listed += [strikes.sack_shares[n] for n, sacks in enumerate(draft.sacks) if sacks]
        listed += [strikes.companion_shares[n] for n, men in enumerate(draft.companions) if men]
    return listed


def can_spare(s: State, draft: Draft, seat: Seat) -> bool:
    """Whether the payments are covered without what this seat pays in."""
    return funds(s, draft) + draft.paid[seat] >= 0


def _strike_card(f: Forest, s: State, seat: Seat, kind: int) -> Move:
    strikes = f.moves.strikes
    if kind == ANY_CARD:
        return strikes.card_pledge if seat == s.turn else strikes.card_asks[seat]
    return strikes.pledges[kind] if seat == s.turn else strikes.asks[seat][kind]
