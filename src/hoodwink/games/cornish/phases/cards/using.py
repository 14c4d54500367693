"""Using a character or playing a secret on your own turn: small effects, one after the other."""

from typing import Final

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.cards import Play, Use
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases import Verbs, on
from hoodwink.games.cornish.phases.cards.purpose import matters
from hoodwink.games.cornish.phases.hiring import lose
from hoodwink.games.cornish.phases.purses import receive
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.effects import Effect
from hoodwink.games.cornish.things.secrets import AT_TURN
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has, only


def add_cards(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """Use a character that lies face up, play a secret of the turn; not for nothing (C-52)."""
    gold, influence, spent = s.gold[seat], s.influence[seat], s.spent
    for card in s.casts[seat]:
        character = setting.characters[card]
        if character.effects and not spent >> card & 1:
            payable = gold >= character.pay_gold and influence >= character.pay_influence
            if payable and (character.sure or matters(s, setting, seat, character.effects)):
                listed.append(setting.words.uses[card])
    before = NOWHERE
    for kind in s.hands[seat]:
        if kind != before:
            before = kind
            secret = setting.secrets[kind]
            if secret.when == AT_TURN and (
                secret.sure or matters(s, setting, seat, secret.effects)
            ):
                listed.append(setting.words.plays[kind])


def use(s: State, setting: Setting, seat: Seat, move: Use, tell: Tell | None) -> None:
    character = setting.characters[move.card]
    s.influence[seat] -= character.pay_influence
    s.gold[seat] -= character.pay_gold
    s.spent |= only(move.card)
    s.acted = character.action
    if tell:
        tell("character_used", seat=seat, character=character.key)
    for effect in character.effects:
        if effect[0] == do.LEAVE:
            lose(s, setting, seat, move.card, tell)
        else:
            _happen(s, seat, effect)


def play(s: State, setting: Setting, seat: Seat, move: Play, tell: Tell | None) -> None:
    """CS-114: a secret is played once and leaves the game."""
    s.hands[seat].remove(move.secret)
    if tell:
        tell("secret_played", seat=seat, secret=setting.secret_keys[move.secret])
    for effect in setting.secrets[move.secret].effects:
        _happen(s, seat, effect)


def _happen(s: State, seat: Seat, effect: Effect) -> None:
    word, amount = effect
    if word in do.IN_PURSE:
        receive(s, seat, word, amount)
    elif word == do.SECRET:
        s.draws += [seat] * amount  # CS-115
    elif word == do.SHADOW:
        s.shadow += amount
    elif word == do.CHART:
        s.charts |= only(seat)
    else:
        s.grants.append(effect)


def not_use(s: State, setting: Setting, seat: Seat, move: Use) -> Refusal:
    character = setting.characters[move.card]
    if move.card not in s.casts[seat] or not character.effects:
        return no.NOT_YOUR_CHARACTER
    if has(s.spent, move.card):
        return no.FACE_DOWN
    gold, influence = character.pay_gold, character.pay_influence
    payable = s.gold[seat] >= gold and s.influence[seat] >= influence
    return no.IN_VAIN if payable else no.CANNOT_PAY_USE


def not_play(s: State, setting: Setting, seat: Seat, move: Play) -> Refusal:
    if move.secret not in s.hands[seat]:
        return no.NOT_IN_HAND
    return no.IN_VAIN if setting.secrets[move.secret].when == s.window else no.WRONG_MOMENT


FREE_CARDS: Final[Verbs] = (on(Use, use, not_use), on(Play, play, not_play))
"""Before the action of the turn, and besides it."""
