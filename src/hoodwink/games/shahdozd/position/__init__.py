"""The whole truth as JSON values, and back again if a match could be in it."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.games.shahdozd.position.plausible import flaws
from hoodwink.games.shahdozd.position.told import MixWritten, Position
from hoodwink.games.shahdozd.setting import MOST_TURNS, Setting
from hoodwink.games.shahdozd.state import NOBODY_CLAIMS, NOT_MIXED, HiddenMix, State, asked
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.memory import DENIED, DENIED_IN, NAMES, SEEN_BY, SEEN_IN
from hoodwink.games.shahdozd.view import replies_in
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import NATURE, SEATS_IN, mask_of, only
from hoodwink.kernel.waiting import NO_REPLY


def dump(s: State) -> Position:
    said = [*(move.text for move in replies_in(s.phase)), None]
    return {
        "phase": at.PHASES[s.phase],
        "turn": s.turn,
        "turns": s.turns,
        "bank": s.bank,
        "purses": s.purse[:],
        "backs": s.backs[:],
        "faces": [CHARACTERS[face] for face in s.faces],
        "face_up": [SLOTS[slot] for slot in SEATS_IN[s.shown]],
        "claimant": s.claimant,
        "claimed": NAMES[s.claimed],
        "mixed": None if s.mixed == NOT_MIXED else [SLOTS[slot] for slot in s.mixed],
        "replies": [said[reply] for reply in s.replies],
        "seen_by": [SEEN_BY[mask] for mask in s.seen],
        "denied": [DENIED[mask] for mask in s.denied],
        "mixes": [_dump_mix(mix) for mix in s.mixes],
    }


def _dump_mix(mix: HiddenMix) -> MixWritten:
    return {
        "cards": [mix.card, mix.other],
        "by": mix.by,
        "swapped": mix.swapped,
        "seen_by": [SEEN_BY[mask] for mask in mix.seen],
        "denied": [DENIED[mask] for mask in mix.denied],
    }


def load(setting: Setting, values: Mapping[str, Any]) -> State:
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
    if values.get("claimed", NOBODY_CLAIMS) is not None:
        s.claimed = CHARACTERS.index(read.word("claimed", CHARACTERS))
    s.shown = mask_of(SLOTS.index(slot) for slot in set(read.words("face_up", SLOTS)))
    if values.get("mixed", NOT_MIXED) is not None:
        s.mixed = _load_mixed(read)
    _load_coins(s, read, setting.coins_each)
    _load_cards(s, read)
    s.replies = read.replies("replies", seats, [move.text for move in replies_in(s.phase)])
    for key, expected in flaws(s, setting):
        raise read.wrong(key, expected)
    s.waiting = _waiting(s)
    return s


def _load_mixed(read: Reading) -> tuple[int, int]:
    slots = read.rows("mixed")
    if len(slots) != 2 or any(slot not in SLOTS for slot in slots):
        raise read.wrong("mixed", "two of " + ", ".join(SLOTS))
    return SLOTS.index(slots[0]), SLOTS.index(slots[1])


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
    s.seen = _masks(read, "seen_by", SEEN_IN)
    s.denied = _masks(read, "denied", DENIED_IN)
    s.mixes = tuple(_load_mix(row, len(s.purse)) for row in read.tables("mixes"))


def _load_mix(read: Reading, seats: int) -> HiddenMix:
    card, other = read.counts("cards", 2, 0, 5)
    if card == other:
        raise read.wrong("cards", "two different cards")
    return HiddenMix(
        card,
        other,
        read.count("by", NATURE, seats - 1),
        read.flag("swapped"),
        tuple(_masks(read, "seen_by", SEEN_IN)),
        tuple(_masks(read, "denied", DENIED_IN)),
    )


def _masks(read: Reading, key: str, known: Mapping[str, int]) -> list[int]:
    """What is told of each back in words."""
    rows = read.rows(key)
    if len(rows) != 6 or not all(isinstance(row, str) and row in known for row in rows):
        like = "'', '0 2' or 'all'" if key == "seen_by" else "'' or 'king thief'"
        raise read.wrong(key, f"six texts like {like}")
    return [known[row] for row in rows]


def _waiting(s: State) -> int:
    """Whom the game waits for follows from the phase and who has replied."""
    if s.phase in at.WINDOWS:
        replied = mask_of(seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY)
        return asked(s) & ~replied
    return only(s.turn) if s.phase in at.ALONE else 0
