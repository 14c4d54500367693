"""Cards of a position, read again: handfuls, piles, face-down cards and what all know of hands."""

from typing import Any, Final

from hoodwink.games.nottingham.cards import MOST, packed
from hoodwink.games.nottingham.goods import KIND_OF, KINDS, LEGAL, NAMES, counted
from hoodwink.games.nottingham.hidden import (
    fact,
    kind_of,
    look_json,
    origin_of,
    read_look,
    round_of,
    seen_by,
)
from hoodwink.games.nottingham.state import State
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat

MANY: Final = 999


def goods(read: Reading, key: str, value: Any, kinds: int = KINDS) -> list[int]:
    """Counts by kind, each a good that there is."""
    if not isinstance(value, dict) or not all(
        name in NAMES[:kinds] and type(count) is int and 0 <= count <= MANY
        for name, count in value.items()
    ):
        raise read.wrong(key, "how many of each good, by name")
    return counted(value)[:kinds]


def handful(read: Reading, key: str, value: Any) -> int:
    counts = goods(read, key, value)
    if sum(counts) > MOST:
        raise read.wrong(key, f"no more than {MOST} cards together")
    return packed(counts)


def each(read: Reading, key: str, seats: int) -> list[Any]:
    """A list with an entry for every seat."""
    rows = read.rows(key)
    if len(rows) != seats:
        raise read.wrong(key, f"one entry for each of {seats} seats")
    return rows


def kinds(read: Reading, key: str, names: Any) -> list[int]:
    if not isinstance(names, list) or not all(name in NAMES for name in names):
        raise read.wrong(key, "names of goods")
    return [KIND_OF[name] for name in names]


def made_of(read: Reading, key: str) -> list[int]:
    """Counts by kind, or nothing as long as the deck has not been rebuilt."""
    told = read.table(key)
    return goods(read, key, told) if told else []


def looks(read: Reading, s: State) -> list[list[int]]:
    """The face-down cards of every stall."""
    rows = each(read, "down", len(s.purse))
    return [_looks(read, s, owner, cards) for owner, cards in enumerate(rows)]


def _looks(read: Reading, s: State, owner: Seat, cards: Any) -> list[int]:
    wrong = read.wrong("down", "face-down cards as `look_json` writes them")
    try:
        found = [read_look(card) for card in cards]
    except (KeyError, TypeError, ValueError) as error:
        raise wrong from error
    if [look_json(card) for card in found] != cards:
        raise wrong
    if any(kind_of(card) not in range(LEGAL, KINDS) for card in found):
        raise wrong
    if any(origin_of(card) >= len(s.purse) or round_of(card) > s.round for card in found):
        raise read.wrong("down", "each out of the bag of a player, in a round up to this one")
    if not all(seen_by(card) >> owner & 1 for card in found):
        raise read.wrong("down", "each seen by whose stall it lies on")
    return found


def facts(read: Reading, s: State) -> list[list[int]]:
    """What all know of every hand."""
    return [_facts(read, s, told) for told in each(read, "facts", len(s.purse))]


def _facts(read: Reading, s: State, told: Any) -> list[int]:
    wrong = read.wrong("facts", "pairs of a good and a round up to this one")
    try:
        pairs = [(KIND_OF[name], since) for name, since in told]
    except (KeyError, TypeError, ValueError) as error:
        raise wrong from error
    if not all(type(since) is int and 0 <= since <= s.round for _, since in pairs):
        raise wrong
    return [fact(kind, since) for kind, since in pairs]
