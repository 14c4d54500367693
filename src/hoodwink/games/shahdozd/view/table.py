"""What lies open on the table and what all have followed: in words, and read again from them."""

from collections.abc import Sequence

from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import NOBODY_CLAIMS, HiddenMix, State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.memory import DENIED, DENIED_IN, NUMBER, SEEN_BY, SEEN_IN
from hoodwink.games.shahdozd.things.seating import UNOWNED
from hoodwink.games.shahdozd.view.told import ClaimTold, EraTold, Memory, OnTheTable, Slot
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import only


def on_the_table(s: State, setting: Setting, memory: bool) -> OnTheTable:
    """The part of the truth that everybody sees, and what all have followed, if that is told."""
    told: OnTheTable = {
        "phase": at.PHASES[s.phase],
        "turn": None if s.phase == at.FIRST else s.turn,
        "turns": s.turns,
        "bank": s.bank,
        "purses": s.purse[:],  # SD-055, D-8
        "slots": _slots(s, setting),
        "claim": None if s.claimed == NOBODY_CLAIMS else _claim(s),
        "mixed": [SLOTS[slot] for slot in s.mixed] if s.phase == at.SHUFFLE else None,
    }
    if memory:
        told["memory"] = _memory(s)
    return told


def _slots(s: State, setting: Setting) -> list[Slot]:
    owners, shown = setting.seatings[len(s.purse)].owner_of, s.shown
    return [
        {
            "slot": SLOTS[slot],
            "owner": None if owner == UNOWNED else owner,
            "card": CHARACTERS[s.card_at(slot)] if shown >> slot & 1 else None,
        }
        for slot, owner in enumerate(owners)
    ]


def _claim(s: State) -> ClaimTold:
    return {"seat": s.claimant, "character": CHARACTERS[s.claimed]}


def _memory(s: State) -> Memory:
    """SD-053: what all remember, through rotations and mixes."""
    eras = [_era(mix.seen, mix.denied) for mix in s.mixes]
    return {
        "backs": s.backs[:],
        "eras": [*eras, _era(s.seen, s.denied)],
        "mixes": [{"cards": [mix.card, mix.other], "by": mix.by} for mix in s.mixes],
    }


def _era(seen: Sequence[int], denied: Sequence[int]) -> EraTold:
    return {
        "seen_by": [SEEN_BY[mask] for mask in seen],
        "denied": [DENIED[mask] for mask in denied],
    }


def read_table(told: View) -> State:
    """The state of these words and of the faces under the backs; nothing is checked."""
    s = State(len(told["purses"]))
    s.phase = at.PHASES.index(told["phase"])
    s.turn = told["turn"] or 0
    s.turns = told["turns"]
    s.bank = told["bank"]
    s.purse = list(told["purses"])
    s.faces = [NUMBER[face] for face in told["faces"]]
    for slot, place in enumerate(told["slots"]):
        if place["card"] is not None:
            s.shown |= only(slot)
    if told["claim"]:
        s.claimant = told["claim"]["seat"]
        s.claimed = NUMBER[told["claim"]["character"]]
    if told["mixed"]:
        one, other = told["mixed"]
        s.mixed = (SLOTS.index(one), SLOTS.index(other))
    _read_memory(s, told["memory"], told["swapped"])
    return s


def _read_memory(s: State, memory: Memory, swaps: Sequence[bool]) -> None:
    s.backs = list(memory["backs"])
    seen = [[SEEN_IN[words] for words in era["seen_by"]] for era in memory["eras"]]
    denied = [[DENIED_IN[words] for words in era["denied"]] for era in memory["eras"]]
    s.seen, s.denied = seen.pop(), denied.pop()
    for mix, swapped, watched, ruled_out in zip(memory["mixes"], swaps, seen, denied, strict=True):
        card, other = mix["cards"]
        s.mixes += (HiddenMix(card, other, mix["by"], swapped, tuple(watched), tuple(ruled_out)),)
