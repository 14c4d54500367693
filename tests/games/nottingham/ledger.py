"""The bargain kept by hand: what is open, owed and promised, by the words of the rules alone."""

from dataclasses import dataclass, field
from typing import Any

Offer = dict[str, Any]
Choice = tuple[str, int]

SHERIFF = 0


@dataclass
class Ledger:
    """What somebody with paper and pencil writes down at an inspection."""

    bags: set[int]
    purses: list[int]
    goods: list[dict[str, int]]
    """What lies on each stall, contraband and all."""
    offers: dict[int, Offer] = field(default_factory=dict)
    fates: dict[int, str] = field(default_factory=dict)
    """What the decided bags came to."""
    duties: dict[int, str] = field(default_factory=dict)
    promises: set[tuple[int, int, str, int]] = field(default_factory=set)

    def hear(self, offer: Offer) -> None:
        """Somebody has spoken, perhaps in place of their own word."""
        replaced = self.offers.get(offer["replaces"])
        if replaced and replaced["by"] == offer["by"]:
            del self.offers[replaced["number"]]
        self.offers[offer["number"]] = offer

    def may_pass(self, bag: int) -> bool:
        """SN-066: not while its owner offers this or that; SN-096: not against a duty."""
        return self._may_be(bag, "pass") and len(self.bribes(bag)) < 2

    def may_inspect(self, bag: int) -> bool:
        return self._may_be(bag, "inspect")

    def _may_be(self, bag: int, outcome: str) -> bool:
        undecided = bag in self.bags and bag not in self.fates
        return undecided and self.duties.get(bag, outcome) == outcome

    def bribes(self, bag: int) -> list[Offer]:
        """What the owner offers for the bag to pass."""
        mine = [offer for offer in self.offers.values() if offer["by"] == bag == offer["bag"]]
        return [offer for offer in mine if offer["outcome"] == "pass"]

    def may_accept(self, seat: int, offer: Offer) -> bool:
        """SN-094: the other side, if there is enough for it."""
        other = {offer["giver"], SHERIFF} - {offer["by"]}
        return seat in other and self._payable(offer)

    def _payable(self, offer: Offer) -> bool:
        have = self.goods[offer["giver"]]
        enough = all(have.get(kind, 0) >= count for kind, count in goods_of(offer).items())
        return enough and self.purses[offer["giver"]] >= offer["coins"]

    def close(self, number: int) -> None:
        """SN-094: coins and goods move, duties bind; A-34: the same giver's others are gone."""
        deal = self.offers.pop(number)
        giver = deal["giver"]
        self.purses[giver] -= deal["coins"]
        self.purses[SHERIFF] += deal["coins"]
        for kind, count in goods_of(deal).items():
            self.goods[giver][kind] -= count
            self.goods[SHERIFF][kind] = self.goods[SHERIFF].get(kind, 0) + count
        for outcome, bag in [(deal["outcome"], deal["bag"]), *deal["asks"]]:
            if bag not in self.fates:
                assert self.duties.setdefault(bag, outcome) == outcome, "two duties at odds"
        self.promises |= {(giver, SHERIFF, *choice) for choice in map(tuple, deal["promises"])}
        self.promises |= {(SHERIFF, giver, *choice) for choice in map(tuple, deal["repays"])}
        for other in list(self.offers.values()):
            if matter(other) == matter(deal):
                del self.offers[other["number"]]
        self.lapse()

    def decide(self, bag: int, outcome: str) -> None:
        """SN-066: to let a bag pass is to take what its owner offers for that, and nothing else."""
        if outcome == "pass":
            for bribe in self.bribes(bag):
                self.close(bribe["number"])
        self.fates[bag] = outcome

    def dismiss(self, bag: int) -> None:
        """A-33: all that merchants offer about a bag; the Sheriff's own terms stand."""
        for offer in list(self.offers.values()):
            if offer["bag"] == bag and offer["by"] != SHERIFF:
                del self.offers[offer["number"]]

    def time_out(self) -> None:
        """A-28: open offers lapse unpaid, and all passes that need not be inspected."""
        self.offers.clear()
        for bag in self.bags - self.fates.keys():
            if self.duties.get(bag) != "inspect":
                self.fates[bag] = "pass"

    def lapse(self) -> None:
        """What nothing can come of is gone."""
        for offer in list(self.offers.values()):
            if self._is_vain(offer):
                del self.offers[offer["number"]]

    def _is_vain(self, offer: Offer) -> bool:
        done = self.duties | self.fates
        at_odds = any(done.get(bag, outcome) != outcome for outcome, bag in offer["asks"])
        emptied = bool(offer["claims"]) and offer["giver"] in self.fates
        short = offer["by"] == offer["giver"] and not self._payable(offer)
        return not self._may_be(offer["bag"], offer["outcome"]) or at_odds or emptied or short

    def count_again(self, truth: dict[str, Any]) -> None:
        """What bags and fines have brought is not the bargain's: it is read from the table."""
        self.purses = list(truth["purses"])
        self.goods = goods_on(truth)
        self.lapse()


def matter(offer: Offer) -> tuple[Any, ...]:
    return offer["giver"], offer["outcome"], offer["bag"]


def goods_of(offer: Offer) -> dict[str, int]:
    return {**offer["goods"], **offer["kinds"]}


def goods_on(truth: dict[str, Any]) -> list[dict[str, int]]:
    stalls = [dict(place["stall"]) for place in truth["seats"]]
    for stall, cards in zip(stalls, truth["face_down"], strict=True):
        for card in cards:
            stall[card["kind"]] = stall.get(card["kind"], 0) + card["count"]
    return stalls
