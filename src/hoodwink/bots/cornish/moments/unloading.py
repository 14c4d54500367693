"""A landing or a raid, made of small moves."""

from collections import Counter
from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.roads import Roads
from hoodwink.bots.cornish.plans.desk import Desk
from hoodwink.bots.cornish.plans.landing import Lander, Landing
from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves.actions import Land, Unload
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.setting import NOWHERE

LEAST: Final = 0.3
"""What a landing must be worth."""


def begin_landing(desk: Desk) -> Choice | None:
    """The first lot of the best landing, if the ship is where it wants to land."""
    plan = _plan(desk)
    if plan is None or plan.worth < LEAST:
        return None
    return _unload(desk, plan.lots[0])


def _plan(desk: Desk) -> Landing | None:
    return desk.lander.best(desk.mind.hold) if desk.lander else None


def _unload(desk: Desk, lot: tuple[int, int]) -> Choice | None:
    return next((m for m in desk.offers.of(Unload) if (m.form, m.store) == lot), None)


def go_on_landing(desk: Desk) -> Choice:
    """Unload what is still missing, then land with as much darkness as planned."""
    plan = _plan(desk)
    if plan is None:
        return say.CALL_OFF_MOVE
    drafted = Counter(
        (
            desk.coast.form[lot["goods"]],
            desk.coast.store[lot["warehouse"]] if lot["warehouse"] else NOWHERE,
        )
        for lot in desk.mind.view["pending"]["draft"]
    )
    for lot in Counter(plan.lots) - drafted:
        found = _unload(desk, lot)
        if found:
            return found
    landings = desk.offers.of(Land)
    return landings[min(plan.hiding, len(landings) - 1)]


def hide_once_more(mind: Mind, moves: list[Choice]) -> Choice:
    """Others have raised the risk: pay what saves more than it costs."""
    pending = mind.view["pending"]
    place = mind.coast.place[pending["target"]]
    bare = [form for at, who, form in mind.ashore if at == place and who == mind.seat]
    lander = Lander(mind, Roads(mind), place)
    return moves[lander.once_more(bare, pending["points"], pending["hiding"])]


def go_on_raiding(_desk: Desk) -> Choice:
    """One lot for one mob is enough."""
    return say.STORM_MOVE
