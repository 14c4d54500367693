"""What one seat sees and remembers: a part that all see, and what is the seat's own."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd import scoring
from hoodwink.games.shahdozd.moves import CHARACTERS, CLAIM_REPLIES, KING_REPLIES, PEEKS
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.eras import UNKNOWN, Era, possible_faces
from hoodwink.games.shahdozd.things.memory import FACE_NAMES
from hoodwink.games.shahdozd.view.table import on_the_table
from hoodwink.games.shahdozd.view.told import Own, Public
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY

SPECTATOR: Final = 6
"""The bit of those who only watch, in a mask of who saw a card."""


def public(s: State, setting: Setting) -> Public:
    """Built from nothing: each line is something that all may know."""
    memory = setting.memory and len(s.faces) == 6
    told: Public = {
        "game": "shahdozd",
        "options": dict(setting.options),
        "to_act": list(SEATS_IN[s.waiting]),
        **on_the_table(s, setting, memory),
        "dealt": len(s.faces),
        "outcome": scoring.outcome(s, setting).to_json() if s.phase == at.OVER else None,
    }
    if memory:
        seats = (1 << len(s.purse)) - 1
        for slot, back in zip(told["slots"], s.backs, strict=True):
            slot["seen_by"] = list(SEATS_IN[s.seen[back] & seats])
    return told


def own(s: State, setting: Setting, seat: Seat | None) -> Own:
    """What this seat sees beyond that."""
    told: Own = {"seat": seat, "sealed": None if seat is None else sealed(s, seat)}
    if setting.memory and len(s.faces) == 6:
        eras = _eras(s, seat)
        faces = possible_faces(eras)
        told["could_be"] = [[CHARACTERS[face] for face in faces[back]] for back in s.backs]
        told["own_memory"] = {
            "faces": [[FACE_NAMES[face] for face in era.faces] for era in eras],
            "swapped": [era.swapped for era in eras[:-1]],
        }  # SD-053
    return told


def sealed(s: State, seat: Seat) -> str | None:
    """What the seat has chosen under cover, as it is said."""
    reply = s.replies[seat]
    return None if reply == NO_REPLY else replies_in(s.phase)[reply].text


def replies_in(phase: int) -> tuple[Move, ...]:
    """The sealed choices of a phase, by the number that stands for each."""
    if phase == at.PEEK:
        return PEEKS
    return CLAIM_REPLIES if phase == at.CHALLENGE else KING_REPLIES


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
