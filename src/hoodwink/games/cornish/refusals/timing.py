"""When each act has its place, and what is to be settled first."""

from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import FREE, Choice
from hoodwink.games.cornish.refusals import NO_CARD_AT_WORK
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.state.phases import GRANT, STOW, TURN
from hoodwink.games.cornish.things import effects as do
from hoodwink.kernel.errors import Refusal

ON_TURN: Final = (TURN,)
STEP: Final = (TURN, GRANT)
STOWING: Final = (TURN, STOW)
PHASES_OF: Final[dict[int, tuple[int, ...]]] = {
    say.TAKE_SHIP: (at.SHIPS,),
    say.TAKE_WAREHOUSE: (at.WAREHOUSES,),
    say.DRAW: (at.PAIR,),
    say.KEEP: (at.KEEP,),
    say.PLACE_PAWN: (at.PAWNS, at.PLACE, at.GRANT),
    say.PLACE_SHIP: (at.ANCHORS,),
    say.PLACE_OFFICER: (at.RECRUIT,),
    say.SAIL: STEP,
    say.WALK: STEP,
    say.CARRY: STEP,
    say.HAUL: STEP,
    say.MARCH: (at.TURN, at.CUSTOMS, at.GRANT),
    say.BUY_REPUTATION: ON_TURN,
    say.BUY: ON_TURN,
    say.UNLOAD: ON_TURN,
    say.LAND: ON_TURN,
    say.CALL_OFF: ON_TURN,
    say.HIRE: ON_TURN,
    say.BRIBE: STEP,
    say.SELL: ON_TURN,
    say.WORK: ON_TURN,
    say.DISCOVER: ON_TURN,
    say.RAID: ON_TURN,
    say.STORM: ON_TURN,
    say.PASS: ON_TURN,
    say.STORE: STOWING,
    say.FETCH: STOWING,
    say.USE: ON_TURN,
    say.PLAY: (at.TURN, at.WINDOW),
    say.LET_BE: (at.WINDOW,),
    say.REMOVE: (at.REMOVE,),
    say.DONE: (at.GRANT,),
    say.END_TURN: (at.STOW,),
    say.TARGET: (at.GRANT,),
    say.RECALL: (at.GRANT,),
    say.RELEASE: (at.GRANT,),
    say.ROUSE: (at.GRANT,),
}
"""Who acts then can always pass, let be, be done or end the turn."""

STEPS: Final = (say.SAIL, say.WALK, say.CARRY, say.HAUL, say.MARCH)


def is_free_step(move: Choice) -> bool:
    return move.pay == FREE and move.act in STEPS


GRANTED_BY: Final[dict[int, tuple[int, ...]]] = {
    say.SAIL: (do.SAIL,),
    say.WALK: (do.WALK,),
    say.CARRY: (do.CARRY,),
    say.HAUL: (do.HAUL,),
    say.MARCH: (do.MARCH,),
    say.PLACE_PAWN: (do.PAWN,),
    say.BRIBE: (do.SUBORN,),
    say.TARGET: (do.FINE, do.ROB, do.HUSH, do.GOSSIP, do.SPILL),
    say.RECALL: (do.RECALL,),
    say.RELEASE: (do.RELEASE,),
    say.ROUSE: (do.ROUSE,),
}
"""The words of cards that let a player do this."""

SETTLE_FIRST: Final[dict[int, Refusal]] = {
    at.WINDOW: no.ANSWER_FIRST,
    at.REMOVE: no.REMOVE_FIRST,
    at.PLACE: no.PLACE_FIRST,
    at.CUSTOMS: no.CUSTOMS_FIRST,
    at.RECRUIT: no.RECRUIT_FIRST,
    at.GRANT: no.NOT_GRANTED,
    at.STOW: no.ACTED,
}

UNASKED: Final[dict[int, Refusal]] = {
    say.PLACE_PAWN: no.NO_NEW_PAWN,
    say.PLACE_OFFICER: no.NO_NEW_OFFICER,
    say.LET_BE: no.NOTHING_TO_ANSWER,
    say.REMOVE: no.NOTHING_LOST,
    say.DONE: NO_CARD_AT_WORK,
    say.END_TURN: no.OPEN_TURN,
    say.TARGET: NO_CARD_AT_WORK,
    say.RECALL: NO_CARD_AT_WORK,
    say.RELEASE: NO_CARD_AT_WORK,
    say.ROUSE: NO_CARD_AT_WORK,
}
"""What is out of place on an open turn."""
