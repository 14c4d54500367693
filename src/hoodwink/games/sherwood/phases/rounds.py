"""A round: its row is laid out and, once all camps are empty, card after card is sent."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import PLACES, Convoy, First, Send
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, only, without

EVEN: Final = (1,) * 60


class Rounds(Part[State, Setting]):
    """The row is laid out, then sent card by card (SF-011 to SF-023, SF-053 to SF-057)."""

    verbs = "first convoy send"

    def chances(self, s: State) -> Sequence[Move]:
        if s.phase == at.FIRST:
            return self._setting.moves.firsts[: len(s.camp)]
        return unseen_convoys(s, self._setting)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        sends = self._setting.moves.sends[: len(s.row)]
        return [send for send in sends if s.row[send.place] != GONE]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Send)
        if s.phase != at.CHOOSE:
            return no.NOT_RAIDING
        if seat != s.turn:
            return no.NOT_YOUR_CARD
        return no.CARD_GONE if move.place < len(s.row) else no.NO_SUCH_PLACE

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Send):
            self._send(s, move.place, tell)
        elif isinstance(move, First):
            s.figure = move.seat  # SF-023
            s.go_to(at.LAYOUT)
        else:
            assert isinstance(move, Convoy)
            if s.phase == at.LAYOUT:
                self._lay_row(s, move.card, tell)
            else:
                lay_down(s, s.cart, move.card)
                self._depart(s, tell)

    def _lay_row(self, s: State, card: int, tell: Tell | None) -> None:
        """One card of the new row lies face up; the figure's holder begins."""
        setting = self._setting
        s.row = [UNSEEN] * setting.row_of(len(s.camp))  # SF-018, SF-079
        s.knowers = [0] * len(s.row)
        s.markers = [0] * len(s.row)
        lay_down(s, 0, card)  # SF-019, B-33
        s.face_up = 1
        s.emptied = 0
        s.turn = s.figure  # SF-026
        s.go_to(at.ACTION)
        if tell:
            shown = setting.cards[card].to_json(setting.board)
            tell("round_began", round=s.round, figure=s.figure, card=shown)

    def _send(self, s: State, place: int, tell: Tell | None) -> None:
        """SF-055: the card that lies face up, or another, which is then revealed."""
        s.cart = place
        if s.row[place] == UNSEEN:
            s.go_to(at.REVEAL)
        else:
            self._depart(s, tell)

    def _depart(self, s: State, tell: Tell | None) -> None:
        """The cart stands in its start town."""
        card = self._setting.cards[s.row[s.cart]]
        s.face_up |= only(s.cart)
        s.destination = card.end  # SF-057
        s.step = 0
        s.used_messenger = 0
        s.go_to(at.MESSENGER)
        if tell:
            shown = card.to_json(self._setting.board)
            tell("sent", seat=s.turn, place=PLACES[s.cart], card=shown)


def set_up(setting: Setting, seats: int) -> State:
    """The board before the first turn. Chance has still to choose the figure's holder."""
    s = State(seats, len(setting.board.hideouts), setting.gear.kinds, setting.row_of(seats))
    content = setting.content
    s.camp = [content.raiders_in_camp] * seats  # SF-011
    s.oak = [content.raiders_each - content.raiders_in_camp] * seats  # SF-012
    s.sacks = [content.sacks_in_camp] * seats
    s.mine = content.sacks - seats * content.sacks_in_camp  # SF-014
    s.pool = setting.of_back[0] | setting.of_back[1]  # SF-015
    s.deck = list(setting.equipment)  # SF-022
    return s


def odds(s: State, setting: Setting) -> Sequence[int]:
    """Every seat and every card is equally likely."""
    if s.phase == at.DRAW:
        return [copies for copies in s.deck if copies]
    first = s.phase == at.FIRST
    return EVEN[: len(s.camp) if first else unseen_cards(s, setting).bit_count()]


def unseen_cards(s: State, setting: Setting) -> int:
    """What a card of this round may still be: SF-021 has A cards first, then B cards."""
    return s.pool & setting.of_back[back_of(s.round)]


def unseen_convoys(s: State, setting: Setting) -> Sequence[Move]:
    unseen = unseen_cards(s, setting)
    return [convoy for convoy in setting.moves.convoys if unseen >> convoy.card & 1]


def back_of(number: int) -> int:
    """The back of the cards in a round."""
    return 0 if number <= ROUNDS // 2 else 1


def lay_down(s: State, place: int, card: int) -> None:
    """A card that nobody had seen is decided."""
    s.row[place] = card
    s.pool = without(s.pool, card)
