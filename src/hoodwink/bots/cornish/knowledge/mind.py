"""The coast as one seat sees it at one moment, and what things are worth to that seat then."""

from functools import cached_property
from typing import Any, Final

from hoodwink.bots.cornish.knowledge.coast import COLUMNS, Coast
from hoodwink.games.cornish.moves.choices import IN_GOLD, IN_INFLUENCE, IN_REPUTATION
from hoodwink.games.cornish.setting import FAR, NOWHERE, PERKS, Board
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat, has

INFLUENCE_WORTH: Final = 0.6
"""What a point of influence earns in gold, as long as there is time to use it."""
USED: Final = 0.5
"""The part of an income in influence that finds a use: gold runs out sooner."""
PLENTY: Final = 24
"""Reputation beyond this brings more influence than one ship can use."""
CAPITAL: Final = 1.0
"""How much more than its face gold is worth to who has none for goods."""
STOCK: Final = 14
"""Gold and goods that keep a ship busy."""
LEFT_OVER: Final = 0.02
"""... and when the last round has begun."""
LONGEST: Final = 9.0
"""No game is expected to last longer than so many rounds more."""

Lot = tuple[int, int, int]
"""Goods ashore: place, owner, form. Nobody is NOWHERE."""


class Mind:
    """What a seat sees, in numbers of the pack."""

    def __init__(self, coast: Coast, view: View) -> None:
        self.coast: Final = coast
        self.view: Final = view
        self.seat: Final[Seat] = view["seat"]
        self.players: Final[list[dict[str, Any]]] = view["players"]
        self.seats: Final = len(self.players)
        me = self.players[self.seat]
        self.me: Final = me
        self.gold: Final[int] = me["gold"]
        self.influence: Final[int] = me["influence"]
        self.reputation: Final[int] = me["reputation"]
        self.level: Final[int] = view["level"]
        self.bribe: Final[int] = view["bribe"]
        self.officers: Final = [
            (self.coast.place[one["place"]], NOWHERE if one["briber"] is None else one["briber"])
            for one in view["officers"]
        ]
        self.pawns: Final = [self.coast.place[name] for name in me["pawns"]]
        self.network: Final = set(self.pawns)
        self.rounds_left: Final[float] = self._rounds_left()
        self.ending: Final = bool(view["ending"])
        self.gold_worth: Final[float] = 1 + CAPITAL * min(1.0, self.rounds_left / 3) * self._want()
        spare = min(1.0, PLENTY / 2 / max(1, self.influence))
        income = INFLUENCE_WORTH * spare * self._use_of_influence()
        self.reputation_worth: Final[float] = 1 + income * max(0.0, self.rounds_left - 0.5)
        late = min(1.0, self.rounds_left / 1.5)
        self.influence_worth: Final[float] = max(LEFT_OVER, INFLUENCE_WORTH * late * spare)
        self.towns: Final[dict[tuple[int, bool], tuple[list[float], float]]] = {}
        """What goods are worth in each town, once it has been reckoned (see roads.py)."""
        self._grace: Final[dict[int, int]] = {}

    def _rounds_left(self) -> float:
        """How many rounds will follow this one, by how fast customs have been roused so far."""
        if self.view["ending"]:
            return 0.0
        end = self.coast.market.ends[self.seats]
        track = self.view["track"] + self.view["wheel"] / self.coast.market.wheel
        pace = max(track / self.view["round"], end / LONGEST) if self.view["round"] else 1
        left = (end - track) / pace if self.view["round"] else LONGEST
        return max(0.3, min(LONGEST, left - 0.5))

    def _use_of_influence(self) -> float:
        """The first points of income set a ship afloat, the twentieth hardly matters."""
        return USED * max(0.15, 1 - self.reputation / PLENTY) * (1 + 4 / (self.reputation + 2))

    def _want(self) -> float:
        """How much is lacking, as a share, for the next voyages."""
        coast = self.coast
        owned = sum(coast.sizes[form] for form in self.hold)
        owned += sum(
            coast.sizes[coast.form[key]]
            for inside in self.me["warehouses"].values()
            for key in inside
        )
        owned += sum(coast.sizes[form] for _, owner, form in self.ashore if owner == self.seat)
        return max(0.0, (STOCK - self.gold - 2 * owned) / STOCK)

    def pay(self, payment: int, costs: tuple[int, ...] | list[int]) -> float:
        """What a price in influence or gold is worth."""
        if payment == IN_INFLUENCE:
            return costs[0] * self.influence_worth
        return costs[1] * self.gold_worth if payment == IN_GOLD else 0.0

    def row_cost(self, row: int, payment: int) -> float:
        if payment == IN_REPUTATION:
            return row * self.reputation_worth
        return row * self.influence_worth

    @cached_property
    def prices(self) -> list[float]:
        """By column, what a sale is worth in the best row that one can pay for."""
        rows = range(min(2, self.influence if self.ending else 2) + 1)
        return [0.0] + [
            max(self.priced(row, column) - row * self.influence_worth for row in rows)
            for column in range(1, COLUMNS + 1)
        ]

    def priced(self, row: int, column: int) -> float:
        gold, reputation = self.coast.market.price(row, column)
        return gold * self.gold_worth + reputation * self.reputation_worth

    @cached_property
    def hold(self) -> list[int]:
        return [self.coast.form[key] for key in self.me["hold"]]

    @cached_property
    def ship(self) -> int:
        return self.coast.ship[self.me["ship"]]

    @cached_property
    def anchor(self) -> int:
        return self.coast.sea[self.me["anchor"]]

    @cached_property
    def ashore(self) -> list[Lot]:
        return [
            (
                self.coast.place[lot["place"]],
                NOWHERE if lot["owner"] is None else lot["owner"],
                self.coast.form[lot["goods"]],
            )
            for lot in self.view["ashore"]
        ]

    @cached_property
    def stored(self) -> dict[int, list[int]]:
        """The goods in each of your own warehouses."""
        return {
            self.coast.store[key]: [self.coast.form[goods] for goods in inside]
            for key, inside in self.me["warehouses"].items()
        }

    @cached_property
    def cast(self) -> list[int]:
        return [self.coast.card[one["character"]] for one in self.me["characters"]]

    @cached_property
    def perks(self) -> list[int]:
        """What your own characters always do, added up."""
        return [
            sum(self.coast.cards[card].perks[perk] for card in self.cast)
            for perk in range(len(PERKS))
        ]

    @cached_property
    def outlets(self) -> dict[int, int]:
        """What your own characters add to prices, by town."""
        found: dict[int, int] = {}
        for card in self.cast:
            for town, amount in self.coast.cards[card].outlets:
                found[town] = found.get(town, 0) + amount
        return found

    @cached_property
    def landings(self) -> list[int]:
        """Ports with a pawn of one's own, and coves with a pawn that the ship may enter."""
        return [place for place in sorted(self.network) if self.may_land(place)]

    def may_land(self, place: int) -> bool:
        if self.coast.anchorage[place] == NOWHERE:
            return False
        return not self.coast.board.coves[place] or self.charted or self.known_cove(place)

    @cached_property
    def charted(self) -> bool:
        """Whether charts lie on the table, or could."""
        return self.me["charts"] or not self.coast.charts.isdisjoint(self.view["hand"])

    def known_cove(self, place: int) -> bool:
        return self.me["charts"] or any(
            has(self.coast.cards[card].access, place) for card in self.cast
        )

    def grace(self, place: int) -> int:
        """How many steps customs take until one comes to a place who would seize own goods."""
        if place not in self._grace:
            self._grace[place] = grace(self.coast.board, self.officers, place, self.seat)
        return self._grace[place]

    @cached_property
    def scores(self) -> list[int]:
        return [player["gold"] + player["reputation"] for player in self.players]

    @cached_property
    def leader(self) -> Seat:
        """The rival with most gold and good name."""
        return max(self.rivals, key=self.scores.__getitem__)

    @cached_property
    def rivals(self) -> list[Seat]:
        """The others from the left on, so that ties fall on everybody alike."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    @property
    def ahead(self) -> bool:
        return self.scores[self.seat] > self.scores[self.leader]

    def envy(self, seat: Seat) -> float:
        """What a rival's loss of one gold is worth."""
        if seat in (NOWHERE, self.seat):
            return 0.0
        if self.seats == 2:
            return 0.9
        return 0.6 if seat == self.leader else 0.25


def grace(board: Board, officers: list[tuple[int, int]], place: int, seat: Seat) -> int:
    """Steps of customs towards a place until an officer is there whom the seat has not bribed."""
    away = board.away[place]
    spent = 0
    for distance, safe in sorted((away[at], briber == seat) for at, briber in officers):
        if distance >= FAR:
            break
        if not safe:
            return spent + distance
        spent += distance
    return FAR
