"""Whom the game waits for follows from the rest of the state, and what happens afterwards."""

from collections.abc import Callable, Sequence
from typing import Final

from hoodwink.games.sherwood.phases.alliances.answers import YES_OR_NO, answering, conclude
from hoodwink.games.sherwood.phases.homecoming import go_home, provisions, stocked
from hoodwink.games.sherwood.phases.road import go_on, may_redirect, redirections
from hoodwink.games.sherwood.phases.sheriff import capes, strike, wary
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, mask_of, only
from hoodwink.kernel.waiting import NO_REPLY

AFTERWARDS: Final[dict[int, Callable[[State, Setting, Tell | None], None]]] = {
    at.ANSWER: conclude,
    at.MESSENGER: go_on,
    at.PROVISIONS: go_home,
    at.CAPE: strike,
}
"""What happens in a phase once everybody has been heard."""


def awaited(s: State, setting: Setting) -> int:
    """The seats, as a mask, whose choice comes next; none where the story goes on by itself."""
    if s.phase in at.BY_TURN:
        return only(s.turn)
    if s.phase in at.SEALED:
        seats = asked(s, setting)
        return seats and seats & ~_replied(s)
    if s.phase == at.EQUIP:
        return only(s.asked)
    if s.phase in (at.ORDER, at.SHARE):
        return only(s.leader[s.hideout])
    return only(s.informant[s.hideout]) if s.phase == at.SURPLUS else 0


def _replied(s: State) -> int:
    return mask_of(seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)


def asked(s: State, setting: Setting) -> int:
    """Everyone whose sealed choice this phase wants."""
    if s.phase == at.ANSWER:
        return answering(s, setting)
    if s.phase == at.MESSENGER:
        return may_redirect(s, setting)
    return stocked(s, setting) if s.phase == at.PROVISIONS else wary(s, setting)


def answers(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    """What a seat that is asked may answer under cover."""
    if s.phase == at.ANSWER:
        return YES_OR_NO
    if s.phase == at.MESSENGER:
        return redirections(s, setting, seat)
    listed = provisions if s.phase == at.PROVISIONS else capes
    return listed(s, setting, seat)
