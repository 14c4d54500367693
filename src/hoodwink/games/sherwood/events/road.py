"""Told on the road: carts, raids, the Sheriff, loot and the way home."""

from typing import TypedDict

from hoodwink.games.sherwood.things.cards import CardTold
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat


class Sent(BySeat):
    """A card of the row is on its way."""

    place: str
    """Its letter in the row."""
    card: CardTold
    """What it shows, now that it is turned up."""


class Redirected(BySeat):
    """A Messenger sends the cart to another town."""

    to: str
    """The town."""


class Escaped(TypedDict):
    """The cart has left the forest."""

    place: str
    """The letter of its card in the row."""
    to: str
    """The town that it has reached."""


class Ordered(BySeat):
    """The leader says in which order the band declares."""

    seats: list[Seat]
    """As far as it is said."""


class Used(BySeat):
    """A card is used in a fight."""

    equipment: str
    """Which one."""


class Passed(BySeat):
    """Who was asked has used no card."""


class Fight(TypedDict):
    """A band and what it has met."""

    hideout: str
    """Where the band lies."""
    strength: int
    """Of the band: raiders and equipment."""
    combat: int
    """What stands on the card against it."""


class PassedBy(Fight):
    """The band could not stop the cart."""


class SheriffWon(Fight):
    """The band has lost to the Sheriff."""


class Won(Fight):
    """The band was strong enough."""

    seats: list[Seat]
    """Who has raiders in it."""
    glory: int
    """For each of them."""


class Raided(Won):
    """A band has robbed the convoy."""


class SheriffBeaten(Won):
    """A band has beaten the Sheriff."""


class Shared(BySeat):
    """Loot that somebody has got."""

    sacks: int
    """How many go to the camp."""
    companions: int
    """How many come down from the oak."""


class Honoured(BySeat):
    """How far an informant has kept the word given to an ally."""

    to: Seat
    """The ally."""
    sacks: int
    """Paid out of the loot."""
    companions: int
    """Who joined the ally out of the loot."""
    gold: int
    """Sacks from the informant's own camp."""
    lost: int
    """Parts that nobody could give any more."""


class KeptRest(BySeat):
    """The informant keeps what is left of the loot."""


class Stayed(BySeat):
    """Provisions keep a player's raiders in the hideout."""

    hideout: str
    """Where they stay."""


class WoreCape(BySeat):
    """A Cape hides a player's raiders from the Sheriff."""

    stays: bool
    """Whether they remain there, or go home unhurt."""


class Lost(BySeat):
    """What the Sheriff has cost a player."""

    glory: int
    """As much as there was of what the card says."""
    raiders: int
    """How many went to the oak."""


class RedRewarded(BySeat):
    """A companion for whoever has the most raiders in red hideouts."""

    raiders: int
    """How many these are."""


class GameOver(TypedDict):
    """The last convoy has passed."""

    scores: list[int]
    """The glory of each seat."""
