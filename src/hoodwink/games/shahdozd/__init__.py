"""King, Thief, Minister (Shah Dozd Vazir): six face-down cards, and who dares to claim one."""

from typing import Final

from hoodwink.games.shahdozd.rules import KingThiefMinister
from hoodwink.games.shahdozd.setting import OPTIONS, SEATS
from hoodwink.kernel.game import Box

BOX: Final = Box("shahdozd", SEATS, OPTIONS, KingThiefMinister)
