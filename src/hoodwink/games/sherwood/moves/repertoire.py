"""Every move that can be made with the content of a pack, built once."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from hoodwink.games.sherwood import moves as say
from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves.never import RULES, nevers
from hoodwink.games.sherwood.things.board import POSTS, TOWNS, Board
from hoodwink.games.sherwood.things.cards import Card, Equipment
from hoodwink.kernel.moves import Move, Phrasebook
from hoodwink.kernel.seats import SEATS_IN, Seat

EVERY_SEAT: Final = range(6)
EVERY_PLACE: Final = range(6)

M = TypeVar("M", bound=Move)


class Wordings:
    """The moves that word an alliance. Index 0 of a number of things stays unused."""

    def __init__(self, gear: Equipment, camp: range, gold: range, shares: range) -> None:
        kinds = range(gear.kinds)
        self.placings: Final = tuple(say.Place(n) for n in camp)
        self.bringings: Final = tuple(say.Bring(n) for n in camp)
        self.own_part_alone: Final = tuple((say.DROP, *self.placings[1 : n + 1]) for n in camp)
        self.own_parts: Final = tuple(
            (say.DROP, *self.placings[1 : n + 1], *self.bringings[1 : n + 1]) for n in camp
        )
        self.invitations: Final = _by_seat(say.Invite, camp)
        self.invitations_up_to: Final = _up_to(self.invitations)
        self.ordinary: Final = slice(gear.ordinary)
        """Of the moves by kind of equipment those that can be legal: special cards do not fight."""
        self.asks: Final = _by_seat(lambda seat, k: say.Ask(seat, k, gear.names[k]), kinds)
        self.pledges: Final = tuple(say.Pledge(k, gear.names[k]) for k in kinds)
        self.card_asks: Final = tuple(say.Ask(seat, say.ANY_CARD, "card") for seat in EVERY_SEAT)
        self.card_pledge: Final = say.Pledge(say.ANY_CARD, "card")
        self.targets: Final = tuple(
            tuple(say.Target(place, seat) for seat in EVERY_SEAT) for place in EVERY_PLACE
        )
        self.sack_shares: Final = _by_seat(lambda seat, n: say.Share(seat, n, False), shares)
        self.companion_shares: Final = _by_seat(lambda seat, n: say.Share(seat, n, True), shares)
        self.payments: Final = _by_seat(say.Pay, gold)
        self.charges: Final = _by_seat(say.Charge, gold)
        self.strikes: Final = Strikes(self)


class Repertoire(Wordings):
    """All moves, found by what they are about."""

    def __init__(
        self, board: Board, cards: Sequence[Card], gear: Equipment, raiders: int, sacks: int
    ) -> None:
        parts = max(card.sacks for card in cards)
        shares = max(raiders, parts)
        camp, gold = range(raiders + 1), range(sacks + 1)
        super().__init__(gear, camp, gold, range(shares + 1))
        kinds = tuple(enumerate(gear.names))
        self.firsts: Final = tuple(say.First(seat) for seat in EVERY_SEAT)
        self.convoys: Final = tuple(say.Convoy(n, card.name) for n, card in enumerate(cards))
        self.equips: Final = tuple(say.Equip(k, name) for k, name in kinds)
        self.donations: Final = tuple(say.Donate(n) for n in gold)
        self.looks: Final = tuple(say.Look(place) for place in EVERY_PLACE)
        self.hides: Final = tuple(say.Hide(h, name) for h, name in enumerate(board.hideouts))
        self.sends: Final = tuple(say.Send(place) for place in EVERY_PLACE)
        self.hearings: Final = tuple(say.Hear(seat) for seat in EVERY_SEAT)
        self.uses: Final = tuple(say.Use(k, name) for k, name in kinds)
        self.sack_gifts: Final = tuple(say.Give(seat, False) for seat in EVERY_SEAT)
        self.companion_gifts: Final = tuple(say.Give(seat, True) for seat in EVERY_SEAT)
        self.messengers: Final = tuple(
            say.Reply(f"messenger {board.towns[town]}", 1 + town) for town in range(TOWNS)
        )
        self.suggestions: Final = tuple(
            tuple(say.SuggestBand(h, name, n) for n in camp)
            for h, name in enumerate(board.hideouts)
        )
        self.card_suggestions: Final = tuple(say.SuggestCard(k, name) for k, name in kinds)
        self.part_suggestions: Final = tuple(say.SuggestParts(n) for n in range(parts + 1))
        self.target_suggestions: Final = tuple(say.SuggestTarget(place) for place in EVERY_PLACE)
        never = nevers(board, gear.names, raiders=raiders, sacks=sacks, shares=shares, parts=parts)
        unsaid = {no.CHANCE_DECIDES: (*self.firsts, *self.convoys, *self.equips)}
        self.phrases: Final = Phrasebook(self._all(), never.read, RULES, unsaid, POSTS)

    def _all(self) -> Iterable[Move]:
        moves: list[Move] = [*self.firsts, *self.convoys, *self.equips, *self.donations[1:]]
        moves += [*self.looks, say.BUY, say.RECRUIT, *self.hides, *self.placings[1:]]
        moves += [*self.bringings[1:], say.PROPOSE, say.DROP, say.HUSH, say.ACCEPT, say.DECLINE]
        for seat in EVERY_SEAT:
            moves += [*self.invitations[seat][1:], *self.asks[seat], self.card_asks[seat]]
            moves += [*self.sack_shares[seat][1:], *self.companion_shares[seat][1:]]
            moves += [*self.payments[seat][1:], *self.charges[seat][1:], *self.targets[seat]]
        moves += self.strikes.all
        moves += [*self.pledges, self.card_pledge, *self.sends, *self.hearings, *self.uses]
        moves += [say.PASS, *self.sack_gifts, *self.companion_gifts, say.KEEP, *self.messengers]
        moves += [say.LET_BE, say.PLAY_PROVISIONS, say.CAPE_STAY, say.CAPE_RETURN]
        for raiders in self.suggestions:
            moves += raiders[1:]
        moves += [*self.card_suggestions, *self.part_suggestions[1:], *self.target_suggestions]
        return moves


def _by_seat(make: Callable[[Seat, int], M], numbers: range) -> tuple[tuple[M, ...], ...]:
    return tuple(tuple(make(seat, n) for n in numbers) for seat in EVERY_SEAT)


def _up_to(
    invitations: Sequence[Sequence[say.Invite]],
) -> tuple[tuple[tuple[say.Invite, ...], ...], ...]:
    """By seat and number of raiders in camp, the invitations that it can follow."""
    return tuple(tuple(tuple(moves[1 : n + 1]) for n in range(len(moves))) for moves in invitations)


class Strikes:
    """The moves that take a term out of a draft, found by what it is about."""

    def __init__(self, book: Wordings) -> None:
        strike = say.Strike
        self.invitations: Final = tuple(
            strike(f"invite {seat}", book.invitations[seat][1]) for seat in EVERY_SEAT
        )
        self.invitations_in: Final = tuple(
            tuple(self.invitations[seat] for seat in SEATS_IN[mask]) for mask in range(64)
        )
        self.asks: Final = tuple(
            tuple(strike(ask.text, ask) for ask in book.asks[seat]) for seat in EVERY_SEAT
        )
        self.card_asks: Final = tuple(strike(ask.text, ask) for ask in book.card_asks)
        self.pledges: Final = tuple(strike(pledge.text, pledge) for pledge in book.pledges)
        self.card_pledge: Final = strike(book.card_pledge.text, book.card_pledge)
        self.target: Final = strike("target", book.targets[0][0])
        self.sack_shares: Final = tuple(
            strike(f"share {seat} sacks", book.sack_shares[seat][0]) for seat in EVERY_SEAT
        )
        self.companion_shares: Final = tuple(
            strike(f"share {seat} companions", book.companion_shares[seat][0])
            for seat in EVERY_SEAT
        )
        self.payments: Final = tuple(
            strike(f"pay {seat}", book.payments[seat][0]) for seat in EVERY_SEAT
        )
        self.charges: Final = tuple(
            strike(f"charge {seat}", book.charges[seat][0]) for seat in EVERY_SEAT
        )
        by_seat = (self.invitations, self.card_asks, *self.asks, self.pledges)
        shares = (self.sack_shares, self.companion_shares, self.payments, self.charges)
        self.all: Final[tuple[Move, ...]] = (
            *(move for moves in (*by_seat, *shares) for move in moves),
            self.card_pledge,
            self.target,
        )
