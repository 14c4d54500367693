"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any, Final

from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.moves import CHARACTERS
from hoodwink.games.shahdozd.position.plausible import objections
from hoodwink.games.shahdozd.setting import MOST_TURNS, Setting
from hoodwink.games.shahdozd.state import EVERYBODY, NOBODY_CLAIMS, HiddenMix, State
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import NATURE
from hoodwink.kernel.waiting import NO_REPLY

ALL_FACES: Final = 0b111111


def dump(s: State) -> dict[str, Any]:
    return {
        "phase": at.PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "bank": s.bank,
        "purses": s.purse[:],
        "backs": s.backs[:],
        "faces": [CHARACTERS[face] for face in s.faces],
        "replies": s.replies[:],
        "claimant": s.claimant,
        "claimed": s.claimed,
        "shown": s.shown,
        "mixed": s.mixed[0] * 6 + s.mixed[1],
        "seen": s.seen[:],
        "denied": s.denied[:],
        "mixes": [_dump_mix(mix) for mix in s.mixes],
    }


def _dump_mix(mix: HiddenMix) -> dict[str, Any]:
    return {
        "card": mix.card,
        "other": mix.other,
        "by": mix.by,
        "swapped": mix.swapped,
        "seen": list(mix.seen),
        "denied": list(mix.denied),
    }


def load(values: Mapping[str, Any], setting: Setting) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    read = Reading("position", values, PositionError)
    seats = len(read.rows("purses"))
    if seats not in setting.seatings:
        raise read.wrong("purses", "one for each of 3 to 6 players")
    s = State(seats)
    s.phase = at.PHASES.index(read.word("phase", at.PHASES))
    s.turn = read.count("turn", 0, seats - 1)
    s.turns = read.count("turns", 0, MOST_TURNS)
    s.claimant = read.count("claimant", 0, seats - 1)
    s.claimed = read.count("claimed", NOBODY_CLAIMS, 5)
    s.shown = read.count("shown", 0, ALL_FACES)
    slot, other = divmod(read.count("mixed", 0, 35), 6)
    s.mixed = (slot, other)
    _load_coins(s, read, setting.coins_each)
    _load_cards(s, read)
    s.replies = read.counts("replies", seats, NO_REPLY, 6)
    for key, expected in objections(s, setting):
        raise read.wrong(key, expected)
    s.waiting = _waiting(s)
    return s


def _load_coins(s: State, read: Reading, coins_each: int) -> None:
    seats = len(s.purse)
    total = coins_each * seats
    s.bank = read.count("bank", 0, total)
    s.purse = read.counts("purses", seats, 0, total)
    if s.bank + sum(s.purse) != total:
        raise read.wrong("bank", f"purses and bank of {total} coins together")  # SD-058


def _load_cards(s: State, read: Reading) -> None:
    s.backs = read.counts("backs", 6, 0, 5)
    faces = read.rows("faces")
    if sorted(s.backs) != list(range(6)):
        raise read.wrong("backs", "the numbers 0 to 5, each once")
    if any(face not in CHARACTERS for face in faces) or len(set(faces)) < len(faces):
        raise read.wrong("faces", "different characters of " + ", ".join(CHARACTERS))
    s.faces = [CHARACTERS.index(face) for face in faces]
    s.seen = read.counts("seen", 6, 0, EVERYBODY)
    s.denied = read.counts("denied", 6, 0, ALL_FACES)
    s.mixes = tuple(_load_mix(row, len(s.purse)) for row in read.tables("mixes"))


def _load_mix(read: Reading, seats: int) -> HiddenMix:
    card, other = read.count("card", 0, 5), read.count("other", 0, 5)
    if card == other:
        raise read.wrong("other", "another card than the first")
    return HiddenMix(
        card,
        other,
        read.count("by", NATURE, seats - 1),
        read.flag("swapped"),
        tuple(read.counts("seen", 6, 0, EVERYBODY)),
        tuple(read.counts("denied", 6, 0, ALL_FACES)),
    )


def _waiting(s: State) -> int:
    """Whom the game waits for follows from the phase and who has replied."""
    if s.phase in at.WINDOWS:
        replied = sum(1 << seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)
        return at.asked(s) & ~replied
    return 1 << s.turn if s.phase in at.ALONE else 0
