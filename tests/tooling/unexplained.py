"""Typed classes that the reference must not take: nobody has explained them."""

from typing import Any, TypedDict

Handful = dict[str, int]


class NoWords(TypedDict):
    """A class with a fact that nobody has explained."""

    coins: int
    """How many there are to lose."""
    bank: int


class Parrot(TypedDict):
    """A class with a fact that is explained by its own name."""

    hand_size: int
    """The size of the hand."""


class Dots(TypedDict):
    """A class with a fact that is explained by the one before."""

    points: int
    """... with so many steps."""


class Silent(TypedDict):
    coins: int
    """How many there are to lose."""


class Heir(NoWords):
    """A class that has inherited the fault."""


class Anything(TypedDict):
    """A class with a fact that may be anything."""

    claim: dict[str, Any]
    """Whatever was claimed."""


class Held(TypedDict):
    """A class that speaks of a name which is not explained."""

    held: Handful
    """What lies in the hand."""


Written = TypedDict("Written", {"from": str})
