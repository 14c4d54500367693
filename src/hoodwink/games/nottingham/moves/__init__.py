"""Every choice of Sheriff of Nottingham, built once."""

from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves.never import NEVERS, RULES
from hoodwink.games.nottingham.moves.verbs import (
    DECK,
    INSPECT,
    LEFT,
    MOST_OFFERS,
    MOST_SEATS,
    PASS,
    RIGHT,
    STEPS,
    Accept,
    Add,
    AddCoins,
    Ask,
    Begin,
    Claim,
    Counter,
    Decide,
    Declare,
    Dismiss,
    Draw,
    DrawFrom,
    Drop,
    Fill,
    First,
    Give,
    Lay,
    LayOn,
    OfOutcome,
    PutAside,
    Refuse,
    Repay,
    Revise,
    Serve,
    Threaten,
    Vow,
    Withdraw,
)
from hoodwink.games.nottingham.things.goods import KINDS
from hoodwink.kernel.moves import Move, Phrasebook


def _of_seats(verb: type[OfOutcome], word: str) -> tuple[tuple[OfOutcome, ...], ...]:
    return tuple(
        tuple(verb(word, outcome, seat) for seat in range(MOST_SEATS)) for outcome in (0, 1)
    )


FIRSTS: Final = tuple(First(seat) for seat in range(MOST_SEATS))
DRAWS: Final = tuple(Draw("draw", kind) for kind in range(KINDS))
SET_ASIDES: Final = tuple(PutAside("set aside", kind, quiet=True) for kind in range(KINDS))
DONE: Final = Move("done")
DRAWS_FROM: Final = tuple(DrawFrom(source) for source in range(3))
STOP: Final = Move("stop")
PILES: Final = (LayOn(LEFT), LayOn(RIGHT))
LAY_ON_DECK: Final = LayOn(DECK)
LAYS: Final = tuple(Lay("lay", kind) for kind in range(KINDS))
FILLS: Final = tuple(Fill("bag", kind, quiet=True) for kind in range(KINDS))
CLOSE: Final = Move("close")
DECLARES: Final = tuple(Declare("declare", kind) for kind in range(KINDS))
THREATENS: Final = tuple(Threaten("threaten", seat) for seat in range(MOST_SEATS))
DISMISSES: Final = tuple(Dismiss("dismiss", seat) for seat in range(MOST_SEATS))
DECIDES: Final = tuple(
    tuple(Decide(outcome, seat) for seat in range(MOST_SEATS)) for outcome in (PASS, INSPECT)
)
GIVES: Final = tuple(Give("give", kind) for kind in range(KINDS))
SERVES: Final = tuple(Serve("serve", kind) for kind in range(KINDS))
TIME_OUT: Final = Move("time out")

DRAFTS: Final = _of_seats(Begin, "draft")
ASKS: Final = _of_seats(Ask, "ask")
VOWS: Final = _of_seats(Vow, "promise")
ADD_COINS: Final = tuple(AddCoins(step) for step in STEPS)
ADDS: Final = tuple(Add("add", kind, quiet=True) for kind in range(KINDS))
CLAIMS: Final = tuple(Claim("claim", kind, quiet=True) for kind in range(KINDS))
REPAYS: Final = _of_seats(Repay, "repay")
DROP_COINS: Final = tuple(Drop(add) for add in ADD_COINS)
DROP_ADDS: Final = tuple(Drop(add) for add in ADDS)
DROP_CLAIMS: Final = tuple(Drop(claim) for claim in CLAIMS)
DROP_ASKS: Final = tuple(tuple(Drop(ask) for ask in asks) for asks in ASKS)
DROP_VOWS: Final = tuple(tuple(Drop(vow) for vow in vows) for vows in VOWS)
DROP_REPAYS: Final = tuple(tuple(Drop(repay) for repay in repays) for repays in REPAYS)
OFFER: Final = Move("offer")
CANCEL: Final = Move("cancel", quiet=True)

_NUMBERS: Final = range(MOST_OFFERS + 1)
ACCEPTS: Final = tuple(Accept("accept", number) for number in _NUMBERS)
REFUSES: Final = tuple(Refuse("refuse", number) for number in _NUMBERS)
WITHDRAWS: Final = tuple(Withdraw("withdraw", number) for number in _NUMBERS)
REVISES: Final = tuple(Revise("revise", number, quiet=True) for number in _NUMBERS)
COUNTERS: Final = tuple(Counter("counter", number, quiet=True) for number in _NUMBERS)


def _all_moves() -> list[Move]:
    moves: list[Move] = [
        *FIRSTS,
        *DRAWS,
        *SET_ASIDES,
        DONE,
        *DRAWS_FROM,
        STOP,
        *PILES,
        LAY_ON_DECK,
        *LAYS,
    ]
    moves += [*FILLS, CLOSE, *DECLARES, *THREATENS, *DISMISSES, *GIVES, *SERVES, TIME_OUT]
    moves += [*ADD_COINS, *ADDS, *CLAIMS, *DROP_COINS, *DROP_ADDS, *DROP_CLAIMS, OFFER, CANCEL]
    for outcome in (PASS, INSPECT):
        moves += [*DECIDES[outcome], *DRAFTS[outcome], *ASKS[outcome], *VOWS[outcome]]
        moves += [*REPAYS[outcome], *DROP_ASKS[outcome], *DROP_VOWS[outcome]]
        moves += DROP_REPAYS[outcome]
    for number in range(1, MOST_OFFERS + 1):
        moves += [ACCEPTS[number], REFUSES[number], WITHDRAWS[number]]
        moves += [REVISES[number], COUNTERS[number]]
    return moves


UNSAID: Final = {
    no.CHANCE_NAMES_SHERIFF: FIRSTS,
    no.CHANCE_DRAWS: DRAWS,
    no.CLOCK_DECIDES: (TIME_OUT,),
}
PHRASES: Final = Phrasebook(_all_moves(), NEVERS.read, RULES, UNSAID)
