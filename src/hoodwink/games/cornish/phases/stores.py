"""Warehouses: goods go in and come out for nothing, and nobody finds them there."""

from bisect import insort
from typing import Final

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Fetch, Store
from hoodwink.games.cornish.moves.choices import Choice, InStore
from hoodwink.games.cornish.phases import Verbs, on, simply
from hoodwink.games.cornish.phases.ashore import owns, put, take
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.codes import form_of, owner_of, place_of
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def own_stores(s: State, setting: Setting, seat: Seat, place: int) -> list[int]:
    """The warehouses that a seat has in a place."""
    return [
        store
        for store, owner in enumerate(s.stores)
        if owner == seat and setting.warehouses[store].place == place
    ]


def may_stow(s: State, setting: Setting, seat: Seat) -> bool:
    """Whether goods lie beside a warehouse of the same player with room for them, if empty."""
    for code in s.ashore:
        if owner_of(code) == seat:
            for store in own_stores(s, setting, seat, place_of(code)):
                if setting.fitter.fits(setting.warehouses[store].room, [form_of(code)]):
                    return True
    return False


def shelve(s: State, store: int, form: int) -> None:
    if not s.stored[store]:
        insort(s.filled, store)
    insort(s.stored[store], form)


def clear(s: State, store: int) -> list[int]:
    """Take everything out; returns what was inside."""
    goods = s.stored[store]
    if goods:
        s.filled.remove(store)
        s.stored[store] = []
    return goods


def store(s: State, setting: Setting, seat: Seat, move: Store, tell: Tell | None) -> None:
    """CS-120: free, and no action."""
    take(s, seat, setting.warehouses[move.store].place, move.form)
    shelve(s, move.store, move.form)
    _tell_kept(setting, seat, move, "goods_stored", tell)


def fetch(s: State, setting: Setting, seat: Seat, move: Fetch, tell: Tell | None) -> None:
    """CS-122, C-23: outside, an officer may be waiting."""
    goods = clear(s, move.store)
    goods.remove(move.form)
    for form in goods:
        shelve(s, move.store, form)
    _tell_kept(setting, seat, move, "goods_fetched", tell)
    put(s, setting, seat, setting.warehouses[move.store].place, move.form, tell)


def _tell_kept(setting: Setting, seat: Seat, move: InStore, kind: str, tell: Tell | None) -> None:
    if tell:
        goods, warehouse = setting.form_keys[move.form], setting.store_keys[move.store]
        tell(kind, seat=seat, goods=goods, warehouse=warehouse)


def fits_inside(s: State, setting: Setting, store: int, more: list[int]) -> bool:
    return setting.fitter.fits(setting.warehouses[store].room, sorted(s.stored[store] + more))


def add_stores(
    s: State, setting: Setting, seat: Seat, place: int, form: int, listed: list[Choice]
) -> None:
    for store in own_stores(s, setting, seat, place):
        if fits_inside(s, setting, store, [form]):
            listed.append(setting.words.stores[form][store])  # CS-121


def add_fetches(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    for store in s.filled:
        if s.stores[store] == seat:
            forms = sorted(set(s.stored[store]))
            listed += [setting.words.fetches[form][store] for form in forms]


def not_store(s: State, setting: Setting, seat: Seat, move: Store) -> Refusal:
    if s.stores[move.store] != seat:
        return no.NOT_YOUR_WAREHOUSE
    there = owns(s, seat, setting.warehouses[move.store].place, move.form)
    return no.WAREHOUSE_FULL if there else no.NOT_BESIDE_IT


STOWING: Final[Verbs] = (on(Store, store, not_store), on(Fetch, fetch, simply(no.NOT_STORED)))
"""Free before the action of the turn, and after it."""
