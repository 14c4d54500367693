"""Whom the game waits for follows from the rest of the state."""

from hoodwink.games.sherwood.phases.alliances.proposals import answering
from hoodwink.games.sherwood.phases.raids import may_redirect
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import members
from hoodwink.games.sherwood.things.equipment import could_hold
from hoodwink.games.sherwood.things.talks import NO_REPLY


def awaited(s: State, setting: Setting) -> int:
    """The seats, as a mask, whose choice comes next."""
    if s.phase in at.CHANCE:
        return 0
    if s.phase in at.SEALED:
        replied = sum(1 << seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)
        return asked(s, setting) & ~replied
    if s.phase == at.EQUIP:
        return 1 << s.asked
    if s.phase in (at.ORDER, at.SHARE):
        return 1 << s.leader[s.hideout]
    return 1 << (s.informant[s.hideout] if s.phase == at.SURPLUS else s.turn)


def asked(s: State, setting: Setting) -> int:
    """Everyone whose sealed choice this phase wants."""
    if s.phase == at.ANSWER:
        assert s.draft is not None
        return answering(s, setting, s.draft)
    if s.phase == at.MESSENGER:
        return may_redirect(s, setting)
    kind = setting.gear.provisions if s.phase == at.PROVISIONS else setting.gear.cape
    return could_hold(s, setting, kind, members(s, s.hideout))
