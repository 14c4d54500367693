"""Secret cards: when each may be played and what it does then (CS-010)."""

from typing import Final

from hoodwink.games.cornish.things.effects import IN_ANSWER, ON_TURN, Effect, read_effects
from hoodwink.games.cornish.things.entries import Entry, entries
from hoodwink.kernel.packs import Pack

AT_TURN: Final = 0
AT_LANDING: Final = 1
AT_SALE: Final = 2
AT_MARCH: Final = 3
MOMENTS: Final = ("turn", "landing", "sale", "march")
"""On your own turn, or in answer to another's landing, sale or officer sent by an action."""


class Secret:
    """A kind of secret card, of which there are several."""

    def __init__(self, entry: Entry) -> None:
        self.key: Final = entry.key
        self.count: Final = entry.count("count", 1, 20)
        self.when: Final = MOMENTS.index(entry.word("when", MOMENTS))
        allowed = ON_TURN if self.when == AT_TURN else IN_ANSWER
        self.do: Final = entry.phrases("do")
        self.effects: Final[tuple[Effect, ...]] = read_effects(entry, "do", allowed)
        self.sure = False
        if not self.effects:
            raise entry.wrong("do", "at least one effect")


def read_secrets(pack: Pack) -> list[Secret]:
    return [Secret(entry) for entry in entries(pack, "secrets", "cards", 1, 60)]
