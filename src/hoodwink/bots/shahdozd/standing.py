"""How the coins lie, what would move them, and how good that is for a seat."""

from math import exp
from typing import Final, NamedTuple

from hoodwink.kernel.seats import Seat

CALM: Final = 2.0
"""The lead in coins that counts for much when the bank is nearly empty ..."""
TIME_LEFT: Final = 0.6
"""... and by how much it must grow for each coin a player that the bank still holds."""


class Standing(NamedTuple):
    """The bank and all purses. Whatever happens to them gives a new one."""

    bank: int
    purses: tuple[int, ...]

    def took(self, seat: Seat, coins: int) -> "Standing":
        """From the bank, as far as it goes."""
        return self._moved(seat, min(coins, self.bank))

    def paid(self, seat: Seat, coins: int) -> "Standing":
        """To the bank; for each missing coin all others take one."""
        has = min(coins, self.purses[seat])
        after = self._moved(seat, -has)
        for step in [*range(1, len(self.purses))] * (coins - has):
            after = after.took((seat - step) % len(self.purses), 1)  # SD-048
        return after

    def robbed(self, thief: Seat) -> "Standing":
        """Both neighbours give the thief a coin, or the bank does for a broke one."""
        after = self
        for victim in (thief - 1, (thief + 1) % len(self.purses)):
            rich = after.purses[victim] > 0
            after = after._given(victim, thief, 1) if rich else after.took(thief, 1)  # SD-029
        return after

    def executed(self, victim: Seat, by: Seat) -> "Standing":
        return self._given(victim, by, self.purses[victim])

    def taxed(self, sheriff: Seat, twice: Seat) -> "Standing":
        after = self
        for seat, purse in enumerate(self.purses):
            if seat != sheriff:
                after = after._moved(seat, -min(purse, 2 if seat == twice else 1))
        return after

    def richest_but(self, seat: Seat) -> Seat:
        others = [other for other in range(len(self.purses)) if other != seat]
        return max(others, key=self.purses.__getitem__)

    def _moved(self, seat: Seat, coins: int) -> "Standing":
        purses = list(self.purses)
        purses[seat] += coins
        return Standing(self.bank - coins, tuple(purses))

    def _given(self, victim: Seat, to: Seat, coins: int) -> "Standing":
        purses = list(self.purses)
        purses[victim] -= coins
        purses[to] += coins
        return Standing(self.bank, tuple(purses))


def hope(standing: Standing, seat: Seat) -> float:
    """The chance to win, guessed from the coins alone; no guess once the bank is empty."""
    purses = standing.purses
    own = purses[seat]
    if standing.bank == 0:
        return 1 / purses.count(own) if own == max(purses) else 0.0  # SD-057, D-19
    lead = CALM + TIME_LEFT * standing.bank / len(purses)
    return 1 / sum([exp((purse - own) / lead) for purse in purses])
