"""Whether the values of a position are such as can be read at all."""

from collections.abc import Collection, Mapping
from typing import Any

from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.games.shahdozd.setting import MOST_TURNS, Setting
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.memory import DENIED_IN, SEEN_IN
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import NATURE


def inner(read: Reading, key: str) -> Reading:
    """A table within a position."""
    return Reading(f"position: {key}", read.table(key), PositionError)


def check_shape(setting: Setting, values: Mapping[str, Any], read: Reading) -> None:
    """Each value by itself; whether they go together is another question."""
    seats = len(read.rows("purses"))
    if seats not in setting.seatings:
        raise read.wrong("purses", "one for each of 3 to 6 players")
    _check_numbers(read, seats, setting.coins_each * seats)
    given = [key for key in ("turn", "claim", "mixed") if values.get(key, "") is not None]
    if "turn" in given:
        read.count("turn", 0, seats - 1)
    if "claim" in given:
        _check_claim(inner(read, "claim"), seats)
    if "mixed" in given:
        _check_words(read, "mixed", SLOTS, 2, "two of " + ", ".join(SLOTS))
    memory = inner(read, "memory")
    _check_cards(read, len(memory.rows("mixes")))
    _check_memory(memory, seats)


def _check_numbers(read: Reading, seats: int, coins: int) -> None:
    read.word("phase", at.PHASES)
    read.count("turns", 0, MOST_TURNS)
    read.count("bank", 0, coins)
    read.counts("purses", seats, 0, coins)


def _check_claim(read: Reading, seats: int) -> None:
    read.count("seat", 0, seats - 1)
    read.word("character", CHARACTERS)


def _check_words(read: Reading, key: str, known: Collection[str], many: int, like: str) -> None:
    words = read.rows(key)
    if len(words) != many or not all(type(word) is str and word in known for word in words):
        raise read.wrong(key, like)


def _check_cards(read: Reading, mixes: int) -> None:
    slots, swapped = read.rows("slots"), read.rows("swapped")
    if len(slots) != 6 or not all(isinstance(slot, dict) and "card" in slot for slot in slots):
        raise read.wrong("slots", "six places, each with its card while that lies face up")
    different = len(set(map(str, read.rows("faces"))))
    like = "different characters of " + ", ".join(CHARACTERS)
    _check_words(read, "faces", CHARACTERS, different, like)
    if len(swapped) != mixes or not all(isinstance(swap, bool) for swap in swapped):
        raise read.wrong("swapped", "true or false for each hidden mix")


def _check_memory(read: Reading, seats: int) -> None:
    backs, eras, mixes = read.counts("backs", 6, 0, 5), read.tables("eras"), read.tables("mixes")
    if sorted(backs) != list(range(6)):
        raise read.wrong("backs", "the numbers 0 to 5, each once")
    if len(eras) != len(mixes) + 1:
        raise read.wrong("eras", "one before each hidden mix and one after the last")
    for era in eras:
        _check_words(era, "seen_by", SEEN_IN, 6, "six texts like '', '0 2' or 'all'")
        _check_words(era, "denied", DENIED_IN, 6, "six texts like '' or 'king thief'")
    for mix in mixes:
        mix.count("by", NATURE, seats - 1)
        if len(set(mix.counts("cards", 2, 0, 5))) < 2:
            raise mix.wrong("cards", "two different cards")
