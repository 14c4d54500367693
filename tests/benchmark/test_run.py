"""The benchmark itself, run for an instant."""

import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

import hoodwink
from bench import ours, peers, run
from bench.sample import Sample, Task, counting, endless_picks
from bench.side import SOURCE, Side
from bench.worker import introduced
from hoodwink import NATURE, Match

INSTANT = 0


def test_counting_goes_on_until_the_time_is_up() -> None:
    sample = counting(lambda: 5)(0.01)
    assert sample.count == 5 * sample.games > 5
    assert sample.seconds > 0


def test_counting_counts_once_at_least() -> None:
    assert counting(lambda: 5)(0).count == 5


def test_a_rate_is_a_count_a_second() -> None:
    assert Sample(30, 1, 0.5).rate == 60


@pytest.fixture(scope="module")
def tasks() -> dict[str, Task]:
    return ours.tasks()


def test_every_game_is_played_at_every_number_of_seats(tasks: dict[str, Task]) -> None:
    assert {"shahdozd/3", "shahdozd/4", "shahdozd/5", "shahdozd/6"} < set(tasks)
    assert {task.partition("/")[0] for task in tasks} == set(hoodwink.game_names())


@pytest.mark.parametrize("call", ["3", "6", "copy", "view", "imagine"])
def test_our_tasks_count_something(call: str, tasks: dict[str, Task]) -> None:
    assert tasks[f"shahdozd/{call}"](INSTANT).count > 10


def test_choices_of_players_are_counted_and_those_of_nature_are_not() -> None:
    match = Match("shahdozd", 4, 1)
    choices = ours.play(match, endless_picks())
    assert match.outcome
    assert choices == sum(seat != NATURE for seat, _ in match.record().moves)


def test_calls_are_measured_in_the_middle_of_games() -> None:
    found = ours.middles("shahdozd", 3)
    assert len(found) == 2 * ours.POSITIONS
    assert all(match.outcome is None for match, _ in found)
    assert {seat for _, seat in found} == {0, 1, 2}


@pytest.mark.parametrize("library", peers.GAMES)
def test_a_peer_answers_from_its_own_process(library: str) -> None:
    with Side(library, library) as side:
        assert peers.missing(library, side.tasks) == []
        assert side.version
        assert all(side.ask(task, INSTANT).count > 0 for task in side.tasks)


def test_a_peer_that_is_not_installed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    tasks, hello = introduced("rlcard")
    assert (tasks, hello["version"]) == ({}, None)
    assert peers.missing("rlcard", hello["tasks"]) == ["uno", "limit-holdem"]


def test_the_plain_side_is_plain() -> None:
    with Side("plain", "ours", SOURCE) as side:
        assert side.compiled is False


def test_sides_take_turns_task_by_task() -> None:
    tasks = {"plain": ["a", "b"], "compiled": ["a", "b"], "rlcard": ["c"], "missing": []}
    assert run.taking_turns(tasks) == [
        ("plain", "a"),
        ("compiled", "a"),
        ("rlcard", "c"),
        ("plain", "b"),
        ("compiled", "b"),
    ]


class Run(NamedTuple):
    """What a short run wrote: the numbers, the picture, and what it printed."""

    numbers: str
    picture: str
    printed: str


@pytest.fixture(scope="module")
def short_run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("bench") / "new"
    numbers, picture, printed = folder / "speed.json", folder / "speed.svg", StringIO()
    told = ["--json", str(numbers), "--plot", str(picture)]
    with redirect_stdout(printed):
        run.main(["--plain", "--rounds", "1", "--seconds", "0.001", *told])
    return Run(numbers.read_text("utf-8"), picture.read_text("utf-8"), printed.getvalue())


def test_a_run_prints_tables_and_writes_the_numbers(short_run: Run) -> None:
    told = json.loads(short_run.numbers)
    assert "Random playouts" in short_run.printed
    assert [row["seats"] for row in told["playouts"] if row["game"] == "shahdozd"] == [3, 4, 5, 6]


def test_the_numbers_say_nothing_of_the_machine(short_run: Run) -> None:
    text = short_run.numbers + short_run.picture
    assert os.uname().nodename not in text
    assert str(Path.cwd()) not in text
