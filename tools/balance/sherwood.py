"""What is measured in Sherwood Forest, and the bars that it must reach."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hoodwink.games.sherwood.setting import content_of
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import built_in
from tools.balance.markdown import furthest, markdown, marked, verdict
from tools.balance.playing import Field, Measured, Opened, Tally

FIELDS = [
    Field("sherwood", seats, (("advanced", advanced),))
    for advanced in (False, True)
    for seats in (3, 4, 5, 6)
]
LEAST_ROBBED, MOST_ROBBED = 0.35, 0.75
LEAST_ALLIED = 0.5
LEAST_USED = 0.2
SEAT_POINTS = 4.0
MOST_CHOICES = 400
CONTENT = content_of(built_in("sherwood"))


def measure(events: Iterable[Mapping[str, Any]], _outcome: Outcome, _opened: Opened) -> Tally:
    """What one game made use of."""
    tally: Tally = Counter()
    card: Mapping[str, Any] = {}
    for event in events:
        kind = event["event"]
        if kind == "sent":
            card = event["card"]
            tally["sent", "sheriff" if "raiders_lost" in card else "convoy"] += 1
        elif kind == "raided":
            tally["convoy", card["card"]] += 1
            tally["route", f"{card['start']} to {card['end']}"] += 1
        else:
            tally.update(_used(kind, event))
    tally["games", "allied"] = int(tally["allied", "all"] > 0)
    return tally


def further(measured: Measured, _seed: str, _processes: int) -> Measured:
    """The games of a table tell enough."""
    return measured


def _used(kind: str, event: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Hideouts that were occupied, and equipment that was used or promised by name."""
    if kind == "occupied":
        return [("hideout", event["hideout"])]
    if kind == "allied":
        cards = [("equipment", name) for _, name in event.get("cards", ()) if name != "card"]
        return [("allied", "all"), ("hideout", event["hideout"]), *cards]
    special = {"redirected": "messenger", "wore_cape": "cape", "stayed": "provisions"}
    if kind == "used":
        return [("equipment", event["equipment"])]
    return [("equipment", special[kind])] if kind in special else []


def things(advanced: bool) -> dict[str, dict[str, int]]:
    """By kind, everything that could be used and how many there are of each."""
    towns, gear = CONTENT.board.towns, CONTENT.gear
    kinds = gear.kinds if advanced else gear.ordinary
    routes: Counter[str] = Counter(
        f"{towns[card.start]} to {towns[card.end]}" for card in CONTENT.cards if not card.sheriff
    )
    return {
        "hideout": dict.fromkeys(CONTENT.board.hideouts, 1),
        "route": dict(routes),
        "convoy": {card.name: 1 for card in CONTENT.cards if not card.sheriff},
        "equipment": dict(zip(gear.names[:kinds], gear.copies[:kinds], strict=True)),
    }


def least(measured: Measured, kind: str) -> tuple[str, float]:
    """The least used of a kind, and its use as a share of the mean; copies count apart."""
    wanted = things(bool(dict(measured.field.options)["advanced"]))[kind]
    uses = {name: measured.tally[kind, name] / copies for name, copies in wanted.items()}
    mean = sum(uses.values()) / len(uses)
    name = min(uses, key=uses.__getitem__)
    return name, uses[name] / mean if mean else 0.0


def robbed(measured: Measured) -> float:
    raids = sum(count for (kind, _), count in measured.tally.items() if kind == "convoy")
    return raids / max(1, measured.tally["sent", "convoy"])


def seat_points(measured: Measured) -> tuple[int, float]:
    """The seat furthest from its fair share of wins, and by how many points."""
    tally = measured.tally
    return furthest(lambda seat: tally["wins", str(seat)], measured.field.seats, measured.games)


def choices(measured: Measured) -> float:
    return measured.tally["choices", "all"] / measured.games / measured.field.seats


def _row(measured: Measured) -> list[str]:
    tally, games = measured.tally, measured.games
    advanced = dict(measured.field.options)["advanced"]
    share, allied = robbed(measured), tally["games", "allied"] / games
    seat, points = seat_points(measured)
    cells = [
        "advanced" if advanced else "basic",
        str(measured.field.seats),
        marked(f"{share:.0%}", LEAST_ROBBED <= share <= MOST_ROBBED),
        marked(f"{allied:.0%}", allied > LEAST_ALLIED),
        f"{tally['allied', 'all'] / games:.1f}",
    ]
    for kind in ("hideout", "route", "convoy", "equipment"):
        name, use = least(measured, kind)
        cells.append(marked(f"{name} {use:.2f}", use >= LEAST_USED))
    cells.append(marked(f"seat {seat}: {points:+.1f}", abs(points) <= SEAT_POINTS))
    cells.append(marked(f"{choices(measured):.0f}", choices(measured) < MOST_CHOICES))
    return cells


HEADINGS = (
    "game",
    "players",
    "convoys robbed",
    "games with alliances",
    "alliances a game",
    "least used hideout",
    "route",
    "convoy",
    "equipment",
    "seat furthest from fair",
    "choices a seat",
)


def report(measured: Sequence[Measured]) -> str:
    """The tables as Markdown."""
    table = markdown(HEADINGS, [_row(one) for one in measured])
    return (
        f"Measured on {measured[0].games} games at each table, with an `outlaw` in every seat.\n"
        f"{verdict(table)}\n\n{table}\n"
    )
