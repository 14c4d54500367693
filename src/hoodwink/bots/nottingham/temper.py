"""How a bot feels about risk, bribes and other people's bags."""

from dataclasses import dataclass

from hoodwink.bots.nottingham.mind import Mind


@dataclass(frozen=True)
class Temper:
    """The numbers in which the bots differ. Chances are of 1, prices in coins or points."""

    smuggles: bool
    """Whether it ever puts into the bag what it does not declare, where it need not."""
    fear: float
    """How much it minds the danger that a lie is found: 1 is by the odds, 0 not at all."""
    calm: float
    """A bag that promises the Sheriff less than this needs no bribe."""
    toll: float
    """How much of the price of a pass it counts on having to pay."""
    opening: float
    """The part of that price that it offers first."""
    most: float
    """The part of what a pass is worth to it that it will pay at most."""
    bluffs: float
    """How often it offers a coin for an honest bag, to have it opened."""
    stolid: float
    """How often it says nothing although a bribe would pay, whatever the Sheriff threatens."""
    caution: float
    """By how much the hope of an inspection must beat the best bribe."""
    moods: float
    """By how much a Sheriff's hope may differ from what he reckons."""
    spiteful: bool
    """Whether it counts what its opponents lose."""
    reads_offers: bool
    """Whether an offer makes it suspicious."""
    haggles: bool
    """Whether it threatens, and asks for more."""

    def spite(self, mind: Mind) -> float:
        """What it is worth to such a bot that one opponent loses a point."""
        return mind.spite if self.spiteful else 0.0
