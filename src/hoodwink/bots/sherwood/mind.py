"""The forest as one seat sees it at one moment."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from hoodwink.bots.sherwood.country import HALF, Country, Wagon
from hoodwink.games.sherwood.setting import ROUNDS
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat

SACK: Final = 0.8
"""Gold is worth the glory it will buy, less the raider who carries it to the church."""
RAIDER: Final = 0.75
"""What one more raider brings in a round ..."""
LAST_COMPANION: Final = 2.0
"""... and what a companion is worth in the last round."""
CARD: Final = 0.7
"""What a card of equipment in hand is worth."""


class Mind:
    """What a seat sees, and what gold and men are worth to it."""

    def __init__(self, view: View, country: Country) -> None:
        self.country: Final = country
        self.advanced: Final = country.advanced
        self.view: Final = view
        self.seat: Final[Seat] = view["seat"]
        self.camps: Final[list[int]] = view["camps"]
        self.seats: Final = len(self.camps)
        self.camp: Final = self.camps[self.seat]
        self.sacks: Final[int] = view["sacks"][self.seat]
        self.oak: Final[int] = view["oaks"][self.seat]
        self.round: Final[int] = view["round"]
        self.last: Final = self.round == ROUNDS
        self.hand: Final[Mapping[str, int]] = view["hand"]
        self.sack: Final = 1.0 if self.last else SACK
        self.companion: Final = self._companion()

    def _companion(self) -> float:
        if not self.oak:
            return 0.0
        return LAST_COMPANION if self.last else RAIDER * (ROUNDS - self.round)

    @property
    def later_rounds(self) -> bool:
        """Whether the rich convoys have come."""
        return self.round > HALF

    def loot(self, card: Wagon) -> float:
        """What the whole loot of a convoy would be worth."""
        sacks = min(card.sacks, int(self.view["mine"]))
        return sacks * self.sack + card.companions * self.companion

    def harm(self, card: Wagon) -> float:
        """What losing to the Sheriff costs."""
        spare = self.country.raiders - self.oak - self.country.floor
        lost = min(card.raiders_lost, max(0, spare))
        return card.glory_lost + lost * RAIDER * (ROUNDS - self.round)

    @cached_property
    def row(self) -> list[Wagon | None]:
        """The cards that are still to come, with None for those that one has not seen."""
        return [
            self.country.wagon(place["card"]) if place["card"] else None
            for place in self.view["row"]
            if not place["gone"]
        ]

    @cached_property
    def unseen(self) -> list[Wagon]:
        """What the others may be."""
        gone = {*self.view["gone"], *(card.name for card in self.row if card)}
        return [card for card in self.country.deck(self.round) if card.name not in gone]

    @cached_property
    def bonuses(self) -> list[int]:
        """The bot's own cards that help in a fight, the best first."""
        found = [
            self.country.bonuses.get(name, 0)
            for name, count in self.hand.items()
            for _ in range(count)
        ]
        return sorted((bonus for bonus in found if bonus), reverse=True)

    def armed(self, raiders: int) -> int:
        """So many own raiders with the best cards in their hands."""
        return raiders + sum(self.bonuses[:raiders])

    @cached_property
    def bands(self) -> dict[str, int]:
        """The strength of every band, as far as one can tell."""
        return {
            band["hideout"]: self.strength(band)
            for band in self.view["hideouts"]
            if band["leader"] is not None
        }

    def strength(self, band: Mapping[str, Any]) -> int:
        """Raiders and promised cards; its own hand too, and a little for those of others."""
        total: int = sum(band["raiders"]) + sum(
            self.country.bonuses.get(name, 0) for _, name in band["pledges"]
        )
        own = band["raiders"][self.seat]
        if own:
            total += sum(self.bonuses[:own])
        armed = any(
            count and held and seat != self.seat
            for seat, (count, held) in enumerate(
                zip(band["raiders"], self.view["held"], strict=True)
            )
        )
        return total + int(armed)
