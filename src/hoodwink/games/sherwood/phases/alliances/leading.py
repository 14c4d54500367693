"""Who drafts an alliance: the active player, whose raiders come first."""

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.setting import MOST_SACKS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat, without


def draft_of(s: State) -> Draft:
    assert s.draft is not None
    return s.draft


def partners(s: State, draft: Draft) -> int:
    """Everybody named in a draft but the leader, as a mask."""
    return without(draft.named, s.turn)


def free_letter(s: State) -> int:
    """The first pair of alliance markers that nobody uses; NONE if all are used."""
    for letter in range(6):
        if letter not in s.letter:
            return letter
    return NONE  # B-24


def not_thinking(s: State, seat: Seat) -> Refusal | None:
    """Why this is not the time for this seat to act or to draft."""
    if s.phase == at.ANSWER:
        return no.ANSWERS_FIRST
    if s.phase not in at.THINKING:
        return no.NOT_NOW
    return no.NOT_YOUR_TURN if seat != s.turn else None


def not_drafting(s: State, seat: Seat) -> Refusal | None:
    """Why this seat has no draft to work on. What others draft is their secret."""
    refused = not_thinking(s, seat)
    if refused or s.phase == at.DRAFT:
        return refused
    return no.MUST_DONATE if s.sacks[seat] > MOST_SACKS else no.NO_DRAFT


def talks_left(s: State, setting: Setting) -> bool:
    """Each proposal that comes to nothing uses up one talk of the turn."""
    return s.proposals < setting.talks  # B-49


def no_alliance(s: State, setting: Setting, seat: Seat) -> Refusal | None:
    """Why this seat can lie in wait alone only."""
    if not setting.talks:
        return no.WITHOUT_TALKS
    if not talks_left(s, setting):
        return no.NO_TALKS
    return None if sum(s.camp) > s.camp[seat] else no.NOBODY_TO_ASK


def not_allying(s: State, setting: Setting, seat: Seat) -> Refusal | None:
    """As before, and the leader's own raiders come first."""
    refused = not_drafting(s, seat)
    if refused:
        return refused
    if draft_of(s).raiders[seat]:
        return None
    return no_alliance(s, setting, seat) or no.RAIDERS_FIRST
