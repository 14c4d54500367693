"""The smuggler's desk: everything that one turn's decisions are made from."""

from functools import cached_property
from typing import Final

from hoodwink.bots.cornish.knowledge.coast import Coast
from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.offers import Offers
from hoodwink.bots.cornish.knowledge.roads import Roads
from hoodwink.bots.cornish.plans.goods import Porter
from hoodwink.bots.cornish.plans.hiring import Recruiter, site_worth
from hoodwink.bots.cornish.plans.landing import Lander
from hoodwink.bots.cornish.plans.voyages import Skipper
from hoodwink.games.cornish.moves.actions import Walk
from hoodwink.games.cornish.moves.choices import IN_GOLD, Choice
from hoodwink.games.cornish.setting import NOWHERE

BETTER: Final = 1.0
"""How much a walk must improve the network."""


class Desk:
    """One view with its moves, and who plans what; each plan is made when it is asked for."""

    def __init__(self, mind: Mind, moves: list[Choice]) -> None:
        self.mind: Final = mind
        self.coast: Final = mind.coast
        self.offers: Final = Offers(moves)
        self.roads: Final = Roads(mind)
        self.porter: Final = Porter(mind, self.roads, self.offers)
        self.skipper: Final = Skipper(mind, self.roads, self.offers)
        self.recruiter: Final = Recruiter(mind, self.roads, self.offers)

    @cached_property
    def goods(self) -> Choice | None:
        """The best thing to do with goods ashore."""
        return self.porter.best()

    @cached_property
    def lander(self) -> Lander | None:
        """The landing at hand, if the ship is where it wants to land."""
        mind = self.mind
        place = self.coast.board.shore[mind.anchor]
        if place == NOWHERE or not mind.hold or place not in mind.landings:
            return None
        if self.skipper.haven()[1] != place:
            return None
        return Lander(mind, self.roads, place)

    @cached_property
    def walk(self) -> Choice | None:
        """A step of an idle pawn that makes a better network."""
        mind = self.mind
        best, found, now = BETTER, None, None
        for move in self.offers.of(Walk):
            if move.pay == IN_GOLD or move.end in mind.network or not _idle(mind, move.start):
                continue
            if not useful(self.coast, move.end):
                continue
            now = site_worth(mind, mind.network) if now is None else now
            left = [*mind.pawns]
            left.remove(move.start)
            gain = site_worth(mind, {*left, move.end}) - now
            gain -= mind.pay(move.pay, self.coast.setting.move_cost)
            if gain > best:
                best, found = gain, move
        return found


def useful(coast: Coast, place: int) -> bool:
    """Whether goods can be landed or sold there."""
    return coast.board.sizes[place] > 0 or coast.anchorage[place] != NOWHERE


def _idle(mind: Mind, place: int) -> bool:
    """Whether a pawn has nothing to do there: another one stands by, or nothing ever happens."""
    if mind.pawns.count(place) > 1:
        return True
    if useful(mind.coast, place):
        return False
    return all(at != place or who != mind.seat for at, who, _ in mind.ashore)
