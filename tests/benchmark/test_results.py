"""What is made of the samples: medians, ratios, promises, tables and the picture."""

from xml.dom import minidom

import pytest
from rich.console import Console

from bench.bars import BESIDE, CALLS, COMPILED, LIARS, PACE, UNO, Bar, bars
from bench.chart import chart, engines
from bench.results import Results, Spread, over, spread
from bench.table import tables
from benchmark.made_up import EVERYBODY, PLAIN_ALONE
from hoodwink.arena.inks import FOREST, INK, OCHRE, OXBLOOD, PARCHMENT, SEA


def test_the_median_stands_between_the_lowest_and_the_highest_round() -> None:
    assert spread([3, 1, 8]) == Spread(3, 1, 8)


def test_ratios_are_taken_round_by_round() -> None:
    assert over([10, 20], [5, 40]) == [2, 0.5]


def test_the_slowest_table_is_the_one_with_the_lowest_median() -> None:
    assert EVERYBODY.slowest("plain", "chess") == [200_000, 100_000, 300_000]
    assert EVERYBODY.beside("plain", "chess", "rlcard", "uno/2") == [20, 10, 10]


def test_calls_are_told_apart_from_tables() -> None:
    assert EVERYBODY.seatings("chess") == ["chess/2", "chess/3"]
    assert EVERYBODY.microseconds("plain", "chess/view") == [20, 25, 50]


def test_a_peer_that_is_not_installed_is_left_out() -> None:
    assert EVERYBODY.peers() == [("rlcard", "uno/2")]


def test_the_length_of_a_match_is_the_mean_over_all_rounds() -> None:
    assert EVERYBODY.length("plain", "chess/2") == 100_000


def test_promises_are_kept_or_missed() -> None:
    assert Bar("speed", 3, 3.1).kept
    assert not Bar("speed", 3, 2.9).kept
    assert Bar("cost", 3, 2.9, at_most=True).kept
    assert not Bar("cost", 3, 3.1, at_most=True).kept


def test_a_game_that_is_not_named_has_promised_nothing() -> None:
    assert bars(EVERYBODY) == []


@pytest.fixture
def promised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chess promises all that a game can promise."""
    monkeypatch.setitem(PACE, "chess", 150_000)
    monkeypatch.setitem(CALLS, ("chess", "copy"), 3)
    monkeypatch.setitem(BESIDE, ("chess", "plain"), {UNO: 5, LIARS: 3})
    monkeypatch.setitem(BESIDE, ("chess", "compiled"), {UNO: 50})
    monkeypatch.setitem(COMPILED, "chess", 3)


@pytest.mark.usefixtures("promised")
def test_each_promise_that_can_be_checked_is() -> None:
    assert [(bar.measured, bar.kept) for bar in bars(EVERYBODY)] == [
        (200_000, True),
        (2, True),
        (10, True),
        (40, False),
        (4, True),
    ]
    assert [bar.measured for bar in bars(PLAIN_ALONE)] == [200_000, 2]


@pytest.mark.usefixtures("promised")
@pytest.mark.parametrize(
    ("results", "shown", "not_shown"),
    [
        (EVERYBODY, ["compiled is", "4.00 times", "10.00 times", "kept", "MISSED"], []),
        (PLAIN_ALONE, ["chess", "imagine", "100.00"], ["compiled", "Beside"]),
    ],
)
def test_the_tables_show_the_sides_that_there_are(
    results: Results, shown: list[str], not_shown: list[str]
) -> None:
    console = Console(width=140)
    with console.capture() as printed:
        for table in tables(results):
            console.print(table)
    text = printed.get()
    assert [word for word in shown if word not in text] == []
    assert [word for word in not_shown if word in text] == []


def test_the_chart_puts_the_fastest_first() -> None:
    rates = [engine.rate for engine in engines(EVERYBODY)]
    assert rates == sorted(rates, reverse=True)
    assert [engine.colour for engine in engines(EVERYBODY)] == [OCHRE] * 2 + [FOREST] * 2 + [SEA]


def test_the_chart_is_drawn_in_the_colours_of_the_house() -> None:
    drawing = minidom.parseString(chart(EVERYBODY))
    shapes = [
        node for kind in ("rect", "line", "text") for node in drawing.getElementsByTagName(kind)
    ]
    used = {node.getAttribute(side) for node in shapes for side in ("fill", "stroke")} - {""}
    assert used == {PARCHMENT, INK, OXBLOOD, FOREST, OCHRE, SEA}


def test_longer_bars_are_faster_engines() -> None:
    bars_drawn = minidom.parseString(chart(EVERYBODY)).getElementsByTagName("rect")[1:]
    widths = [int(bar.getAttribute("width")) for bar in bars_drawn]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < widths[0]
