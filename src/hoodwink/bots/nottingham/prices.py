"""What is printed on the cards: bots know the box, not the cards of this match."""

from typing import Final

from hoodwink.games.nottingham.setting import OPTIONS, Setting
from hoodwink.games.nottingham.things.goods import FIRST_ROYAL, KINDS, LEGAL, SCROLLS
from hoodwink.kernel.options import settle
from hoodwink.kernel.packs import built_in

BOX: Final = Setting(settle(OPTIONS, {"promos": True}), built_in("nottingham"))
VALUES: Final = tuple(BOX.values)
PENALTIES: Final = tuple(BOX.penalties)
MOST_IN_BAG: Final = BOX.bag
FINE: Final = PENALTIES[0]
"""What the Sheriff pays, and a liar for a wrong legal card, for each card."""

ROYAL: Final = {
    FIRST_ROYAL + royal: as_goods for royal, as_goods in enumerate(BOX.counts_as[: SCROLLS - LEGAL])
}
"""For each royal good the legal kind and how many of it the card counts as."""

CONTRABAND: Final = range(LEGAL, KINDS)
