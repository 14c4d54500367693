"""A Pig in a Poke: one covered bag each. Say what is in yours; who dares to look?"""

from typing import Final

from hoodwink.kernel.game import Box
from smallest.poke.rules import PigInAPoke
from smallest.poke.setting import OPTIONS, SEATS

BOX: Final = Box("poke", SEATS, OPTIONS, PigInAPoke)
