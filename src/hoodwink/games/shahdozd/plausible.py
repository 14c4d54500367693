"""Whether a match could be in a position: what the numbers alone do not say."""

from collections.abc import Iterator, Sequence
from typing import Final

from hoodwink.games.shahdozd import state as at
from hoodwink.games.shahdozd.moves import EXECUTIONER, KING, MINISTER, PEASANT, SHERIFF
from hoodwink.games.shahdozd.seating import Seating, asked
from hoodwink.games.shahdozd.state import EVERYBODY, NO_REPLY, NOBODY_CLAIMS, State

CLAIM_IN: Final = {
    at.ANSWER: KING,
    at.MIX: MINISTER,
    at.SHUFFLE: MINISTER,
    at.ACCUSE: EXECUTIONER,
    at.TAX: SHERIFF,
    at.NAME: PEASANT,
}
WINDOWS: Final = (at.PEEK, at.CHALLENGE, at.ANSWER)


def objections(s: State, table: Seating, turn_cap: int) -> Iterator[tuple[str, str]]:
    """Each entry that cannot be so, with what was expected of it."""
    if not _ending_is_due(s, turn_cap):
        yield "phase", "'over' when the bank is empty or the turn cap is reached, and only then"
    if not _dealt(s):
        yield "faces", "none in 'first', fewer than six in 'deal', and all six afterwards"
    elif len(s.faces) == 6 and not _denials_are_true(s):
        yield "denied", "only faces that the card does not have"
    if not _claim_fits(s):
        yield "claimed", "the character whose claim leads to this phase, -1 if there is none"
    if not _shown_fits(s, table):
        yield "shown", "the Peasant's slot and fewer than four more in 'name', 0 elsewhere"
    if not _replies_fit(s, table):
        yield "replies", "sealed choices of those who are asked, not of all, and -1 elsewhere"
    if not _seen_fits(s, table):
        yield "seen", "seats at this table, or everybody"
    if s.mixed and s.mixed // 6 >= s.mixed % 6:
        yield "mixed", "two different slots in rising order"


def _ending_is_due(s: State, turn_cap: int) -> bool:
    due = s.bank == 0 or (turn_cap > 0 and s.turns >= turn_cap)
    return due == (s.phase == at.OVER)


def _dealt(s: State) -> bool:
    if s.phase == at.FIRST:
        return not s.faces
    return len(s.faces) < 6 if s.phase == at.DEAL else len(s.faces) == 6


def _denials_are_true(s: State) -> bool:
    """In the present era, and in each one before a hidden mix."""
    faces = s.faces[:]
    true = _denies_none(faces, s.denied)
    for mix in reversed(s.mixes):
        if mix.swapped:
            faces[mix.card], faces[mix.other] = faces[mix.other], faces[mix.card]
        true = true and _denies_none(faces, mix.denied)
    return true


def _denies_none(faces: Sequence[int], denied: Sequence[int]) -> bool:
    return not any(mask >> face & 1 for mask, face in zip(denied, faces, strict=True))


def _claim_fits(s: State) -> bool:
    if s.phase == at.CHALLENGE:
        if s.claimant != s.turn:
            return s.claimed == MINISTER  # D-4
        return s.claimed not in (NOBODY_CLAIMS, PEASANT)  # D-9
    if s.phase in CLAIM_IN:
        return s.claimed == CLAIM_IN[s.phase] and s.claimant == s.turn
    return s.claimed == NOBODY_CLAIMS


def _shown_fits(s: State, table: Seating) -> bool:
    if s.phase != at.NAME:
        return s.shown == 0
    own = table.slot_of[s.turn]
    peasant_is_up = s.shown >> own & 1 == 1 and len(s.faces) == 6 and s.card_at(own) == PEASANT
    return peasant_is_up and s.shown.bit_count() < 5


def _replies_fit(s: State, table: Seating) -> bool:
    replied = [seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY]
    if s.phase not in WINDOWS:
        return not replied
    wanted = asked(s, table)
    return (
        all(wanted >> seat & 1 for seat in replied)
        and len(replied) < wanted.bit_count()
        and all(_may_reply(s, table, seat) for seat in replied)
    )


def _may_reply(s: State, table: Seating, seat: int) -> bool:
    if s.phase == at.PEEK:
        return s.replies[seat] != table.slot_of[seat]  # SD-011
    return s.replies[seat] < 2


def _seen_fits(s: State, table: Seating) -> bool:
    eras = [tuple(s.seen), *(mix.seen for mix in s.mixes)]
    return all(mask == EVERYBODY or mask & ~table.everyone == 0 for era in eras for mask in era)
