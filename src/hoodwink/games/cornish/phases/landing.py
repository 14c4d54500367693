"""Landing goods: what is unloaded, where it goes, what risk it runs."""

from bisect import insort
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import CallOff, Land, Unload
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases import Verbs, on, simply
from hoodwink.games.cornish.phases.ashore import put
from hoodwink.games.cornish.phases.network import is_there, may_enter
from hoodwink.games.cornish.phases.stores import fits_inside, own_stores, shelve
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import RISK
from hoodwink.games.cornish.things.codes import (
    briber_of,
    form_unloaded,
    post_of,
    store_of,
    unloaded,
)
from hoodwink.games.cornish.things.secrets import AT_LANDING
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def landing_place(s: State, setting: Setting, seat: Seat) -> int:
    """The port or cove where this ship may land goods, or NOWHERE (CS-079, CS-080)."""
    at = s.anchors[seat]
    place = setting.board.shore[at]
    if place == NOWHERE or not is_there(s, seat, place):
        return NOWHERE
    if setting.board.hidden[at] and not may_enter(s, seat, place):
        return NOWHERE
    return place


def left_aboard(s: State, seat: Seat) -> list[int]:
    """The hold without what is about to be landed."""
    hold = s.holds[seat][:]
    for code in s.draft:
        hold.remove(form_unloaded(code))
    return hold


def risk_of_draft(s: State, setting: Setting, seat: Seat) -> int:
    """CS-082: the port's number and all squares landed, less what misleads customs."""
    place = setting.board.shore[s.anchors[seat]]
    risk = setting.board.risks[place] + sum(setting.sizes[form_unloaded(code)] for code in s.draft)
    return max(0, risk - s.perks[seat][RISK] - s.shadow)


def watched(s: State, seat: Seat, place: int) -> bool:
    """CS-119a: an officer is there that this player has not bribed."""
    return any(post_of(number) == place and briber_of(number) != seat for number in s.officers)


def unload(s: State, _setting: Setting, _seat: Seat, move: Unload, _tell: Tell | None) -> None:
    insort(s.draft, unloaded(move.form, move.store))


def land(s: State, setting: Setting, seat: Seat, move: Land, tell: Tell | None) -> None:
    """Pay, put the goods ashore or away, and see whether customs noticed (CS-050, CS-083)."""
    place = setting.board.shore[s.anchors[seat]]
    risk = risk_of_draft(s, setting, seat) - move.hiding
    s.influence[seat] -= 1 + move.hiding
    if tell:
        _tell_landed(s, setting, seat, place, risk, move.hiding, tell)
    _put_ashore(s, setting, seat, place, tell)
    s.shadow = 0
    s.acted = True
    s.let_answer(AT_LANDING, (place, risk, 0, 0))


def _put_ashore(s: State, setting: Setting, seat: Seat, place: int, tell: Tell | None) -> None:
    draft = s.draft
    s.draft = []
    for code in draft:
        s.holds[seat].remove(form_unloaded(code))
        if store_of(code) != NOWHERE:
            shelve(s, store_of(code), form_unloaded(code))  # CS-119a, CS-119b
        else:
            put(s, setting, seat, place, form_unloaded(code), tell)  # CS-085


def _tell_landed(
    s: State, setting: Setting, seat: Seat, place: int, risk: int, hiding: int, tell: Tell
) -> None:
    goods = [setting.form_keys[form_unloaded(code)] for code in s.draft]
    hidden = [
        setting.form_keys[form_unloaded(code)] for code in s.draft if store_of(code) != NOWHERE
    ]
    where = setting.board.land[place]
    tell(
        "goods_landed", seat=seat, place=where, goods=goods, stored=hidden, risk=risk, hiding=hiding
    )


def call_off(s: State, _setting: Setting, _seat: Seat, _move: CallOff, _tell: Tell | None) -> None:
    """Think again: what was about to be landed stays aboard, who was about to raid stays home."""
    s.draft = []
    s.raiding = []


def unloads(s: State, setting: Setting, seat: Seat, aboard: list[int]) -> list[Choice]:
    """One more shape: onto the shore, or into a warehouse that no officer watches."""
    place = setting.board.shore[s.anchors[seat]]
    forms = sorted(set(aboard))
    listed: list[Choice] = [setting.words.unloads[form] for form in forms]
    for store in () if watched(s, seat, place) else own_stores(s, setting, seat, place):
        going = [form_unloaded(code) for code in s.draft if store_of(code) == store]
        fitting = [form for form in forms if fits_inside(s, setting, store, [*going, form])]
        listed += [setting.words.hides[form][store] for form in fitting]
    return listed


def landing_draft(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """Unload more, land what is unloaded with some influence to hide it, or call it off."""
    most = min(
        risk_of_draft(s, setting, seat), s.influence[seat] - 1, say.MOST_HIDING
    )  # CS-083, C-19
    more = unloads(s, setting, seat, left_aboard(s, seat))
    return [*say.LANDINGS[: most + 1], *more, say.CALL_OFF_MOVE]


def not_unload(s: State, setting: Setting, seat: Seat, move: Unload) -> Refusal:
    if move.form not in left_aboard(s, seat):
        return no.NOT_ABOARD
    place = landing_place(s, setting, seat)
    if place == NOWHERE:
        shore = setting.board.shore[s.anchors[seat]]
        ashore = shore != NOWHERE and is_there(s, seat, shore)
        return no.NO_ACCESS if ashore else no.NO_LANDING
    if not s.influence[seat]:
        return no.CANNOT_PAY_LANDING
    if s.stores[move.store] != seat or setting.warehouses[move.store].place != place:
        return no.NO_SUCH_WAREHOUSE
    return no.WATCHED if watched(s, seat, place) else no.WAREHOUSE_FULL


def not_land(s: State, _setting: Setting, _seat: Seat, _move: Land) -> Refusal:
    return no.TOO_MUCH_HIDING if s.draft else no.NOTHING_UNLOADED


ACTIONS: Final[Verbs] = (
    on(Unload, unload, not_unload),
    on(Land, land, not_land),
    on(CallOff, call_off, simply(no.NOTHING_TO_CALL_OFF)),
)
