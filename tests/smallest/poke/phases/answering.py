"""The others trust the cry or look into the bag, under cover; then it is opened."""

from collections.abc import Sequence
from typing import Final

from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat
from smallest.poke import refusals as no
from smallest.poke.moves import ANSWERS, LOOK
from smallest.poke.setting import GOODS, Setting
from smallest.poke.state import NOTHING, State
from smallest.poke.things import moments as at

LOOKED: Final = ANSWERS.index(LOOK)


class Answering(Part[State, Setting]):
    """Sealed answers, and what comes of them (PP-05, PP-06)."""

    verbs = "trust look"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return ANSWERS

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.ANSWER:
            return no.NO_CRY
        return no.OWN_CRY if seat == s.seller else no.SEALED

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        s.reply(seat, ANSWERS.index(move), tell)  # PP-05
        if not s.waiting:
            self._settle(s, s.bags[s.seller] == s.cried, tell)
            s.forget_replies()

    def _settle(self, s: State, true: bool, tell: Tell | None) -> None:
        lookers = [seat for seat, reply in enumerate(s.replies) if reply == LOOKED]
        _open(s, true, lookers, tell)
        if true or not lookers:
            _move_coins(s, s.seller, self._setting.prices[s.cried], tell)  # PP-06
        for looker in lookers:
            _move_coins(s, looker, -self._setting.fine if true else self._setting.reward, tell)
        s.go_to(at.SOLD)


def _open(s: State, true: bool, lookers: list[Seat], tell: Tell | None) -> None:
    goods = s.bags[s.seller]
    s.bags[s.seller] = NOTHING
    s.heap[goods] += 1
    if tell:
        tell("opened", seat=s.seller, goods=GOODS[goods], true=true, lookers=lookers)


def _move_coins(s: State, seat: Seat, coins: int, tell: Tell | None) -> None:
    """From the bank, or back to it as far as the purse goes."""
    moved = max(coins, -s.purse[seat])
    s.purse[seat] += moved
    if tell and moved:
        tell("took" if moved > 0 else "paid", seat=seat, coins=abs(moved))
