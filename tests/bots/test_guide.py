"""The examples of the guide do what it says."""

import re
from functools import partial
from pathlib import Path

import pytest

from hoodwink import arena
from hoodwink.arena import run
from hoodwink.bots import BOTS, EVERY_GAME

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "bots.md"
BOT, ARENA, TABLE = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)


@pytest.fixture(autouse=True)
def _honest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the guide, saved where the guide says."""
    (tmp_path / "honest.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)


def test_the_bot_of_the_guide_plays_better_than_chance() -> None:
    report = arena.run("shahdozd", ["honest:Honest", "random"], 60, 3, seed=1, processes=1)
    (table,) = report.tables
    assert not table.forfeits
    assert table.lines[0].times_fair > 1.2


def test_the_tournament_of_the_guide_prints_a_line_for_each_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "run", partial(run, processes=1))
    exec(ARENA.replace("games=500", "games=4"), {"__name__": "__main__"})
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in shown] == ["honest:Honest", "random"]


def test_at_your_own_table_everybody_else_has_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    exec(TABLE, {})
    assert capsys.readouterr().out == "(0,)\n"


def test_the_guide_lists_every_bot() -> None:
    names = {*EVERY_GAME, *(name for bots in BOTS.values() for name in bots)}
    listed = set(re.findall(r"^\| `(\w+)` \|", GUIDE.read_text(encoding="utf-8"), re.M))
    assert names == listed
