"""The hidden cards, dealt again so that they fit all that a seat knows."""

from collections.abc import Iterator
from typing import Final

from hoodwink.games.nottingham import debts
from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.counting import chosen
from hoodwink.games.nottingham.deals import AWAY, Deals
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.filling import Guess
from hoodwink.games.nottingham.rebuilt_deals import RebuiltDeals
from hoodwink.games.nottingham.room import Room
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.supply import careless, since_rebuilt
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View

TRIES: Final = 1000


def deal_hidden(s: State, e: Edition, seen: View, chance: Chance) -> None:
    """Fill hands, bags, the set-aside cards, face-down cards and the deck."""
    room = Room(s, e, seen, chance)
    for every, strict in _attempts(s, e, room):
        totals = [deals.total for deals in every]
        for _ in range(TRIES if any(totals) else 0):
            deals = every[chosen(totals, chance)]
            if Guess(s, room, deals, chance).fits(strict) and _debtor_can_choose(s, e):
                return
    raise AssertionError("no deal of the hidden cards fits the view")


def _attempts(s: State, e: Edition, room: Room) -> Iterator[tuple[list[Deals], bool]]:
    """All deals that fit; where none is found, as if less were known."""
    in_sight = _in_sight(room)
    if not s.fresh:
        every = [Deals(room, found, 0, [0] * len(s.purse)) for found in in_sight]
    else:
        exact = since_rebuilt(s, e, room)
        yield [RebuiltDeals(room, found, exact) for found in in_sight], True
        every = [RebuiltDeals(room, found, careless(s, room)) for found in in_sight]
    yield every, True
    yield every, False


def _in_sight(room: Room) -> list[list[int]]:
    """For each known card whether it is one that this seat was shown, and which: all the ways."""
    if not room.shown:
        return [[AWAY] * len(room.facts)]
    ways: list[list[int]] = [[]]
    for known, seat in room.facts:
        numbers = [AWAY, *room.looks_like(known, seat)]
        ways = [[*way, n] for way in ways for n in numbers if n == AWAY or n not in way]
    return ways


def _debtor_can_choose(s: State, e: Edition) -> bool:
    """A debtor is asked only where more than one kind of goods would do."""
    return s.phase != at.DEBT or debts.leaves_a_choice(s, e)
