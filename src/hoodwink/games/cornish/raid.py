"""The raid on the customs warehouse."""

from bisect import insort

from hoodwink.games.cornish.goods import put
from hoodwink.games.cornish.hiring import lose
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.network import is_there
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def mobs(t: Terms, s: State, seat: Seat) -> list[int]:
    """The mob characters that are not yet told off for this raid."""
    busy = [code & 127 for code in s.raiding]
    return [card for card in s.casts[seat] if t.characters[card].mob and card not in busy]


def may_raid(t: Terms, s: State, seat: Seat) -> bool:
    """CS-116, C-6: a pawn in Penzance, influence, and mobs enough."""
    if not s.seized or not s.influence[seat] or not is_there(s, seat, t.board.customs):
        return False
    return len(mobs(t, s, seat)) >= t.raid_mobs


def left_seized(s: State) -> list[int]:
    """The customs warehouse without what is about to be taken."""
    goods = s.seized[:]
    for code in s.raiding:
        goods.remove(code >> 7)
    return goods


def raid(_t: Terms, s: State, _seat: Seat, m: Choice, _tell: Tell | None) -> None:
    """One more shape and the mob that takes it."""
    insort(s.raiding, m.what << 7 | m.start)


def storm(t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    """CS-057, CS-117: each shape costs its mob character; all of it is one action."""
    raiders = s.raiding
    s.raiding = []
    s.influence[seat] -= 1
    s.acted = True
    goods = [t.content.forms[code >> 7].key for code in raiders]
    if tell:
        tell("customs_raided", seat=seat, goods=goods)
    for code in raiders:
        s.seized.remove(code >> 7)
        lose(t, s, seat, code & 127, tell)
    for code in raiders:
        put(t, s, t.board.customs, seat, code >> 7, tell)  # CS-118
