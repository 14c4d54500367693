"""What is made of the numbers of a load: ratios, promises, tables and the drawing."""

import json
from xml.dom import minidom

import pytest
from rich.console import Console

from bench.load.bars import bars, memory_bars
from bench.load.chart import chart
from bench.load.numbers import numbers
from bench.load.results import Results, cost, p99, rate
from bench.load.table import tables
from benchmark.load.made_up import EVERYBODY, OURS_ALONE, sample
from hoodwink.arena.inks import FOREST, INK, OCHRE, PARCHMENT, SEA


def test_a_sample_knows_its_rate_its_cost_and_who_was_busy() -> None:
    seen = sample(1000, 5, server_seconds=0.5, busy=0.25)
    assert (seen.rate, seen.cost, seen.busy, seen.report.share) == (2000, 500, 0.25, 0.25)


def test_ratios_are_taken_round_by_round() -> None:
    assert EVERYBODY.beside("saturated 200", "hoodwink compiled", rate) == [3, 1.5, 3]
    assert EVERYBODY.beside("paced 50", "hoodwink compiled", cost) == pytest.approx(
        [1 / 3, 2 / 3, 1 / 3]
    )
    assert EVERYBODY.beside("paced 50", "hoodwink compiled", p99) == [1.1, 1.3, 0.5]
    assert OURS_ALONE.beside("saturated 200", "hoodwink plain", rate) is None


def test_each_promise_that_can_be_checked_is() -> None:
    told = [(round(bar.measured, 2), bar.kept) for bar in bars(EVERYBODY)]
    assert told == [(1.2, False), (3, True), (0.33, True), (1.1, True), (0.75, True)]
    assert [bar.measured for bar in bars(OURS_ALONE)] == [0.5]


def test_memory_and_restart_are_promised() -> None:
    assert [bar.kept for bar in memory_bars(29, 41, 4.9)] == [True, False, True]


@pytest.mark.parametrize(
    ("results", "shown", "not_shown"),
    [
        (EVERYBODY, ["3.00 (1.50 to 3.00)", "boardgame.io", "kept", "MISSED"], []),
        (OURS_ALONE, ["hoodwink plain", "1,500", "50%"], ["boardgame.io beside"]),
    ],
)
def test_the_tables_show_the_servers_that_there_are(
    results: Results, shown: list[str], not_shown: list[str]
) -> None:
    console = Console(width=110)
    with console.capture() as printed:
        for table in tables(results):
            console.print(table)
    text = printed.get()
    assert [word for word in shown if word not in text] == []
    assert [word for word in not_shown if word in text] == []


@pytest.mark.parametrize("results", [EVERYBODY, OURS_ALONE])
def test_the_numbers_are_json(results: Results) -> None:
    told = json.loads(json.dumps(numbers(results, 3)))
    assert list(told["plans"]) == results.plans
    rounds = told["plans"]["saturated 200"]["hoodwink plain"]["rounds"]
    assert [row["moves"] for row in rounds] == [1500, 2000, 1200]


def test_the_drawing_has_a_bar_for_every_server_of_every_plan() -> None:
    drawn = minidom.parseString(chart(EVERYBODY)).getElementsByTagName("rect")
    fills = [node.getAttribute("fill") for node in drawn]
    assert fills == [PARCHMENT, FOREST, OCHRE, SEA, OCHRE, SEA]
    assert {node.getAttribute("stroke") for node in drawn[1:]} == {INK}
    widths = [int(node.getAttribute("width")) for node in drawn[1:4]]
    assert widths[1] == pytest.approx(2 * widths[0], abs=1)
    assert widths[1] == pytest.approx(3 * widths[2], abs=2)
