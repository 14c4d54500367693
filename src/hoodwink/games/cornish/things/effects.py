"""What cards can do, in small words that a pack puts together: `sail 2`, `gold 4`, `leave 1`."""

from typing import Final

from hoodwink.games.cornish.things.entries import Entry

WORDS: Final = (
    *("influence", "gold", "reputation", "secret", "shadow", "chart", "leave"),  # done at once
    *("sail", "walk", "carry", "haul", "march", "pawn"),  # steps that are taken for nothing
    *("recall", "suborn", "release", "rouse"),  # one choice each
    *("fine", "rob", "hush", "gossip", "spill"),  # one choice each: whom it hits
    *("heat", "levy", "undercut", "summon", "waylay"),  # answers to what another does
)
INFLUENCE: Final = 0
GOLD: Final = 1
REPUTATION: Final = 2
SECRET: Final = 3
SHADOW: Final = 4
CHART: Final = 5
LEAVE: Final = 6
SAIL: Final = 7
WALK: Final = 8
CARRY: Final = 9
HAUL: Final = 10
MARCH: Final = 11
PAWN: Final = 12
RECALL: Final = 13
SUBORN: Final = 14
RELEASE: Final = 15
ROUSE: Final = 16
FINE: Final = 17
ROB: Final = 18
HUSH: Final = 19
GOSSIP: Final = 20
SPILL: Final = 21
HEAT: Final = 22
LEVY: Final = 23
UNDERCUT: Final = 24
SUMMON: Final = 25
WAYLAY: Final = 26

IN_PURSE: Final = frozenset((INFLUENCE, GOLD, REPUTATION))
"""What is simply received."""
STEP_EFFECTS: Final = frozenset(range(SAIL, PAWN + 1))
"""What is granted several times: one step, and another."""
ON_TURN: Final = WORDS[:HEAT]
IN_ANSWER: Final = (*WORDS[INFLUENCE : REPUTATION + 1], *WORDS[HEAT:])

Effect = tuple[int, int]
"""A word by its number, and how much of it."""


def read_effects(entry: Entry, key: str, allowed: tuple[str, ...]) -> tuple[Effect, ...]:
    """The effects that a card lists."""
    found: list[Effect] = []
    for phrase in entry.phrases(key):
        word, _, amount = phrase.partition(" ")
        if word not in allowed or not amount.isdigit() or not 1 <= int(amount) <= 20:
            words = ", ".join(allowed)
            raise entry.wrong(key, f"phrases like 'sail 2' with a number from 1 to 20 and {words}")
        found.append((WORDS.index(word), int(amount)))
    return tuple(found)
