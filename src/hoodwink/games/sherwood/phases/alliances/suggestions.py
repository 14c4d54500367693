"""Talk while the active player thinks: on what terms one would join (SF-083, SF-093, SF-094)."""

from collections.abc import Sequence

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import Suggest, SuggestBand, SuggestCard, SuggestTarget
from hoodwink.games.sherwood.setting import MOST_SACKS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.chapters import NO_MOVES
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has


def may_suggest(s: State, setting: Setting) -> int:
    """Everybody else with raiders and suggestions left, while the active player thinks."""
    if s.phase not in at.THINKING or s.closed or s.sacks[s.turn] > MOST_SACKS:
        return 0
    able = sum(1 << seat for seat, raiders in enumerate(s.camp) if raiders and seat != s.turn)
    if not s.suggestions and setting.suggestions and s.occupied != setting.board.everywhere:
        return able  # nobody can have said enough
    for seat in SEATS_IN[able]:
        said = sum(1 for one, _ in s.suggestions if one == seat)
        if said >= min(setting.suggestions, _sayable(s, setting, seat)):
            able &= ~(1 << seat)
    return able


def _sayable(s: State, setting: Setting, seat: Seat) -> int:
    """How many different suggestions a seat could make this turn."""
    free = len(setting.content.hides(s.occupied))
    number = free * s.camp[seat] + (setting.gear.ordinary if s.held[seat] else 0)
    if setting.advanced:
        number += len(setting.moves.part_suggestions) - 1 + len(s.row)
    return number


def interjections(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    if seat < 0 or not has(may_suggest(s, setting), seat):
        return NO_MOVES
    said = [move for one, move in s.suggestions if one == seat]
    return [move for move in suggestable(s, setting, seat) if move not in said]


def suggestable(s: State, setting: Setting, seat: Seat) -> list[Move]:
    """SF-083: whether, where, with how many raiders and with which card one would join."""
    moves = setting.moves
    listed: list[Move] = []
    for hide in setting.content.hides(s.occupied):
        listed += moves.suggestions[hide.hideout][1 : s.camp[seat] + 1]
    if s.held[seat]:
        listed += moves.card_suggestions[moves.ordinary]
    if setting.advanced:
        listed += moves.part_suggestions[1:]  # SF-093
        listed += moves.target_suggestions[: len(s.row)]
    return listed


def why_not(s: State, setting: Setting, seat: Seat, move: Suggest) -> Refusal:
    refused = _not_heard(s, seat)
    if refused:
        return refused
    if not s.camp[seat]:
        return no.SUGGEST_NOBODY
    if (seat, move) in s.suggestions:
        return no.SAID_THAT
    return _unfit(s, setting, seat, move) or no.SAID_ENOUGH


def _not_heard(s: State, seat: Seat) -> Refusal | None:
    """Why the active player listens to no suggestion of this seat."""
    if s.phase not in at.TALKING or seat == s.turn:
        return no.SUGGEST_WHEN
    if s.phase == at.ANSWER:
        return no.ANSWERS_FIRST
    if s.sacks[s.turn] > MOST_SACKS:
        return no.SUGGEST_DONOR  # SF-031, B-49
    return no.HUSHED if s.closed else None


def _unfit(s: State, setting: Setting, seat: Seat, move: Suggest) -> Refusal | None:
    """Why nobody in this seat could suggest that now, however little has been said."""
    if isinstance(move, SuggestBand):
        if has(s.occupied, move.hideout):
            return no.OCCUPIED
        return no.SUGGEST_RAIDERS if move.raiders > s.camp[seat] else None
    if isinstance(move, SuggestCard):
        if move.kind >= setting.gear.ordinary:
            return no.SPECIAL_CARD
        return None if s.held[seat] else no.SUGGEST_CARD
    if not setting.advanced:
        return no.BASIC_TERMS
    missing = isinstance(move, SuggestTarget) and move.place >= len(s.row)
    return no.NO_SUCH_PLACE if missing else None


def suggest(s: State, seat: Seat, move: Suggest, tell: Tell | None) -> None:
    """SF-083: talk, and nothing more."""
    s.suggestions = (*s.suggestions, (seat, move))
    if tell:
        tell("suggested", seat=seat, to=s.turn, words=move.text)


def hush(s: State, tell: Tell | None) -> None:
    s.closed = True  # SF-094
    if tell:
        tell("hushed", seat=s.turn)
