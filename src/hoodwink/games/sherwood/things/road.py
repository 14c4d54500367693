"""What happens on the road: the cart, the band that it has met, the loot not yet shared."""

from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.talks import Talks
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.waiting import fields


class Road(Talks):
    """The part of the state that is about the card on its way.

    `cart` is its place in the row, `step` the number of arrows behind it, `hideout` the band.
    `passed` are those who used nothing since the last card, `declined` those who did so last.
    `cycle` counts the parts that each seat has got since all were last even.
    """

    __slots__ = fields(
        "sent cart destination step used_messenger hideout order asked passed declined played",
        "loot_sacks loot_companions cycle served",
    )

    sent: int
    cart: int
    destination: int
    step: int
    used_messenger: int
    hideout: int
    order: tuple[Seat, ...]
    asked: Seat
    passed: int
    declined: int
    played: tuple[tuple[Seat, int], ...]
    loot_sacks: int
    loot_companions: int
    cycle: list[int]
    served: int

    def clear_cart(self) -> None:
        """No cart is on the road."""
        self.cart = NONE
        self.destination = NONE
        self.step = 0
        self.used_messenger = 0
        self.hideout = NONE
        self.clear_asking()
        self.loot_sacks = 0
        self.loot_companions = 0
        self.cycle = [0] * MOST_SEATS
        self.served = 0

    def clear_asking(self) -> None:
        """Nobody is asked for equipment."""
        self.order = ()
        self.asked = NO_SEAT
        self.passed = 0
        self.declined = 0
        self.played = ()

    def _copy_cart(self, twin: "Road") -> None:
        twin.sent = self.sent
        twin.cart = self.cart
        twin.destination = self.destination
        twin.step = self.step
        twin.used_messenger = self.used_messenger
        twin.hideout = self.hideout
        twin.order = self.order
        twin.asked = self.asked
        twin.passed = self.passed
        twin.declined = self.declined
        twin.played = self.played
        twin.loot_sacks = self.loot_sacks
        twin.loot_companions = self.loot_companions
        twin.cycle = self.cycle[:]
        twin.served = self.served
