"""What one seat sees and remembers, and worlds imagined from that."""

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
from hoodwink.games.shahdozd.plausible import WINDOWS
from hoodwink.games.shahdozd.seating import UNOWNED, Seating, asked
from hoodwink.games.shahdozd.state import EVERYBODY, NO_REPLY, NOBODY_CLAIMS, HiddenMix, State
from hoodwink.games.shahdozd.worlds import UNKNOWN, Era, pick_world, possible_faces
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import SEATS_IN, Seat

SPECTATOR: Final = 6
"""The bit of those who only watch, in a mask of who saw a card."""


def view(
    s: State, table: Seating, seat: Seat | None, memory: bool, outcome: Outcome | None
) -> View:
    """Built from nothing: each line is something that this seat may know."""
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
        "mixed": [SLOTS[slot] for slot in divmod(s.mixed, 6)] if s.phase == at.SHUFFLE else None,
        "sealed": None if seat is None else _sealed(s, seat),
        "outcome": outcome.to_json() if outcome else None,
    }
    if memory and len(s.faces) == 6:
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
    return None if reply == NO_REPLY else _replies(s.phase)[reply].text


def _replies(phase: int) -> tuple[Move, ...]:
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


def imagine(seen: View, table: Seating, chance: Chance) -> State:
    """A whole truth that shows this view again, each one that could be equally likely."""
    s = State(len(seen["purses"]))
    s.phase = at.PHASES.index(seen["phase"])
    s.turn = seen["turn"] or 0
    s.turns = seen["turns"]
    s.bank = seen["bank"]
    s.purse = list(seen["purses"])
    s.waiting = sum(1 << seat for seat in seen["to_act"])
    if seen["mixed"]:
        slot, other = seen["mixed"]
        s.mixed = SLOTS.index(slot) * 6 + SLOTS.index(other)
    if seen["claim"]:
        s.claimant = seen["claim"]["seat"]
        s.claimed = CHARACTERS.index(seen["claim"]["character"])
    _imagine_cards(s, seen, chance)
    _imagine_replies(s, seen, table, chance)
    return s


def _imagine_cards(s: State, seen: View, chance: Chance) -> None:
    if seen["dealt"] < 6:
        s.faces = chance.shuffled(6)[: seen["dealt"]]
        return
    for slot, place in enumerate(seen["slots"]):
        s.shown |= (place["card"] is not None) << slot
    eras = _eras_in(seen)
    world, swaps = pick_world(eras, chance)
    s.faces = list(world)
    if "memory" in seen:
        _imagine_memory(s, seen["memory"], eras, swaps)
    else:
        s.seen = [EVERYBODY if s.shown >> slot & 1 else 0 for slot in range(6)]


def _imagine_memory(s: State, memory: dict[str, Any], eras: list[Era], swaps: list[bool]) -> None:
    *past, present = memory["eras"]
    s.backs = list(memory["backs"])
    s.seen = list(present["seen"])
    s.denied = list(present["denied"])
    s.mixes = tuple(
        HiddenMix(era.card, era.other, by, swapped, tuple(told["seen"]), tuple(told["denied"]))
        for era, told, by, swapped in zip(eras[:-1], past, memory["mixed_by"], swaps, strict=True)
    )


def _eras_in(seen: View) -> list[Era]:
    """The eras that a view tells of; without memory only the cards that lie face up."""
    if "memory" not in seen:
        up = [place["card"] for place in seen["slots"]]
        return [Era([CHARACTERS.index(card) if card else UNKNOWN for card in up], [0] * 6)]
    eras = []
    for told in seen["memory"]["eras"]:
        era = Era(told["faces"], told["denied"])
        if told["mix"]:
            card, other, swapped = told["mix"]
            era.ends_with(card, other, swapped)
        eras.append(era)
    return eras


def _imagine_replies(s: State, seen: View, table: Seating, chance: Chance) -> None:
    """Those who have chosen behind their hands may have chosen anything."""
    if s.phase not in WINDOWS:
        return
    for seat in SEATS_IN[asked(s, table) & ~s.waiting]:
        s.replies[seat] = chance.below(7 if s.phase == at.PEEK else 2)
        while s.phase == at.PEEK and s.replies[seat] == table.slot_of[seat]:
            s.replies[seat] = chance.below(7)
    if seen["sealed"]:
        texts = [move.text for move in _replies(s.phase)]
        s.replies[seen["seat"]] = texts.index(seen["sealed"])
