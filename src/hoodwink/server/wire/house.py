"""The rules of the house: all that is agreed at a table and is no rule of the game."""

from typing import Annotated

import msgspec
from msgspec import Meta

Seconds = Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)]


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think, in seconds; 0 is for ever."""

    decision: Seconds = 0
    """For one decision."""
    player: Seconds = 0
    """For all decisions of one player together."""
    grace: Annotated[int, Meta(ge=0, le=3600)] = 30
    """Once a decision, for who has lost the connection."""


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of the house: all that is agreed at a table and is no rule of the game."""

    clock: ClockRules = ClockRules()
    """How long one may think."""
    window: Annotated[int, Meta(ge=0, le=600)] = 8
    """The seconds that a bot leaves to people who may have a word to say."""
    watch: bool = True
    """Whether others may look on."""
