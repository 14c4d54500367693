"""The property of hearsay: who has heard and done the same sees the same.

Worlds part where nobody but the actor can know it (another draft, another sealed choice, another
hidden card, or nothing done at all), and then go on as alike as they can. As long as an observer
has heard the same in both, and has made the same moves, nothing that it is shown may differ.
"""

import json
from collections.abc import Iterator
from typing import Any

from conformance.choosing import some_moves
from conformance.tables import Table
from conformance.verdict import same
from conformance.walks import acting, choose, draws_of
from hoodwink import NATURE, Listener, Move
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.seats import Seat

FURTHER = 18
"""How many moves a world is followed."""

OTHERS = 6
"""How many other worlds are compared with the first."""

TRIED = 12
"""How many refusals are compared, too."""

Step = tuple[Seat, Move]


class World:
    """A way that things may go on, with all that each observer has heard and done on it."""

    def __init__(self, table: Table, state: Any) -> None:
        self.table = table
        self.rules = table.rules
        self.state = self.rules.copy(state)
        self.diaries: dict[Seat | None, tuple[str, ...]] = dict.fromkeys(table.observers, ())

    def twin(self) -> "World":
        twin = World(self.table, self.state)
        twin.diaries = dict(self.diaries)
        return twin

    def go(self, step: Step) -> None:
        seat, move = step
        heard = Listener()
        self.rules.apply(self.state, seat, move, heard)
        for observer in self.diaries:
            did = [f"did {move.text}"] if observer == seat else []
            told = [json.dumps(event) for event in heard.seen_by(observer)]
            self.diaries[observer] += (*did, *told)

    @property
    def shown(self) -> bool:
        """Chance answers at once: nobody sees the table before it has."""
        return NATURE not in self.rules.to_act(self.state)

    def seen_by(self, observer: Seat | None) -> dict[str, Any]:
        """All that an observer is shown: view, who may choose, and its own choices."""
        rules, state = self.rules, self.state
        seen = {
            "view": rules.view(state, observer),
            "to_act": list(rules.to_act(state)),
            "may_act": list(rules.may_act(state)),
        }
        if observer is not None:
            seen["moves"] = [move.text for move in rules.moves(state, observer)]
            tried = some_moves(self.table)[:: 1 + len(self.table.met) // TRIED]
            seen["refusals"] = [str(rules.refusal(state, observer, move)) for move in tried]
        return seen


Shown = dict[tuple[Seat | None, tuple[str, ...]], dict[str, Any]]
"""What was shown to an observer after all that it had heard and done."""


def who_heard_the_same_sees_the_same(table: Table) -> None:
    for found, expected, observer in differences(table):
        same(found, expected, f"{observer} has heard and done the same, and sees the same")


def differences(table: Table) -> Iterator[tuple[Any, Any, Seat | None]]:
    """What somebody is shown in one world, but not in another that sounded the same."""
    shown: Shown = {}
    chance = draws_of(table.route)
    trail, script = _first_world(table, chance)
    for world in trail:
        yield from _compared(world, shown, learn=True)
    for number, other in _other_worlds(trail, script, chance):
        yield from _compared(other, shown, learn=False)
        for step in script[number:]:
            _go_alike(other, step, chance)
            yield from _compared(other, shown, learn=False)


def _first_world(table: Table, chance: Chance) -> tuple[list[World], list[Step]]:
    trail, script = [World(table, table.end)], []
    for _ in range(FURTHER):
        step = choose(table.rules, trail[-1].state, chance)
        if step is None:
            break
        trail.append(trail[-1].twin())
        trail[-1].go(step)
        script.append(step)
    return trail, script


def _compared(world: World, shown: Shown, learn: bool) -> Iterator[tuple[Any, Any, Seat | None]]:
    for observer, diary in world.diaries.items() if world.shown else ():
        known = shown.get((observer, diary))
        if known is not None or learn:
            seen = world.seen_by(observer)
            if shown.setdefault((observer, diary), seen) != seen:
                yield seen, known, observer


def _other_worlds(
    trail: list[World], script: list[Step], chance: Chance
) -> Iterator[tuple[int, World]]:
    """Worlds after a step that somebody cannot tell from the one in the script, and where it is."""
    found = 0
    for pick in chance.shuffled(len(script) * len(PARTINGS)):
        number, way = divmod(pick, len(PARTINGS))
        other = trail[number].twin()
        PARTINGS[way](other, script[number], chance)
        if found < OTHERS and _unheard(other, trail[number + 1]):
            found += 1
            yield number + 1, other


def _do_nothing(world: World, step: Step, chance: Chance) -> None:
    """The world as it is."""


def _do_another_thing(world: World, step: Step, chance: Chance) -> None:
    moves = [move for move in world.rules.moves(world.state, step[0]) if move is not step[1]]
    if moves:
        world.go((step[0], moves[chance.below(len(moves))]))


def _do_more(world: World, step: Step, chance: Chance) -> None:
    """Somebody prepares something quietly before the step."""
    seats = acting(world.rules, world.state)
    seat = seats[chance.below(len(seats))]
    quiet = [move for move in world.rules.moves(world.state, seat) if move.quiet]
    if quiet:
        world.go((seat, quiet[chance.below(len(quiet))]))
    _go_alike(world, step, chance)


PARTINGS = (_do_nothing, _do_another_thing, _do_more)


def _unheard(world: World, first: World) -> bool:
    return any(first.diaries[seat] == diary for seat, diary in world.diaries.items())


def _go_alike(world: World, step: Step, chance: Chance) -> None:
    """The step of the first world if it is listed, else anything that the same seat may do."""
    moves = world.rules.moves(world.state, step[0])
    if step[1] in moves:
        world.go(step)
    elif moves:
        world.go((step[0], moves[chance.below(len(moves))]))
