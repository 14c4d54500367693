"""Filling the bag and saying what is in it: the best honest lot, or one worth lying for."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hoodwink.bots.nottingham.mind import Mind
from hoodwink.bots.nottingham.odds import HEARD, NOTHING_SAID, prize, suspicion_of, usual_lies
from hoodwink.bots.nottingham.temper import Temper
from hoodwink.games.nottingham.moves import CLOSE, DECLARES, FILLS
from hoodwink.games.nottingham.setting import KINDS, LEGAL
from hoodwink.kernel.moves import Move

OPENED: Final = 0.25
"""How often an honest bag is opened, to its owner's joy."""


class Lot(NamedTuple):
    """Cards for the bag, what to call them, and what that promises."""

    promise: float
    cards: tuple[int, ...]
    declared: int


def fill(mind: Mind, temper: Temper, moves: Sequence[Move]) -> Move:
    wanted = best_lot(mind, temper).cards
    for kind in range(KINDS):
        if wanted[kind] > mind.bag[kind] and FILLS[kind] in moves:
            return FILLS[kind]
    return CLOSE if CLOSE in moves else moves[0]


def declare(mind: Mind) -> Move:
    """The truth if it can be told, or else the lie that risks least."""
    count = sum(mind.bag)

    def risk(kind: int) -> tuple[float, float]:
        return at_stake(mind, kind), suspicion_of(mind, mind.seat, kind, count)

    return DECLARES[min(range(LEGAL), key=risk)]


def at_stake(mind: Mind, declared: int) -> float:
    """What an inspection would take: goods that never reach the stall, and their penalties."""
    return sum(
        mind.bag[kind] * (mind.worths[kind] + mind.setting.penalties[kind])
        for kind in range(KINDS)
        if kind != declared
    )


def best_lot(mind: Mind, temper: Temper) -> Lot:
    cards = mind.cards
    honest = [_honest(mind, kind, cards[kind]) for kind in range(LEGAL) if cards[kind]]
    if temper.smuggles or not honest:
        for kind in range(LEGAL):
            honest += _false(mind, temper, cards, kind)
    return max(honest)


def _honest(mind: Mind, kind: int, count: int) -> Lot:
    count = min(count, mind.setting.bag)
    promise = mind.gain(kind, count) + OPENED * mind.fine * count
    return Lot(promise, tuple(count if k == kind else 0 for k in range(KINDS)), kind)


def _false(mind: Mind, temper: Temper, cards: Sequence[int], declared: int) -> list[Lot]:
    """The best cards under the name of one kind, in a bag of every size."""
    held = [kind for kind in range(KINDS) for _ in range(cards[kind])]
    lots = []
    for count in range(1, min(mind.setting.bag, len(held)) + 1 if temper.smuggles else 2):
        fear = temper.fear * danger(mind, temper, count)
        hopes = [risked(mind, fear, kind) for kind in range(KINDS)]
        hopes[declared] = mind.worths[declared]
        held.sort(key=lambda kind: -hopes[kind])
        promise = sum(hopes[kind] for kind in held[:count])
        promise -= temper.toll * price(mind, temper, declared, count)
        lots.append(Lot(promise, tuple(held[:count].count(k) for k in range(KINDS)), declared))
    return lots


def risked(mind: Mind, fear: float, kind: int) -> float:
    """What a card promises that is not what the bag is said to hold."""
    return (1 - fear) * mind.worths[kind] - fear * mind.setting.penalties[kind]


def danger(mind: Mind, temper: Temper, count: int) -> float:
    """How likely a Sheriff like us is to look into a bag of that size, if nobody says a word.

    The bot's own tally and what looks true are left out: who lied just where that is least
    expected would make every bag suspect that is not.
    """
    hope = prize(mind, count, usual_lies(count), temper.spite(mind)) - temper.caution
    return min(1.0, max(0.0, 0.5 + hope / (2 * temper.moods)))


def price(mind: Mind, temper: Temper, declared: int, count: int) -> float:
    """The bribe at which a Sheriff who reckons like us would rather not look; 0 if he does so now.

    An offer makes a bag suspect, so none is made for one that is not.
    """
    spite = temper.spite(mind)
    calm = prize(mind, count, suspicion_of(mind, mind.seat, declared, count), spite)
    if calm < temper.calm and not mind.places[mind.seat]["threatened"]:
        return 0.0
    word = HEARD if temper.reads_offers else NOTHING_SAID
    lies = suspicion_of(mind, mind.seat, declared, count, word)
    return max(1.0, prize(mind, count, lies, spite) / (1 + spite) + 1)
