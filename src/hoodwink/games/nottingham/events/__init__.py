"""Everything that can be told in Sheriff of Nottingham: one kind of event a class, fact by fact.

A fact that need not be there is told to those alone who may know it, unless it says otherwise.
"""

from collections.abc import Mapping
from typing import Any, Final

from hoodwink.games.nottingham.events.bargain import (
    Accepted,
    Countered,
    Lapsed,
    Offered,
    Refused,
    Withdrew,
)
from hoodwink.games.nottingham.events.ending import Counted, GameOver, Revealed, Served
from hoodwink.games.nottingham.events.gate import (
    Delivered,
    Forgave,
    Gave,
    Inspected,
    Paid,
    Passed,
    PromiseSettled,
    Summoned,
    Threatened,
    TimeRanOut,
    Unpacked,
)
from hoodwink.games.nottingham.events.market import (
    Bagged,
    ChosePile,
    Closed,
    Dealt,
    DeckRebuilt,
    Declared,
    Drew,
    Laid,
    RoundBegan,
    SetAside,
    SheriffChosen,
    TurnedUp,
)

EVENTS: Final[Mapping[str, type[Any]]] = {
    "sheriff_chosen": SheriffChosen,
    "dealt": Dealt,
    "turned_up": TurnedUp,
    "round_began": RoundBegan,
    "set_aside": SetAside,
    "drew": Drew,
    "chose_pile": ChosePile,
    "laid": Laid,
    "deck_rebuilt": DeckRebuilt,
    "closed": Closed,
    "bagged": Bagged,
    "declared": Declared,
    "threatened": Threatened,
    "passed": Passed,
    "unpacked": Unpacked,
    "inspected": Inspected,
    "summoned": Summoned,
    "time_ran_out": TimeRanOut,
    "offered": Offered,
    "countered": Countered,
    "accepted": Accepted,
    "refused": Refused,
    "withdrew": Withdrew,
    "lapsed": Lapsed,
    "promise_settled": PromiseSettled,
    "paid": Paid,
    "gave": Gave,
    "delivered": Delivered,
    "forgave": Forgave,
    "revealed": Revealed,
    "served": Served,
    "counted": Counted,
    "game_over": GameOver,
}
"""The one list of events."""
