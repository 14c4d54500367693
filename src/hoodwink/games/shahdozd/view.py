"""What one seat sees and remembers."""

from typing import Any, Final

from hoodwink.games.shahdozd import state as at
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
from hoodwink.games.shahdozd.things.eras import UNKNOWN, Era, possible_faces
from hoodwink.games.shahdozd.things.seating import UNOWNED, Seating
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY

SPECTATOR: Final = 6
"""The bit of those who only watch, in a mask of who saw a card."""


def view(s: State, setting: Setting, seat: Seat | None, outcome: Outcome | None) -> View:
    """Built from nothing: each line is something that this seat may know."""
    table = setting.seatings[len(s.purse)]
    seen: View = {
        "game": "shahdozd",
        "seat": seat,
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
        "sealed": None if seat is None else _sealed(s, seat),
        "outcome": outcome.to_json() if outcome else None,
    }
    if setting.memory and len(s.faces) == 6:
        _remember(seen, s, seat)
    return seen


def _slot(s: State, table: Seating, slot: int) -> dict[str, Any]:
    owner = table.owner_of[slot]
    face_up = s.shown >> slot & 1
    return {
        "slot": SLOTS[slot],
        "owner": None if owner == UNOWNED else owner,
        "card": CHARACTERS[s.card_at(slot)] if face_up else None,
    }


def _claim(s: State) -> dict[str, Any] | None:
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


def _remember(seen: View, s: State, seat: Seat | None) -> None:
    """SD-053: what the seat has learned, followed through rotations and mixes that it saw."""
    own = 1 << (SPECTATOR if seat is None else seat)
    eras = _eras(s, seat, own)
    faces = possible_faces(eras)
    for slot, place in enumerate(seen["slots"]):
        back = s.backs[slot]
        place["could_be"] = [CHARACTERS[face] for face in faces[back]]
        place["seen_by"] = list(SEATS_IN[s.seen[back] & (1 << len(s.purse)) - 1])
    watched = [*(mix.seen for mix in s.mixes), s.seen]
    seen["memory"] = {
        "backs": s.backs[:],
        "eras": [_era_json(era, list(mask)) for era, mask in zip(eras, watched, strict=True)],
        "mixed_by": [mix.by for mix in s.mixes],
    }


def _era_json(era: Era, watched: list[int]) -> dict[str, Any]:
    return {
        "seen": watched,
        "denied": list(era.denied),
        "faces": list(era.faces),
        "mix": None if era.card == UNKNOWN else [era.card, era.other, era.swapped],
    }


def _eras(s: State, seat: Seat | None, own: int) -> list[Era]:
    """What the seat knows, from the last era back to the first."""
    faces = s.faces[:]
    eras = [Era(_known(faces, s.seen, own), s.denied[:])]
    for mix in reversed(s.mixes):
        if mix.swapped:
            faces[mix.card], faces[mix.other] = faces[mix.other], faces[mix.card]
        era = Era(_known(faces, mix.seen, own), mix.denied)
        era.ends_with(mix.card, mix.other, mix.swapped if mix.by == seat else None)
        eras.append(era)
    return eras[::-1]


def _known(faces: list[int], watched: Any, own: int) -> list[int]:
    return [face if mask & own else UNKNOWN for face, mask in zip(faces, watched, strict=True)]
