"""Everything that can be told in Sherwood Forest: one kind of event a class, fact by fact.

A fact that need not be there is told to those alone who may know it, unless it says otherwise.
"""

from collections.abc import Mapping
from typing import Any, Final

from hoodwink.games.sherwood.events import alliances, planning, road

EVENTS: Final[Mapping[str, type[Any]]] = {
    "round_began": planning.RoundBegan,
    "donated": planning.Donated,
    "looked": planning.Looked,
    "bought": planning.Bought,
    "reshuffled": planning.Reshuffled,
    "recruited": planning.Recruited,
    "occupied": planning.Occupied,
    "emptied_first": planning.EmptiedFirst,
    "took_first_player_card": planning.TookFirstPlayerCard,
    "suggested": alliances.Suggested,
    "hushed": alliances.Hushed,
    "proposed": alliances.Proposed,
    "chose": alliances.Chose,
    "declined": alliances.Declined,
    "allied": alliances.Allied,
    "promise_kept": alliances.PromiseKept,
    "promise_broken": alliances.PromiseBroken,
    "promise_unneeded": alliances.PromiseUnneeded,
    "sent": road.Sent,
    "redirected": road.Redirected,
    "escaped": road.Escaped,
    "ordered": road.Ordered,
    "used": road.Used,
    "passed": road.Passed,
    "passed_by": road.PassedBy,
    "sheriff_won": road.SheriffWon,
    "raided": road.Raided,
    "sheriff_beaten": road.SheriffBeaten,
    "shared": road.Shared,
    "honoured": road.Honoured,
    "kept_rest": road.KeptRest,
    "stayed": road.Stayed,
    "wore_cape": road.WoreCape,
    "lost": road.Lost,
    "red_rewarded": road.RedRewarded,
    "game_over": road.GameOver,
}
"""The one list of events."""
