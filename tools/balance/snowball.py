"""Does one good start decide a game of Cornish Smuggler? What is counted, and the bars."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from hoodwink.arena.intervals import Interval, wilson
from hoodwink.games.cornish.things.content import content_of
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import built_in
from tools.balance.markdown import markdown, marked
from tools.balance.playing import Measured, Opened, Tally, victory

MOST_BY_START = {2: 1.25, 3: 1.5, 4: 1.5, 5: 1.5}
"""By seats, how many times its fair share any first character may win."""
MOST_BY_LEAD = {2: 0.65, 4: 0.45}
"""By seats, how often who has the best name after the third round may win."""
EARLY = 4
"""The round that begins then."""
MOST_MARGIN = 25.0
MOST_HIRES = 15
NEARLY_ALL = 0.95
MOST_BY_GUEST = 1.3
CHARACTERS = [card.key for card in content_of(built_in("cornish")).characters]


def counted(events: Sequence[Mapping[str, Any]], outcome: Outcome, opened: Opened) -> Tally:
    """First characters and who won with them, hires, the margin, and the early lead."""
    tally: Tally = Counter()
    hires: Counter[int] = Counter()
    for event in events:
        if event["event"] == "character_kept":
            tally["start", event["character"]] += 1
            tally["start wins", event["character"]] += _won(event["seat"], outcome)
        elif event["event"] == "character_hired":
            hires[event["seat"]] += 1
    tally.update(("hires", str(hires[seat])) for seat in range(len(outcome.scores)))
    first, second = sorted(outcome.scores, reverse=True)[:2]
    tally["margin", "all"] = first - second
    tally.update(_lead(opened, outcome))
    return tally


def _won(seat: int, outcome: Outcome) -> int:
    return victory(outcome) if seat in outcome.winners else 0


def _lead(opened: Opened, outcome: Outcome) -> Tally:
    """Whether the early lead won, where one player alone had it."""
    if EARLY not in opened:
        return Counter()
    names = [player["reputation"] for player in opened[EARLY]["players"]]
    leaders = [seat for seat, name in enumerate(names) if name == max(names)]
    if len(leaders) > 1:
        return Counter()
    return Counter({("lead", "all"): 1, ("lead", "wins"): _won(leaders[0], outcome)})


def start_rate(measured: Measured, character: str) -> Interval | None:
    """How many times its fair share a first character wins; nothing if nobody began with it."""
    starts = measured.tally["start", character]
    if not starts:
        return None
    found = wilson(measured.tally["start wins", character] / 60, starts)
    return Interval(*(measured.field.seats * rate for rate in found))


def nearly_most_hires(measured: Measured) -> int:
    """So many, or fewer, are hired by 95 of 100 players."""
    players = [
        hires
        for hires in range(1 + len(CHARACTERS))
        for _ in range(measured.tally["hires", str(hires)])
    ]
    return players[ceil(NEARLY_ALL * len(players)) - 1]


def lift(measured: Measured) -> Interval:
    """The guest's share of the victories, times the seats."""
    found = wilson(measured.tally["guest", "wins"] / 60, measured.games)
    return Interval(*(measured.field.seats * rate for rate in found))


def _best_start(measured: Measured) -> str:
    """Bold only in its own line, so that a bar is missed once."""
    rates = {name: start_rate(measured, name) for name in CHARACTERS}
    known = {name: rate for name, rate in rates.items() if rate}
    name = max(known, key=lambda name: known[name].mean)
    return f"{name} {told(known[name])}"


def _start_cell(measured: Measured, name: str) -> str:
    """A rate with its interval and the starts it is from; who never began misses the bar, too."""
    rate = start_rate(measured, name)
    if rate is None:
        return marked("never", False)
    starts, forced = measured.tally["start", name], measured.tally["start forced", name]
    counted_on = f"{starts}, {forced} forced" if forced else str(starts)
    holds = rate.mean <= MOST_BY_START[measured.field.seats]
    return marked(f"{told(rate)} of {counted_on}", holds)


def told(rate: Interval) -> str:
    return f"{rate.mean:.2f} ({rate.low:.2f} to {rate.high:.2f})"


def _lead_cell(measured: Measured) -> str:
    tally = measured.tally
    rate = tally["lead", "wins"] / 60 / max(1, tally["lead", "all"])
    return marked(f"{rate:.0%}", rate <= MOST_BY_LEAD.get(measured.field.seats, 1.0))


def _row(measured: Measured, guest: Measured) -> list[str]:
    margin = measured.tally["margin", "all"] / measured.games
    hires = nearly_most_hires(measured)
    return [
        str(measured.field.seats),
        _best_start(measured),
        _lead_cell(measured),
        marked(f"{margin:.1f}", margin <= MOST_MARGIN),
        marked(str(hires), hires <= MOST_HIRES),
        marked(told(lift(guest)), lift(guest).mean <= MOST_BY_GUEST),
    ]


HEADINGS = (
    "players",
    "first character that wins most",
    "best name after round 3 wins",
    "margin",
    "hires",
    "who hires whenever it can wins",
)


def tables(measured: Sequence[Measured], guests: Sequence[Measured]) -> str:
    """What a start is worth in short, and then every first character."""
    rows = [_row(one, guest) for one, guest in zip(measured, guests, strict=True)]
    players = [f"{one.field.seats} players" for one in measured]
    starts = [[name, *(_start_cell(one, name) for one in measured)] for name in CHARACTERS]
    return f"{markdown(HEADINGS, rows)}\n\n{markdown(('first character', *players), starts)}"
