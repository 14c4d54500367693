"""A merchant before the gate: what to offer, when to raise, which terms to take."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final

from hoodwink.bots.nottingham import drafting
from hoodwink.bots.nottingham.bribes import TO_PASS, Offer, cost
from hoodwink.bots.nottingham.mind import Mind
from hoodwink.bots.nottingham.packing import at_stake, price
from hoodwink.bots.nottingham.temper import Temper
from hoodwink.games.nottingham.moves import ACCEPTS, CANCEL, DRAFTS, REVISES
from hoodwink.games.nottingham.moves.verbs import PASS
from hoodwink.games.nottingham.setting import KIND_OF
from hoodwink.kernel.moves import Move

TRIES: Final = 3
"""How many offers to begin for one bag; after that the Sheriff may do as he likes."""


class Errand:
    """The bot's own bag at the gate, and what it is worth to get it through unopened."""

    def __init__(self, mind: Mind, temper: Temper, seed: str) -> None:
        self.mind: Final = mind
        self.temper: Final = temper
        place = mind.places[mind.seat]
        self.at_gate: Final[bool] = (
            place["declared"] is not None
            and place["decided"] is None
            and not any(about == mind.seat for _, about in mind.view["duties"])
        )
        self.threatened: Final[bool] = place["threatened"]
        self.declared: Final[int] = KIND_OF[place["declared"]] if place["declared"] else 0
        self._dice: Final = f"{seed} {mind.view['round']}"

    def speak(self, moves: Sequence[Move]) -> Move | None:
        """The next word of an offer, a new one, or None to keep still."""
        if self.mind.view["draft"]:
            amount = self.amount(self.mind.said + 1)
            if not self.at_gate or amount < 1:
                return CANCEL
            vow = self.at_stake > 0 and (self.mind.said > 0 or not self._can_pay(amount))
            return drafting.go_on(self.mind, moves, amount, self.mind.loss, vow)
        return self._begin(moves) if self.at_gate else None

    @cached_property
    def at_stake(self) -> float:
        return at_stake(self.mind, self.declared)

    def amount(self, tries: int) -> int:
        """How much to offer at which try: a part of the price first, then all of it."""
        if not self.at_stake:
            return 1 if self._bluffs() else 0
        if self._stolid():
            return 0
        full = price(self.mind, self.temper, self.declared, sum(self.mind.bag))
        if not full:
            return 0
        wanted = full * self.temper.opening if tries <= 1 else full
        return round(max(1.0, min(wanted, self.at_stake * self.temper.most)))

    def _bluffs(self) -> bool:
        """Whether to offer a bribe for an honest bag, so that the Sheriff opens it and pays."""
        return sum(self.mind.bag) > 2 and Random(self._dice).random() < self.temper.bluffs

    def _stolid(self) -> bool:
        """Whether a liar offers nothing: if all liars offered, silence would prove honesty."""
        return Random(f"{self._dice} stolid").random() < self.temper.stolid

    def _begin(self, moves: Sequence[Move]) -> Move | None:
        offers: list[Offer] = self.mind.view["offers"]
        mine = [offer for offer in offers if self._is_mine(offer)]
        terms = [offer for offer in mine if offer["by"] != self.mind.seat]
        for offer in terms:
            if ACCEPTS[offer["number"]] in moves and self._affordable(offer):
                return ACCEPTS[offer["number"]]
        tries, own = self.mind.said, [offer for offer in mine if offer not in terms]
        amount = self.amount(tries + 1)
        if tries >= (TRIES if self.at_stake else 1) or not self._can_give(amount):
            return None
        if not own:
            fresh = DRAFTS[PASS][self.mind.seat]
            return fresh if fresh in moves else None
        return self._raise(own, moves) if self.threatened or terms else None

    def _can_give(self, amount: int) -> bool:
        """Whether there is anything to fill an offer with: coins, goods, or at least a word."""
        words = self.at_stake > 0 and self.mind.rules_again
        return amount >= 1 and (words or self._can_pay(amount))

    def _can_pay(self, amount: int) -> bool:
        return drafting.has_something(self.mind, self.mind.places[self.mind.seat], amount)

    def _is_mine(self, offer: Offer) -> bool:
        """Something that we would pay for our own bag to pass."""
        return (offer["giver"], offer["outcome"], offer["bag"]) == (
            self.mind.seat,
            TO_PASS,
            self.mind.seat,
        )

    def _affordable(self, offer: Offer) -> bool:
        return not self._stolid() and cost(self.mind, offer) <= self.at_stake * self.temper.most

    def _raise(self, offers: Sequence[Offer], moves: Sequence[Move]) -> Move | None:
        """A better offer in the place of the last one, if there is a better one to make."""
        for offer in offers:
            better = self.amount(self.mind.said + 1) > cost(self.mind, offer)
            if better and REVISES[offer["number"]] in moves:
                return REVISES[offer["number"]]
        return None
