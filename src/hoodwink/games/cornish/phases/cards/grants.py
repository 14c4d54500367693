"""What a card that was used or played lets its player choose, step by step (CS-072)."""

from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import FOR_NOTHING, TARGETS
from hoodwink.games.cornish.moves.actions import Bribe, Carry, Haul, March, Sail, Walk
from hoodwink.games.cornish.moves.cards import Done, Recall, Release, Rouse, Target
from hoodwink.games.cornish.moves.choices import FREE, Act, Choice
from hoodwink.games.cornish.moves.setup import PlacePawn
from hoodwink.games.cornish.phases import Phase, Verbs, on
from hoodwink.games.cornish.phases.ashore import put
from hoodwink.games.cornish.phases.cards.purpose import may_rouse, to_lose
from hoodwink.games.cornish.phases.customs import move_officer
from hoodwink.games.cornish.phases.hiring import PLACING, placeable
from hoodwink.games.cornish.phases.network import is_there, no_officer
from hoodwink.games.cornish.phases.purses import hand_over, lose_reputation
from hoodwink.games.cornish.phases.trade import not_bribe, put_marker
from hoodwink.games.cornish.phases.travel import STEPS, sails
from hoodwink.games.cornish.refusals import by_act
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.characters import CONNECTED
from hoodwink.games.cornish.things.codes import briber_of, form_of, owner_of, place_of, post_of
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has, without


