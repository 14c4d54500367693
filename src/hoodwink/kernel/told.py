"""What all games tell alike: the bases of their events and views, fact by fact.

The words under a fact explain it; `make reference` takes them into schemas and pages.
"""

from typing import Annotated, TypedDict, TypeVar

from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import OutcomeTold
from hoodwink.kernel.seats import Seat

T = TypeVar("T")

Private = Annotated[T, "private"]
"""A fact of an event that some are told and others are not; the words under it say who."""


class BySeat(TypedDict):
    """Told of one player."""

    seat: Seat
    """Who did this, or whom it befell."""


class CommonTold(TypedDict):
    """What every view tells to all."""

    game: str
    """Which game this is, by the name that `hoodwink.game_names()` lists."""
    options: dict[str, OptionValue]
    """By option, the value that the match is played with."""
    to_act: list[Seat]
    """Whom the game waits for; empty while chance is due, and at the end."""
    outcome: OutcomeTold | None
    """How the match ended; none before that."""
