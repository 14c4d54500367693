"""The results as tables to read."""

from collections.abc import Iterator, Sequence

from rich.table import Table

from bench.bars import bars
from bench.results import CALLS, Results, Rounds, spread


def tables(results: Results) -> Iterator[Table]:
    yield _playouts(results)
    yield _calls(results)
    if results.peers():
        yield _peers(results)
    yield _bars(results)


def _table(title: str, words: Sequence[str], numbers: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for head in words:
        table.add_column(head)
    for head in numbers:
        table.add_column(head, justify="right")
    return table


def _sides(results: Results, unit: str) -> list[str]:
    heads = [f"{side}, {unit}" for side in results.ours]
    return [*heads, "compiled is"] if "compiled" in results.ours else heads


def _speedup(results: Results, task: str) -> list[str]:
    return [_times(results.speedup(task))] if "compiled" in results.ours else []


def _playouts(results: Results) -> Table:
    heads = ["choices", "matches/s", *_sides(results, "choices/s")]
    table = _table("Random playouts", ["game", "seats"], heads)
    for game in results.games:
        for task in results.seatings(game):
            cells = [f"{results.length('plain', task):.0f}"]
            cells.append(f"{results.games_per_second('plain', task):,.0f}")
            cells += [_whole(results.rates(side, task)) for side in results.ours]
            cells += _speedup(results, task)
            table.add_row(game, task.partition("/")[2], *cells)
    return table


def _calls(results: Results) -> Table:
    table = _table("Calls in mid-game", ["game", "call"], _sides(results, "µs"))
    for game in results.games:
        for call in CALLS:
            task = f"{game}/{call}"
            cells = [_small(results.microseconds(side, task)) for side in results.ours]
            cells += _speedup(results, task)
            table.add_row(game, call, *cells)
    return table


def _peers(results: Results) -> Table:
    heads = [f"{game} {side} is" for game in results.games for side in results.ours]
    title = "Beside other engines (theirs counts every action; ours is the slowest table)"
    table = _table(title, ["library", "game", "players"], ["actions/s", *heads])
    for library, task in results.peers():
        name, _, players = task.partition("/")
        ratios = [
            _times(results.beside(side, game, library, task))
            for game in results.games
            for side in results.ours
        ]
        table.add_row(library, name, players, _whole(results.rates(library, task)), *ratios)
    return table


def _bars(results: Results) -> Table:
    table = _table("What we promise", ["promise"], ["wanted", "measured", ""])
    for bar in bars(results):
        measured = f"{bar.measured:,.0f}" if bar.measured > 100 else f"{bar.measured:.2f}"
        table.add_row(bar.promise, f"{bar.wanted:,}", measured, "kept" if bar.kept else "MISSED")
    return table


def _whole(rounds: Rounds) -> str:
    seen = spread(rounds)
    return f"{seen.median:,.0f} ±{_percent(rounds)}"


def _small(rounds: Rounds) -> str:
    return f"{spread(rounds).median:.2f} ±{_percent(rounds)}"


def _times(rounds: Rounds) -> str:
    return f"{spread(rounds).median:.2f} times"


def _percent(rounds: Rounds) -> str:
    """Half of the way from the lowest to the highest round, beside the median."""
    seen = spread(rounds)
    return f"{50 * (seen.high - seen.low) / seen.median:.0f}%"
