"""The game as it lies on this table: the pack's numbers under the options of the match.

Bots and drawings find here, too, what goods there are.
"""

from typing import Final

from hoodwink.games.nottingham.moves import PHRASES
from hoodwink.games.nottingham.things.cards import MOST
from hoodwink.games.nottingham.things.goods import FIRST_ROYAL as FIRST_ROYAL
from hoodwink.games.nottingham.things.goods import KIND_OF as KIND_OF
from hoodwink.games.nottingham.things.goods import KINDS as KINDS
from hoodwink.games.nottingham.things.goods import LEGAL as LEGAL
from hoodwink.games.nottingham.things.goods import NAMES as NAMES
from hoodwink.games.nottingham.things.goods import PLATE as PLATE
from hoodwink.games.nottingham.things.goods import ROYAL_TYPE
from hoodwink.games.nottingham.things.goods import SCROLLS as SCROLLS
from hoodwink.games.nottingham.things.goods import counted as counted
from hoodwink.games.nottingham.things.offers import spread as spread
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.packs import Pack

OPTIONS: Final = (
    Option("royals", True, "SN-133c"),
    Option("timed", False, "SN-136"),
    Option("remove_ten", False, "SN-138"),
    Option("seven_cards", False, "SN-139"),
    Option("promos", False, "SN-140"),
    Option("purses", "public", "A-19", choices=("public", "hidden")),
    Option("offers", 2, "A-18", low=1, high=5),
    Option("drafts", 4, "A-18", low=0, high=12),
)

SEATS: Final = range(3, 6)
MOST_COINS: Final = 999
"""A pack gives nobody more to begin with."""


class Setting:
    """All numbers of a match. Nothing here changes while it is played."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.options: Final = dict(options)
        self.texts: Final = pack.texts
        self.phrases: Final = PHRASES
        self.values: Final = [pack.entry(name).count("value", 1, 99) for name in NAMES]
        self.penalties: Final = [pack.entry(name).count("penalty", 0, 99) for name in NAMES]
        self.counts_as: Final = _counts_as(pack)
        self.decks: Final = {seats: _deck(pack, options, seats) for seats in SEATS}
        self.in_play: Final = {
            seats: tuple(kind for kind, count in enumerate(deck) if count)
            for seats, deck in self.decks.items()
        }
        table, variants, bonuses = (pack.entry(n) for n in ("table", "variants", "bonuses"))
        self.king: Final = bonuses.counts("king", LEGAL, 0, 99)
        self.queen: Final = bonuses.counts("queen", LEGAL, 0, 99)
        self.coins: Final = table.count("coins", 0, MOST_COINS)  # SN-025
        small, big = table.count("hand", 1, MOST), table.count("big_hand", 1, MOST)
        self.hand: Final = big if options["seven_cards"] is True else small  # SN-139, A-26
        self.turned_up: Final = table.count("turned_up", 1, 9)
        self.set_aside: Final = table.count("set_aside", 0, MOST)
        self.bag: Final = table.count("bag", 1, MOST)
        self.kept: Final = table.count("kept", 0, 9)
        removed = variants.count("removed", 0, 20)
        self.removed: Final = removed if options["remove_ten"] is True else 0  # SN-138
        self.summons: Final = variants.count("summons", 0, 99)
        seconds = variants.count("seconds_a_merchant", 1, 3600)
        self.timed: Final = options["timed"] is True
        self.seconds: Final = {seats: seconds * (seats - 1) for seats in SEATS}  # SN-136
        tenures = pack.entry("tenures")
        three, more = (tenures.count(n, 1, 3) for n in ("three_players", "more_players"))
        self.rounds: Final = {seats: seats * (three if seats == 3 else more) for seats in SEATS}
        self.open_purses: Final = options["purses"] == "public"
        self.offers: Final = int(options["offers"])
        self.drafts: Final = int(options["drafts"])


def _deck(pack: Pack, options: Options, seats: int) -> tuple[int, ...]:
    """How many cards of each kind are in the game."""
    key = "cards_3" if seats == 3 else "cards"  # SN-028, SN-029, A-29
    cards = [pack.entry(name).count(key, 0, 99) for name in NAMES]
    for kind in range(KINDS):
        if FIRST_ROYAL <= kind < SCROLLS and options["royals"] is not True:
            cards[kind] = 0  # SN-027
        if kind >= SCROLLS and options["promos"] is not True:
            cards[kind] = 0
    return tuple(cards)


def _counts_as(pack: Pack) -> tuple[tuple[int, int], ...]:
    """For each royal good the type and how many goods of it the card counts as."""
    return tuple(
        (kind, pack.entry(NAMES[FIRST_ROYAL + royal]).count("counts_as", 1, 9))  # SN-134, A-1
        for royal, kind in enumerate(ROYAL_TYPE)
    )
