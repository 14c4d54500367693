"""The raid on the customs warehouse."""

from bisect import insort
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Raid, Storm
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases import Verbs, on, simply
from hoodwink.games.cornish.phases.ashore import put
from hoodwink.games.cornish.phases.hiring import lose
from hoodwink.games.cornish.phases.network import is_there
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.codes import form_raided, raided, raider_of
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def mobs(s: State, setting: Setting, seat: Seat) -> list[int]:
    """The mob characters that are not yet told off for this raid."""
    busy = [raider_of(code) for code in s.raiding]
    return [card for card in s.casts[seat] if setting.characters[card].mob and card not in busy]


def may_raid(s: State, setting: Setting, seat: Seat) -> bool:
    """CS-116, C-6: a pawn in Penzance, influence, and mobs enough."""
    if not s.seized or not s.influence[seat] or not is_there(s, seat, setting.board.customs):
        return False
    return len(mobs(s, setting, seat)) >= setting.raid_mobs


def left_seized(s: State) -> list[int]:
    """The customs warehouse without what is about to be taken."""
    goods = s.seized[:]
    for code in s.raiding:
        goods.remove(form_raided(code))
    return goods


def raid(s: State, _setting: Setting, _seat: Seat, move: Raid, _tell: Tell | None) -> None:
    """One more shape and the mob that takes it."""
    insort(s.raiding, raided(move.form, move.card))


def storm(s: State, setting: Setting, seat: Seat, _move: Storm, tell: Tell | None) -> None:
    """CS-057, CS-117: each shape costs its mob character; all of it is one action."""
    raiders = s.raiding
    s.raiding = []
    s.influence[seat] -= 1
    s.acted = True
    goods = [setting.form_keys[form_raided(code)] for code in raiders]
    if tell:
        tell("customs_raided", seat=seat, goods=goods)
    for code in raiders:
        s.seized.remove(form_raided(code))
        lose(s, setting, seat, raider_of(code), tell)
    for code in raiders:
        put(s, setting, seat, setting.board.customs, form_raided(code), tell)  # CS-118


def raids(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    forms = sorted(set(left_seized(s)))
    return [setting.words.raids[form][card] for form in forms for card in mobs(s, setting, seat)]


def raiding_draft(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    return [say.STORM_MOVE, *raids(s, setting, seat), say.CALL_OFF_MOVE]


def not_raid(s: State, setting: Setting, seat: Seat, move: Raid) -> Refusal:
    if move.form not in left_seized(s):
        return no.NOT_SEIZED
    if move.card not in s.casts[seat] or not setting.characters[move.card].mob:
        return no.NOT_YOUR_MOB
    if move.card not in mobs(s, setting, seat):
        return no.MOB_BUSY
    if not is_there(s, seat, setting.board.customs):
        return no.NO_PAWN_AT_CUSTOMS
    return no.TOO_FEW_MOBS if s.influence[seat] else no.CANNOT_PAY_RAID


ACTIONS: Final[Verbs] = (on(Raid, raid, not_raid), on(Storm, storm, simply(no.NO_RAIDERS)))
