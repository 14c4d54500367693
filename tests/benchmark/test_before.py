"""The engine beside itself as it was."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench import before
from bench.before import common, compared, ratios
from bench.results import Results
from bench.side import Side
from benchmark.made_up import rounds

TWICE = Results(
    {
        "before": {"chess/2": rounds(100, 200, 300), "chess/copy": rounds(100, 100, 100)},
        "now": {"chess/2": rounds(200, 400, 150), "chess/copy": rounds(90, 80, 120)},
    }
)


def test_a_ratio_is_taken_in_each_round() -> None:
    ratio = ratios(TWICE, ["chess/2"])["chess/2"]
    assert (ratio.median, ratio.low, ratio.high) == (2.0, 0.5, 2.0)


def test_the_table_says_what_became_slower() -> None:
    console = Console(width=100, record=True, file=StringIO())
    console.print(compared(TWICE, ["chess/2", "chess/copy"], "v1"))
    rows = [row for row in console.export_text().splitlines() if "chess" in row]
    assert ["SLOWER" in row for row in rows] == [False, True]


def test_the_code_of_a_revision_answers_like_the_code_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(before, "KEPT", tmp_path)
    tree = before.checked_out("HEAD")
    assert before.checked_out("HEAD") == tree
    with Side("before", "ours", before.package(tree, compiled=False)) as side:
        assert side.ask("shahdozd/3", 0).count > 10
        assert common([side, side]) == list(side.tasks)


def test_a_revision_that_git_does_not_know_is_named() -> None:
    with pytest.raises(SystemExit, match="no-such-revision"):
        before.checked_out("no-such-revision")
