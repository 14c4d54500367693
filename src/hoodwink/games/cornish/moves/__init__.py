"""The choices of Cornish Smuggler, and how they are said."""

from typing import Final, TypeVar

from hoodwink.games.cornish.moves.choices import GOLD, INFLUENCE, Choice, Land, OfSeat
from hoodwink.games.cornish.things.codes import NO_SEAT as NO_SEAT
from hoodwink.games.cornish.things.codes import briber_of as briber_of
from hoodwink.games.cornish.things.codes import officer as officer
from hoodwink.games.cornish.things.codes import post_of as post_of

(
    FIRST,
    TAKE_SHIP,
    TAKE_WAREHOUSE,
    DRAW,
    DEAL,
    REVEAL,
    SECRET,
    SPILL,
    KEEP,
    PLACE_PAWN,
    PLACE_SHIP,
    PLACE_OFFICER,
    SAIL,
    WALK,
    CARRY,
    HAUL,
    MARCH,
    BUY_REPUTATION,
    BUY,
    UNLOAD,
    LAND,
    CALL_OFF,
    HIRE,
    BRIBE,
    SELL,
    WORK,
    DISCOVER,
    RAID,
    STORM,
    PASS,
    STORE,
    FETCH,
    USE,
    PLAY,
    LET_BE,
    REMOVE,
    DONE,
    END_TURN,
    TARGET,
    RECALL,
    RELEASE,
    ROUSE,
) = range(42)
"""What is done. Several acts may share a verb: `buy reputation`, `buy brandy`."""

M = TypeVar("M", bound=Choice)


def by_purse(
    free: tuple[M, ...], influence: tuple[M, ...], gold: tuple[M, ...]
) -> tuple[tuple[M, ...], ...]:
    """What can be chosen with nothing, influence, gold, both, or when it costs nothing."""
    both = tuple(choice for pair in zip(influence, gold, strict=True) for choice in pair)
    return ((), influence, gold, both, free)


FOR_NOTHING: Final = 4
"""The index of `by_purse` for steps that a card gives."""

BUY_REPUTATION_MOVE: Final = Choice("buy reputation", BUY_REPUTATION)
WORK_MOVE: Final = Choice("work honestly", WORK)
STORM_MOVE: Final = Choice("storm warehouse", STORM)
PASS_MOVE: Final = Choice("pass", PASS)
LET_BE_MOVE: Final = Choice("let be", LET_BE)
DONE_MOVE: Final = Choice("done", DONE)
END_TURN_MOVE: Final = Choice("end turn", END_TURN)
CALL_OFF_MOVE: Final = Choice("call off", CALL_OFF, quiet=True)
DISCOVERIES: Final = by_purse(
    (),
    (Choice("discover secret", DISCOVER, pay=INFLUENCE),),
    (Choice("discover secret", DISCOVER, pay=GOLD),),
)
MOST_HIDING: Final = 48
"""The risk of the worst port and a hold of 6 by 6."""

LANDINGS: Final = (
    Land("land", LAND, 0),
    *(Land(f"land hiding {points}", LAND, points) for points in range(1, MOST_HIDING + 1)),
)
FIRSTS: Final = tuple(OfSeat(f"first {seat}", FIRST, seat) for seat in range(5))
TARGETS: Final = tuple(OfSeat(f"target {seat}", TARGET, seat) for seat in range(5))
EVERYWHERE: Final[tuple[Choice, ...]] = (
    BUY_REPUTATION_MOVE,
    WORK_MOVE,
    STORM_MOVE,
    PASS_MOVE,
    LET_BE_MOVE,
    DONE_MOVE,
    END_TURN_MOVE,
    CALL_OFF_MOVE,
    *DISCOVERIES[3],
    *LANDINGS,
    *FIRSTS,
    *TARGETS,
)
"""Moves that no pack changes."""
