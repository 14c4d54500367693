"""Every way to say something: the act that is meant, and the rule that speaks of it."""

from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import BRIBE, LAND, MARCH, RECALL, UNLOAD

SAYINGS: Final[tuple[tuple[str, int, str], ...]] = (
    ("first *", say.FIRST, "CS-027"),
    ("take ship *", say.TAKE_SHIP, "CS-028"),
    ("take warehouse *", say.TAKE_WAREHOUSE, "CS-029"),
    ("draw * *", say.DRAW, "CS-030"),
    ("deal *", say.DEAL, "CS-030"),
    ("deal secret *", say.SECRET, "CS-112"),
    ("reveal *", say.REVEAL, "CS-070"),
    ("spill *", say.SPILL, "CS-131"),
    ("keep *", say.KEEP, "CS-030"),
    ("place pawn *", say.PLACE_PAWN, "CS-068"),
    ("place ship *", say.PLACE_SHIP, "CS-035"),
    ("place officer *", say.PLACE_OFFICER, "CS-103"),
    ("sail * to *", say.SAIL, "CS-045"),
    ("walk * to *", say.WALK, "CS-046"),
    ("carry * * to *", say.CARRY, "CS-046"),
    ("haul * * to *", say.HAUL, "CS-047"),
    ("march * to *", MARCH, "CS-048"),
    ("march * of * to *", MARCH, "CS-048"),
    ("buy reputation", say.BUY_REPUTATION, "CS-049"),
    ("buy *", say.BUY, "CS-052"),
    ("unload *", UNLOAD, "CS-081"),
    ("unload * into *", UNLOAD, "CS-119a"),
    ("land", LAND, "CS-050"),
    ("land hiding *", LAND, "CS-083"),
    ("call off", say.CALL_OFF, "CS-081"),
    ("hire *", say.HIRE, "CS-051"),
    ("bribe *", BRIBE, "CS-053"),
    ("bribe * of *", BRIBE, "CS-053"),
    ("sell * * *", say.SELL, "CS-054"),
    ("work honestly", say.WORK, "CS-055"),
    ("discover secret", say.DISCOVER, "CS-056"),
    ("raid * with *", say.RAID, "CS-057"),
    ("storm warehouse", say.STORM, "CS-057"),
    ("pass", say.PASS, "CS-058"),
    ("store * in *", say.STORE, "CS-120"),
    ("fetch * from *", say.FETCH, "CS-120"),
    ("use *", say.USE, "CS-072"),
    ("play *", say.PLAY, "CS-114"),
    ("let be", say.LET_BE, "CS-043"),
    ("remove pawn *", say.REMOVE, "CS-074c"),
    ("done", say.DONE, "CS-072"),
    ("end turn", say.END_TURN, "CS-040"),
    ("target *", say.TARGET, "C-52"),
    ("recall *", RECALL, "CS-072"),
    ("recall * of *", RECALL, "CS-072"),
    ("release *", say.RELEASE, "CS-072"),
    ("rouse *", say.ROUSE, "C-49"),
)
"""A star is a word that says with what, where, or how much."""

RULE_OF: Final = {act: rule for _, act, rule in reversed(SAYINGS)}
"""The rule that speaks of each act."""


VERB_OF: Final = {act: pattern.split()[0] for pattern, act, _ in SAYINGS}
"""The first word of each act."""
