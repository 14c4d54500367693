"""Reasons against using a character, playing a secret, or a choice that a card gives.

Each asks only what the player can see: the open table and the own hand.
"""

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def not_use(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    character = t.characters[m.what]
    if m.what not in s.casts[seat] or not character.effects:
        return no.NOT_YOUR_CHARACTER
    if s.spent >> m.what & 1:
        return no.FACE_DOWN
    gold, influence = character.pay_gold, character.pay_influence
    payable = s.gold[seat] >= gold and s.influence[seat] >= influence
    return no.IN_VAIN if payable else no.CANNOT_PAY_USE


def not_play(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if m.what not in s.hands[seat]:
        return no.NOT_IN_HAND
    return no.IN_VAIN if t.secrets[m.what].when == s.window else no.WRONG_MOMENT


def not_target(_t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if m.what >= len(s.gold):
        return no.NOT_A_PLAYER
    return no.NOT_YOURSELF if m.what == seat else no.NOTHING_TO_LOSE


def not_recall(_t: Terms, s: State, _seat: Seat, m: Choice) -> Refusal:
    return no.AT_CUSTOMS if m.what in s.officers else no.NO_OFFICER


def not_release(_t: Terms, s: State, _seat: Seat, m: Choice) -> Refusal:
    return no.TOO_BIG if m.what in s.seized else no.NOT_SEIZED


def not_rouse(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    used = m.what in s.casts[seat] and s.spent >> m.what & 1
    return no.ROUSES if used and t.characters[m.what].rouses else no.NOT_USED
