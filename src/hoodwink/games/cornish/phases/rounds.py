"""What happens next: everything pending in its order, then the next turn or round."""

from hoodwink.games.cornish.phases import customs
from hoodwink.games.cornish.phases.cards import powers
from hoodwink.games.cornish.phases.hiring import remove_pawn
from hoodwink.games.cornish.phases.network import poorest_of_all
from hoodwink.games.cornish.phases.stores import may_stow
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.state.phases import NO_CARD
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import ALLOWANCE, INCOME, WHISPER
from hoodwink.games.cornish.things.codes import card_of
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def proceed(s: State, setting: Setting, tell: Tell | None) -> None:
    """Settle what needs no choice, until somebody or chance is to choose."""
    while not (
        _pending(s, setting, tell) or _dealing(s, setting, tell) or _playing(s, setting, tell)
    ):
        pass


def _wait(s: State, phase: int, seat: Seat) -> bool:
    s.phase = phase
    s.waiting = 1 << seat
    return True


def _wait_for_chance(s: State, phase: int) -> bool:
    s.phase = phase
    s.waiting = 0
    return True


def _pending(s: State, setting: Setting, tell: Tell | None) -> bool:
    """What players settle: answers, lost pawns, new pawns, customs, new officers (CS-098)."""
    if s.window:
        s.phase = at.WINDOW
        return True
    while s.losing:
        if _lose_pawn(s, setting, tell):
            return True
    if s.placing != at.NO_PLACING:
        return _wait(s, at.PLACE, s.turn)
    while s.points:
        if _march(s, setting, tell):
            return True
    return bool(s.recruits) and _wait(s, at.RECRUIT, poorest_of_all(s))  # CS-103


def _lose_pawn(s: State, setting: Setting, tell: Tell | None) -> bool:
    places = set(s.pawns[s.turn])
    if len(places) > 1:
        return _wait(s, at.REMOVE, s.turn)
    if places:
        remove_pawn(s, setting, s.turn, setting.words.removes[places.pop()], tell)
    else:
        s.losing = 0
    return False


def _march(s: State, setting: Setting, tell: Tell | None) -> bool:
    """CS-090, CS-128: the poorest chooses where there is a choice."""
    steps = customs.next_steps(s, setting)
    if len(steps) > 1:
        return _wait(s, at.CUSTOMS, poorest_of_all(s))  # C-32
    if steps:
        customs.step(s, setting, None, steps[0], tell)
    else:
        s.points, s.target = 0, NOWHERE  # C-35
    return False


def _dealing(s: State, setting: Setting, tell: Tell | None) -> bool:
    """What chance settles: secrets spilt and drawn, characters turned up."""
    if s.spilling:
        return _wait_for_chance(s, at.SPILL)
    if s.draws:
        if any(s.undealt):
            return _wait_for_chance(s, at.SECRET)
        s.draws = []  # C-30
    while s.reveals:
        deck = (s.reveals & -s.reveals).bit_length() - 1
        if s.unseen[deck]:
            return _wait_for_chance(s, at.REVEAL)
        _turn_up_bottom(s, setting, deck, tell)
    if s.opening:
        _give_income(s, setting, tell)
        return bool(s.draws) and _dealing(s, setting, tell)
    return False


def _turn_up_bottom(s: State, setting: Setting, deck: int, tell: Tell | None) -> None:
    """The cards that were put under the deck come last, and then no more (CS-071, C-43)."""
    if s.bottoms[deck]:
        turn_up(s, setting, card_of(s.bottoms[deck].pop(0)), tell)
    else:
        s.reveals &= ~(1 << deck)


def turn_up(s: State, setting: Setting, card: int, tell: Tell | None) -> None:
    deck = setting.characters[card].deck
    s.faces[deck] = card
    s.reveals &= ~(1 << deck)
    if tell:
        key = setting.characters[card].key
        tell("character_revealed", deck=setting.decks[deck], character=key)
        if not s.unseen[deck] and not s.bottoms[deck]:
            tell("deck_emptied", deck=setting.decks[deck])


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
        s.influence[seat] += influence
        s.gold[seat] += gold
        if tell and (influence or gold):
            tell("income_received", seat=seat, influence=influence, gold=gold)


def _playing(s: State, setting: Setting, tell: Tell | None) -> bool:
    """The rest of a card, the rest of the turn, or the next turn."""
    if s.grants:
        if powers.options(s, setting, s.turn):
            return _wait(s, at.GRANT, s.turn)
        del s.grants[0]
        return False
    if not s.acted:
        return _wait(s, at.TURN, s.turn)
    if s.ashore and not s.passed >> s.turn & 1 and may_stow(s, setting, s.turn):
        return _wait(s, at.STOW, s.turn)  # CS-120, C-50
    return end_turn(s, setting, tell)


def end_turn(s: State, setting: Setting, tell: Tell | None) -> bool:
    s.acted = False
    s.shadow = 0
    seats = len(s.gold)
    for step in range(1, seats + 1):
        seat = (s.turn + step) % seats
        if not s.passed >> seat & 1:
            s.turn = seat  # CS-040, CS-041
            return False
    return _end_round(s, setting, tell)


def _end_round(s: State, setting: Setting, tell: Tell | None) -> bool:
    if s.round == setting.round_cap and not s.ending:
        s.ending = at.ROUND_CAP
    if s.ending:  # CS-138
        if tell:
            tell("game_over", reason=at.ENDINGS[s.ending])
        return _wait_for_chance(s, at.OVER)
    s.first = (s.first + 1) % len(s.gold)  # CS-042
    start_round(s, tell)
    return False


def start_round(s: State, tell: Tell | None) -> None:
    """CS-037: what was not hired is discarded, and new characters are turned up."""
    s.round += 1
    s.turn = s.first
    s.passed = s.worked = s.charts = 0
    s.faces = [NO_CARD] * 4
    s.reveals = 0b1111
    s.opening = True
    if tell:
        tell("round_started", round=s.round, first=s.first)
