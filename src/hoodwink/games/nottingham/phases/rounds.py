"""From round to round: the first Sheriff, the deal, the refill, and whose shield is next."""

from collections.abc import Sequence

from hoodwink.games.nottingham.moves import DRAWS, FIRSTS
from hoodwink.games.nottingham.moves.verbs import SOURCES, Draw, First
from hoodwink.games.nottingham.phases.feast import lay_down_hands
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import deck
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import AT_LEAST, ONE, told
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Rounds(Part[State, Setting]):
    """Chance names the Sheriff and deals; after each round hands are full again (SN-030 to 039)."""

    __slots__ = ()

    verbs = "first"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        raise AssertionError("chance alone deals")

    def chances(self, s: State) -> Sequence[Move]:
        return FIRSTS[: len(s.purse)] if s.phase == at.FIRST else drawable(s, self._setting)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        raise AssertionError("what chance does is out of place for everybody")

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Draw):
            if s.phase == at.REFILL:
                deck.draw(s, self._setting, move.kind, tell)
                if not s.deck_left or s.hand[s.turn] >= AT_LEAST[self._setting.hand]:
                    self._go_on_refilling(s, tell)
            else:
                self._deal(s, move.kind, tell)
        else:
            assert isinstance(move, First)
            self._name_sheriff(s, move.seat, tell)

    def _name_sheriff(self, s: State, first: Seat, tell: Tell | None) -> None:
        s.first = s.sheriff = first
        s.turn = 0
        s.go_to(at.DEAL)
        if tell:
            tell("sheriff_chosen", seat=first)

    def _deal(self, s: State, kind: int, tell: Tell | None) -> None:
        """Six cards for everybody, then two piles of five face up."""
        setting = self._setting
        deck.take(s, setting, kind, tell)
        if s.turn != NO_SEAT:
            hand = s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
            if hand >= AT_LEAST[setting.hand]:  # SN-030
                if tell:
                    tell("dealt", {s.turn: {"goods": told(hand)}}, seat=s.turn, count=setting.hand)
                s.turn = s.turn + 1 if s.turn + 1 < len(s.purse) else NO_SEAT
            return
        pile = 0 if len(s.piles[0]) < setting.turned_up else 1
        s.piles[pile].append(kind)  # SN-032
        if tell:
            tell("turned_up", pile=SOURCES[pile], good=NAMES[kind])
        if len(s.piles[1]) == setting.turned_up:
            _begin(s, tell)

    def end(self, s: State, tell: Tell | None) -> None:
        """All bags are decided: the shield goes on, or the game is over."""
        seats = len(s.purse)
        s.round += 1
        if s.round == self._setting.rounds[seats]:  # SN-039, SN-084
            lay_down_hands(s, tell)
            s.go_to(at.SERVE)
            return
        s.sheriff = (s.sheriff + 1) % seats  # SN-038, SN-085
        s.turn = s.sheriff
        self._go_on_refilling(s, tell)

    def _go_on_refilling(self, s: State, tell: Tell | None) -> None:
        """SN-086, SN-087: everybody back to six, from the new Sheriff on."""
        seats = len(s.purse)
        for _ in range(seats):
            if s.hand[s.turn] < AT_LEAST[self._setting.hand]:
                deck.make_ready(s, self._setting, tell)
                if s.deck_left:
                    s.go_to(at.REFILL)
                    return
            s.turn = (s.turn + 1) % seats
        _begin(s, tell)  # SN-088


def _begin(s: State, tell: Tell | None) -> None:
    """The market opens on the Sheriff's left."""
    if tell:
        tell("round_began", round=s.round + 1, sheriff=s.sheriff)
    s.turn = s.sheriff
    s.go_to(at.ASIDE)


def set_up(setting: Setting, seats: int) -> State:
    """The table before chance has named the Sheriff and dealt."""
    s = State(seats)
    s.deck = list(setting.decks[seats])
    s.deck_left = sum(s.deck) - setting.removed  # SN-138, A-27
    s.purse = [setting.coins] * seats  # SN-025
    return s


def odds(s: State) -> Sequence[int]:
    """Every seat and every card is equally likely."""
    return [1] * len(s.purse) if s.phase == at.FIRST else [count for count in s.deck if count]


def drawable(s: State, setting: Setting) -> Sequence[Move]:
    """A card of any kind that the deck may hold."""
    return [DRAWS[kind] for kind in setting.in_play[len(s.purse)] if s.deck[kind]]
