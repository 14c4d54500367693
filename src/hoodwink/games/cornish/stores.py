"""Warehouses: goods go in and come out for nothing, and nobody finds them there."""

from bisect import insort

from hoodwink.games.cornish.goods import put, take
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def own_stores(t: Terms, s: State, seat: Seat, place: int) -> list[int]:
    """The warehouses that a seat has in a place."""
    return [
        store
        for store, owner in enumerate(s.stores)
        if owner == seat and t.warehouses[store].place == place
    ]


def may_stow(t: Terms, s: State, seat: Seat) -> bool:
    """Whether own goods lie beside an own warehouse that has room for them, were it empty."""
    for code in s.ashore:
        if code >> 4 & 7 == seat:
            for store in own_stores(t, s, seat, code >> 7):
                if t.fitter.fits(t.warehouses[store].room, [code & 15]):
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


def store(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """CS-120: free, and no action."""
    take(s, t.warehouses[m.end].place, seat, m.what)
    shelve(s, m.end, m.what)
    _tell_kept("goods_stored", t, seat, m.what, m.end, tell)


def fetch(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """CS-122, C-23: outside, an officer may be waiting."""
    goods = clear(s, m.start)
    goods.remove(m.what)
    for form in goods:
        shelve(s, m.start, form)
    _tell_kept("goods_fetched", t, seat, m.what, m.start, tell)
    put(t, s, t.warehouses[m.start].place, seat, m.what, tell)


def _tell_kept(kind: str, t: Terms, seat: Seat, form: int, store: int, tell: Tell | None) -> None:
    if tell:
        tell(kind, seat=seat, goods=t.content.forms[form].key, warehouse=t.warehouses[store].key)
