"""Goods ashore: who owns them, when customs seize them and when others claim them."""

from bisect import insort

from hoodwink.games.cornish.phases.network import is_there, poorest, seats_at
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.codes import (
    NO_SEAT,
    briber_of,
    form_of,
    lying,
    owner_of,
    person,
    place_of,
    post_of,
)
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def put(s: State, setting: Setting, owner: Seat, place: int, form: int, tell: Tell | None) -> None:
    """Goods come to lie somewhere; what follows from that follows at once."""
    insort(s.ashore, lying(place, owner, form))
    settle(s, setting, place, tell)


def take(s: State, owner: Seat, place: int, form: int) -> None:
    s.ashore.remove(lying(place, owner, form))


def settle(s: State, setting: Setting, place: int, tell: Tell | None) -> None:
    """After any change in a place: seizure first, then claims of what is abandoned (C-22)."""
    here = [code for code in s.ashore if place_of(code) == place] if s.ashore else s.ashore
    if not here:
        return
    bribers = [briber_of(number) for number in s.officers if post_of(number) == place]
    for code in here:
        owner = owner_of(code)
        if owner == NO_SEAT or not is_there(s, owner, place):
            if bribers:
                seize(s, setting, code, tell)
            else:
                _claim(s, setting, code, tell)
        elif any(briber != owner for briber in bribers):  # CS-124, CS-108, C-21
            seize(s, setting, code, tell)


def seize(s: State, setting: Setting, code: int, tell: Tell | None) -> None:
    s.ashore.remove(code)
    insort(s.seized, form_of(code))
    if tell:
        tell(
            "goods_seized",
            seat=person(owner_of(code)),
            place=_place(setting, code),
            goods=_form(setting, code),
        )


def _claim(s: State, setting: Setting, code: int, tell: Tell | None) -> None:
    """CS-125: goods without a pawn of their owner go to another who has one there."""
    place, owner = place_of(code), owner_of(code)
    others = seats_at(s, place)
    claimant = poorest(s, others) if others else NO_SEAT
    if claimant == owner:
        return
    s.ashore.remove(code)
    insort(s.ashore, lying(place, claimant, form_of(code)))
    if tell and owner != NO_SEAT:
        tell("goods_abandoned", seat=owner, place=_place(setting, code), goods=_form(setting, code))
    if tell and claimant != NO_SEAT:
        tell(
            "goods_claimed", seat=claimant, place=_place(setting, code), goods=_form(setting, code)
        )


def _place(setting: Setting, code: int) -> str:
    return setting.board.land[place_of(code)]


def _form(setting: Setting, code: int) -> str:
    return setting.form_keys[form_of(code)]


def owns(s: State, seat: Seat, place: int, form: int) -> bool:
    return lying(place, seat, form) in s.ashore
