"""Officers: how they march, what alerts them, how the wheel brings new ones."""

from bisect import insort
from collections.abc import Sequence

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Land, March
from hoodwink.games.cornish.moves.cards import LetBe
from hoodwink.games.cornish.moves.choices import FREE, Choice
from hoodwink.games.cornish.moves.setup import PlaceOfficer
from hoodwink.games.cornish.phases import Phase, on
from hoodwink.games.cornish.phases.ashore import settle
from hoodwink.games.cornish.phases.network import no_officer
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import FAR, NOWHERE
from hoodwink.games.cornish.things.codes import NO_SEAT, briber_of, officer, person, post_of
from hoodwink.games.cornish.things.moments import TRACK_END
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has, mask_of


def move_officer(
    s: State, setting: Setting, by: Seat | None, number: int, end: int, tell: Tell | None
) -> None:
    """An officer enters a place and seizes what it finds there (CS-124, C-25)."""
    s.officers.remove(number)
    insort(s.officers, officer(end, briber_of(number)))
    if tell:
        land = setting.board.land
        briber = person(briber_of(number))
        tell("officer_marched", seat=by, briber=briber, start=land[post_of(number)], end=land[end])
    settle(s, setting, end, tell)


def alert(s: State, setting: Setting, place: int, points: int, tell: Tell | None) -> None:
    """So many steps of officers towards a place; on Scilly none (CS-086, CS-105)."""
    if place == setting.board.apart or points <= 0:
        return
    s.target = place
    s.points = points
    if tell:
        tell("customs_alerted", place=setting.board.land[place], points=points)


def next_steps(s: State, setting: Setting, _seat: Seat) -> list[March]:
    """The steps that the nearest officers outside the target may take (CS-087, CS-088)."""
    away = setting.board.away[s.target]
    outside = [number for number in s.officers if 0 < away[post_of(number)] < FAR]
    if not outside:
        return []
    nearest = min(away[post_of(number)] for number in outside)
    marching = setting.words.marching
    return [
        marching[number, end]
        for number in sorted(set(outside))
        if away[post_of(number)] == nearest
        for end in setting.board.steps(post_of(number), s.target)
    ]


def step(s: State, setting: Setting, seat: Seat | None, move: March, tell: Tell | None) -> None:
    s.points -= 1
    if not s.points:
        s.target = NOWHERE
    move_officer(s, setting, seat, move.officer, move.end, tell)


def hidings(s: State, _setting: Setting, _seat: Seat) -> Sequence[Choice]:
    """Once more, now that answers have raised the risk: let it be, or spend influence (C-19)."""
    return [say.LET_BE_MOVE, *say.LANDINGS[1 : s.hiding + 1]]


def hide(s: State, setting: Setting, seat: Seat, move: Land, tell: Tell | None) -> None:
    """CS-083: each point that is bought off is one step less."""
    s.influence[seat] -= move.hiding
    s.points -= move.hiding
    _go_on(s, setting, seat, move.hiding, tell)
    if not s.points:
        s.target = NOWHERE


def let_come(s: State, setting: Setting, seat: Seat, _move: LetBe, tell: Tell | None) -> None:
    _go_on(s, setting, seat, 0, tell)


def _go_on(s: State, setting: Setting, seat: Seat, hiding: int, tell: Tell | None) -> None:
    s.hiding = 0
    if tell:
        where = setting.board.land[s.target]
        tell("risk_hidden", seat=seat, place=where, hiding=hiding, points=s.points)


def turn_wheel(s: State, setting: Setting, gold: int, tell: Tell | None) -> None:
    """CS-100 to CS-102: each time START is reached or passed the customs pawn advances."""
    passes, s.wheel = divmod(s.wheel + gold, setting.market.wheel)  # C-15
    last = setting.market.ends[len(s.gold)]
    for _ in range(min(passes, last - s.track)):  # C-38
        s.track += 1
        s.recruits += setting.market.officers(s.track)  # C-16
        if tell:
            tell("track_advanced", track=s.track, level=setting.market.level(s.track))
    if s.track == last and not s.ending:
        s.ending = TRACK_END  # CS-136
        if tell:
            tell("end_called", reason="track end")


def posts(s: State, setting: Setting) -> list[int]:
    """Where a new officer may be put (CS-103, C-17, C-18, C-20)."""
    held = mask_of(post_of(number) for number in s.officers)
    mainland = setting.board.mainland
    return _empty(s, setting) or [place for place in mainland if not has(held, place)] or mainland


def _empty(s: State, setting: Setting) -> list[int]:
    """Where neither officers nor pawns stand."""
    taken = mask_of(post_of(number) for number in s.officers)
    for network in s.network:
        taken |= network
    return [place for place in setting.board.mainland if not has(taken, place)]


def recruit(s: State, setting: Setting, seat: Seat, move: PlaceOfficer, tell: Tell | None) -> None:
    place = move.place
    s.recruits -= 1
    insort(s.officers, officer(place, NO_SEAT))
    if tell:
        tell("officer_placed", seat=seat, place=setting.board.land[place])
    settle(s, setting, place, tell)


def new_posts(s: State, setting: Setting, _seat: Seat) -> list[Choice]:
    return [setting.words.posts[place] for place in posts(s, setting)]


def not_step(s: State, _setting: Setting, _seat: Seat, move: March) -> Refusal:
    if move.pay != FREE:
        return no.CUSTOMS_FIRST
    if move.officer in s.officers:
        return no.NOT_NEAREST
    return no_officer(s, March, move.officer)


def not_hide(s: State, _setting: Setting, seat: Seat, move: Land) -> Refusal:
    """More than there is, or nothing."""
    if not move.hiding:
        return no.HIDING_FIRST
    return no.TOO_MUCH_HIDING if move.hiding > s.influence[seat] else no.OVERLOOKED


def not_place_officer(s: State, setting: Setting, _seat: Seat, move: PlaceOfficer) -> Refusal:
    if move.place == setting.board.apart:
        return no.NO_POST_ON_SCILLY
    return no.PLACE_TAKEN if _empty(s, setting) else no.OFFICERS_THERE


def chapters(setting: Setting) -> dict[int, Phase]:
    """What who lands may still buy off (C-19), and what the poorest chooses: which officer comes,
    and where a new one stands (CS-127)."""
    placing = on(PlaceOfficer, recruit, not_place_officer)
    return {
        at.HIDING: Phase(setting, (on(LetBe, let_come), on(Land, hide, not_hide)), hidings),
        at.CUSTOMS: Phase(setting, (on(March, step, not_step),), next_steps),
        at.RECRUIT: Phase(setting, (placing,), new_posts),
    }
