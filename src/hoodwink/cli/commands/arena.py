"""`hoodwink arena`: bots against bots, many times, and a table of what came of it."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

from hoodwink.arena import Interval, Line, Report, Table, plot, run
from hoodwink.bots import bot_names
from hoodwink.cli.commands.speech import PackFile, path_of
from hoodwink.cli.table.ink import paper
from hoodwink.kernel.game import Box
from hoodwink.kernel.options import Options, read_options
from hoodwink.match import box_of


def arena(
    game: Annotated[str, typer.Argument(help="Which game, for example shahdozd.")],
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas; the last one fills the table.")
    ] = "",
    games: Annotated[
        int, typer.Option(help="Matches at each number of seats, rounded up to whole rotations.")
    ] = 500,
    seats: Annotated[
        int | None, typer.Option(help="How many play; without it every number of seats.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="The same seed plays the same matches; bots can guess a short one."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, for example mixing=open.")
    ] = None,
    pack: PackFile = None,
    processes: Annotated[
        int | None, typer.Option(help="How many processes; without it one for each core.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write all numbers to this file.")
    ] = None,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", help="Draw the win rates into this SVG file.")
    ] = None,
) -> None:
    """Let bots play against each other, many times over."""
    box = box_of(game)
    names = [name.strip() for name in bots.split(",") if name.strip()] or list(bot_names(game))
    options = read_options(box.options, option or [])
    report = _run(box, names, games, seats, options, seed, processes, path_of(pack))
    show(paper(), report)
    if json_file:
        json_file.write_text(json.dumps(report.to_json(), indent=2) + "\n", encoding="utf-8")
    if plot_file:
        plot_file.write_text(plot(report), encoding="utf-8")


def _run(
    box: Box,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    options: Options,
    seed: str | None,
    processes: int | None,
    pack: str | None,
) -> Report:
    """The tournament, with a bar on standard error that goes away when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = paper(stderr=True)
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(f"{box.name}: {', '.join(bots)}", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return run(box.name, bots, games, seats, options, seed, processes, progress, pack)


def show(console: Console, report: Report) -> None:
    """Each number of seats in turn: the bots, then how they did at each seat."""
    for table in report.tables:
        console.print(_overall(report, table))
        console.print(_by_seat(table))
        for line, seats in table.sides:
            told = f"{line.bot}: one of its {seats} seats wins {_rate(line.together)}"
            console.print(Text(told))
        for forfeit in table.forfeits:
            console.print(Text(str(forfeit), "danger"))
        if table.unfinished:
            console.print(
                Text(f"{table.unfinished} matches would not end; all share them.", "danger")
            )


def _overall(report: Report, table: Table) -> RichTable:
    title = Text(f"{report.game}, {table.seats} seats, {table.games} matches, seed {report.seed}")
    drawn = RichTable(title=title, title_justify="left")
    for heading in ("bot", "games", "mean score", "win rate (95%)", "times fair share"):
        drawn.add_column(heading, justify="left" if heading == "bot" else "right")
    for line in table.lines:
        score = f"{line.score.mean:.2f}" if line.score else "none"
        fair = Text(f"{line.times_fair:.2f}", "go" if line.wins.low * line.seats > 1 else "")
        drawn.add_row(Text(line.bot), str(line.games), score, _rate(line.wins), fair)
    return drawn


def _by_seat(table: Table) -> RichTable:
    drawn = RichTable(title=Text("win rate by seat", "calm"), title_justify="left")
    drawn.add_column("bot")
    for seat in range(table.seats):
        drawn.add_column(f"seat {seat}", justify="right")
    for line in table.lines:
        drawn.add_row(Text(line.bot), *[f"{at.wins.mean:.1%}" for at in _seats_of(table, line)])
    return drawn


def _seats_of(table: Table, line: Line) -> list[Line]:
    return [at for at in table.by_seat if at.bot == line.bot]


def _rate(wins: Interval) -> str:
    return f"{wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%})"
