"""After the last round: hands are laid down, all cards turned up, and Feast Plates served."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham import scoring
from hoodwink.games.nottingham.moves import SERVES
from hoodwink.games.nottingham.moves.verbs import Serve
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State, more
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import laid_out
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, NAMES, PLATE, named
from hoodwink.games.nottingham.things.stalls import contraband_counts, reveal
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

LEGAL_SERVES: Final = SERVES[:LEGAL]


class Feast(Part[State, Setting]):
    """Plates become legal goods, one after another (SN-143, SN-144)."""

    __slots__ = ()

    verbs = "serve"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return LEGAL_SERVES

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Serve)
        if not self._setting.decks[len(s.purse)][PLATE]:
            return no.NO_PLATES
        return no.LEGAL_DISHES if move.kind >= LEGAL else no.NO_PLATE

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Serve)
        s.served = s.served[:]
        s.served[seat] = more(s.served[seat], move.kind)  # SN-143
        if tell:
            tell("served", seat=seat, good=NAMES[move.kind])
        s.go_to(at.SERVE)

    def begin(self, s: State, tell: Tell | None) -> None:
        if next_to_serve(s) != NO_SEAT:
            return
        s.go_to(at.OVER)
        if tell:
            self._tell_what_counts(s, tell)
            tell("game_over", scores=scoring.scores_of(s, self._setting), reason=scoring.REASON)

    def _tell_what_counts(self, s: State, tell: Tell) -> None:
        crowns = [scoring.bonuses(s, self._setting, kind) for kind in range(LEGAL)]
        for seat, coins in enumerate(s.purse):
            tell(
                "counted",
                seat=seat,
                goods=scoring.worth_of(s, self._setting, seat),
                coins=coins,
                crowns=named([shares[seat] for shares in crowns]),
            )


def lay_down_hands(s: State, tell: Tell | None) -> None:
    """Nothing is hidden any longer."""
    for seat, hand in enumerate(s.hand):
        if tell:
            cards = named(contraband_counts(s, seat, [0] * KINDS))
            tell("revealed", seat=seat, goods=cards)
        s.piles[0] += laid_out(hand)  # SN-122
        s.hand[seat] = 0
        s.facts[seat] = []
    s.down = [[reveal(s, card) for card in cards] for cards in s.down]  # SN-113


def next_to_serve(s: State) -> Seat:
    """From the first Sheriff on, who has a Feast Plate that is no good yet."""
    seats = len(s.purse)
    for step in range(seats):
        seat = (s.first + step) % seats  # SN-144
        if contraband_counts(s, seat, [0] * KINDS)[PLATE] > sum(s.served[seat]):
            return seat
    return NO_SEAT
