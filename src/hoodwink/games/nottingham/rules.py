"""Who may act in Sheriff of Nottingham, and what happens then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.games.nottingham import bags, bargain, deck, inspection, market, scoring
from hoodwink.games.nottingham import state as at
from hoodwink.games.nottingham.choices import Choices
from hoodwink.games.nottingham.edition import OPTIONS, Edition
from hoodwink.games.nottingham.goods import KINDS, NAMES, PLATE, named
from hoodwink.games.nottingham.hidden import contraband_counts, reveal
from hoodwink.games.nottingham.moves import (
    CANCEL,
    DECK,
    DONE,
    OFFER,
    PASS,
    PHRASES,
    SOURCES,
    Accept,
    Counter,
    Decide,
    Declare,
    Draft,
    Draw,
    DrawFrom,
    Fill,
    First,
    Give,
    Lay,
    LayOn,
    OfOffer,
    Refuse,
    Revise,
    Serve,
    SetAside,
    Threaten,
)
from hoodwink.games.nottingham.objections import Objections
from hoodwink.games.nottingham.offers import Offer
from hoodwink.games.nottingham.position import dump, load
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.view import view
from hoodwink.games.nottingham.worlds import imagine
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import NATURE_ACTS, NOBODY, SEATS_IN, TABLE, Seat

__all__ = ["OPTIONS", "SheriffOfNottingham"]


class SheriffOfNottingham(Game[State]):
    """The rules with their options. The state `s` is always the whole truth."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self._edition: Final = Edition(options, pack)
        self._choices: Final = Choices(self._edition)
        self._objections: Final = Objections(self._edition)

    def start(self, seats: int) -> State:
        e = self._edition
        s = State(seats)
        s.deck = list(e.decks[seats])
        s.deck_left = sum(s.deck) - e.removed  # SN-138, A-27
        s.purse = [e.coins] * seats  # SN-025
        return s

    def to_act(self, s: State) -> Sequence[Seat]:
        if s.waiting:
            return SEATS_IN[s.waiting]
        return NOBODY if s.phase == at.OVER else NATURE_ACTS

    def may_act(self, s: State) -> Sequence[Seat]:
        """Whoever has something to say while the Sheriff decides, and the clock."""
        if s.phase != at.INSPECT:
            return NOBODY
        may_speak = self._choices.drafting.may_speak
        seats = [seat for seat in range(len(s.purse)) if seat != s.sheriff and may_speak(s, seat)]
        return [*seats, TABLE] if self._edition.timed else seats

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._choices.of(s, seat)

    def odds(self, s: State) -> Sequence[int]:
        if s.phase == at.FIRST:
            return [1] * len(s.purse)  # SN-033
        return [count for count in s.deck if count]

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        """None for a legal move; else the first reason that stands against it."""
        if move in self.moves(s, seat):
            return None
        return self._objections.of(s, seat, move)

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def copy(self, s: State) -> State:
        return s.copy()

    def dump(self, s: State) -> dict[str, Any]:
        return dump(s)

    def load(self, values: Mapping[str, Any]) -> State:
        return load(values, self._edition)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, self._edition, seat, self.outcome(s))

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen, self._edition, chance)

    def fallback(self, s: State, seat: Seat) -> Move:
        return self._choices.fallback(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s, self._edition) if s.phase == at.OVER else None

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Draw):
            self._draw(s, move.kind, tell)
        elif s.phase == at.INSPECT:
            self._inspect(s, seat, move, tell)
        elif isinstance(move, Fill):
            bags.fill(s, seat, move.kind)
        elif isinstance(move, SetAside):
            market.set_aside(s, move.kind)
        elif s.phase == at.FILL:
            if bags.close(s, seat, tell):
                bags.go_on_declaring(s)
        elif isinstance(move, Declare):
            if bags.declare(s, move.kind, tell):
                inspection.go_on(s)
        elif isinstance(move, First):
            self._begin(s, move.seat, tell)
        elif isinstance(move, Serve):
            self._serve(s, seat, move.kind, tell)
        else:
            self._trade(s, move, tell)

    def _begin(self, s: State, first: Seat, tell: Tell | None) -> None:
        s.first = s.sheriff = first
        s.turn = 0
        s.wait_for_chance(at.DEAL)
        if tell:
            tell("sheriff_chosen", seat=first)

    def _draw(self, s: State, kind: int, tell: Tell | None) -> None:
        if s.phase == at.DRAWING:
            if market.draw_unseen(s, self._edition, kind, tell):
                self._next_merchant(s, tell)
        elif s.phase == at.REFILL:
            self._refill(s, kind, tell)
        else:
            self._deal(s, kind, tell)

    def _deal(self, s: State, kind: int, tell: Tell | None) -> None:
        """Six cards for everybody, then two piles of five face up."""
        e = self._edition
        deck.take(s, e, kind, tell)
        if s.turn != NO_SEAT:
            hand = s.hand[s.turn]
            hand[kind] += 1
            if sum(hand) == e.hand:  # SN-030
                if tell:
                    tell("dealt", {s.turn: {"goods": named(hand)}}, seat=s.turn, count=e.hand)
                s.turn = s.turn + 1 if s.turn + 1 < len(s.purse) else NO_SEAT
            return
        pile = 0 if len(s.piles[0]) < e.turned_up else 1
        s.piles[pile].append(kind)  # SN-032
        if tell:
            tell("turned_up", pile=SOURCES[pile], good=NAMES[kind])
        if len(s.piles[1]) == e.turned_up:
            self._begin_round(s, tell)

    def _begin_round(self, s: State, tell: Tell | None) -> None:
        if tell:
            tell("round_began", round=s.round + 1, sheriff=s.sheriff)
        s.turn = s.sheriff
        self._next_merchant(s, tell)

    def _next_merchant(self, s: State, tell: Tell | None) -> None:
        """The market goes round from the Sheriff's left."""
        following = (s.turn + 1) % len(s.purse)
        if following != s.sheriff:
            market.open_for(s, following)  # SN-041
        elif bags.begin_filling(s):
            self._end_round(s, tell)

    def _trade(self, s: State, move: Move, tell: Tell | None) -> None:
        """A choice at the market, or one that an inspection has left to make."""
        e = self._edition
        if isinstance(move, DrawFrom):
            over = self._draw_from(s, move.source, tell)
        elif move is DONE:
            over = market.done(s, e, tell)
        elif isinstance(move, LayOn):
            over = market.choose_pile(s, move.pile, tell)
        elif isinstance(move, Lay):
            over = market.lay(s, move.kind, tell)
        elif isinstance(move, Give):
            over = inspection.give(s, e, move.kind, tell)
        else:
            over = market.begin_laying(s, tell)  # stop
        if not over:
            return
        if s.turn != NO_SEAT:
            self._next_merchant(s, tell)
        elif isinstance(move, Give) or inspection.collect(s, e, tell):
            self._go_on_inspecting(s, tell)

    def _draw_from(self, s: State, source: int, tell: Tell | None) -> bool:
        if source == DECK:
            s.wait_for_chance(at.DRAWING)  # SN-045
            return False
        return market.draw_open(s, self._edition, source, tell)

    def _inspect(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Decide):
            if move.outcome == PASS:
                inspection.let_pass(s, move.seat, tell)
                self._go_on_inspecting(s, tell)
            elif inspection.inspect(s, self._edition, move.seat, tell):
                self._go_on_inspecting(s, tell)
        elif isinstance(move, Threaten):
            inspection.threaten(s, move.seat, tell)
        elif seat == TABLE:
            inspection.time_out(s, tell)
            self._go_on_inspecting(s, tell)
        else:
            self._haggle(s, seat, move, tell)

    def _go_on_inspecting(self, s: State, tell: Tell | None) -> None:
        if inspection.go_on(s):
            inspection.end(s)
            self._end_round(s, tell)

    def _haggle(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        draft = s.drafts[seat]
        if draft is not None:
            if move is OFFER:
                bargain.speak(s, seat, draft, tell)
            elif move is CANCEL:
                s.drafts[seat] = None
            else:
                bargain.extend(s, seat, draft, move)
        elif isinstance(move, Draft):
            bargain.begin(s, seat, Offer(0, seat, seat, move.outcome, move.seat))
        else:
            assert isinstance(move, OfOffer)
            self._answer(s, seat, move, tell)

    def _answer(self, s: State, seat: Seat, move: OfOffer, tell: Tell | None) -> None:
        offer = bargain.find(s, move.number)
        assert offer is not None
        if isinstance(move, Revise | Counter):
            draft = Offer(0, seat, offer.giver, offer.outcome, offer.bag, offer.number)
            bargain.begin(s, seat, draft)
        elif not isinstance(move, Accept):
            bargain.drop(s, offer.number)
            if tell:
                kind = "refused" if isinstance(move, Refuse) else "withdrew"
                tell(kind, seat=seat, number=offer.number)
        elif seat == s.sheriff:
            bargain.accept(s, offer, tell)
        else:
            bargain.agree(s, offer, tell)

    def _end_round(self, s: State, tell: Tell | None) -> None:
        seats = len(s.purse)
        s.round += 1
        if s.round == self._edition.rounds[seats]:  # SN-039, SN-084
            self._end_game(s, tell)
            return
        s.sheriff = (s.sheriff + 1) % seats  # SN-038, SN-085
        s.turn = s.sheriff
        self._go_on_refilling(s, tell)

    def _refill(self, s: State, kind: int, tell: Tell | None) -> None:
        s.hand[s.turn][kind] += 1
        if tell:
            tell("drew", {s.turn: {"good": NAMES[kind]}}, seat=s.turn, source="deck")
        deck.take(s, self._edition, kind, tell)
        self._go_on_refilling(s, tell)

    def _go_on_refilling(self, s: State, tell: Tell | None) -> None:
        """SN-086, SN-087: everybody back to six, from the new Sheriff on."""
        seats = len(s.purse)
        for _ in range(seats):
            if sum(s.hand[s.turn]) < self._edition.hand and deck.has_cards(s, self._edition, tell):
                s.wait_for_chance(at.REFILL)
                return
            s.turn = (s.turn + 1) % seats
        self._begin_round(s, tell)  # SN-088

    def _end_game(self, s: State, tell: Tell | None) -> None:
        for seat, hand in enumerate(s.hand):
            if tell:
                cards = named(contraband_counts(s, seat, [0] * KINDS))
                tell("revealed", seat=seat, goods=cards)
            for kind in range(KINDS):
                s.piles[0] += [kind] * hand[kind]  # SN-122
            s.hand[seat] = [0] * KINDS
            s.facts[seat] = []
        s.down = [[reveal(s, card) for card in cards] for cards in s.down]  # SN-113
        self._go_on_serving(s, tell)

    def _serve(self, s: State, seat: Seat, kind: int, tell: Tell | None) -> None:
        s.served[seat][kind] += 1  # SN-143
        if tell:
            tell("served", seat=seat, good=NAMES[kind])
        self._go_on_serving(s, tell)

    def _go_on_serving(self, s: State, tell: Tell | None) -> None:
        """Feast Plates become goods, from the first Sheriff on."""
        seats = len(s.purse)
        for step in range(seats):
            seat = (s.first + step) % seats  # SN-144
            if contraband_counts(s, seat, [0] * KINDS)[PLATE] > sum(s.served[seat]):
                s.wait_for(at.SERVE, seat)
                return
        s.wait_for_chance(at.OVER)
        if tell:
            tell("game_over", scores=scoring.scores_of(s, self._edition), reason=scoring.REASON)
