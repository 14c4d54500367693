"""What one seat sees and remembers: a part that all see, and what is the seat's own."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import scoring
from hoodwink.games.shahdozd.moves import (
    ALLOW,
    ANSWER,
    CHALLENGE,
    CHARACTERS,
    PEEKS,
    SLOTS,
    STAY_SILENT,
)
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import NOBODY_CLAIMS, State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.eras import UNKNOWN, Era, possible_faces
from hoodwink.games.shahdozd.things.memory import DENIED, NAMES, SEEN_BY
from hoodwink.games.shahdozd.things.seating import UNOWNED, Seating
from hoodwink.games.shahdozd.view.told import ClaimTold, EraTold, Memory, Own, Public, Slot
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY

SPECTATOR: Final = 6
"""The bit of those who only watch, in a mask of who saw a card."""


def public(s: State, setting: Setting) -> Public:
    """Built from nothing: each line is something that all may know."""
    table = setting.seatings[len(s.purse)]
    told: Public = {
        "game": "shahdozd",
        "options": dict(setting.options),
        "phase": at.PHASES[s.phase],
        "to_act": list(SEATS_IN[s.waiting]),
        "turn": None if s.phase == at.FIRST else s.turn,
        "turns": s.turns,
        "bank": s.bank,
        "purses": s.purse[:],  # SD-055, D-8
        "dealt": len(s.faces),
        "slots": [_slot(s, table, slot) for slot in range(6)],
        "claim": _claim(s),
        "mixed": [SLOTS[slot] for slot in s.mixed] if s.phase == at.SHUFFLE else None,
        "outcome": scoring.outcome(s).to_json() if s.phase == at.OVER else None,
    }
    if setting.memory and len(s.faces) == 6:
        seats = (1 << len(s.purse)) - 1
        for slot, back in zip(told["slots"], s.backs, strict=True):
            slot["seen_by"] = list(SEATS_IN[s.seen[back] & seats])
        told["memory"] = _memory(s)
    return told


def own(s: State, setting: Setting, seat: Seat | None) -> Own:
    """What this seat sees beyond that."""
    told: Own = {"seat": seat, "sealed": None if seat is None else _sealed(s, seat)}
    if setting.memory and len(s.faces) == 6:
        eras = _eras(s, seat)
        faces = possible_faces(eras)
        told["could_be"] = [[CHARACTERS[face] for face in faces[back]] for back in s.backs]
        told["own_memory"] = {
            "faces": [[NAMES[face] for face in era.faces] for era in eras],
            "swapped": [era.swapped for era in eras[:-1]],
        }  # SD-053
    return told


def _slot(s: State, table: Seating, slot: int) -> Slot:
    owner = table.owner_of[slot]
    face_up = s.shown >> slot & 1
    return {
        "slot": SLOTS[slot],
        "owner": None if owner == UNOWNED else owner,
        "card": CHARACTERS[s.card_at(slot)] if face_up else None,
    }


def _claim(s: State) -> ClaimTold | None:
    if s.claimed == NOBODY_CLAIMS:
        return None
    return {"seat": s.claimant, "character": CHARACTERS[s.claimed]}


def _sealed(s: State, seat: Seat) -> str | None:
    reply = s.replies[seat]
    return None if reply == NO_REPLY else replies_in(s.phase)[reply].text


def replies_in(phase: int) -> tuple[Move, ...]:
    """The sealed choices of a phase, by the number that stands for each."""
    if phase == at.PEEK:
        return PEEKS
    return (ALLOW, CHALLENGE) if phase == at.CHALLENGE else (STAY_SILENT, ANSWER)


def _memory(s: State) -> Memory:
    """SD-053: what all have followed, through rotations and mixes."""
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


def _eras(s: State, seat: Seat | None) -> list[Era]:
    """What the seat knows, from the last era back to the first."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    faces = s.faces[:]
    eras = [Era(_known(faces, s.seen, bit), s.denied[:])]
    for mix in reversed(s.mixes):
        if mix.swapped:
            faces[mix.card], faces[mix.other] = faces[mix.other], faces[mix.card]
        era = Era(_known(faces, mix.seen, bit), mix.denied)
        era.ends_with(mix.card, mix.other, mix.swapped if mix.by == seat else None)
        eras.append(era)
    return eras[::-1]


def _known(faces: Sequence[int], seen: Sequence[int], bit: int) -> list[int]:
    return [face if mask & bit else UNKNOWN for face, mask in zip(faces, seen, strict=True)]
