"""Which reason stands against a choice of the raid phase."""

from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import Give, Send, Use
from hoodwink.games.sherwood.phases.alliances.draft_reasons import Attempt, Reason
from hoodwink.games.sherwood.phases.sharing.fair import may_be_next
from hoodwink.games.sherwood.phases.waiting import asked
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import members
from hoodwink.games.sherwood.things.equipment import holds
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def _send(a: Attempt) -> Refusal:
    assert isinstance(a.move, Send)
    if a.s.phase != at.CHOOSE:
        return no.NOT_RAIDING
    if a.seat != a.s.turn:
        return no.NOT_YOUR_CARD
    return no.CARD_GONE if a.move.place < len(a.s.row) else no.NO_SUCH_PLACE


def _hear(a: Attempt) -> Refusal:
    if a.s.phase != at.ORDER or a.seat != a.s.leader[a.s.hideout]:
        return no.NOT_LEADER
    return no.NOT_TO_HEAR


def _use(a: Attempt) -> Refusal:
    if isinstance(a.move, Use) and a.move.kind >= a.setting.gear.ordinary:
        return no.SPECIAL_CARD
    return no.NOT_IN_HAND if a.s.phase == at.EQUIP and a.seat == a.s.asked else no.NO_MEETING


def _give(a: Attempt) -> Refusal:
    assert isinstance(a.move, Give)
    if a.s.phase not in at.SHARING or not a.s.waiting >> a.seat & 1:
        return no.NOT_SHARING
    if not members(a.s, a.s.hideout) >> a.move.seat & 1:
        return no.NOT_IN_BAND
    if not (a.s.loot_companions if a.move.companion else a.s.loot_sacks):
        return no.NO_SUCH_PART
    if a.move.companion and not a.s.oak[a.move.seat]:
        return no.NOBODY_ON_OAK
    if a.s.phase == at.SURPLUS:
        return no.KEEP_INSTEAD
    return no.PART_LOST if may_be_next(a.s, a.move.seat) else no.NOT_DUE


def _window(s: State, setting: Setting, seat: Seat, phase: int, closed: Refusal) -> Refusal | None:
    """Why a special card cannot be played now, whatever it is."""
    if s.phase != phase or not asked(s, setting) >> seat & 1:
        return closed
    return None if s.waiting >> seat & 1 else no.SEALED_CARD


def _messenger(a: Attempt) -> Refusal:
    held = holds(a.s, a.seat, a.setting.gear.messenger)
    refused = _window(a.s, a.setting, a.seat, at.MESSENGER, no.NO_MESSENGER)
    return refused or (no.NO_TURNING_BACK if held else no.NO_SUCH_CARD)


def _provisions(a: Attempt) -> Refusal:
    return _window(a.s, a.setting, a.seat, at.PROVISIONS, no.NO_RAID_DONE) or no.NO_SUCH_CARD


def _cape(a: Attempt) -> Refusal:
    return _window(a.s, a.setting, a.seat, at.CAPE, no.NO_SHERIFF) or no.NO_SUCH_CARD


def _let(a: Attempt) -> Refusal:
    open_window = (
        a.s.phase in at.SEALED and a.s.phase != at.ANSWER and asked(a.s, a.setting) >> a.seat & 1
    )
    return no.SEALED_CARD if open_window else no.NOTHING_TO_LET


REASONS: Final[dict[str, Reason]] = {
    "send": _send,
    "hear": _hear,
    "use": _use,
    "pass": _use,
    "give": _give,
    "keep": lambda _: no.NOT_INFORMANT,
    "messenger": _messenger,
    "provisions": _provisions,
    "cape": _cape,
    "let": _let,
}
