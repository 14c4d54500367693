"""The King takes his coins and asks who is the Minister."""

from collections.abc import Sequence

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.moves import CHARACTERS, KING_REPLIES, MINISTER
from hoodwink.games.shahdozd.phases import Window
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things import sight
from hoodwink.games.shahdozd.things.coins import pay_or_substitute, take
from hoodwink.games.shahdozd.things.seating import Seating
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


def crown(s: State, setting: Setting, tell: Tell | None) -> None:
    take(s, s.turn, setting.king_takes, tell)  # SD-024, D-12
    s.go_to(at.ANSWER if s.bank else at.DONE)  # D-13


class King(Window):
    """All others answer as Minister or stay silent, under cover (SD-024, SD-025, SD-046)."""

    verbs = "answer stay"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return KING_REPLIES  # D-28, D-30

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.ANSWER:
            return no.NO_KING
        return no.OWN_KING if seat == s.turn else no.SEALED  # D-34

    def _settle(self, s: State, tell: Tell | None) -> None:
        table = self._setting.seatings[len(s.purse)]
        ministers = [seat for seat in table.from_right[s.turn] if s.replies[seat] == 1]
        if tell:
            tell("answered", king=s.turn, seats=sorted(ministers))
        if not ministers:
            s.go_to(at.DONE)
        elif len(ministers) == 1:
            s.claimant = ministers[0]
            s.claimed = MINISTER
            s.go_to(at.CHALLENGE)  # D-4
        else:
            self._confront(s, table, ministers, tell)

    def _confront(
        self, s: State, table: Seating, ministers: Sequence[Seat], tell: Tell | None
    ) -> None:
        """Two Ministers or more see each other's cards; the false ones pay, the true one takes."""
        true_one = _compare(s, table, ministers, tell)
        for seat in ministers:  # D-31
            if seat != true_one:
                pay_or_substitute(s, table, seat, 1, tell)  # SD-047
            if s.bank == 0:
                break
        if true_one is not None:
            take(s, true_one, self._setting.minister_takes, tell)  # D-7
        s.go_to(at.DONE)


def _compare(s: State, table: Seating, ministers: Sequence[Seat], tell: Tell | None) -> Seat | None:
    """SD-046: each sees the others' cards; returns the true Minister, if there is one."""
    true_one: Seat | None = None
    for seat in ministers:
        slot = table.slot_of[seat]
        fellows = [other for other in ministers if other != seat]
        card = s.card_at(slot)
        for fellow in fellows:
            sight.see(s, slot, fellow)  # SD-054f
        if card == MINISTER:
            true_one = seat
            sight.show(s, slot)
        else:
            sight.deny(s, slot, MINISTER)
        if tell:
            private = {fellow: {"card": CHARACTERS[card]} for fellow in fellows}
            tell("confronted", private, seat=seat, true=card == MINISTER)
    return true_one
