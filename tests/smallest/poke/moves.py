"""The choices of A Pig in a Poke, and how they are said."""

from typing import Final

from hoodwink.kernel.moves import Move, Phrasebook
from smallest.poke import refusals as no
from smallest.poke.setting import GOODS


class Deal(Move):
    """Chance: this is in the next bag."""

    def __init__(self, goods: int) -> None:
        super().__init__(f"deal {GOODS[goods]}")
        self.goods: Final = goods


class Cry(Move):
    """Say what is in your bag, true or not."""

    def __init__(self, goods: int) -> None:
        super().__init__(f"cry {GOODS[goods]}")
        self.goods: Final = goods


DEALS: Final = tuple(Deal(goods) for goods in range(len(GOODS)))
CRIES: Final = tuple(Cry(goods) for goods in range(len(GOODS)))
TRUST: Final = Move("trust")
LOOK: Final = Move("look")
ANSWERS: Final = (TRUST, LOOK)
"""By the number that stands for each in the state."""

RULES: Final = {"cry": "PP-03", "trust look": "PP-05"}
"""By verbs, the rule that speaks of them, whatever words follow."""

UNSAID: Final = {no.CHANCE_DECIDES: DEALS}
PHRASES: Final = Phrasebook((*DEALS, *CRIES, *ANSWERS), None, RULES, UNSAID)
