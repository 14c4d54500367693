"""What is printed for Sherwood Forest and never changes during a match, fact by fact."""

from typing import TypedDict

from hoodwink.games.sherwood.things.cards import CardTold
from hoodwink.kernel.packs.sheets import LayoutTold


class TownPrinted(TypedDict):
    """One end of a road."""

    name: str
    """As cards name it."""
    kind: str
    """What it may be drawn as; `town` if the pack has nothing to say."""
    road: list[str]
    """The hideouts that a cart from here passes before it comes to the crossing."""


class HideoutPrinted(TypedDict):
    """A place by the road where a band can lie in wait."""

    name: str
    """As moves say it."""
    red: bool
    """Whether it is outlined in red."""
    watches: list[str]
    """The towns whose roads it lies by; those near the crossing watch several."""


class EquipmentPrinted(TypedDict):
    """A kind of equipment."""

    name: str
    """As moves say it."""
    bonus: int
    """What it adds to one raider; 0 for special cards."""
    copies: int
    """Cards of it that are in the game with these options."""
    special: bool
    """Whether it does something else than to make a raider stronger."""


class ConvoyPrinted(CardTold):
    """A card that may come into the row."""

    back: str
    """The letter on its back."""


class Printed(TypedDict):
    """Map, cards and numbers, as the pack and the options of the match have them."""

    towns: list[TownPrinted]
    """The two ends of one road, then those of the other."""
    hideouts: list[HideoutPrinted]
    """All of them, in the order of the roads."""
    posts: list[str]
    """Where raiders are sent on errands."""
    layout: LayoutTold
    """Where towns and hideouts are drawn, and the crossing under the name `cross-roads`."""
    cards: list[ConvoyPrinted]
    """All that may come up with these options; nobody knows when."""
    equipment: list[EquipmentPrinted]
    """Ordinary kinds first."""
    letters: list[str]
    """Of the alliance markers."""
    rows: dict[str, int]
    """By how many play, how many cards lie in the row."""
    rounds: int
    """How many are played."""
    sacks: int
    """All that there are."""
    raiders_each: int
    """Of each colour."""
    raiders_in_camp: int
    """Of each colour, in the camp at the beginning; the others are in the oak."""
    sacks_in_camp: int
    """At the beginning."""
    markers_each: int
    """For cards that the player has looked at, so that all see who has."""
    most_sacks: int
    """Whoever has more must donate."""
    most_cards: int
    """Equipment that a hand may hold."""
    equipment_price: int
    """Sacks for a card of the merchant."""
    recruit_price: int
    """Sacks for a raider at the market square."""
    companion_glory: int
    """For each companion won in the last round."""
