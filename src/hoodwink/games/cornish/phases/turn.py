"""What the player whose turn it is may do: one action, and what is free before and after it."""

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Land, Pass, Raid, Storm, Unload
from hoodwink.games.cornish.moves.choices import FREE, Choice, Step
from hoodwink.games.cornish.phases import Phase, Verbs, hiring, landing, on, raid, trade
from hoodwink.games.cornish.phases.cards.using import FREE_CARDS, add_cards
from hoodwink.games.cornish.phases.hiring import add_hires
from hoodwink.games.cornish.phases.landing import landing_draft, landing_place, unloads
from hoodwink.games.cornish.phases.purses import purse
from hoodwink.games.cornish.phases.raid import may_raid, raiding_draft, raids
from hoodwink.games.cornish.phases.stores import STOWING, add_fetches, add_stores
from hoodwink.games.cornish.phases.trade import add_bribes, add_errands, add_purchases, add_sales
from hoodwink.games.cornish.phases.travel import (
    STEPS,
    add_goods_steps,
    add_marches,
    add_sails,
    add_walks,
)
from hoodwink.games.cornish.refusals import by_act
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import OWNER, SEAT, form_of, place_of
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, only


def turn_choices(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    if s.draft:
        return landing_draft(s, setting, seat)
    if s.raiding:
        return raiding_draft(s, setting, seat)
    listed: list[Choice] = [say.PASS_MOVE]  # CS-058
    add_errands(s, setting, seat, listed)
    ways = purse(s, seat, setting.sail_cost)
    if ways:
        add_sails(s, setting, seat, ways, listed)
    add_walks(s, setting, seat, listed)
    if s.ashore:
        _add_goods_moves(s, setting, seat, listed)
    add_marches(s, setting, seat, listed)
    if s.influence[seat]:
        add_bribes(s, setting, seat, listed)
    add_hires(s, setting, seat, listed)
    add_cards(s, setting, seat, listed)
    if s.filled:
        add_fetches(s, setting, seat, listed)
    if s.influence[seat]:
        add_purchases(s, setting, seat, listed)
        if s.holds[seat] and landing_place(s, setting, seat) != NOWHERE:
            listed += unloads(s, setting, seat, s.holds[seat])
        if s.seized and may_raid(s, setting, seat):
            listed += raids(s, setting, seat)
    return listed


def _add_goods_moves(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """Carry, haul, sell and store what lies ashore."""
    before = NOWHERE
    for code in s.ashore:
        if code >> OWNER & SEAT == seat and code != before:
            before = code
            place, form = place_of(code), form_of(code)
            add_goods_steps(s, setting, seat, place, form, listed)
            add_sales(s, setting, seat, place, form, listed)
            add_stores(s, setting, seat, place, form, listed)


def pass_round(s: State, _setting: Setting, seat: Seat, _move: Pass, tell: Tell | None) -> None:
    s.passed |= only(seat)  # CS-043, CS-058
    s.acted = True
    if tell:
        tell("passed", seat=seat)


def begun_otherwise(s: State, move: Choice) -> Refusal | None:
    """Whether a landing or a raid has begun that this move is no part of."""
    if s.draft and not isinstance(move, (Unload, Land)):
        return no.FINISH_LANDING
    if s.raiding and not isinstance(move, (Raid, Storm)):
        return no.FINISH_RAID
    return None


class Turn(Phase):
    """One action, what is free besides, and landings and raids in small steps (CS-040)."""

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Choice)
        begun = begun_otherwise(s, move)
        if begun is not None:
            return begun
        if move.pay == FREE and isinstance(move, Step):
            return by_act.NOT_FREE[type(move)]
        return super().why_not(s, seat, move)


def chapters(setting: Setting) -> dict[int, Phase]:
    verbs: Verbs = (
        *STEPS,
        *trade.ACTIONS,
        *landing.ACTIONS,
        *hiring.ACTIONS,
        *raid.ACTIONS,
        *STOWING,
        *FREE_CARDS,
        on(Pass, pass_round),
    )
    return {at.TURN: Turn(setting, verbs, turn_choices)}
