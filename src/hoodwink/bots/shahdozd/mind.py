"""The table as a seat sees it at one moment, and what each card would be worth there."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from hoodwink.bots.shahdozd.knowledge import Knowledge, denied_in, knowledge_in
from hoodwink.bots.shahdozd.standing import Standing, hope
from hoodwink.games.shahdozd.moves import EXECUTIONER, KING, SHERIFF, THIEF
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat

GUESSES_KNOWN: Final = 0.8
GUESSES_BLIND: Final = 0.2
"""How often an opponent's accusation is right, of a card it has seen and of another."""


class Mind:
    """What a seat sees, knows and hopes."""

    def __init__(self, view: View, setting: Setting) -> None:
        self.view: Final = view
        self.setting: Final = setting
        self.seat: Final[Seat] = view["seat"]
        self.standing: Final = Standing(view["bank"], tuple(view["purses"]))
        self.seats: Final = len(self.standing.purses)
        owners = [place["owner"] for place in view["slots"]]
        self.slot_of: Final = [owners.index(seat) for seat in range(self.seats)]
        self.own: Final = self.slot_of[self.seat]
        self.watchers: Final[list[Sequence[Seat]]] = [
            place.get("seen_by", ()) for place in view["slots"]
        ]
        self.remembers: Final = "memory" in view
        self.knowledge: Final = knowledge_in(view)
        self.denied: Final = denied_in(view, self.own)
        self.outlooks: Final[dict[Knowledge, list[float]]] = {}
        self.now: Final = hope(self.standing, self.seat)

    def hope(self, standing: Standing) -> float:
        return hope(standing, self.seat)

    def others(self) -> list[Seat]:
        """All others in the order of their turns."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    def after(self, standing: Standing, seat: Seat, character: int) -> float:
        """The hope that is left when a seat uses a power from this standing."""
        if character == KING:
            return self.hope(standing.took(seat, self.setting.king_takes))
        if character == THIEF:
            return self.hope(standing.robbed(seat))
        if character == SHERIFF:
            return self._after_tax(standing, seat)
        if character == EXECUTIONER:
            return self._after_accusation(standing, seat)
        return self.hope(standing)

    def _after_tax(self, standing: Standing, sheriff: Seat) -> float:
        if sheriff == self.seat:
            return self.hope(standing.taxed(sheriff, standing.richest_but(sheriff)))
        left = 0.0
        for seat, chance in _aims(standing, sheriff):
            left += chance * self.hope(standing.taxed(sheriff, seat))
        return left

    def _after_accusation(self, standing: Standing, by: Seat) -> float:
        unharmed = left = self.hope(standing)
        for seat, chance in _aims(standing, by):
            knows = by in self.watchers[self.slot_of[seat]]
            chance *= GUESSES_KNOWN if knows else GUESSES_BLIND
            left += chance * (self.hope(standing.executed(seat, by)) - unharmed)
        return left

    @cached_property
    def spoils(self) -> dict[int, float]:
        """By slot: the hope that its owner's purse would add."""
        return {
            self.slot_of[seat]: self.hope(self.standing.executed(seat, self.seat)) - self.now
            for seat in self.others()
        }

    @cached_property
    def gains(self) -> dict[int, float]:
        """By character: the hope that its power would add."""
        return {
            character: self.after(self.standing, self.seat, character) - self.now
            for character in (KING, THIEF, SHERIFF)
        }

    @cached_property
    def jackpot(self) -> float:
        """The hope that the whole bank would add."""
        return self.hope(self.standing.took(self.seat, self.standing.bank)) - self.now

    def best_accusation(self, knowledge: Knowledge) -> float:
        """The hope that the most promising accusation adds."""
        return max(gain * max(knowledge.odds(slot)) for slot, gain in self.spoils.items())


def _aims(standing: Standing, by: Seat) -> list[tuple[Seat, float]]:
    """Whom an opponent will pick, and how likely: the rich before the poor."""
    weights = [(1 + purse) ** 2 for purse in standing.purses]
    weights[by] = 0
    total = sum(weights)
    return [(seat, weight / total) for seat, weight in enumerate(weights) if weight]
