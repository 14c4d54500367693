"""Sheriff of Nottingham: goods into a bag, a straight face, and what the Sheriff may like."""

from typing import Final

from hoodwink.games.nottingham.rules import OPTIONS, SheriffOfNottingham
from hoodwink.kernel.game import Box

BOX: Final = Box("nottingham", range(3, 6), OPTIONS, SheriffOfNottingham)
