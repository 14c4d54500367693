"""Whether a match could be in a position: what the numbers alone do not say."""

from collections.abc import Iterator, Sequence
from typing import Final

from hoodwink.games.shahdozd.moves import EXECUTIONER, KING, MINISTER, PEASANT, SHERIFF
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import (
    EVERYBODY,
    NOBODY_CLAIMS,
    NOT_MIXED,
    State,
    asked,
)
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.seating import Seating
from hoodwink.kernel.seats import NATURE, has
from hoodwink.kernel.waiting import NO_REPLY

CLAIM_IN: Final = {
    at.ANSWER: KING,
    at.MIX: MINISTER,
    at.SHUFFLE: MINISTER,
    at.ACCUSE: EXECUTIONER,
    at.TAX: SHERIFF,
    at.NAME: PEASANT,
}


def flaws(s: State, setting: Setting) -> Iterator[tuple[str, str]]:
    """Each entry that cannot be so, with what was expected of it."""
    table = setting.seatings[len(s.purse)]
    yield from _of_time(s, setting)
    if not _dealt(s):
        yield "faces", "none in 'first', fewer than six in 'deal', and all six afterwards"
    elif len(s.faces) == 6 and not _denials_are_true(s):
        yield "denied", "only faces that the card does not have"
    if not _claim_fits(s):
        yield "claimed", "the character whose claim leads to this phase, if there is one"
    if not _shown_fits(s, table):
        yield "face_up", "the Peasant's slot and fewer than four more in 'name', none elsewhere"
    if not _replies_fit(s, table):
        yield "replies", "sealed choices of those who are asked, not of all, and none elsewhere"
    if not _seen_fits(s, table):
        yield "seen_by", "seats at this table, or everybody, as with a card that lies face up"
    if not _mixed_fits(s, setting):
        yield "mixed", "two slots in rising order in 'shuffle', with mixing=random; else none"
    if not _mixes_fit(s, setting):
        yield "mixes", f"hidden mixes as mixing={setting.mixing} has them, at most one a turn"
    if not _memory_grows(s):
        yield "mixes", "nothing seen or denied of other cards that was then forgotten"


def _of_time(s: State, setting: Setting) -> Iterator[tuple[str, str]]:
    """What must be so before the first turn, and when the match is over."""
    if not _ending_is_due(s, setting.turn_cap):
        yield "phase", "'over' when the bank is empty or the turn cap is reached, and only then"
    if s.phase not in at.BEFORE_PLAY:
        return
    if s.turns or s.claimant or (s.phase == at.FIRST and s.turn):
        yield "turns", "0 before the first turn, as claimant, and in 'first' as turn"
    if any(coins != setting.purse_each for coins in s.purse):
        yield "purses", f"{setting.purse_each} coins each before the first turn"  # SD-004
    if s.mixes or any(s.seen) or any(s.denied) or s.backs != sorted(s.backs):
        yield "backs", "cards as they were dealt before the first turn: not moved, seen or denied"


def _ending_is_due(s: State, turn_cap: int) -> bool:
    """SD-056, D-23: the game ends with a turn, the first that leaves it so."""
    capped = s.turns >= turn_cap
    if s.phase != at.OVER:
        return s.bank > 0 and not capped
    return (s.bank == 0 or capped) and s.turns > 0 and not (capped and s.turns > turn_cap)


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
    return not any(has(mask, face) for mask, face in zip(denied, faces, strict=True))


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
    peasant_is_up = has(s.shown, own) and len(s.faces) == 6 and s.card_at(own) == PEASANT
    return peasant_is_up and s.shown.bit_count() < 5


def _replies_fit(s: State, table: Seating) -> bool:
    replied = [seat for seat, reply in enumerate(s.replies) if reply != NO_REPLY]
    if s.phase not in at.WINDOWS:
        return not replied
    wanted = asked(s)
    return (
        all(has(wanted, seat) for seat in replied)
        and len(replied) < wanted.bit_count()
        and all(_may_reply(s, table, seat) for seat in replied)
    )


def _may_reply(s: State, table: Seating, seat: int) -> bool:
    return s.phase != at.PEEK or s.replies[seat] != table.slot_of[seat]  # SD-011


def _seen_fits(s: State, table: Seating) -> bool:
    """Only seats have seen cards; what lies face up all have seen."""
    eras = [tuple(s.seen), *(mix.seen for mix in s.mixes)]
    if not all(mask == EVERYBODY or mask & ~table.everyone == 0 for era in eras for mask in era):
        return False
    return all(s.seen[s.backs[slot]] == EVERYBODY for slot in range(6) if has(s.shown, slot))


def _mixed_fits(s: State, setting: Setting) -> bool:
    if s.phase != at.SHUFFLE:
        return s.mixed == NOT_MIXED
    slot, other = s.mixed
    return setting.mixing == "random" and slot < other  # D-5


def _mixes_fit(s: State, setting: Setting) -> bool:
    """D-5: chance mixes, or a Minister under the table, or all is done openly."""
    by_chance = setting.mixing == "random"
    if s.mixes and (setting.mixing == "open" or len(s.mixes) > s.turns):
        return False
    return all((mix.by == NATURE) == by_chance for mix in s.mixes)


def _memory_grows(s: State) -> bool:
    """A hidden mix makes all forget its two cards, and only those."""
    seen = [*(mix.seen for mix in s.mixes), tuple(s.seen)]
    denied = [*(mix.denied for mix in s.mixes), tuple(s.denied)]
    for era, mix in enumerate(s.mixes):
        for back in range(6):
            if back in (mix.card, mix.other):
                continue
            if seen[era][back] & ~seen[era + 1][back] or denied[era][back] & ~denied[era + 1][back]:
                return False
    return True
