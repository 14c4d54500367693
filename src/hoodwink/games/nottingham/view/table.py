"""What lies open on the table: told to all, written in positions, and read again from both.

A new fact that all may know has its place here and among the types, and nowhere else but in the
state: writer, reader and shape stand side by side.
"""

from typing import Any

from hoodwink.games.nottingham.moves.verbs import OUTCOMES, SOURCES
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_CEILING, NO_SEAT, NOTHING, UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.deck import MOST_DRAWS, drawn_by, packed_draws
from hoodwink.games.nottingham.things.goods import KIND_OF, LEGAL, MANY, NAMES, counted, named
from hoodwink.games.nottingham.things.hidden import fact_json, read_fact
from hoodwink.games.nottingham.things.inspections import inspected_json, read_inspected
from hoodwink.games.nottingham.things.offers import (
    read_verdicts,
    spread,
    tallied,
    verdict_shape,
    verdicts_json,
)
from hoodwink.games.nottingham.things.promises import promise_json, promise_shape, read_promise
from hoodwink.games.nottingham.view.told import Debt, OnTheTable, OpenPlace, Rebuilt
from hoodwink.kernel.game import View
from hoodwink.kernel.reading import FLAG, Shape, heap, maybe, one_of, row, rows, table, whole
from hoodwink.kernel.seats import Seat, mask_of, only


def on_the_table(s: State, setting: Setting) -> OnTheTable:
    """What is true, open to all, and told alike in views and positions; seats apart."""
    return {
        "phase": at.PHASES[s.phase],
        "round": min(s.round + 1, setting.rounds[len(s.purse)]),
        "first": None if s.first == NO_SEAT else s.first,
        "sheriff": None if s.sheriff == NO_SEAT else s.sheriff,
        "turn": None if s.turn == NO_SEAT else s.turn,
        "piles": {"left": _names(s.piles[0]), "right": _names(s.piles[1])},  # SN-104
        "rebuilt": _rebuilt(s) if s.fresh else None,
        "debt": None if s.debtor == NO_SEAT else _debt(s),
        "taken": _names(s.taken),
        "pile": None if s.pile == NOTHING else SOURCES[s.pile],
        "laid": s.laid,
        "duties": verdicts_json(s.duties) if s.duties else [],
        "promises": [promise_json(promise) for promise in s.promises],
    }


