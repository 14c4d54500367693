"""Cornish Smuggler: buy abroad, land by night, sell inland, and mind the customs."""

from typing import Final

from hoodwink.games.cornish.rules import CornishSmuggler
from hoodwink.games.cornish.setting import OPTIONS, SEATS
from hoodwink.kernel.game import Box

BOX: Final = Box("cornish", SEATS, OPTIONS, CornishSmuggler, version=2, oldest=2)
