"""King, Thief, Minister (Shah Dozd Vazir): six face-down cards, and who dares to claim one."""

from typing import Final

from hoodwink.games.shahdozd.rules import OPTIONS, KingThiefMinister
from hoodwink.kernel.game import Box

BOX: Final = Box("shahdozd", range(3, 7), OPTIONS, KingThiefMinister)
