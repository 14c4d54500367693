"""Using characters and playing secrets: small effects, one after the other (CS-072)."""

from hoodwink.games.cornish.moves import FOR_NOTHING, TARGETS, Choice
from hoodwink.games.cornish.phases.ashore import put
from hoodwink.games.cornish.phases.cards.purpose import may_rouse, to_lose
from hoodwink.games.cornish.phases.customs import move_officer
from hoodwink.games.cornish.phases.hiring import lose, placeable
from hoodwink.games.cornish.phases.network import is_there, sails
from hoodwink.games.cornish.phases.purses import hand_over, lose_reputation
from hoodwink.games.cornish.phases.trade import put_marker
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things.characters import CONNECTED
from hoodwink.games.cornish.things.codes import briber_of, form_of, owner_of, place_of, post_of
from hoodwink.games.cornish.things.effects import Effect
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def use(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    character = setting.characters[move.what]
    s.influence[seat] -= character.pay_influence
    s.gold[seat] -= character.pay_gold
    s.spent |= 1 << move.what
    s.acted = character.action
    if tell:
        tell("character_used", seat=seat, character=character.key)
    for effect in character.effects:
        if effect[0] == do.LEAVE:
            lose(s, setting, seat, move.what, tell)
        else:
            _happen(s, seat, effect)


def play(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """CS-114: a secret is played once and leaves the game."""
    s.hands[seat].remove(move.what)
    if tell:
        tell("secret_played", seat=seat, secret=setting.secrets[move.what].key)
    for effect in setting.secrets[move.what].effects:
        _happen(s, seat, effect)


def _happen(s: State, seat: Seat, effect: Effect) -> None:
    word, amount = effect
    if word == do.INFLUENCE:
        s.influence[seat] += amount
    elif word == do.GOLD:
        s.gold[seat] += amount
    elif word == do.REPUTATION:
        s.reputation[seat] += amount
    elif word == do.SECRET:
        s.draws += [seat] * amount  # CS-115
    elif word == do.SHADOW:
        s.shadow += amount
    elif word == do.CHART:
        s.charts |= 1 << seat
    else:
        s.grants.append(effect)


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
    if do.SAIL <= word <= do.PAWN and amount > 1:
        s.grants[0] = (word, amount - 1)
    else:
        del s.grants[0]


def done(s: State, _setting: Setting, seat: Seat, _move: Choice, tell: Tell | None) -> None:
    word, _ = s.grants.pop(0)
    if tell:
        tell("rest_waived", seat=seat, rest=do.WORDS[word])


def recall(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """An officer is ordered back to the customs warehouse."""
    move_officer(s, setting, seat, move.what, setting.board.customs, tell)


def suborn(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """A bribe that costs nothing and needs no pawn."""
    put_marker(s, setting, seat, move.what, 0, tell)


def release(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.seized.remove(move.what)
    if tell:
        tell("goods_released", seat=seat, goods=setting.forms[move.what].key)
    put(s, setting, seat, setting.board.customs, move.what, tell)


def rouse(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    s.spent &= ~(1 << move.what)
    if tell:
        tell("character_roused", seat=seat, character=setting.characters[move.what].key)


def target(s: State, _setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """Another player is hit: by a fine, a theft, silence, gossip or a loose tongue."""
    word, amount = s.grants[0]
    other = move.what
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
