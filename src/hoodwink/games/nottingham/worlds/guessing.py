"""The hidden cards, dealt again so that they fit all that a seat knows."""

from typing import Final

from hoodwink.games.nottingham.phases import debts
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.worlds.counting import picked
from hoodwink.games.nottingham.worlds.deals import AWAY, Deals
from hoodwink.games.nottingham.worlds.filling import Guess
from hoodwink.games.nottingham.worlds.rebuilt_deals import RebuiltDeals
from hoodwink.games.nottingham.worlds.room import Room
from hoodwink.games.nottingham.worlds.supply import careless, since_rebuilt
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View

TRIES: Final = 1000


def deal_hidden(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Fill hands, bags, the set-aside cards, face-down cards and the deck."""
    room = Room(s, setting, seen, chance)
    if min(room.pool) < 0 or not _found(s, setting, room, chance):
        raise AssertionError("no deal of the hidden cards fits the view")


def _found(s: State, setting: Setting, room: Room, chance: Chance) -> bool:
    """Deal one of all deals that fit; where that is not found, as if less were known."""
    every: list[Deals]
    if s.fresh:
        exact = since_rebuilt(s, setting, room)
        every = [RebuiltDeals(room, found, exact) for found in _in_sight(room)]
        if _dealt(s, setting, room, every, True, chance):
            return True
        less = careless(s, room)
        every = [RebuiltDeals(room, found, less) for found in _in_sight(room)]
    else:
        every = [Deals(room, found, 0, [0] * len(s.purse)) for found in _in_sight(room)]
    return any(_dealt(s, setting, room, every, strict, chance) for strict in (True, False))


def _dealt(
    s: State, setting: Setting, room: Room, every: list[Deals], strict: bool, chance: Chance
) -> bool:
    """Try deals until one fits; False if none is found."""
    totals = [deals.total for deals in every]
    for _ in range(TRIES if any(totals) else 0):
        deals = every[picked(totals, chance)]
        if Guess(s, room, deals, chance).fits(strict) and _debtor_can_choose(s, setting):
            return True
    return False


def _in_sight(room: Room) -> list[list[int]]:
    """For each known card whether it is one that this seat was shown, and which: all the ways."""
    if not room.shown:
        return [[AWAY] * len(room.facts)]
    ways: list[list[int]] = [[]]
    for known, seat in room.facts:
        numbers = [AWAY, *room.looks_like(known, seat)]
        ways = [[*way, n] for way in ways for n in numbers if n == AWAY or n not in way]
    return ways


def _debtor_can_choose(s: State, setting: Setting) -> bool:
    """A debtor is asked only where more than one kind of goods would do."""
    return s.phase != at.DEBT or debts.leaves_a_choice(s, setting)
