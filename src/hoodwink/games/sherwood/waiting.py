"""Whom the game waits for follows from the rest of the state."""

from typing import Final

from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.alliances import answering
from hoodwink.games.sherwood.bands import members
from hoodwink.games.sherwood.equipment import could_hold
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.phases import NO_REPLY
from hoodwink.games.sherwood.raids import may_redirect
from hoodwink.games.sherwood.state import State

CHANCE: Final = (at.FIRST, at.LAYOUT, at.LOOK, at.DRAW, at.REVEAL, at.OVER)
SEALED: Final = (at.ANSWER, at.MESSENGER, at.PROVISIONS, at.CAPE)


def awaited(f: Forest, s: State) -> int:
    """The seats, as a mask, whose choice comes next."""
    if s.phase in CHANCE:
        return 0
    if s.phase in SEALED:
        replied = sum(1 << seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)
        return asked(f, s) & ~replied
    if s.phase == at.EQUIP:
        return 1 << s.asked
    if s.phase in (at.ORDER, at.SHARE):
        return 1 << s.leader[s.hideout]
    return 1 << (s.informant[s.hideout] if s.phase == at.SURPLUS else s.turn)


def asked(f: Forest, s: State) -> int:
    """Everyone whose sealed choice this phase wants."""
    if s.phase == at.ANSWER:
        assert s.draft is not None
        return answering(f, s, s.draft)
    if s.phase == at.MESSENGER:
        return may_redirect(f, s)
    kind = f.gear.provisions if s.phase == at.PROVISIONS else f.gear.cape
    return could_hold(f, s, kind, members(s, s.hideout))
