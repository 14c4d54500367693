"""The choices of Cornish Smuggler, and how they are said."""

from typing import Final, TypeVar

from hoodwink.games.cornish.moves.actions import (
    BuyReputation,
    CallOff,
    Discover,
    EndTurn,
    Land,
    Pass,
    Storm,
    Work,
)
from hoodwink.games.cornish.moves.cards import Done, LetBe, Target
from hoodwink.games.cornish.moves.choices import IN_GOLD, IN_INFLUENCE, Choice
from hoodwink.games.cornish.moves.setup import First
from hoodwink.games.cornish.things.codes import NO_SEAT as NO_SEAT
from hoodwink.games.cornish.things.codes import briber_of as briber_of
from hoodwink.games.cornish.things.codes import officer as officer
from hoodwink.games.cornish.things.codes import post_of as post_of

M = TypeVar("M", bound=Choice)


def by_purse(
    free: tuple[M, ...], influence: tuple[M, ...], gold: tuple[M, ...]
) -> tuple[tuple[M, ...], ...]:
    """What can be chosen with nothing, influence, gold, both, or when it costs nothing."""
    both = tuple(choice for pair in zip(influence, gold, strict=True) for choice in pair)
    return ((), influence, gold, both, free)


FOR_NOTHING: Final = 4
"""The index of `by_purse` for steps that a card gives."""

BUY_REPUTATION_MOVE: Final = BuyReputation("buy reputation")
WORK_MOVE: Final = Work("work honestly")
STORM_MOVE: Final = Storm("storm warehouse")
PASS_MOVE: Final = Pass("pass")
LET_BE_MOVE: Final = LetBe("let be")
DONE_MOVE: Final = Done("done")
END_TURN_MOVE: Final = EndTurn("end turn")
CALL_OFF_MOVE: Final = CallOff("call off", quiet=True)
DISCOVERIES: Final = by_purse(
    (),
    (Discover("discover secret", pay=IN_INFLUENCE),),
    (Discover("discover secret", pay=IN_GOLD),),
)
MOST_HIDING: Final = 48
"""The risk of the worst port and a hold of 6 by 6."""

LANDINGS: Final = (
    Land("land", 0),
    *(Land(f"land hiding {points}", points) for points in range(1, MOST_HIDING + 1)),
)
FIRSTS: Final = tuple(First(f"first {seat}", seat) for seat in range(5))
TARGETS: Final = tuple(Target(f"target {seat}", seat) for seat in range(5))
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
