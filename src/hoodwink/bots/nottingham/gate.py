"""The Sheriff at the gate: which bags to open, which bribes to take, what to ask for."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any, Final

from hoodwink.bots.nottingham import drafting
from hoodwink.bots.nottingham.bribes import TO_INSPECT, TO_PASS, Offer, income
from hoodwink.bots.nottingham.mind import Mind
from hoodwink.bots.nottingham.odds import HEARD, NOTHING_SAID, SILENT, prize, suspicion
from hoodwink.bots.nottingham.temper import Temper
from hoodwink.games.nottingham.moves import (
    ACCEPTS,
    COUNTERS,
    DECIDES,
    DISMISSES,
    DRAFTS,
    THREATENS,
)
from hoodwink.games.nottingham.moves.verbs import INSPECT, OPEN, PASS
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

HONOUR: Final = 1.5
"""A promise is kept if keeping it costs no more."""


class Gate:
    """All bags without a decision, and what each of them is good for."""

    def __init__(self, mind: Mind, temper: Temper, seed: str) -> None:
        self.mind: Final = mind
        self._dice: Final = f"{seed} {mind.view['round']}"
        self.temper: Final = temper
        self.spite: Final = temper.spite(mind)
        self.offers: Final[list[Offer]] = mind.view["offers"]
        self.bags: Final = [
            seat
            for seat, place in enumerate(mind.places)
            if place["declared"] is not None and place["decided"] is None
        ]

    @cached_property
    def hopes(self) -> dict[Seat, float]:
        """By bag, what opening it promises beyond letting it pass for nothing."""
        return {bag: self._hope(bag) for bag in self.bags}

    def _hope(self, bag: Seat) -> float:
        lies = suspicion(self.mind, bag, self._word(bag))
        hope = prize(self.mind, self.mind.places[bag]["bag"], lies, self.spite)
        return hope - self.temper.caution + self._honour(bag) + self._mood(bag)

    def _word(self, bag: Seat) -> float:
        """What the owner has said by offering something, or by saying nothing to a threat."""
        if not self.temper.reads_offers:
            return NOTHING_SAID
        if any(offer["giver"] == bag and _passes(offer, bag) for offer in self.offers):
            return HEARD
        return SILENT if self.mind.places[bag]["threatened"] else NOTHING_SAID

    def _mood(self, bag: Seat) -> float:
        """A random part of the hopes for a bag, fixed for a round: nobody can count on it."""
        return self.temper.moods * (2 * Random(f"{self._dice} {bag}").random() - 1)

    def _honour(self, bag: Seat) -> float:
        for promise in self.mind.view["promises"]:
            mine = (promise["seat"], promise["about"]) == (self.mind.seat, bag)
            due = promise["standing"] == OPEN and promise["round"] < self.mind.view["round"]
            if mine and due:
                return -HONOUR if promise["outcome"] == TO_PASS else HONOUR
        return 0.0

    def decide(self, moves: Sequence[Move]) -> Move:
        """Good deals first, then clear cases, then threats, then the bags that stay suspect."""
        if self.mind.view["draft"]:
            return self._ask(moves)
        return (
            self._deal(moves)
            or self._let_pass(moves)
            or (self._haggle(moves) if self.temper.haggles else None)
            or self._open(moves)
        )

    def _deal(self, moves: Sequence[Move]) -> Move | None:
        """The best of the offers that are better than none of them."""
        fair = [
            (self.profit(offer), offer["number"])
            for offer in self.offers
            if ACCEPTS[offer["number"]] in moves
        ]
        best, number = max(fair, default=(0.0, 0))
        return ACCEPTS[number] if best > 0 else None

    def profit(self, offer: Offer) -> float:
        """What is given, less the hopes that the Sheriff would bury by obeying."""
        wishes: list[list[Any]] = [[offer["outcome"], offer["bag"]], *offer["asks"]]
        buried = 0.0
        for outcome, bag in wishes:
            hope = self.hopes.get(bag, 0.0)
            buried += max(0.0, hope) if outcome == TO_PASS else max(0.0, -hope)
        return income(self.mind, offer) * (1 + self.spite) - buried

    def _let_pass(self, moves: Sequence[Move]) -> Move | None:
        """Bags that must pass, and those that it does not pay to open."""
        for bag in self.bags:
            opens = DECIDES[INSPECT][bag] in moves
            if [TO_INSPECT, bag] in self.mind.view["duties"] or (opens and self.hopes[bag] > 0):
                continue
            passes = DECIDES[PASS][bag]
            return passes if passes in moves and not self._foul(bag) else DISMISSES[bag]
        return None

    def _foul(self, bag: Seat) -> bool:
        """Whether to let it pass would be to take a bribe that costs more than it brings."""
        bribes = [offer for offer in self.offers if offer["by"] == bag and _passes(offer, bag)]
        return any(self.profit(offer) < 0 for offer in bribes)

    def _open(self, moves: Sequence[Move]) -> Move:
        """The most promising of the bags that are left: none of them is bound to pass."""
        bags = [bag for bag in self.bags if DECIDES[INSPECT][bag] in moves]
        return DECIDES[INSPECT][max(bags, key=self.hopes.__getitem__)]

    def _haggle(self, moves: Sequence[Move]) -> Move | None:
        """Frown at a bag once, and ask once for more than is offered, or name a price."""
        for bag in self.bags:
            if THREATENS[bag] in moves:
                return THREATENS[bag]
            if DRAFTS[PASS][bag] in moves and self._names_price(bag):
                return DRAFTS[PASS][bag]
        asked = [offer["replaces"] for offer in self.offers if offer["by"] == self.mind.seat]
        for offer in self.offers:
            counter = COUNTERS[offer["number"]]
            own = _passes(offer, offer["giver"])
            if own and offer["number"] not in asked and counter in moves:
                return counter
        return None

    def _names_price(self, bag: Seat) -> bool:
        """Once, to a merchant who keeps still and has something to pay with."""
        place = self.mind.places[bag]
        silent = not any(offer["giver"] == bag for offer in self.offers)
        named = place["named"] > 0 or not drafting.has_something(self.mind, place, self._price(bag))
        return silent and not named and self.hopes[bag] > 0

    def _price(self, bag: Seat) -> int:
        """As much as the Sheriff would lose by not looking, and a coin for his trouble."""
        return round(max(0.0, self.hopes.get(bag, 0.0)) / (1 + self.spite)) + 1

    def _ask(self, moves: Sequence[Move]) -> Move:
        price = self._price(self.mind.view["draft"]["bag"])
        return drafting.go_on(self.mind, moves, price, lambda kind: -self.mind.worths[kind], False)


def _passes(offer: Offer, bag: Seat) -> bool:
    return (offer["outcome"], offer["bag"]) == (TO_PASS, bag)
