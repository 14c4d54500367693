"""What a band may expect: which carts come by, and what they bring."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hoodwink.bots.sherwood.country import Wagon
from hoodwink.bots.sherwood.mind import Mind

RELIABLE: Final = 0.85
"""How surely a card that one knows still comes by: others may be quicker yet."""
ARMED: Final = 0.7
"""How much of what cards of equipment could win is expected of them."""
RED_HOPE: Final = 0.15
"""How likely a band that waits in vain by a town brings a raider home, in the advanced game."""


class Prospect(NamedTuple):
    """How likely a band robs a cart, the glory and the loot if it does, and the Sheriff's harm."""

    chance: float
    glory: float
    loot: float
    harm: float

    def worth(self, share: float) -> float:
        """To a member who gets this share of the loot."""
        return self.chance * (self.glory + share * self.loot) - self.harm


class Catch(NamedTuple):
    """A cart that comes by, and what it would bring or cost."""

    combat: int
    glory: int
    loot: float
    harm: float
    card: Wagon


def _summed(catches: Iterable[Catch], strength: int) -> Prospect:
    """How many carts a band can beat and all that they bring, and the harm of the others."""
    count, glory, loot, harm = 0, 0, 0.0, 0.0
    for combat, its_glory, its_loot, its_harm, _ in catches:
        if combat <= strength:
            count += 1
            glory += its_glory
            loot += its_loot
        else:
            harm += its_harm
    return Prospect(count, glory, loot, harm)


class Outlook:
    """The carts of this round as the forest now lies."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.hidden: Final = sum(card is None for card in mind.row)
        self._known: Final[dict[str, list[Catch]]] = {}
        self._unseen: Final[dict[str, list[Catch]]] = {}
        self._cache: Final[dict[tuple[str, int], Prospect]] = {}
        self._alone: Final[dict[int, tuple[float, str]]] = {}
        for card in mind.row:
            if card:
                self._spread(card, self._known)
        if self.hidden:
            for card in mind.unseen:
                self._spread(card, self._unseen)

    def _spread(self, card: Wagon, into: dict[str, list[Catch]]) -> None:
        """The card comes by every hideout up to the band that would rob it."""
        bands, mind = self.mind.bands, self.mind
        harm = mind.harm(card) if card.sheriff else 0.0
        catch = Catch(card.combat, card.glory, mind.loot(card), harm, card)
        for hideout in dict.fromkeys(card.route):
            if hideout not in bands:
                into.setdefault(hideout, []).append(catch)
            elif bands[hideout] >= card.combat:
                return

    def at(self, hideout: str, strength: int) -> Prospect:
        key = (hideout, strength)
        if key not in self._cache:
            self._cache[key] = self._prospect(hideout, strength)
        return self._cache[key]

    def _prospect(self, hideout: str, strength: int) -> Prospect:
        """Every cart that comes by is as likely to be the first that the band can beat."""
        known = _summed(self._known.get(hideout, ()), strength)
        unseen = _summed(self._unseen.get(hideout, ()), strength)
        likely = self.hidden / max(1, len(self.mind.unseen))
        weight = RELIABLE * known.chance + likely * unseen.chance
        harm = RELIABLE * known.harm + likely * unseen.harm
        if not weight:
            return Prospect(0.0, 0.0, 0.0, harm)
        beaten = unseen.chance / max(1, len(self.mind.unseen))
        missed = (1 - RELIABLE) ** known.chance * (1 - min(1.0, beaten)) ** self.hidden
        glory = RELIABLE * known.glory + likely * unseen.glory
        loot = RELIABLE * known.loot + likely * unseen.loot
        return Prospect(1 - missed, glory / weight, loot / weight, harm * (1 + missed) / 2)

    def alone(self, hideout: str, raiders: int) -> float:
        """What so many own raiders may expect there, with what they hold."""
        plain = self.at(hideout, raiders)
        worth = plain.worth(1.0)
        armed = self.mind.armed(raiders)
        if armed > raiders:
            worth += max(0.0, ARMED * (self.at(hideout, armed).worth(1.0) - worth))
        return worth + self.reward(hideout, plain.chance)

    def reward(self, hideout: str, chance: float) -> float:
        """SF-131: what waiting in vain in a red hideout may bring."""
        if not self.mind.advanced or hideout not in self.mind.country.red or self.mind.last:
            return 0.0
        return (1 - chance) * RED_HOPE * self.mind.companion

    def best_alone(self, raiders: int) -> float:
        """What so many raiders without cards may expect in the best of the free hideouts."""
        return self.best(raiders)[0]

    def best(self, raiders: int) -> tuple[float, str]:
        if raiders not in self._alone:
            self._alone[raiders] = max(
                [(self.at(there, raiders).worth(1.0), there) for there in self.free()],
                default=(0.0, ""),
            )
        return self._alone[raiders]

    def coming(self, hideout: str) -> list[Wagon]:
        """The cards that one knows will come by."""
        return [catch.card for catch in self._known.get(hideout, ())]

    def free(self) -> list[str]:
        """The hideouts by which anything may come."""
        return list(dict.fromkeys([*self._known, *self._unseen]))
