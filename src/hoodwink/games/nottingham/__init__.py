"""Sheriff of Nottingham: goods into a bag, a straight face, and what the Sheriff may like."""

from typing import Final

from hoodwink.games.nottingham.rules import SheriffOfNottingham
from hoodwink.games.nottingham.setting import OPTIONS, SEATS
from hoodwink.kernel.game import Box

BOX: Final = Box("nottingham", SEATS, OPTIONS, SheriffOfNottingham, version=2, oldest=2)
