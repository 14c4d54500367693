"""What may be added to a draft of an alliance, and who may say yes to it."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood.alliances import free_letter, partners
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.moves import ACCEPT, DECLINE, DROP, PROPOSE
from hoodwink.games.sherwood.phases import NONE, SEATS
from hoodwink.games.sherwood.rounds import back_of
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.talks import Draft
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat

YES_OR_NO: Final[tuple[Move, ...]] = (DECLINE, ACCEPT)
ONLY_NO: Final[tuple[Move, ...]] = (DECLINE,)


def additions(f: Forest, s: State) -> Sequence[Move]:
    """The next small step of a draft."""
    draft = s.draft
    assert draft is not None
    if not draft.raiders[s.turn]:
        return _own_raiders(f, s)
    listed: list[Move] = [DROP]
    allies = SEATS_IN[partners(s, draft)]
    if allies:
        listed.append(PROPOSE)
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
    listed: list[Move] = [*f.moves.placings[1 : camp + 1]]
    if talks_left(f, s):
        listed.append(DROP)
        if any(raiders for seat, raiders in enumerate(s.camp) if seat != s.turn):
            listed += f.moves.bringings[1 : camp + 1]
    return listed


def talks_left(f: Forest, s: State) -> bool:
    """Each draft that comes to nothing uses up one talk of the turn."""
    return s.drops + s.proposals < f.talks


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
    for seat in allies:
        if draft.cards_of(seat) < min(s.held[seat], draft.raiders[seat]):
            listed += [
                ask for ask in f.moves.asks[seat] if wanted.count(ask.kind) < f.equipment[ask.kind]
            ]
    if draft.cards_of(s.turn) < draft.raiders[s.turn]:
        listed += [
            pledge
            for pledge in f.moves.pledges
            if draft.cards.count((s.turn, pledge.kind)) < s.hand[pledge.kind * SEATS + s.turn]
        ]
    return listed


def _cards_by_word(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """SF-101, SF-105: a promise that nobody checks, within what a hand may have."""
    listed: list[Move] = [
        f.moves.card_asks[seat]
        for seat in allies
        if draft.cards_of(seat) < min(s.held[seat], draft.raiders[seat])
    ]
    if draft.cards_of(s.turn) < min(s.held[s.turn], draft.raiders[s.turn]):
        listed.append(f.moves.card_pledge)
    return listed


def _payments(f: Forest, s: State, draft: Draft, allies: Sequence[Seat]) -> list[Move]:
    """SF-096: sacks that change hands at once, between the leader and an ally."""
    listed: list[Move] = []
    left = s.sacks[s.turn] - sum(paid for paid in draft.paid if paid > 0)
    for seat in allies:
        if not draft.paid[seat]:
            listed += f.moves.payments[seat][1 : left + 1]
            listed += f.moves.charges[seat][1 : s.sacks[seat] + 1]
    return listed


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


def answers(f: Forest, s: State, seat: Seat) -> Sequence[Move]:
    """Only who has the cards that are asked for may say yes in the basic game."""
    draft = s.draft
    assert draft is not None
    if f.advanced:
        return YES_OR_NO
    for kind in range(f.gear.ordinary):
        if draft.cards.count((seat, kind)) > s.hand[kind * SEATS + seat]:
            return ONLY_NO
    return YES_OR_NO
