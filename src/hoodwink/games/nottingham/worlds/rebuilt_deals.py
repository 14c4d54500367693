"""All deals that fit since the deck was rebuilt: who can have drawn which card matters.

The counting goes by few numbers: how many of the places in sight hold cards that went into the
deck, and how many such cards each seat has face down and in its rooms.
"""

from collections.abc import Sequence
from math import factorial, perm
from typing import Final

from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.hidden import kind_of, round_of, since
from hoodwink.games.nottingham.worlds.counting import Use, picked
from hoodwink.games.nottingham.worlds.deals import AWAY, Deals, Drawn
from hoodwink.games.nottingham.worlds.room import Room
from hoodwink.games.nottingham.worlds.sight import Sight
from hoodwink.games.nottingham.worlds.supply import Supply
from hoodwink.kernel.chance import Chance

Split = tuple[Use, Use, Use]
"""What contraband in sight, legal goods in sight and the holders use up."""


class RebuiltDeals(Deals):
    """The deals with the same known cards among those that this seat was shown face down."""

    def __init__(self, room: Room, found: Sequence[int], supply: Supply) -> None:
        self._supply: Final = supply
        self._shown: Final = supply.shown[:]
        self._old: Final = supply.old[:]
        for (known, _), where in zip(room.facts, found, strict=True):
            self._count_known(known, AWAY if where == AWAY else room.shown[where])
        self._contraband: Final = Sight(supply, self._shown, self._old, range(LEGAL, KINDS))
        self._legal: Final = Sight(supply, self._shown, self._old, range(LEGAL))
        self._unseen: Final = [
            supply.held[kind] + supply.others[kind] - supply.mine[kind]
            - self._shown[kind] - self._old[kind]
            for kind in range(KINDS)
        ]  # fmt: skip
        """The held cards that are not in sight, if all that are in sight are held ones."""
        self._splits: Final[list[Split]] = []
        super().__init__(room, found, supply.rebuilt, supply.draws)

    def _count_known(self, known: int, card: int) -> None:
        """A known card that is away takes a card of its kind; one since before was held."""
        kind = kind_of(known)
        if since(known) >= self._supply.rebuilt:
            self._shown[kind] += card == AWAY
        elif card == AWAY or round_of(card) >= self._supply.rebuilt:
            self._old[kind] += 1
            self._shown[kind] -= card != AWAY

    def _count(self) -> None:
        fresh = sum(self._supply.fresh) - self._supply.deck
        for sight, ways in self._contraband.ways.items():
            for held, more in self._held.ways.items():
                down, rooms, _ = held
                new = fresh - rooms - down - sight[0]
                for own in range(self._supply.my_draws - sight[1] + 1):
                    odds = ways * more * self._legal.ways.get((new, own, 0), 0)
                    if odds:
                        self._splits.append((sight, (new, own, 0), held))
                        self._odds.append(odds * self._rest(sight[0], new, held))

    def _rest(self, contraband: int, legal: int, held: Use) -> int:
        """The ways to deal what is not in sight: face-down cards first, then all the others."""
        down, rooms, others = held
        others += self._down
        fresh = sum(self._supply.fresh[LEGAL:]) - contraband
        old = sum(self._unseen[LEGAL:]) + contraband
        if others > old:
            return 0
        rest = sum(self._unseen) + contraband + legal - others
        last = factorial(self._supply.deck + rooms) * factorial(rest)
        return perm(fresh, down) * perm(old, others) * last

    def draw(self, chance: Chance) -> Drawn:
        """The numbers of a deal, as likely as there are deals with them."""
        sight, legal, held = self._splits[picked(self._odds, chance)]
        fresh, old = self._supply.fresh[:], self._unseen[:]
        for kind, new in self._legal.fresh(legal, chance) + self._contraband.fresh(sight, chance):
            fresh[kind] -= new
            old[kind] += new
        return Drawn(fresh, old, self._held.parted(held, chance))
