"""What a band may expect: which carts come by, and what they bring."""

from typing import Final, NamedTuple

from hoodwink.bots.sherwood.country import RED, Wagon
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


class Outlook:
    """The carts of this round as the forest now lies."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.hidden: Final = sum(card is None for card in mind.row)
        self._known: Final[dict[str, list[Wagon]]] = {}
        self._unseen: Final[dict[str, list[Wagon]]] = {}
        self._cache: Final[dict[tuple[str, int], Prospect]] = {}
        self._alone: Final[dict[int, tuple[float, str]]] = {}
        for card in mind.row:
            if card:
                self._spread(card, self._known)
        if self.hidden:
            for card in mind.unseen:
                self._spread(card, self._unseen)

    def _spread(self, card: Wagon, into: dict[str, list[Wagon]]) -> None:
        """The card comes by every hideout up to the band that would rob it."""
        bands = self.mind.bands
        for hideout in dict.fromkeys(card.route):
            if hideout not in bands:
                into.setdefault(hideout, []).append(card)
            elif bands[hideout] >= card.combat:
                return

    def at(self, hideout: str, strength: int) -> Prospect:
        key = (hideout, strength)
        if key not in self._cache:
            self._cache[key] = self._prospect(hideout, strength)
        return self._cache[key]

    def _prospect(self, hideout: str, strength: int) -> Prospect:
        each = 1 / max(1, len(self.mind.unseen))
        missed, weight, glory, loot, harm = 1.0, 0.0, 0.0, 0.0, 0.0
        for card in self._known.get(hideout, ()):
            if card.combat <= strength:
                missed *= 1 - RELIABLE
                weight += RELIABLE
                glory += RELIABLE * card.glory
                loot += RELIABLE * self.mind.loot(card)
            elif card.sheriff:
                harm += RELIABLE * self.mind.harm(card)
        robbed = 0.0
        for card in self._unseen.get(hideout, ()):
            if card.combat <= strength:
                robbed += each
                glory += each * self.hidden * card.glory
                loot += each * self.hidden * self.mind.loot(card)
            elif card.sheriff:
                harm += each * self.hidden * self.mind.harm(card)
        weight += robbed * self.hidden
        if not weight:
            return Prospect(0.0, 0.0, 0.0, harm)
        missed *= (1 - min(1.0, robbed)) ** self.hidden
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
        if not self.mind.advanced or hideout not in RED or self.mind.last:
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
        return self._known.get(hideout, [])

    def free(self) -> list[str]:
        """The hideouts by which anything may come."""
        return list(dict.fromkeys([*self._known, *self._unseen]))
