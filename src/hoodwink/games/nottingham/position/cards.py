"""Cards of a position, read again: handfuls, piles, face-down cards and what all know of hands."""

from typing import Any, Final

from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.cards import MOST, packed
from hoodwink.games.nottingham.things.goods import KIND_OF, LEGAL, NAMES, checked_goods
from hoodwink.games.nottingham.things.hidden import (
    EVERYBODY,
    LATEST,
    denied_of,
    fact,
    kind_of,
    look_json,
    origin_of,
    read_look,
    round_of,
    seen_by,
)
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, has

LOOK_KEYS: Final = {"kind", "count", "origin", "round", "seen_by", "open", "is_not"}


def handful(read: Reading, key: str, value: Any) -> int:
    counts = checked_goods(read, key, value)
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
    return checked_goods(read, key, told) if told else []


def looks(s: State, read: Reading) -> list[list[int]]:
    """The face-down cards of every stall."""
    rows = each(read, "face_down", len(s.purse))
    return [_looks(s, read, owner, cards) for owner, cards in enumerate(rows)]


def _looks(s: State, read: Reading, owner: Seat, cards: Any) -> list[int]:
    if not isinstance(cards, list) or not all(_is_look(card) for card in cards):
        raise read.wrong("face_down", "face-down cards as `look_json` writes them")
    found = [read_look(card) for card in cards]
    seats, rounds = len(s.purse), s.round
    if any(origin_of(card) >= seats or round_of(card) > rounds for card in found):
        raise read.wrong("face_down", "each out of the bag of a player, in a round up to this one")
    for card in found:
        if not has(seen_by(card), owner) or not has(seen_by(card), origin_of(card)):
            raise read.wrong(
                "face_down", "each seen by whose stall it lies on, and whose bag it was in"
            )
        if has(denied_of(card), kind_of(card)):
            raise read.wrong("face_down", "none of a kind that all know it is not")
        if seen_by(card) != EVERYBODY and seen_by(card) >> seats:
            raise read.wrong("face_down", f"each seen by seats from 0 to {seats - 1}, or open")
    return found


def _is_look(card: Any) -> bool:
    """Whether a card is told as `look_json` tells it; its numbers are small ones."""
    if not isinstance(card, dict) or set(card) != LOOK_KEYS:
        return False
    small = [card["origin"], card["round"], *_listed(card["seen_by"])]
    if not all(type(number) is int and 0 <= number <= LATEST for number in small):
        return False
    if card["kind"] not in NAMES[LEGAL:] or any(n not in NAMES for n in _listed(card["is_not"])):
        return False
    return bool(look_json(read_look(card)) == card)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [None]


def facts(s: State, read: Reading) -> list[list[int]]:
    """What all know of every hand."""
    return [_facts(s, read, told) for told in each(read, "taken_openly", len(s.purse))]


def _facts(s: State, read: Reading, told: Any) -> list[int]:
    wrong = read.wrong("taken_openly", "pairs of a good and a round up to this one")
    try:
        pairs = [(KIND_OF[name], since) for name, since in told]
    except (KeyError, TypeError, ValueError) as error:
        raise wrong from error
    if not all(type(since) is int and 0 <= since <= s.round for _, since in pairs):
        raise wrong
    return [fact(kind, since) for kind, since in pairs]
