"""What is to be settled before the next turn, fact by fact."""

from typing import TypedDict

from hoodwink.kernel.seats import Seat


class LandingTold(TypedDict):
    """A landing that the others may answer."""

    place: str
    """Where the goods go ashore."""
    risk: int
    """How much there is for customs to notice, answers included."""
    summoned: int
    """Steps of officers that answers have added."""
    raised: int
    """By how much answers have raised the risk."""


class SaleTold(TypedDict):
    """A sale that the others may answer."""

    place: str
    """The town."""
    goods: str
    """Which kind is sold."""
    row: str
    """The row of the price list: low, fair or high."""
    undercut: int
    """By how much answers have lowered the price."""
    summoned: int
    """Steps of officers that answers have added."""


class MarchTold(TypedDict):
    """An order to an officer that the others may answer."""

    place: str
    """Where the officer stands."""
    briber: Seat | None
    """In whose pay he is, if in anybody's."""
    end: str
    """Where he is sent."""
    waylaid: bool
    """Whether an answer keeps him where he is."""


class GrantTold(TypedDict):
    """What a card still lets its player do, and how often or how much."""

    do: str
    """The word on the card, such as `sail`."""
    amount: int
    """How many steps are left, or how big it is."""


class UnloadedTold(TypedDict):
    """Goods that are about to be landed."""

    goods: str
    """Which kind."""
    warehouse: str | None
    """Where they would be stored at once; none for the open."""


class RaidedTold(TypedDict):
    """Goods that are about to be taken from customs."""

    goods: str
    """Which kind."""
    character: str
    """Who would take them, and be lost by it."""


class PendingTold(TypedDict):
    """What is to be settled before the next turn."""

    window: str | None
    """What the others may answer: `landing`, `sale` or `march`."""
    claim: LandingTold | SaleTold | MarchTold | None
    """What they may answer, as it is by now."""
    losing: int
    """Pawns that go with lost characters."""
    placing: str | None
    """Where the pawn of the character just hired may go."""
    target: str | None
    """Where officers are called to."""
    points: int
    """How many steps they still take towards it."""
    hiding: int
    """How many of these steps who lands may still buy off, now that answers raised the risk."""
    recruits: int
    """Officers who are to be placed."""
    spilling: list[Seat]
    """Who is about to lose a secret."""
    draws: list[Seat]
    """Who draws the next secrets."""
    reveals: list[str]
    """Decks that turn up a new character."""
    opening: bool
    """The round begins: after the last of the new characters comes the income."""
    grants: list[GrantTold]
    """What a card that was just used allows."""
    pair: list[str]
    """The decks from which characters are dealt."""
    draft: list[UnloadedTold]
    """What is about to be landed; the player alone sees it."""
    raiding: list[RaidedTold]
    """Who is about to raid; the player alone sees it."""
    shadow: int
    """By how much cards lower the risk of a landing this turn."""
    acted: bool
    """Whether the player on turn has taken an action."""
