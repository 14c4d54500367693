"""Nature without a choice: at a server of ours every table of a game is dealt alike."""

from functools import partial

from hoodwink import Match
from hoodwink.server.tables import heading

SEED = "dealt alike"


def deals_alike() -> None:
    """Bots throw dice that come from the deal, so they too do the same again."""
    vars(heading)["Match"] = partial(Match, seed=SEED)
