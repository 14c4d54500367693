"""Reasons against using a character, playing a secret, or a choice that a card gives.

Each asks only what the player can see: the open table and the own hand.
"""

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def not_use(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    character = setting.characters[move.what]
    if move.what not in s.casts[seat] or not character.effects:
        return no.NOT_YOUR_CHARACTER
    if s.spent >> move.what & 1:
        return no.FACE_DOWN
    gold, influence = character.pay_gold, character.pay_influence
    payable = s.gold[seat] >= gold and s.influence[seat] >= influence
    return no.IN_VAIN if payable else no.CANNOT_PAY_USE


def not_play(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if move.what not in s.hands[seat]:
        return no.NOT_IN_HAND
    return no.IN_VAIN if setting.secrets[move.what].when == s.window else no.WRONG_MOMENT


def not_target(s: State, _setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if move.what >= len(s.gold):
        return no.NOT_A_PLAYER
    return no.NOT_YOURSELF if move.what == seat else no.NOTHING_TO_LOSE


def not_recall(s: State, _setting: Setting, _seat: Seat, move: Choice) -> Refusal:
    return no.AT_CUSTOMS if move.what in s.officers else no.NO_OFFICER


def not_release(s: State, _setting: Setting, _seat: Seat, move: Choice) -> Refusal:
    return no.TOO_BIG if move.what in s.seized else no.NOT_SEIZED


def not_rouse(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    used = move.what in s.casts[seat] and s.spent >> move.what & 1
    return no.ROUSES if used and setting.characters[move.what].rouses else no.NOT_USED
