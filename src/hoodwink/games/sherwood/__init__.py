"""Sherwood Forest: plan in secret, ally in the open, and rob whatever comes down the road."""

from typing import Final

from hoodwink.games.sherwood.rules import SherwoodForest
from hoodwink.games.sherwood.setting import OPTIONS, SEATS
from hoodwink.kernel.game import Box

BOX: Final = Box("sherwood", SEATS, OPTIONS, SherwoodForest)
