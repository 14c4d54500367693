"""What a raid brings to one player, and what becomes of it in the last round."""

from hoodwink.games.sherwood.setting import COMPANION_GLORY, ROUNDS
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def take_sacks(s: State, seat: Seat, sacks: int) -> None:
    s.loot_sacks -= sacks
    if s.round == ROUNDS:
        s.win_glory(seat, sacks)  # SF-141, B-13
    else:
        s.mine = max(0, s.mine - sacks)  # B-16: only an unlimited mine gives more than it has
        s.sacks[seat] += sacks


def take_companions(s: State, seat: Seat, companions: int) -> None:
    """The caller has made sure that the oak has them."""
    s.loot_companions -= companions
    s.oak[seat] -= companions
    s.camp[seat] += companions  # B-12
    if s.round == ROUNDS:
        s.win_glory(seat, companions * COMPANION_GLORY)  # SF-142


def take_all(s: State, seat: Seat, tell: Tell | None) -> None:
    """One player takes whatever is left; companions without a raider on the oak lapse."""
    sacks, companions = s.loot_sacks, min(s.loot_companions, s.oak[seat])  # SF-075, B-11
    take_sacks(s, seat, sacks)
    take_companions(s, seat, companions)
    s.loot_companions = 0
    if tell and (sacks or companions):
        tell("shared", seat=seat, sacks=sacks, companions=companions)
