"""The terms of a draft: put in, taken out, and as they are told."""

from collections.abc import Sequence

from hoodwink.games.sherwood import moves as say
from hoodwink.games.sherwood.events.alliances import Terms
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, is_many


def change(draft: Draft, leader: Seat, move: Move) -> None:
    """One small step of the leader's."""
    if isinstance(move, say.Strike):
        _take_out(draft, leader, move.term)
    elif isinstance(move, say.Bring):
        draft.bring(leader, move.raiders)
    elif isinstance(move, say.Invite):
        draft.bring(move.seat, move.raiders)
    elif isinstance(move, say.Ask):
        draft.cards = (*draft.cards, (move.seat, move.kind))
    elif isinstance(move, say.Pledge):
        draft.cards = (*draft.cards, (leader, move.kind))
    else:
        _put_in_freely(draft, move)


def _put_in_freely(draft: Draft, move: Move) -> None:
    """Terms of the advanced game only."""
    if isinstance(move, say.Target):
        draft.target = move.place
        draft.informant = move.seat
    elif isinstance(move, say.Share):
        (draft.companions if move.companions else draft.sacks)[move.seat] = move.number
    elif isinstance(move, say.Pay):
        draft.paid[move.seat] = move.sacks
    else:
        assert isinstance(move, say.Charge)
        draft.paid[move.seat] = -move.sacks


def _take_out(draft: Draft, leader: Seat, term: Move) -> None:
    """One term less, and with it what rests on it."""
    if isinstance(term, say.Invite):
        _leave_out(draft, term.seat)
    elif isinstance(term, say.Ask):
        _spare_card(draft, term.seat, term.kind)
    elif isinstance(term, say.Pledge):
        _spare_card(draft, leader, term.kind)
    elif isinstance(term, say.Target):
        _forget_target(draft)
    elif isinstance(term, say.Share):
        (draft.companions if term.companions else draft.sacks)[term.seat] = 0
    else:
        assert isinstance(term, say.Pay | say.Charge)
        draft.paid[term.seat] = 0


def _leave_out(draft: Draft, seat: Seat) -> None:
    draft.bring(seat, 0)
    draft.paid[seat] = draft.sacks[seat] = draft.companions[seat] = 0
    draft.cards = tuple(card for card in draft.cards if card[0] != seat)
    alone = not is_many(draft.named)
    if alone or draft.informant == seat:
        _forget_target(draft)


def _spare_card(draft: Draft, seat: Seat, kind: int) -> None:
    cards = list(draft.cards)
    cards.remove((seat, kind))
    draft.cards = tuple(cards)


def _forget_target(draft: Draft) -> None:
    draft.target = NONE
    draft.informant = NO_SEAT
    draft.sacks = [0] * MOST_SEATS
    draft.companions = [0] * MOST_SEATS


def terms(setting: Setting, draft: Draft) -> Terms:
    """A draft as JSON values: only what it has."""
    told: Terms = {
        "hideout": setting.board.hideouts[draft.hideout],
        "raiders": _by_seat(draft.raiders),
    }
    if draft.cards:
        told["cards"] = [[seat, card_name(setting, kind)] for seat, kind in draft.cards]
    if draft.target != NONE:
        told["target"] = say.PLACES[draft.target]
        told["informant"] = draft.informant
    if any(draft.sacks):
        told["sacks"] = _by_seat(draft.sacks)
    if any(draft.companions):
        told["companions"] = _by_seat(draft.companions)
    if any(draft.paid):
        told["paid"] = _by_seat(draft.paid)
    return told


def _by_seat(numbers: Sequence[int]) -> dict[str, int]:
    return {str(seat): number for seat, number in enumerate(numbers) if number}


def card_name(setting: Setting, kind: int) -> str:
    return "card" if kind == say.ANY_CARD else setting.gear.names[kind]
