"""The games. A new one is a folder beside these and a line here."""

from collections.abc import Mapping
from typing import Final

from hoodwink.games.cornish import BOX as CORNISH
from hoodwink.games.nottingham import BOX as NOTTINGHAM
from hoodwink.games.shahdozd import BOX as SHAHDOZD
from hoodwink.games.sherwood import BOX as SHERWOOD
from hoodwink.kernel.game import Box

GAMES: Final = (SHAHDOZD, NOTTINGHAM, SHERWOOD, CORNISH)
"""From the quickest to learn to the richest: so they are offered to a newcomer."""

BOXES: Final[Mapping[str, Box]] = {box.name: box for box in GAMES}
