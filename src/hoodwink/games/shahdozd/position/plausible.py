"""Whether a match could be in a position: what the numbers alone do not say."""

from collections.abc import Iterator
from typing import Final

from hoodwink.games.shahdozd.moves import KING, MINISTER, PEASANT
from hoodwink.games.shahdozd.phases.challenge import CHOICE_OF
from hoodwink.games.shahdozd.phases.order import awaited
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import EVERYBODY, NOBODY_CLAIMS, NOT_MIXED, State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.seating import Seating
from hoodwink.kernel.seats import NATURE, has

CLAIM_IN: Final = {phase: character for character, phase in CHOICE_OF.items()} | {
    at.ANSWER: KING,
    at.SHUFFLE: MINISTER,
    at.NAME: PEASANT,
}


def flaws(s: State, setting: Setting) -> Iterator[tuple[str, str]]:
    """Each entry that cannot be so, with what was expected of it; it relies on those before."""
    table, total = setting.seatings[len(s.purse)], setting.coins_each * len(s.purse)
    if s.bank + sum(s.purse) != total:
        yield "bank", f"purses and bank of {total} coins together"  # SD-058
    yield from _of_time(s, setting)
    if not _dealt(s):
        yield "faces", "none in 'first', fewer than six in 'deal', and all six afterwards"
    if not _denials_are_true(s):
        yield "eras", "denied only faces that the card does not have"
    if not _claim_fits(s):
        yield "claim", "the character whose claim leads to this phase, if there is one"
    if not _shown_fits(s, table):
        yield "slots", "face up the Peasant's and fewer than four more in 'name', none elsewhere"
    if not _replies_fit(s, table):
        yield "replies", "sealed choices of those who are asked, not of all, and none elsewhere"
    if not _seen_fits(s, table):
        yield "eras", "seen by seats at this table, or all, as with a card that lies face up"
    if not _mixed_fits(s, setting):
        yield "mixed", "two slots in rising order in 'shuffle', with mixing=random; else none"
    if not _mixes_fit(s, setting):
        yield "mixes", f"hidden mixes as mixing={setting.mixing} has them, at most one a turn"
    if not _memory_grows(s):
        yield "eras", "nothing seen or denied of other cards that a hidden mix made forgotten"


def _of_time(s: State, setting: Setting) -> Iterator[tuple[str, str]]:
    """What must be so before the first turn, and when the match is over."""
    if not _ending_is_due(s, setting.turn_cap):
        yield "phase", "'over' when the bank is empty or the turn cap is reached, and only then"
    if s.phase not in at.BEFORE_PLAY:
        return
    if s.turns:
        yield "turns", "0 before the first turn"
    if any(coins != setting.purse_each for coins in s.purse):
        yield "purses", f"{setting.purse_each} coins each before the first turn"  # SD-004
    if s.mixes or any(s.seen) or any(s.denied) or s.backs != sorted(s.backs):
        yield "memory", "cards as they were dealt before the first turn: not moved, seen or denied"


def _ending_is_due(s: State, turn_cap: int) -> bool:
    """SD-056, D-23: the game ends with a turn, the first that leaves it so."""
    capped = s.turns >= turn_cap
    if s.phase != at.OVER:
        return s.bank > 0 and not capped
    return (s.bank == 0 or capped) and s.turns > 0 and not (capped and s.turns > turn_cap)


def _dealt(s: State) -> bool:
    if s.phase == at.DEAL:
        return len(s.faces) < 6
    return len(s.faces) == (0 if s.phase == at.FIRST else 6)


def _denials_are_true(s: State) -> bool:
    """In the present era, and in each one before a hidden mix."""
    faces, denied = s.faces[:], s.denied
    false = [face for back, face in enumerate(faces) if has(denied[back], face)]
    for mix in reversed(s.mixes):
        if mix.swapped:
            faces[mix.card], faces[mix.other] = faces[mix.other], faces[mix.card]
        false += [face for back, face in enumerate(faces) if has(mix.denied[back], face)]
    return not false


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
    return has(s.shown, own) and s.card_at(own) == PEASANT and s.shown.bit_count() < 5


def _replies_fit(s: State, table: Seating) -> bool:
    if s.phase not in at.WINDOWS:
        return not s.replied()
    own = any(reply == slot for reply, slot in zip(s.replies, table.slot_of, strict=True))
    strangers = s.replied() & ~awaited(s)
    return bool(s.waiting) and not strangers and not (s.phase == at.PEEK and own)  # SD-011


def _seen_fits(s: State, table: Seating) -> bool:
    """Only seats have seen cards; what lies face up all have seen."""
    eras = [tuple(s.seen), *(mix.seen for mix in s.mixes)]
    if not all(mask == EVERYBODY or mask & ~table.everyone == 0 for era in eras for mask in era):
        return False
    return all(s.seen[s.backs[slot]] == EVERYBODY for slot in range(6) if has(s.shown, slot))


def _mixed_fits(s: State, setting: Setting) -> bool:
    if s.phase != at.SHUFFLE:
        return s.mixed == NOT_MIXED
    return setting.mixing == "random" and s.mixed[0] < s.mixed[1]  # D-5


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
    return not any(
        known[era][back] & ~known[era + 1][back]
        for known in (seen, denied)
        for era, mix in enumerate(s.mixes)
        for back in {*range(6)} - {mix.card, mix.other}
    )
