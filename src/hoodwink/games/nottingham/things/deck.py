"""The face-down deck: drawn from by chance, rebuilt from the discard piles."""

from collections.abc import Iterable
from typing import Final

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.cards import ONE
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, NAMES
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat

EACH_SEAT: Final = 8
"""Bits for what each seat has drawn."""
MOST_DRAWS: Final = (1 << EACH_SEAT) - 1


def drawn(s: State, setting: Setting, chance: Chance) -> int:
    """The kind that chance draws. Before it is rebuilt the removed cards lie among the others."""
    mark = chance.below(s.deck_left if s.fresh else s.deck_left + setting.removed)
    for kind, count in enumerate(s.deck):
        if mark < count:
            return kind
        mark -= count
    raise AssertionError("a mark below the number of cards falls on one of them")


def draw(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    """One card into the hand of whose turn it is."""
    s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
    if tell:
        tell("drew", {s.turn: {"good": NAMES[kind]}}, seat=s.turn, source="deck")
    take(s, setting, kind, tell)


def take(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    """One card leaves the deck; with the last one it is rebuilt at once."""
    s.deck[kind] = s.deck[kind] - 1
    s.deck_left -= 1
    if s.fresh:
        s.drawn += 1 << EACH_SEAT * s.turn
    if s.deck_left == 0:
        _rebuild(s, setting, tell)


def drawn_by(s: State, seat: Seat) -> int:
    """How many cards a seat has drawn since the deck was rebuilt; all can count them."""
    return s.drawn >> EACH_SEAT * seat & MOST_DRAWS


def packed_draws(draws: Iterable[int]) -> int:
    """What `drawn_by` tells, from how many cards each seat has drawn."""
    return sum(count << EACH_SEAT * seat for seat, count in enumerate(draws))


def make_ready(s: State, setting: Setting, tell: Tell | None) -> None:
    """A card is to be drawn, if any is left: from an empty deck only after rebuilding."""
    if s.deck_left == 0:
        _rebuild(s, setting, tell)


def _rebuild(s: State, setting: Setting, tell: Tell | None) -> None:
    """All discards under the top five of each pile become the deck."""
    below = [pile[: max(0, len(pile) - setting.kept)] for pile in s.piles]
    cards = len(below[0]) + len(below[1])
    if cards == 0:
        return
    s.out = [out + left for out, left in zip(s.out, s.deck, strict=True)]  # SN-138: never in it
    for kind in range(KINDS):
        s.deck[kind] = below[0].count(kind) + below[1].count(kind)
    s.deck_left = cards
    s.piles = [pile[-setting.kept :] if setting.kept else [] for pile in s.piles]  # SN-120
    _remember(s, setting)
    if tell:
        tell("deck_rebuilt", cards=cards)


def _remember(s: State, setting: Setting) -> None:
    """All know what the deck is made of now, and so what the hidden cards are made of."""
    s.fresh = s.deck[:]
    s.rebuilt = s.round
    s.drawn = 0
    held = list(setting.decks[len(s.purse)])
    for kind in range(KINDS):
        held[kind] -= s.deck[kind] + s.piles[0].count(kind) + s.piles[1].count(kind)
    for stall in s.stall:
        for kind in range(LEGAL):
            held[kind] -= stall[kind]
    s.held = held
