"""Further games with the first characters of whom a table's games have told too little.

Few games begin with any one character, and a few that were lost prove nothing: nobody is cleared on
less than `LEAST` starts. A suspect is one with fewer, or one whose interval reaches beyond the bar:
games that begin with it are played until the interval is below the bar, or until there are enough
starts to take the mean as it is, of which a mean near the bar asks more.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import partial

from tools.balance.playing import Field, Measured, Tally, play, sit_down, workers
from tools.balance.snowball import CHARACTERS, MOST_BY_START, start_rate

LEAST = 60
"""Starts that every character has, however seldom it won."""
ENOUGH = 400
"""Starts with a character after which its mean is taken as it is."""
NEAR, MOST = 0.9, 1200
"""Where the mean is beyond this part of the bar: so many starts."""
STEP = 20
"""Further games with a suspect before it is looked at again."""

Deal = tuple[str, bool]
"""A seed in whose deal somebody may begin with a character, and whether a bot is made to."""


def further(measured: Measured, seed: str, processes: int) -> Measured:
    """The same with further games of every suspect; they count for its start and nothing else."""
    field, tally = measured.field, Counter(measured.tally)
    found = Measured(field, measured.games, tally)
    deals = MOST * len(CHARACTERS) // field.seats  # so each is dealt to somebody twice MOST
    seeds = [f"{seed}/{field.seats}/start {number}" for number in range(deals)]
    with workers(processes) as each:
        queues = _queues(seeds, each(partial(first_cards, field), seeds))
        while games := [
            (name, deal) for name in suspects(found) for deal in _next(queues[name], found, name)
        ]:
            print(f"  {len(games)} games with suspects", file=sys.stderr)
            for one in each(partial(_begun_with, field), *zip(*games, strict=True)):
                tally.update(one)
    return found


def _begun_with(field: Field, name: str, deal: Deal) -> Tally:
    """One game in which whoever is dealt a character keeps it."""
    seed, forced = deal
    played = play(field, seed, habit=f"keep {name}")
    own: Tally = Counter({("further", "games"): 1, ("start forced", name): int(forced)})
    return own + Counter({(kind, name): played[kind, name] for kind in ("start", "start wins")})


def suspects(measured: Measured) -> list[str]:
    """Who has begun too seldom for what is known of it."""
    return [name for name in CHARACTERS if _missing(measured, name) > 0]


def _missing(measured: Measured, name: str) -> int:
    """How many starts there are still to be."""
    rate, bar = start_rate(measured, name), MOST_BY_START[measured.field.seats]
    wanted = LEAST
    if rate and rate.high > bar:
        wanted = MOST if rate.mean > NEAR * bar else ENOUGH
    return wanted - measured.tally["start", name]


def first_cards(field: Field, seed: str) -> list[tuple[str, bool]]:
    """Deals the start alone: every card dealt to somebody, and whether it is put back."""
    match, bots = sit_down(field, seed)
    found: list[tuple[str, bool]] = []
    while len(found) < 2 * field.seats:
        seat = match.to_act[0]
        moves = match.moves(seat)
        chosen = bots[seat].choose(match.view(seat), moves)
        if chosen.text.startswith("keep "):
            found += [(move.text.removeprefix("keep "), move != chosen) for move in moves]
        match.play(seat, chosen)
    return found


def _queues(
    seeds: Sequence[str], dealt: Iterable[list[tuple[str, bool]]]
) -> defaultdict[str, list[Deal]]:
    """By character the deals to play; those in which a bot keeps it by itself come first."""
    queues: defaultdict[str, list[Deal]] = defaultdict(list)
    for seed, cards in zip(seeds, dealt, strict=True):
        for name, put_back in cards:
            queues[name].append((seed, put_back))
    for queue in queues.values():
        queue.sort(key=lambda deal: deal[1])
    return queues


def _next(queue: list[Deal], measured: Measured, name: str) -> list[Deal]:
    """Takes the next deals out of a queue."""
    number = min(STEP, _missing(measured, name))
    taken, queue[:] = queue[:number], queue[number:]
    return taken


def told(measured: Sequence[Measured]) -> str:
    """How the rates of first characters came about."""
    games = ", ".join(str(one.tally["further", "games"]) for one in measured)
    return (
        "Behind a rate stands the number of starts it is from. Further games are played in which\n"
        f"somebody begins with a character until it has {LEAST} starts, and while its interval\n"
        f"reaches beyond the bar, until there are {ENOUGH}, or {MOST} where the mean is above\n"
        f"{NEAR:.0%} of the bar; if it is above the bar then, the bar is missed. There were\n"
        f"{games} such games, by players: those in which a `freetrader` keeps that\n"
        "card by itself or, where these are too few, would put it back and is made to keep it.\n"
        "Of these so many are called forced."
    )
