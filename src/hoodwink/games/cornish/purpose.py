"""Whether a card would change anything now; one that would not is not spent (C-52).

Each asks only what lies open: hands by their sizes, never by what is in them.
"""

from collections.abc import Callable
from typing import Final

from hoodwink.games.cornish import effects as do
from hoodwink.games.cornish.board import FAR
from hoodwink.games.cornish.effects import Effect
from hoodwink.games.cornish.lanes import sails
from hoodwink.games.cornish.moves import FOR_NOTHING
from hoodwink.games.cornish.network import is_there
from hoodwink.games.cornish.prices import sale_price
from hoodwink.games.cornish.secrets import LANDING, MARCH, SALE
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.seats import Seat


def matters(t: Terms, s: State, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Whether one of the effects would do something for who uses the card on the own turn."""
    for word, amount in effects:  # noqa: SIM110 - asked for every card whenever moves are listed
        if CHECKS[word](t, s, seat, amount):
            return True
    return False


def _always(_t: Terms, _s: State, _seat: Seat, _amount: int) -> bool:
    return True


def _never(_t: Terms, _s: State, _seat: Seat, _amount: int) -> bool:
    return False


def _secret(_t: Terms, s: State, _seat: Seat, _amount: int) -> bool:
    return any(s.undealt)  # C-30


def _shadow(_t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return bool(s.holds[seat])  # only what is aboard can be landed this turn


def _chart(t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return s.charts >> seat & 1 == 0 and s.access[seat] & t.coves != t.coves


def _sail(t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return bool(sails(t, s, seat, FOR_NOTHING))


def _walk(t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return s.network[seat] & t.board.joined != 0


def _carry(t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    for code in s.ashore:
        if code >> 4 & 7 == seat and t.board.beside[code >> 7] & s.network[seat]:
            return True
    return False


def _haul(t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return any(code >> 4 & 7 == seat and t.board.beside[code >> 7] for code in s.ashore)


def _march(t: Terms, s: State, _seat: Seat, _amount: int) -> bool:
    return any(t.board.beside[number >> 3] for number in s.officers)


def _recall(t: Terms, s: State, _seat: Seat, _amount: int) -> bool:
    home = t.board.customs
    return s.officers[0] >> 3 != home or s.officers[-1] >> 3 != home


def _suborn(_t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    for number in s.officers:  # noqa: SIM110
        if number & 7 != seat:
            return True
    return False


def _release(t: Terms, s: State, seat: Seat, amount: int) -> bool:
    if not s.seized or not is_there(s, seat, t.board.customs):
        return False
    return any(t.sizes[form] <= amount for form in s.seized)


def _rouse(t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return s.spent != 0 and any(may_rouse(t, s, card) for card in s.casts[seat])


def _takes_gold(_t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return sum(s.gold) > s.gold[seat]


def _takes_influence(_t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return sum(s.influence) > s.influence[seat]


def _takes_reputation(_t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return sum(s.reputation) > s.reputation[seat]


def _spill(_t: Terms, s: State, seat: Seat, _amount: int) -> bool:
    return any(hand and other != seat for other, hand in enumerate(s.hands))


CHECKS: Final[list[Callable[[Terms, State, Seat, int], bool]]] = [
    *(_always, _always, _always, _secret, _shadow, _chart, _never),
    *(_sail, _walk, _carry, _haul, _march, _always, _recall, _suborn, _release, _rouse),
    *(_takes_gold, _takes_gold, _takes_influence, _takes_reputation, _spill),
]
"""For each word of `effects.WORDS`; a pawn may always go to Scilly, and `leave` is a price."""


def may_rouse(t: Terms, s: State, card: int) -> bool:
    """C-49: a character that was used, but none who rouses."""
    return s.spent >> card & 1 == 1 and not t.characters[card].rouses


def to_lose(s: State, other: Seat, word: int) -> int:
    """How much of what a card takes this player has."""
    if word == do.FINE or word == do.ROB:
        return s.gold[other]
    if word == do.HUSH:
        return s.influence[other]
    return s.reputation[other] if word == do.GOSSIP else len(s.hands[other])


def answers_now(t: Terms, s: State, kind: int) -> bool:
    """Whether this secret is for the moment that is open, and would do something."""
    secret = t.secrets[kind]
    return secret.when == s.window and any(_answers(t, s, word) for word, _ in secret.effects)


def _answers(t: Terms, s: State, word: int) -> bool:
    if word <= do.REPUTATION:
        return True
    if word == do.LEVY:
        return s.gold[s.turn] > 0
    if word == do.WAYLAY:
        return s.window == MARCH and not s.claim[2]
    if word == do.UNDERCUT:
        return s.window == SALE and sale_price(t, s)[0] > 0
    heard = s.window == LANDING or (s.window == SALE and word == do.SUMMON)
    return heard and can_be_alerted(t, s, s.claim[0])


def can_be_alerted(t: Terms, s: State, place: int) -> bool:
    """Whether any officer could come closer; none ever comes to Scilly (CS-086, CS-105, C-35)."""
    away = t.board.away[place]
    return place != t.board.apart and any(0 < away[number >> 3] < FAR for number in s.officers)
