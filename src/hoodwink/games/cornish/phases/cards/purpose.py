"""Whether a card would change anything now; one that would not is not spent (C-52).

Each asks only what lies open: hands by their sizes, never by what is in them.
"""

from collections.abc import Callable
from typing import Final

from hoodwink.games.cornish.moves import FOR_NOTHING
from hoodwink.games.cornish.phases.network import is_there
from hoodwink.games.cornish.phases.purses import sale_price
from hoodwink.games.cornish.phases.travel import sails
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things.board import FAR
from hoodwink.games.cornish.things.codes import OWNER, POST, SEAT, place_of, post_of
from hoodwink.games.cornish.things.effects import Effect
from hoodwink.games.cornish.things.secrets import AT_LANDING, AT_MARCH, AT_SALE
from hoodwink.kernel.seats import Seat


def matters(s: State, setting: Setting, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Whether one of the effects would do something for who uses the card on their own turn."""
    for word, amount in effects:  # noqa: SIM110 - asked for every card whenever moves are listed
        if CHECKS[word](s, setting, seat, amount):
            return True
    return False


def _always(_s: State, _setting: Setting, _seat: Seat, _amount: int) -> bool:
    return True


def _never(_s: State, _setting: Setting, _seat: Seat, _amount: int) -> bool:
    return False


def _secret(s: State, _setting: Setting, _seat: Seat, _amount: int) -> bool:
    return any(s.undealt)  # C-30


def _shadow(s: State, _setting: Setting, seat: Seat, _amount: int) -> bool:
    return bool(s.holds[seat])  # only what is aboard can be landed this turn


def _chart(s: State, setting: Setting, seat: Seat, _amount: int) -> bool:
    coves = setting.board.every_cove
    return s.charts >> seat & 1 == 0 and s.access[seat] & coves != coves


def _sail(s: State, setting: Setting, seat: Seat, _amount: int) -> bool:
    return bool(sails(s, setting, seat, FOR_NOTHING))


def _walk(s: State, setting: Setting, seat: Seat, _amount: int) -> bool:
    return s.network[seat] & setting.board.joined != 0


def _carry(s: State, setting: Setting, seat: Seat, _amount: int) -> bool:
    for code in s.ashore:
        if code >> OWNER & SEAT == seat and setting.board.beside[place_of(code)] & s.network[seat]:
            return True
    return False


def _haul(s: State, setting: Setting, seat: Seat, _amount: int) -> bool:
    return any(
        code >> OWNER & SEAT == seat and setting.board.beside[place_of(code)] for code in s.ashore
    )


def _march(s: State, setting: Setting, _seat: Seat, _amount: int) -> bool:
    return any(setting.board.beside[number >> POST] for number in s.officers)


def _recall(s: State, setting: Setting, _seat: Seat, _amount: int) -> bool:
    home = setting.board.customs
    return post_of(s.officers[0]) != home or post_of(s.officers[-1]) != home


def _suborn(s: State, _setting: Setting, seat: Seat, _amount: int) -> bool:
    for number in s.officers:  # noqa: SIM110 - asked whenever moves are listed
        if number & SEAT != seat:
            return True
    return False


def _release(s: State, setting: Setting, seat: Seat, amount: int) -> bool:
    if not s.seized or not is_there(s, seat, setting.board.customs):
        return False
    return any(setting.sizes[form] <= amount for form in s.seized)


def _rouse(s: State, setting: Setting, seat: Seat, _amount: int) -> bool:
    return s.spent != 0 and any(may_rouse(s, setting, card) for card in s.casts[seat])


def _takes_gold(s: State, _setting: Setting, seat: Seat, _amount: int) -> bool:
    return sum(s.gold) > s.gold[seat]


def _takes_influence(s: State, _setting: Setting, seat: Seat, _amount: int) -> bool:
    return sum(s.influence) > s.influence[seat]


def _takes_reputation(s: State, _setting: Setting, seat: Seat, _amount: int) -> bool:
    return sum(s.reputation) > s.reputation[seat]


def _spill(s: State, _setting: Setting, seat: Seat, _amount: int) -> bool:
    return any(hand and other != seat for other, hand in enumerate(s.hands))


CHECKS: Final[list[Callable[[State, Setting, Seat, int], bool]]] = [
    *(_always, _always, _always, _secret, _shadow, _chart, _never),
    *(_sail, _walk, _carry, _haul, _march, _always, _recall, _suborn, _release, _rouse),
    *(_takes_gold, _takes_gold, _takes_influence, _takes_reputation, _spill),
]
"""For each word of `effects.WORDS`; a pawn may always go to Scilly, and `leave` is a price."""


def may_rouse(s: State, setting: Setting, card: int) -> bool:
    """C-49: a character that was used, but none who rouses."""
    return s.spent >> card & 1 == 1 and not setting.characters[card].rouses


def to_lose(s: State, other: Seat, word: int) -> int:
    """How much of what a card takes this player has."""
    if word == do.FINE or word == do.ROB:
        return s.gold[other]
    if word == do.HUSH:
        return s.influence[other]
    return s.reputation[other] if word == do.GOSSIP else len(s.hands[other])


def answers_now(s: State, setting: Setting, kind: int) -> bool:
    """Whether this secret is for the moment that is open, and would do something."""
    secret = setting.secrets[kind]
    return secret.when == s.window and any(_answers(s, setting, word) for word, _ in secret.effects)


def _answers(s: State, setting: Setting, word: int) -> bool:
    if word <= do.REPUTATION:
        return True
    if word == do.LEVY:
        return s.gold[s.turn] > 0
    if word == do.WAYLAY:
        return s.window == AT_MARCH and not s.claim[2]
    if word == do.UNDERCUT:
        return s.window == AT_SALE and sale_price(s, setting)[0] > 0
    if s.window == AT_MARCH or way_to(s, setting, s.claim[0]) <= called(s, setting):  # C-35
        return False
    return word == do.SUMMON or (s.window == AT_LANDING and _could_be_noticed(s, setting))


def called(s: State, setting: Setting) -> int:
    """How many steps of officers a landing or sale has called for by now (CS-084, CS-099)."""
    if s.window == AT_SALE:
        return 1 + s.claim[4]
    return max(0, s.claim[1] - setting.market.level(s.track)) + s.claim[2]


def way_to(s: State, setting: Setting, place: int) -> int:
    """How many steps bring all officers to a place; none ever comes to Scilly (CS-086, CS-105)."""
    if place == setting.board.apart:
        return 0
    away = setting.board.away[place]
    return sum(away[number >> POST] for number in s.officers if away[number >> POST] < FAR)


def _could_be_noticed(s: State, setting: Setting) -> bool:
    """Whether a landing exceeds the level with all the heat that others may hold."""
    heats: list[int] = []
    for kind in setting.answers[AT_LANDING]:
        effects = setting.secrets[kind].effects
        heats += [sum(much for word, much in effects if word == do.HEAT)] * unplayed(s, kind)
    held = sum(len(hand) for seat, hand in enumerate(s.hands) if seat != s.turn)
    most = sum(sorted(heats, reverse=True)[:held])
    return s.claim[1] + most > setting.market.level(s.track)


def unplayed(s: State, kind: int) -> int:
    """How many secrets of a kind were not played: all know that, not where they are (CS-131)."""
    left = s.undealt[kind]
    for hand in s.hands:
        left += hand.count(kind)
    return left
