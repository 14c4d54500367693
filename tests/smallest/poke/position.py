"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from smallest.poke.moves import ANSWERS
from smallest.poke.phases.order import awaited
from smallest.poke.setting import GOODS, SEATS, Setting
from smallest.poke.state import NOTHING, State
from smallest.poke.things import moments as at
from smallest.poke.things.deck import left
from smallest.poke.view import answer, named, open_part

REPLIES = tuple(move.text for move in ANSWERS)


def dump(s: State, _setting: Setting) -> dict[str, Any]:
    """What lies open, and what is hidden."""
    return {
        **open_part(s),
        "bags": [named(goods) for goods in s.bags],
        "replies": [answer(reply) for reply in s.replies],
    }


def load(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    read = Reading("position", values, PositionError)
    seats = len(read.rows("purses"))
    if seats not in SEATS:
        raise read.wrong("purses", "one for each of 2 to 4 players")
    s = State(seats)
    s.phase = at.PHASES.index(read.word("phase", at.PHASES))
    s.round = read.count("round", 0, setting.rounds)
    s.seller = read.count("seller", 0, seats - 1)
    s.cried = _number(read, "cried", values.get("cried"), GOODS)
    s.bags = _numbers(read, "bags", seats, GOODS)
    s.replies = _numbers(read, "replies", seats, REPLIES)
    _load_heap(s, setting, read)
    _load_purses(s, setting, read)
    _check(s, setting, read)
    s.waiting = awaited(s) & ~s.replied()
    return s


def _number(read: Reading, key: str, value: object, words: tuple[str, ...]) -> int:
    """The number that stands for a word; both NOTHING and NO_REPLY stand for none."""
    if value is None:
        return NOTHING
    if type(value) is not str or value not in words:
        raise read.wrong(key, "null or " + ", ".join(words))
    return words.index(value)


def _numbers(read: Reading, key: str, seats: int, words: tuple[str, ...]) -> list[int]:
    rows = read.rows(key)
    if len(rows) != seats:
        raise read.wrong(key, f"one for each of {seats} players")
    return [_number(read, key, row, words) for row in rows]


def _load_heap(s: State, setting: Setting, read: Reading) -> None:
    heap = Reading("position: heap", read.table("heap"), PositionError)
    s.heap = [heap.count(name, 0, cards) for name, cards in zip(GOODS, setting.deck, strict=True)]
    sold = s.round * len(s.purse) + s.seller
    if sum(s.heap) != sold:
        raise read.wrong("heap", f"{sold} cards, one for each bag that was sold")
    if min(left(s, setting)) < 0:
        raise read.wrong("bags", "no more of any goods than the deck has")


def _load_purses(s: State, setting: Setting, read: Reading) -> None:
    sold = sum(s.heap)
    most = setting.purse + sold * max(*setting.prices, setting.reward)
    s.purse = read.counts("purses", len(s.purse), 0 if sold else setting.purse, most)


def _check(s: State, setting: Setting, read: Reading) -> None:
    """What must lie on the table in each phase."""
    if (s.phase == at.OVER) != (s.round == setting.rounds):
        raise read.wrong("round", f"below {setting.rounds}, and that many when it is over")
    if s.seller and s.phase in (at.DEAL, at.OVER):
        raise read.wrong("seller", "0 while nobody sells")
    if not _bags_fit(s):
        raise read.wrong("bags", "one for each player who has been dealt one and not sold it")
    if (s.cried == NOTHING) != (sum(s.heap) == 0 and s.phase != at.ANSWER):
        raise read.wrong("cried", "null before the first cry, and goods from then on")
    wanted = awaited(s) if s.phase == at.ANSWER else 0
    if s.replied() & ~wanted or (wanted and s.replied() == wanted):
        raise read.wrong("replies", "some, not all, of those who are asked")


def _bags_fit(s: State) -> bool:
    full = [goods != NOTHING for goods in s.bags]
    if s.phase == at.DEAL:
        return full == sorted(full, reverse=True) and not all(full)
    return full == [s.phase != at.OVER and seat >= s.seller for seat in range(len(full))]
