"""Goods ashore: who owns them, when customs seize them and when others claim them."""

from bisect import insort

from hoodwink.games.cornish.moves import NOBODY
from hoodwink.games.cornish.phases.network import is_there, poorest, seats_at
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def lying(place: int, owner: int, form: int) -> int:
    """Goods as a number: where they lie, whose they are, what they are (C-42)."""
    return (place << 3 | owner) << 4 | form


def owner_of(code: int) -> int:
    return code >> 4 & 7


def put(s: State, setting: Setting, owner: Seat, place: int, form: int, tell: Tell | None) -> None:
    """Goods come to lie somewhere; what follows from that follows at once."""
    insort(s.ashore, lying(place, owner, form))
    settle(s, setting, place, tell)


def take(s: State, owner: Seat, place: int, form: int) -> None:
    s.ashore.remove(lying(place, owner, form))


def settle(s: State, setting: Setting, place: int, tell: Tell | None) -> None:
    """After any change in a place: seizure first, then claims of what is abandoned (C-22)."""
    here = [code for code in s.ashore if code >> 7 == place]
    if not here:
        return
    bribers = [officer & 7 for officer in s.officers if officer >> 3 == place]
    for code in here:
        owner = code >> 4 & 7
        if owner == NOBODY or not is_there(s, owner, place):
            if bribers:
                seize(s, setting, code, tell)
            else:
                _claim(s, setting, code, tell)
        elif any(briber != owner for briber in bribers):  # CS-124, CS-108, C-21
            seize(s, setting, code, tell)


def seize(s: State, setting: Setting, code: int, tell: Tell | None) -> None:
    s.ashore.remove(code)
    insort(s.seized, code & 15)
    if tell:
        tell(
            "goods_seized",
            seat=_named(code),
            place=_place(setting, code),
            goods=_form(setting, code),
        )


def _claim(s: State, setting: Setting, code: int, tell: Tell | None) -> None:
    """CS-125: goods without a pawn of their owner go to another who has one there."""
    place, owner = code >> 7, code >> 4 & 7
    others = seats_at(s, place)
    claimant = poorest(s, others) if others else NOBODY
    if claimant == owner:
        return
    s.ashore.remove(code)
    insort(s.ashore, lying(place, claimant, code & 15))
    if tell and owner != NOBODY:
        tell("goods_abandoned", seat=owner, place=_place(setting, code), goods=_form(setting, code))
    if tell and claimant != NOBODY:
        tell(
            "goods_claimed", seat=claimant, place=_place(setting, code), goods=_form(setting, code)
        )


def _named(code: int) -> Seat | None:
    owner = code >> 4 & 7
    return None if owner == NOBODY else owner


def _place(setting: Setting, code: int) -> str:
    return setting.board.land[code >> 7]


def _form(setting: Setting, code: int) -> str:
    return setting.forms[code & 15].key
