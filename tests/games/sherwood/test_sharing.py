"""Sharing out, compared with an oracle that tries everything on small bands."""

from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from games.sherwood.tables import PACK
from hoodwink.games import BOXES
from hoodwink.games.sherwood.phases.sharing.fair import go_round, hand_over, next_gifts
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.kernel.options import settle

SETTING = Setting(settle(BOXES["sherwood"].options, {}), PACK)
Gift = tuple[int, bool]


class Loot(NamedTuple):
    """What is left to be shared; `got` since all were even, `served` in this round."""

    sacks: int
    companions: int
    band: tuple[int, ...]
    oaks: tuple[int, ...]
    got: tuple[int, ...]
    served: frozenset[int] = frozenset()

    def after(self, gift: Gift) -> "Loot":
        seat, companion = gift
        return self._replace(
            sacks=self.sacks - (not companion),
            companions=self.companions - companion,
            oaks=tuple(oak - (companion and n == seat) for n, oak in enumerate(self.oaks)),
            got=tuple(got + (n == seat) for n, got in enumerate(self.got)),
            served=self.served | {seat},
        )

    def in_this_round(self) -> list[Gift]:
        """All that limits and oaks allow before the next round begins."""
        waiting = [n for n, most in enumerate(self.band) if self.got[n] < most]
        seats = [n for n in waiting if n not in self.served]
        sacks = [(n, False) for n in seats] if self.sacks else []
        return sacks + [(n, True) for n in seats if self.companions and self.oaks[n]]

    def in_the_next(self) -> "Loot":
        full = self.got == self.band
        return self._replace(served=frozenset(), got=(0,) * len(self.got) if full else self.got)

    def settled(self) -> "Loot":
        """This round, or the next if nobody can get anything more in this one."""
        return self if self.in_this_round() else self.in_the_next()


@cache
def most_in_this_round(loot: Loot) -> int:
    return max([1 + most_in_this_round(loot.after(gift)) for gift in loot.in_this_round()] or [0])


@cache
def fair(loot: Loot) -> tuple[Gift, ...]:
    """The gifts after which as many as possible still get a part in this round."""
    wanted = most_in_this_round(loot) - 1
    return tuple(g for g in loot.in_this_round() if most_in_this_round(loot.after(g)) == wanted)


@cache
def most(loot: Loot) -> int:
    """How many parts can be given in all by gifts that are fair."""
    loot = loot.settled()
    return max([1 + most(loot.after(gift)) for gift in fair(loot)] or [0])


@cache
def most_at_will(loot: Loot) -> int:
    """How many parts can be given in all when nobody goes by rounds."""
    loot = loot._replace(served=frozenset())
    loot = loot if loot.in_this_round() else loot.in_the_next()
    return max([1 + most_at_will(loot.after(g)) for g in loot.in_this_round()] or [0])


def allowed(loot: Loot) -> set[Gift]:
    """Fair gifts that lose nothing; if all get a part, the first in order has it first."""
    gifts = {gift for gift in fair(loot) if 1 + most(loot.after(gift)) == most(loot)}
    due = sorted({seat for seat, _ in loot.in_this_round()})
    return {g for g in gifts if g[0] == due[0]} if most_in_this_round(loot) == len(due) else gifts


def laid(loot: Loot) -> State:
    """The same as a state; seat 0 leads."""
    s = State(3, 1, SETTING.gear.kinds, 4)
    s.hideout, s.leader[0] = 0, 0
    s.band[: len(loot.band)] = loot.band
    s.oak[: len(loot.oaks)] = loot.oaks
    s.loot_sacks, s.loot_companions = loot.sacks, loot.companions
    s.cycle, s.mine = [0] * MOST_SEATS, 42
    go_round(s)
    return s


def agree(s: State, loot: Loot) -> int:
    """Follow every way of sharing in both; returns the number of moments compared."""
    loot = loot.settled()
    gifts = next_gifts(s, SETTING)
    assert {(gift.seat, gift.companion) for gift in gifts} == allowed(loot), loot
    compared = 1
    for gift in gifts:
        twin = s.copy()
        hand_over(twin, gift)
        go_round(twin)
        compared += agree(twin, loot.after((gift.seat, gift.companion)))
    return compared


def bands(members: int, raiders: int, oaks: int, sacks: int, companions: int) -> list[Loot]:
    return [
        Loot(gold, men, band, oak, (0,) * members)
        for band in product(range(1, raiders + 1), repeat=members)
        for oak in product(range(oaks + 1), repeat=members)
        for gold in range(sacks + 1)
        for men in range(1, companions + 1)
    ]


@pytest.mark.rule("SF-071", "SF-072", "SF-073", "SF-075", "B-10", "B-11", "B-50")
def test_two_share_as_one_who_tries_everything_would_let_them() -> None:
    compared = sum(agree(laid(loot), loot) for loot in bands(2, 3, 2, 3, 2))
    assert compared > 5_000


@pytest.mark.slow
@pytest.mark.rule("SF-071", "SF-072", "SF-073", "SF-075", "B-10", "B-11", "B-50")
def test_three_share_as_one_who_tries_everything_would_let_them() -> None:
    compared = sum(agree(laid(loot), loot) for loot in bands(3, 2, 2, 4, 3))
    assert compared > 10_000


@pytest.mark.slow
@pytest.mark.rule("B-50")
def test_going_by_rounds_never_loses_a_part() -> None:
    for loot in bands(3, 2, 2, 3, 2):
        assert most(loot) == most_at_will(loot), loot
