"""Phase 3: one merchant after another says what is in the bag, and how many all can see."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import DECLARES
from hoodwink.games.nottingham.moves.verbs import Declare
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import how_many
from hoodwink.games.nottingham.things.goods import LEGAL, NAMES
from hoodwink.kernel.chapters import Chapter
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, only

LEGAL_DECLARES: Final = DECLARES[:LEGAL]


class Declaring(Chapter[State]):
    """One legal good for the whole bag, true or not (SN-055 to SN-062)."""

    __slots__ = ()

    verbs = "declare"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return LEGAL_DECLARES  # SN-058, A-3

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Declare)
        if move.kind >= LEGAL:
            return no.ONLY_LEGAL_NAMED
        if s.phase != at.DECLARE:
            return no.NOT_DECLARING
        if seat == s.sheriff:
            return no.SHERIFF_WATCHES
        if s.declared[seat] != NOTHING:
            return no.DECLARED_ALREADY
        return no.ANOTHER_DECLARES if s.bag[seat] else no.NO_BAG

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Declare)
        s.declared[seat] = move.kind  # SN-058 to SN-062
        s.undecided |= only(seat)  # SN-056
        if tell:
            tell("declared", seat=seat, good=NAMES[move.kind], count=how_many(s.bag[seat]))
        s.go_to(at.DECLARE)

    def begin(self, s: State, tell: Tell | None) -> None:
        s.turn = next_to_declare(s)
        if s.turn == NO_SEAT:
            s.go_to(at.INSPECTION)


def next_to_declare(s: State) -> Seat:
    """From the Sheriff's left, the first with a bag that nothing was said about."""
    seats = len(s.purse)
    for step in range(1, seats):
        seat = (s.sheriff + step) % seats  # SN-055
        if s.declared[seat] < 0 and s.bag[seat]:
            return seat
    return NO_SEAT