def _names(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def _rebuilt(s: State) -> Rebuilt:
    """What the deck was made of when it was last rebuilt, and what was hidden then.

    Everybody counts what each seat has drawn since.
    """
    drawn = [drawn_by(s, seat) for seat in range(len(s.purse))]
    return {"round": s.rebuilt + 1, "deck": named(s.fresh), "held": named(s.held), "drawn": drawn}


def _debt(s: State) -> Debt:
    return {"debtor": s.debtor, "creditor": s.creditor, "owed": s.debt, "ceiling": s.ceiling}


def open_place(s: State, owner: Seat) -> OpenPlace:
    """What lies open before a seat, or is noted of it."""
    declared, decided = s.declared[owner], s.decided[owner]
    return {
        "declared": None if declared == NOTHING else NAMES[declared],
        "decided": None if decided == UNDECIDED else OUTCOMES[decided],
        "threatened": bool(s.threatened >> owner & 1),
        "stall": named(s.stall[owner]),  # SN-108
        "taken_openly": _taken_openly(s.facts[owner]) if s.facts[owner] else [],  # SN-105
        "owed": tallied(s.owed[owner]) if s.owed[owner] else {},
        "said": s.said[owner],
        "named": s.named[owner],
        "served": named(s.served[owner]),
        "inspected": inspected_json(s.inspected, owner),
    }


def _taken_openly(facts: list[int]) -> list[list[str | int]]:
    return [fact_json(known) for known in sorted(facts)]


def read_table(told: View) -> State:
    """A state with all that is open; what is hidden has yet to be put into it."""
    s = State(len(told["seats"]))
    s.phase = at.PHASES.index(told["phase"])
    s.waiting = mask_of(told["to_act"])
    s.round = told["round"] - (s.phase not in at.ENDING)
    s.first, s.sheriff = _seat(told["first"]), _seat(told["sheriff"])
    s.turn = _seat(told["turn"])
    s.piles = [[KIND_OF[name] for name in told["piles"][pile]] for pile in SOURCES[:2]]
    _read_rebuilt(s, told["rebuilt"])
    _read_debt(s, told["debt"])
    s.taken = [KIND_OF[name] for name in told["taken"]]
    s.pile = NOTHING if told["pile"] is None else SOURCES.index(told["pile"])
    s.laid = told["laid"]
    s.duties = read_verdicts(told["duties"])
    s.promises = tuple(read_promise(promise) for promise in told["promises"])
    for seat, place in enumerate(told["seats"]):
        _read_place(s, seat, place)
    return s


def _seat(told: Seat | None) -> Seat:
    return NO_SEAT if told is None else told


def _read_rebuilt(s: State, told: Rebuilt | None) -> None:
    if told is not None:
        s.rebuilt = told["round"] - 1
        s.fresh, s.held = counted(told["deck"]), counted(told["held"])
        s.drawn = packed_draws(told["drawn"])


def _read_debt(s: State, told: Debt | None) -> None:
    if told is not None:
        s.debtor, s.creditor = told["debtor"], told["creditor"]
        s.debt, s.ceiling = told["owed"], told["ceiling"]


def _read_place(s: State, seat: Seat, told: dict[str, Any]) -> None:
    if told["declared"]:
        s.declared[seat] = KIND_OF[told["declared"]]
    if told["decided"]:
        s.decided[seat] = OUTCOMES.index(told["decided"])
    elif told["declared"]:
        s.undecided |= only(seat)
    s.threatened |= told["threatened"] << seat
    s.stall[seat] = counted(told["stall"])[:LEGAL]
    s.facts[seat] = [read_fact(known) for known in told["taken_openly"]]
    if told["owed"]:
        s.owed[seat] = tuple(spread(told["owed"]))
    s.said[seat] = told["said"]
    s.named[seat] = told["named"]
    if told["served"]:
        s.served[seat] = counted(told["served"])[:LEGAL]
    s.inspected += read_inspected(seat, told["inspected"])


def table_shapes(setting: Setting, seats: int) -> dict[str, Shape]:
    """What each of these facts must be like before it can be read."""
    seat, good = whole(0, seats - 1), one_of(NAMES)
    rounds, cards = setting.rounds[seats], heap(NAMES, sum(setting.decks[seats]))
    drawn = row([whole(0, MOST_DRAWS)] * seats)
    rebuilt = {"round": whole(1, rounds), "deck": cards, "held": cards, "drawn": drawn}
    debt = {"debtor": seat, "creditor": seat, "owed": whole(0, MANY)}
    return {
        "phase": one_of(at.PHASES),
        "to_act": rows(seat),
        "round": whole(1, rounds),
        **dict.fromkeys(("first", "sheriff", "turn"), maybe(seat)),
        "piles": table(dict.fromkeys(SOURCES[:2], rows(good))),
        "rebuilt": maybe(table(rebuilt)),
        "debt": maybe(table({**debt, "ceiling": whole(0, NO_CEILING)})),
        "taken": rows(good),
        "pile": maybe(one_of(SOURCES[:2])),
        "laid": whole(0, MANY),
        "duties": rows(verdict_shape(seats)),
        "promises": rows(promise_shape(seats, rounds)),
        "seats": row([_place_shape(setting, seats)] * seats),
    }


def _place_shape(setting: Setting, seats: int) -> Shape:
    most, said = setting.rounds[seats], whole(0, setting.drafts)
    goods = heap(NAMES[:LEGAL], MANY)
    return table(
        {
            "declared": maybe(one_of(NAMES[:LEGAL])),
            "decided": maybe(one_of(OUTCOMES)),
            "threatened": FLAG,
            "stall": goods,
            "taken_openly": rows(row([one_of(NAMES), whole(1, most)])),
            "owed": heap(NAMES, MANY),
            "said": said,
            "named": said,
            "served": goods,
            "inspected": table(dict.fromkeys(("truthful", "lies"), whole(0, most))),
        }
    )
