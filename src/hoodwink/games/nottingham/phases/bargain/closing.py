"""What a deal comes to: goods that change hands, duties, promises, and goods owed from a bag."""

from collections.abc import Sequence

from hoodwink.games.nottingham.state import State, more
from hoodwink.games.nottingham.things.cards import ONE, count_of, how_many, laid_out, told
from hoodwink.games.nottingham.things.goods import CONTRABAND_MASK, LEGAL
from hoodwink.games.nottingham.things.hidden import EVERYBODY, face_down, forget
from hoodwink.games.nottingham.things.offers import Offer, Verdict, tallied
from hoodwink.games.nottingham.things.promises import Promise
from hoodwink.games.nottingham.things.stalls import hand_over, pay
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def carry_out(s: State, offer: Offer, tell: Tell | None) -> None:
    """Goods change hands now, duties bind in this inspection, promises are written down."""
    pay(s, offer.giver, s.sheriff, offer.coins, tell)
    if offer.goods:
        _give(s, offer, tell)
    s.owed[offer.giver] += offer.claims  # SN-099
    s.duties += tuple(wish for wish in offer.wishes if wish not in s.duties)  # SN-096
    _promise(s, offer.giver, s.sheriff, offer.promises)  # SN-095
    _promise(s, s.sheriff, offer.giver, offer.repays)


def _give(s: State, offer: Offer, tell: Tell | None) -> None:
    giver, taker = offer.giver, s.sheriff
    for kind in offer.goods:
        hand_over(s, giver, taker, kind, 1 << taker)
    if tell:
        kinds = {"kinds": tallied(offer.contraband)}
        tell(
            "gave",
            {giver: kinds, taker: kinds},
            seat=giver,
            to=taker,
            goods=tallied(kind for kind in offer.goods if kind < LEGAL),
            contraband=len(offer.contraband),
        )


def _promise(s: State, seat: Seat, to: Seat, choices: Sequence[Verdict]) -> None:
    """What was promised to somebody in this round already is not written down again."""
    for outcome, about in choices:
        promise = Promise(seat, to, outcome, about, s.round)
        if promise not in s.promises:
            s.promises = (*s.promises, promise)


def deliver(s: State, bag: Seat, cards: int, tell: Tell | None) -> tuple[int, int]:
    """Goods promised from a bag go to the Sheriff, as far as they are there.

    Returns the cards that remain, and as a mask the kinds of which there were too few: all know
    then that none is left.
    """
    owed = s.owed[bag]
    if not owed:
        return cards, 0
    given = short = 0
    for kind in owed:
        if count_of(cards, kind):
            cards -= ONE[kind]
            given += ONE[kind]
        else:
            short |= 1 << kind & CONTRABAND_MASK  # SN-097
    s.owed[bag] = ()
    if tell:
        missing = len(owed) - how_many(given)
        tell("delivered", seat=bag, to=s.sheriff, goods=told(given), missing=missing)
    _receive(s, bag, given)
    return cards, short


def _receive(s: State, bag: Seat, given: int) -> None:
    for kind in laid_out(given):
        if kind < LEGAL:
            s.stall[s.sheriff] = more(s.stall[s.sheriff], kind)
        else:
            s.down[s.sheriff] = [*s.down[s.sheriff], face_down(kind, bag, s.round, EVERYBODY)]
            s.facts[bag] = forget(s.facts[bag], kind)