def grant_choices(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    return [*options(s, setting, seat), say.DONE_MOVE]


def options(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """What the grant in hand lets the player choose."""
    word, amount = s.grants[0]
    if word == do.SAIL:
        return sails(s, setting, seat, FOR_NOTHING)
    if word == do.WALK:
        return [step for at in set(s.pawns[seat]) for step in setting.words.walks[at][FOR_NOTHING]]
    if word == do.CARRY or word == do.HAUL:
        return _goods_steps(s, setting, seat, word == do.HAUL)
    if word == do.PAWN:
        return [setting.words.pawns[place] for place in placeable(s, setting, seat, CONNECTED)]
    if word >= do.FINE:
        others = [other for other in range(len(s.gold)) if other != seat]
        return [TARGETS[other] for other in others if to_lose(s, other, word)]  # C-52
    return (
        _officer_steps(s, setting, seat, word)
        if word < do.RELEASE
        else _card_steps(s, setting, seat, word, amount)
    )


def _goods_steps(s: State, setting: Setting, seat: Seat, hauling: bool) -> list[Choice]:
    found: list[Choice] = []
    for code in sorted(set(s.ashore)):
        if owner_of(code) != seat:
            continue
        if hauling:
            found += setting.words.hauls[form_of(code)][place_of(code)][FOR_NOTHING]
            continue
        for end, steps in setting.words.carries[form_of(code)][place_of(code)]:
            if s.network[seat] & end:
                found += steps[FOR_NOTHING]
    return found


def _officer_steps(s: State, setting: Setting, seat: Seat, word: int) -> list[Choice]:
    found: list[Choice] = []
    for number in sorted(set(s.officers)):
        if word == do.MARCH:
            found += setting.words.marches[number][FOR_NOTHING]
        elif word == do.RECALL and post_of(number) != setting.board.customs:
            found.append(setting.words.recalls[number])
        elif word == do.SUBORN and briber_of(number) != seat:
            found.append(setting.words.bribes[number])
    return found


def _card_steps(s: State, setting: Setting, seat: Seat, word: int, amount: int) -> list[Choice]:
    if word == do.ROUSE:
        return [setting.words.rouses[card] for card in s.casts[seat] if may_rouse(s, setting, card)]
    if not is_there(s, seat, setting.board.customs):
        return []
    return [
        setting.words.releases[form]
        for form in sorted(set(s.seized))
        if setting.sizes[form] <= amount
    ]


def spend(s: State) -> None:
    """One step of the grant in hand has been taken."""
    word, amount = s.grants[0]
    if word in do.STEP_EFFECTS and amount > 1:
        s.grants[0] = (word, amount - 1)
    else:
        del s.grants[0]


def done(s: State, _setting: Setting, seat: Seat, _move: Done, tell: Tell | None) -> None:
    word, _ = s.grants.pop(0)
    if tell:
        tell("rest_waived", seat=seat, rest=do.WORDS[word])


def recall(s: State, setting: Setting, seat: Seat, move: Recall, tell: Tell | None) -> None:
    """An officer is ordered back to the customs warehouse."""
    move_officer(s, setting, seat, move.officer, setting.board.customs, tell)


def suborn(s: State, setting: Setting, seat: Seat, move: Bribe, tell: Tell | None) -> None:
    """A bribe that costs nothing and needs no pawn."""
    put_marker(s, setting, seat, move.officer, 0, tell)


def release(s: State, setting: Setting, seat: Seat, move: Release, tell: Tell | None) -> None:
    s.seized.remove(move.form)
    if tell:
        tell("goods_released", seat=seat, goods=setting.form_keys[move.form])
    put(s, setting, seat, setting.board.customs, move.form, tell)


def rouse(s: State, setting: Setting, seat: Seat, move: Rouse, tell: Tell | None) -> None:
    s.spent = without(s.spent, move.card)
    if tell:
        tell("character_roused", seat=seat, character=setting.card_keys[move.card])


def target(s: State, _setting: Setting, seat: Seat, move: Target, tell: Tell | None) -> None:
    """Another player is hit: by a fine, a theft, silence, gossip or a loose tongue."""
    word, amount = s.grants[0]
    other = move.seat
    lost = amount
    if word == do.FINE or word == do.ROB:
        lost = hand_over(s, other, amount, seat if word == do.ROB else None)
    elif word == do.HUSH:
        lost = min(amount, s.influence[other])
        s.influence[other] -= lost
    elif word == do.GOSSIP:
        lost = min(amount, s.reputation[other])
        lose_reputation(s, other, amount)
    else:
        s.spilling += [other] * min(amount, len(s.hands[other]))
    if tell:
        tell("player_hit", seat=seat, target=other, by=do.WORDS[word], amount=lost)


def not_target(s: State, _setting: Setting, seat: Seat, move: Target) -> Refusal:
    if move.seat >= len(s.gold):
        return no.NOT_A_PLAYER
    return no.NOT_YOURSELF if move.seat == seat else no.NOTHING_TO_LOSE


def not_recall(s: State, _setting: Setting, _seat: Seat, move: Recall) -> Refusal:
    if move.officer in s.officers:
        return no.AT_CUSTOMS
    return no_officer(s, Recall, move.officer)


def not_release(s: State, _setting: Setting, _seat: Seat, move: Release) -> Refusal:
    return no.TOO_BIG if move.form in s.seized else no.NOT_SEIZED


def not_rouse(s: State, setting: Setting, seat: Seat, move: Rouse) -> Refusal:
    used = move.card in s.casts[seat] and has(s.spent, move.card)
    return no.ROUSES if used and setting.characters[move.card].rouses else no.NOT_USED


GRANTED_BY: Final[dict[Act, tuple[int, ...]]] = {
    Sail: (do.SAIL,),
    Walk: (do.WALK,),
    Carry: (do.CARRY,),
    Haul: (do.HAUL,),
    March: (do.MARCH,),
    PlacePawn: (do.PAWN,),
    Bribe: (do.SUBORN,),
    Target: (do.FINE, do.ROB, do.HUSH, do.GOSSIP, do.SPILL),
    Recall: (do.RECALL,),
    Release: (do.RELEASE,),
    Rouse: (do.ROUSE,),
}
"""The words of cards that let a player do this."""
VERBS: Final[Verbs] = (
    *STEPS,
    PLACING,
    on(Bribe, suborn, not_bribe),
    on(Target, target, not_target),
    on(Recall, recall, not_recall),
    on(Release, release, not_release),
    on(Rouse, rouse, not_rouse),
    on(Done, done),
)


class Grants(Phase):
    """The card pays for each step, and every step uses up some of what it grants."""

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Choice)
        if s.grants[0][0] not in GRANTED_BY[type(move)]:
            return no.NOT_GRANTED
        if move.pay != FREE:
            return by_act.CARD_PAYS[type(move)]
        return super().why_not(s, seat, move)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        super().apply(s, seat, move, tell)
        if move is not say.DONE_MOVE:
            spend(s)


def chapters(setting: Setting) -> dict[int, Phase]:
    return {at.GRANT: Grants(setting, VERBS, grant_choices)}
