"""Whom to hire, and where the new pawn goes."""

from collections.abc import Sequence
from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.offers import Offers, those
from hoodwink.bots.cornish.knowledge.roads import Roads
from hoodwink.games.cornish.moves.actions import Hire
from hoodwink.games.cornish.moves.choices import IN_INFLUENCE, Choice
from hoodwink.games.cornish.moves.setup import PlacePawn, RemovePawn
from hoodwink.games.cornish.setting import NO_WAREHOUSE, NOWHERE, WELCOME, Character
from hoodwink.games.cornish.setting import effects as do

PAWN: Final = 6.0
"""What one more pawn is worth, before one knows where it goes ..."""
ENOUGH: Final = 10
"""... until there are so many that every town is in reach ..."""
SOON: Final = 6
"""... and less when no more rounds than this are left to use it."""
BASKET: Final = (5, 4, 2)
"""A usual cargo, by which places are compared."""


def pawn_worth(mind: Mind) -> float:
    """A wide network lands where no officer is, and sells where they pay."""
    return PAWN * max(0.1, 1 - len(mind.pawns) / ENOUGH) * min(1.0, mind.rounds_left / SOON)


class Recruiter:
    """Weighs the faces that are turned up."""

    def __init__(self, mind: Mind, roads: Roads, offers: Offers) -> None:
        self.mind: Final = mind
        self.coast: Final = mind.coast
        self.roads: Final = roads
        self.offers: Final = offers

    def best(self, keep: int, least: float, thrift: float = 0.0) -> Choice | None:
        """The best of them, if so much gold is left after; the thrifty mind the price more."""
        best, found = 0.0, None
        for move in self.offers.of(Hire):
            cost = max(0, self.coast.cards[move.card].cost - self.mind.perks[WELCOME])
            worth = self.worth(move.card) - cost * self.mind.gold_worth - self._fee(move)
            if worth < least or self.mind.gold - cost < keep:
                continue
            if worth / (1 + thrift * cost) > best:
                best, found = worth / (1 + thrift * cost), move
        return found

    def _fee(self, move: Hire) -> float:
        mind = self.mind
        return mind.influence_worth if move.pay == IN_INFLUENCE else mind.reputation_worth

    def worth(self, number: int) -> float:
        """What a character would bring until the end."""
        mind, card = self.mind, self.coast.cards[number]
        worth = card.reputation * mind.reputation_worth
        worth += self.coast.each_round[number] * mind.rounds_left
        worth += sum(amount for _, amount in card.tolls) * mind.rounds_left
        if not mind.ending:
            worth += pawn_worth(mind) + self._room(card) + (1.0 if card.access else 0.0)
        if any(word == do.LEAVE for word, _ in card.effects):
            worth += sum(amount for word, amount in card.effects if word == do.GOLD)
        return worth

    def _room(self, card: Character) -> float:
        if card.warehouse == NO_WAREHOUSE:
            return 0.0
        place = self.coast.stores[card.warehouse].place
        return 3.0 if place in self.mind.network else 1.0


def site_worth(mind: Mind, network: set[int]) -> float:
    """What the best landing of a network makes of a usual cargo, and a little for the others."""
    roads = Roads(mind, network)
    found = [
        _landing_worth(mind, roads, place)
        for place in network
        if mind.coast.anchorage[place] != NOWHERE and mind.may_land(place)
    ]
    found.sort(reverse=True)
    return sum(worth * share for worth, share in zip(found, (1.0, 0.2, 0.1), strict=False))


def _landing_worth(mind: Mind, roads: Roads, place: int) -> float:
    coast = mind.coast
    worths = roads.worths(place)
    sails = min(coast.sails[sea][coast.anchorage[place]] for sea in coast.merchants)
    room = any(coast.stores[store].place == place for store in mind.stored)
    hidden = sum(BASKET) + coast.board.risks[place] - mind.level - (4 if room else 0)
    cost = (2 * sails + max(0, hidden)) * mind.influence_worth
    return max(0.0, sum(worths[size] for size in BASKET) * (1 - roads.lost(place)) - cost)


def place_pawn(mind: Mind, moves: Sequence[Choice]) -> Choice:
    """Where the network gains most; towns, warehouses and crossroads break ties."""

    def worth(move: PlacePawn) -> float:
        place = move.place
        return site_worth(mind, mind.network | {place}) + promise(mind, place)

    return max(those(PlacePawn, moves), key=worth)


def promise(mind: Mind, place: int) -> float:
    """What a place may be good for later."""
    coast = mind.coast
    room = any(coast.stores[store].place == place for store in mind.stored)
    found = (
        coast.board.sizes[place] * 0.25
        + 0.05 * len(coast.board.roads[place])
        + (1.0 if room else 0.0)
    )
    found += 0.4 if coast.anchorage[place] != NOWHERE else 0.0
    return found - (1.0 if place in mind.network else 0.0)


def remove_pawn(mind: Mind, moves: Sequence[Choice]) -> Choice:
    """The pawn that is missed least; never one that guards goods, if it can be helped."""

    def missed(move: RemovePawn) -> float:
        left = list(mind.pawns)
        left.remove(move.place)
        guards = sum(1 for at, who, _ in mind.ashore if at == move.place and who == mind.seat)
        alone = move.place not in left
        return site_worth(mind, set(left)) + (-10.0 * guards if alone else 1.0)

    return max(those(RemovePawn, moves), key=missed)
