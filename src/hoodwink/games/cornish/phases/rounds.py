"""Who is next: everything pending in its order, then the next turn or round."""

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves.actions import EndTurn
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases import Phase, customs, on, setup
from hoodwink.games.cornish.phases.cards import grants, windows
from hoodwink.games.cornish.phases.cards.draws import next_deck, turn_up
from hoodwink.games.cornish.phases.hiring import remove_pawn
from hoodwink.games.cornish.phases.order import awaited
from hoodwink.games.cornish.phases.purses import gain
from hoodwink.games.cornish.phases.stores import STOWING, add_fetches, add_stores, may_stow
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import ALLOWANCE, INCOME, WHISPER
from hoodwink.games.cornish.things.codes import card_of, form_of, owner_of, place_of
from hoodwink.games.cornish.things.moments import NO_CARD, NO_PLACING, SETUP, UNDECIDED
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, all_below, without


def proceed(s: State, setting: Setting, tell: Tell | None) -> None:
    """Settle all that needs no choice, in order, until a player or chance has to choose."""
    if s.phase in SETUP:
        setup.go_on(s)
        if s.phase != at.TURN:
            s.wait_for(awaited(s))
            return
        start_round(s, tell)  # CS-036
    s.phase = UNDECIDED
    while s.phase == UNDECIDED:
        if s.window or s.losing or s.placing != NO_PLACING or s.points or s.recruits:
            _settle(s, setting, tell)
        elif s.spilling or s.draws or s.reveals or s.opening:
            _deal(s, setting, tell)
        else:
            _play_on(s, setting, tell)
    s.wait_for(awaited(s))


def _settle(s: State, setting: Setting, tell: Tell | None) -> None:
    """What players settle: answers, lost pawns, new pawns, risk, customs, new officers (CS-098)."""
    if s.window:
        windows.settle_window(s, setting, tell)
    elif s.losing:
        _lose_pawn(s, setting, tell)
    elif s.placing != NO_PLACING:
        s.phase = at.PLACE
    elif s.hiding:
        s.phase = at.HIDING  # C-19
    elif s.points:
        _march(s, setting, tell)
    else:
        s.phase = at.RECRUIT


def _lose_pawn(s: State, setting: Setting, tell: Tell | None) -> None:
    places = set(s.pawns[s.turn])
    if len(places) > 1:
        s.phase = at.REMOVE
    elif places:
        remove_pawn(s, setting, s.turn, setting.words.removes[places.pop()], tell)
    else:
        s.losing = 0


def _march(s: State, setting: Setting, tell: Tell | None) -> None:
    """CS-090, CS-128: the poorest chooses where there is a choice."""
    steps = customs.next_steps(s, setting, s.turn)
    if len(steps) > 1:
        s.phase = at.CUSTOMS
    elif steps:
        customs.step(s, setting, None, steps[0], tell)
    else:
        s.points, s.target = 0, NOWHERE  # C-35


def _deal(s: State, setting: Setting, tell: Tell | None) -> None:
    """What chance settles: secrets spilt and drawn, characters turned up."""
    if s.spilling:
        s.phase = at.SPILL
    elif s.draws:
        if any(s.undealt):
            s.phase = at.SECRET
        else:
            s.draws = []  # C-30
    elif s.reveals:
        deck = next_deck(s)
        if s.unseen[deck]:
            s.phase = at.REVEAL
        else:
            _turn_up_bottom(s, setting, deck, tell)
    else:
        _give_income(s, setting, tell)


def _turn_up_bottom(s: State, setting: Setting, deck: int, tell: Tell | None) -> None:
    """The cards that were put under the deck come last, and then no more (CS-071, C-43)."""
    if s.bottoms[deck]:
        turn_up(s, setting, card_of(s.bottoms[deck].pop(0)), tell)
    else:
        s.reveals = without(s.reveals, deck)


def _give_income(s: State, setting: Setting, tell: Tell | None) -> None:
    """CS-038, CS-039. In the first round nothing, or reputation alone (CS-032, C-3)."""
    s.opening = False
    s.spent = 0
    for seat in range(len(s.gold)):
        perks = s.perks[seat]
        influence, gold = s.reputation[seat] + perks[INCOME], perks[ALLOWANCE]
        if s.round == 1:
            influence, gold = s.reputation[seat] if setting.first_income else 0, 0
        else:
            s.draws += [seat] * perks[WHISPER]
        gain(s.influence, seat, influence)
        gain(s.gold, seat, gold)
        if tell and (influence or gold):
            tell("income_received", seat=seat, influence=influence, gold=gold)


def _play_on(s: State, setting: Setting, tell: Tell | None) -> None:
    """The rest of a card, the rest of the turn, or the next turn."""
    if s.grants:
        if grants.options(s, setting, s.turn):
            s.phase = at.GRANT
        else:
            del s.grants[0]
    elif not s.acted:
        s.phase = at.TURN
    elif s.ashore and not s.passed >> s.turn & 1 and may_stow(s, setting, s.turn):
        s.phase = at.STOW  # CS-120, C-50
    else:
        end_turn(s, setting, tell)


def end_turn(s: State, setting: Setting, tell: Tell | None) -> None:
    s.acted = False
    s.shadow = 0
    seats = len(s.gold)
    for step in range(1, seats + 1):
        seat = (s.turn + step) % seats
        if not s.passed >> seat & 1:
            s.turn = seat  # CS-040, CS-041
            s.phase = at.TURN
            return
    _end_round(s, setting, tell)


def _end_round(s: State, setting: Setting, tell: Tell | None) -> None:
    if s.round == setting.round_cap and not s.ending:
        s.ending = at.ROUND_CAP
    if s.ending:  # CS-138
        if tell:
            tell("game_over", reason=at.ENDINGS[s.ending])
        s.phase = at.OVER
        return
    s.first = (s.first + 1) % len(s.gold)  # CS-042
    start_round(s, tell)


def start_round(s: State, tell: Tell | None) -> None:
    """CS-037: what was not hired is discarded, and new characters are turned up."""
    s.round += 1
    s.turn = s.first
    s.passed = s.worked = s.charts = 0
    s.faces = [NO_CARD] * 4
    s.reveals = all_below(4)
    s.opening = True
    if tell:
        tell("round_started", round=s.round, first=s.first)


def stowing(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """After the action: goods may still be put away and taken out (CS-120, C-50)."""
    listed: list[Choice] = [say.END_TURN_MOVE]
    for code in sorted(set(s.ashore)):
        if owner_of(code) == seat:
            add_stores(s, setting, seat, place_of(code), form_of(code), listed)
    add_fetches(s, setting, seat, listed)
    return listed


def leave_out(s: State, setting: Setting, seat: Seat, _move: EndTurn, tell: Tell | None) -> None:
    if tell:
        tell("turn_ended", seat=seat)  # C-50
    end_turn(s, setting, tell)


def chapters(setting: Setting) -> dict[int, Phase]:
    return {at.STOW: Phase(setting, (*STOWING, on(EndTurn, leave_out)), stowing)}
