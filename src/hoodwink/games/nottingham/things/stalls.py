"""Purses and stalls: what each seat has, who has seen it, and how it changes hands."""

from hoodwink.games.nottingham.state import State, more
from hoodwink.games.nottingham.things.goods import LEGAL
from hoodwink.games.nottingham.things.hidden import (
    EVERYBODY,
    SPECTATOR,
    forget,
    kind_of,
    origin_of,
    round_of,
    seen_by,
    shown_to,
)
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has


def pay(s: State, giver: Seat, taker: Seat, coins: int, tell: Tell | None) -> None:
    """Coins from purse to purse: none ever leaves the table, and none comes to it."""
    s.purse[giver] -= coins
    s.purse[taker] += coins
    if tell and coins:
        tell("paid", seat=giver, to=taker, coins=coins)


def contraband_counts(s: State, seat: Seat, counts: list[int]) -> list[int]:
    """Adds the face-down cards of a stall to counts by kind."""
    for card in s.down[seat]:
        counts[kind_of(card)] += 1
    return counts


def pick(s: State, seat: Seat, kind: int, mask: int) -> int:
    """Where on the stall a card of a kind lies: one that these have seen, else the oldest."""
    cards = s.down[seat]
    oldest = -1
    for place, card in enumerate(cards):
        if kind_of(card) == kind:
            if seen_by(card) & mask == mask:
                return place
            if oldest < 0:
                oldest = place
    return oldest


def show(s: State, seat: Seat, kind: int, count: int, mask: int) -> None:
    """Let these see so many cards of a kind; none is shown in vain that they know already."""
    cards = s.down[seat][:]
    for card in cards:
        if count and kind_of(card) == kind and seen_by(card) & mask == mask:
            count -= 1
    for place, card in enumerate(cards):
        if count and kind_of(card) == kind and seen_by(card) & mask != mask:
            cards[place] = shown_to(card, mask)
            count -= 1
    s.down[seat] = cards


def reveal(s: State, card: int) -> int:
    """All see the card; returns it as it is from now on."""
    if not has(seen_by(card), SPECTATOR):
        origin = origin_of(card)
        s.facts[origin] = forget(s.facts[origin], kind_of(card), round_of(card))
    return shown_to(card, EVERYBODY)


def hand_over(s: State, giver: Seat, taker: Seat, kind: int, mask: int) -> None:
    """One card of the giver's stall goes to the taker's; those in the mask see its face."""
    if kind < LEGAL:
        s.stall[giver] = more(s.stall[giver], kind, -1)
        s.stall[taker] = more(s.stall[taker], kind)
        return
    left = s.down[giver][:]
    card = left.pop(pick(s, giver, kind, mask))
    s.down[giver] = left
    card = reveal(s, card) if mask == EVERYBODY else shown_to(card, mask)
    s.down[taker] = [*s.down[taker], card]
