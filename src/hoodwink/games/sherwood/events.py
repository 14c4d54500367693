"""Everything that can be told in Sherwood Forest: one kind of event a class, fact by fact.

A fact that need not be there is told to those alone who may know it, unless it says otherwise.
"""

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from hoodwink.games.sherwood.things.cards import CardTold
from hoodwink.kernel.seats import Seat


class RoundBegan(TypedDict):
    """A new row lies there, its first card face up."""

    round: int
    figure: Seat
    """Who holds the figure, and begins."""
    card: CardTold


class BySeat(TypedDict):
    """Something that one player alone has done or got, and that has no further facts."""

    seat: Seat


class Donated(TypedDict):
    """Sacks for the church, as much glory for the giver."""

    seat: Seat
    sacks: int


class Looked(TypedDict):
    """Somebody has asked at the inn about a card of the row."""

    seat: Seat
    place: str
    card: NotRequired[CardTold]


class Bought(TypedDict):
    """The merchant has sold a card."""

    seat: Seat
    equipment: NotRequired[str]


class Reshuffled(TypedDict):
    """The discard has become the merchant's deck."""

    cards: int


class Occupied(TypedDict):
    """A band of one player lies in wait."""

    seat: Seat
    hideout: str
    raiders: int


class Suggested(TypedDict):
    """On what terms somebody would join the active player."""

    seat: Seat
    to: Seat
    words: str
    """The move as it was said."""


class Terms(TypedDict):
    """An alliance, by what it has: what it does not have is left out for everybody."""

    hideout: str
    raiders: dict[str, int]
    """By seat, those who lie there."""
    cards: NotRequired[list[list[Seat | str]]]
    """Pairs of a seat and a card that it promises; `card` if it is not named."""
    target: NotRequired[str]
    """The place in the row of the convoy to be robbed."""
    informant: NotRequired[Seat]
    """On whose word."""
    sacks: NotRequired[dict[str, int]]
    """By seat, the loot that the informant promises."""
    companions: NotRequired[dict[str, int]]
    paid: NotRequired[dict[str, int]]
    """By seat, the sacks that the leader pays now; below zero, those that the seat pays."""


class Proposed(Terms):
    """The active player proposes an alliance."""

    seat: Seat


class Allied(Terms):
    """All have agreed, and what was agreed for now is done."""

    seat: Seat
    letter: NotRequired[str]
    """The markers of the alliance, if it has any; told to all."""


class Declined(TypedDict):
    """An alliance has come to nothing."""

    seats: list[Seat]
    """Who said no, or had not the cards to show."""


class PromiseSettled(TypedDict):
    """What became of a promise by word."""

    seat: Seat
    to: Seat


class Sent(TypedDict):
    """A card of the row is on its way."""

    seat: Seat
    place: str
    card: CardTold


class Redirected(TypedDict):
    """A Messenger sends the cart to another town."""

    seat: Seat
    to: str


class Escaped(TypedDict):
    """The cart has left the forest."""

    place: str
    to: str


class Ordered(TypedDict):
    """The leader says in which order the band declares."""

    seat: Seat
    seats: list[Seat]
    """As far as it is said."""


class Used(TypedDict):
    """A card is used in a fight."""

    seat: Seat
    equipment: str


class TooWeak(TypedDict):
    """A band could not stop the cart, or has lost to the Sheriff."""

    hideout: str
    strength: int
    combat: int


class Raided(TypedDict):
    """A band has robbed the convoy, or beaten the Sheriff."""

    hideout: str
    seats: list[Seat]
    strength: int
    combat: int
    glory: int
    """For each of them."""


class Shared(TypedDict):
    """Loot that somebody has got."""

    seat: Seat
    sacks: int
    companions: int


class Honoured(TypedDict):
    """How far an informant has kept the word given to an ally."""

    seat: Seat
    to: Seat
    sacks: int
    companions: int
    gold: int
    """Sacks from the informant's own camp."""
    lost: int
    """Parts that nobody could give any more."""


class Stayed(TypedDict):
    """Provisions keep a player's raiders in the hideout."""

    seat: Seat
    hideout: str


class WoreCape(TypedDict):
    """A Cape hides a player's raiders from the Sheriff."""

    seat: Seat
    stays: bool


class Lost(TypedDict):
    """What the Sheriff has cost a player."""

    seat: Seat
    glory: int
    raiders: int


class RedRewarded(TypedDict):
    """A companion for whoever has the most raiders in red hideouts."""

    seat: Seat
    raiders: int


class GameOver(TypedDict):
    scores: list[int]
    """The glory of each seat."""


EVENTS: Final[Mapping[str, type[Any]]] = {
    "round_began": RoundBegan,
    "donated": Donated,
    "looked": Looked,
    "bought": Bought,
    "reshuffled": Reshuffled,
    "recruited": BySeat,
    "occupied": Occupied,
    "emptied_first": BySeat,
    "took_first_player_card": BySeat,
    "suggested": Suggested,
    "hushed": BySeat,
    "proposed": Proposed,
    "chose": BySeat,
    "declined": Declined,
    "allied": Allied,
    "promise_kept": PromiseSettled,
    "promise_broken": PromiseSettled,
    "promise_unneeded": PromiseSettled,
    "sent": Sent,
    "redirected": Redirected,
    "escaped": Escaped,
    "ordered": Ordered,
    "used": Used,
    "passed": BySeat,
    "passed_by": TooWeak,
    "sheriff_won": TooWeak,
    "raided": Raided,
    "sheriff_beaten": Raided,
    "shared": Shared,
    "honoured": Honoured,
    "kept_rest": BySeat,
    "stayed": Stayed,
    "wore_cape": WoreCape,
    "lost": Lost,
    "red_rewarded": RedRewarded,
    "game_over": GameOver,
}
"""The one list of events."""
