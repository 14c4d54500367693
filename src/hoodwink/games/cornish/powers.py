"""Using characters and playing secrets: small effects, one after the other (CS-072)."""

from hoodwink.games.cornish import effects as do
from hoodwink.games.cornish.characters import CONNECTED
from hoodwink.games.cornish.customs import move_officer
from hoodwink.games.cornish.effects import Effect
from hoodwink.games.cornish.goods import put
from hoodwink.games.cornish.hiring import lose, placeable
from hoodwink.games.cornish.lanes import sails
from hoodwink.games.cornish.moves import FOR_NOTHING, TARGETS, Choice
from hoodwink.games.cornish.network import is_there
from hoodwink.games.cornish.purpose import may_rouse, to_lose
from hoodwink.games.cornish.purses import hand_over, lose_reputation
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.games.cornish.trade import put_marker
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def use(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    character = t.characters[m.what]
    s.influence[seat] -= character.pay_influence
    s.gold[seat] -= character.pay_gold
    s.spent |= 1 << m.what
    s.acted = character.action
    if tell:
        tell("character_used", seat=seat, character=character.key)
    for effect in character.effects:
        if effect[0] == do.LEAVE:
            lose(t, s, seat, m.what, tell)
        else:
            _happen(s, seat, effect)


def play(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """CS-114: a secret is played once and leaves the game."""
    s.hands[seat].remove(m.what)
    if tell:
        tell("secret_played", seat=seat, secret=t.secrets[m.what].key)
    for effect in t.secrets[m.what].effects:
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


def options(t: Terms, s: State, seat: Seat) -> list[Choice]:
    """What the grant in hand lets the player choose."""
    word, amount = s.grants[0]
    if word == do.SAIL:
        return sails(t, s, seat, FOR_NOTHING)
    if word == do.WALK:
        return [step for at in set(s.pawns[seat]) for step in t.words.walks[at][FOR_NOTHING]]
    if word == do.CARRY or word == do.HAUL:
        return _goods_steps(t, s, seat, word == do.HAUL)
    if word == do.PAWN:
        return [t.words.pawns[place] for place in placeable(t, s, seat, CONNECTED)]
    if word >= do.FINE:
        others = [other for other in range(len(s.gold)) if other != seat]
        return [TARGETS[other] for other in others if to_lose(s, other, word)]  # C-52
    return (
        _officer_steps(t, s, seat, word)
        if word < do.RELEASE
        else _card_steps(t, s, seat, word, amount)
    )


def _goods_steps(t: Terms, s: State, seat: Seat, hauling: bool) -> list[Choice]:
    found: list[Choice] = []
    for code in sorted(set(s.ashore)):
        if code >> 4 & 7 != seat:
            continue
        if hauling:
            found += t.words.hauls[code & 15][code >> 7][FOR_NOTHING]
            continue
        for end, steps in t.words.carries[code & 15][code >> 7]:
            if s.network[seat] & end:
                found += steps[FOR_NOTHING]
    return found


def _officer_steps(t: Terms, s: State, seat: Seat, word: int) -> list[Choice]:
    found: list[Choice] = []
    for number in sorted(set(s.officers)):
        if word == do.MARCH:
            found += t.words.marches[number][FOR_NOTHING]
        elif word == do.RECALL and number >> 3 != t.board.customs:
            found.append(t.words.recalls[number])
        elif word == do.SUBORN and number & 7 != seat:
            found.append(t.words.bribes[number])
    return found


def _card_steps(t: Terms, s: State, seat: Seat, word: int, amount: int) -> list[Choice]:
    if word == do.ROUSE:
        return [t.words.rouses[card] for card in s.casts[seat] if may_rouse(t, s, card)]
    if not is_there(s, seat, t.board.customs):
        return []
    return [t.words.releases[form] for form in sorted(set(s.seized)) if t.sizes[form] <= amount]


def spend(s: State) -> None:
    """One step of the grant in hand has been taken."""
    word, amount = s.grants[0]
    if do.SAIL <= word <= do.PAWN and amount > 1:
        s.grants[0] = (word, amount - 1)
    else:
        del s.grants[0]


def done(_t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    word, _ = s.grants.pop(0)
    if tell:
        tell("rest_waived", seat=seat, rest=do.WORDS[word])


def recall(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """An officer is ordered back to the customs warehouse."""
    move_officer(t, s, m.what, t.board.customs, seat, tell)


def suborn(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """A bribe that costs nothing and needs no pawn."""
    put_marker(t, s, seat, m.what, 0, tell)


def release(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    s.seized.remove(m.what)
    if tell:
        tell("goods_released", seat=seat, goods=t.content.forms[m.what].key)
    put(t, s, t.board.customs, seat, m.what, tell)


def rouse(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    s.spent &= ~(1 << m.what)
    if tell:
        tell("character_roused", seat=seat, character=t.characters[m.what].key)


def target(_t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """Another player is hit: by a fine, a theft, silence, gossip or a loose tongue."""
    word, amount = s.grants[0]
    other = m.what
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
