"""The tool that measures how a game is balanced, and prints it into the rules page."""

from collections import Counter
from pathlib import Path

import pytest

from tools.balance import __main__ as command
from tools.balance import sherwood
from tools.balance.playing import Field, Measured, Tally, play

TABLE = Field("sherwood", 4, (("advanced", True),))


def even(games: int = 100) -> Tally:
    """Games in which everything is used alike and every seat wins as often."""
    tally: Tally = Counter({("choices", "all"): 40 * 4 * games, ("games", "allied"): games})
    for kind, names in sherwood.things(True).items():
        for name, copies in names.items():
            tally[kind, name] = 2 * copies
    tally["sent", "convoy"] = 2 * 2 * 45
    for seat in range(4):
        tally["wins", str(seat)] = 60 * games // 4
    return tally


def report(**changes: tuple[str, str, int]) -> str:
    tally = even()
    for kind, name, count in changes.values():
        tally[kind, name] = count
    return sherwood.report([Measured(TABLE, 100, tally)])


def test_an_even_game_reaches_every_bar() -> None:
    assert "Every bar is reached." in report()
    assert "| advanced | 4 | 50% | 100% |" in report()


@pytest.mark.parametrize(
    ("kind", "name", "count", "shown"),
    [
        ("sent", "convoy", 400, "**22%**"),
        ("games", "allied", 50, "**50%**"),
        ("hideout", "brook", 0, "**brook 0.00**"),
        ("equipment", "cape", 0, "**cape 0.00**"),
        ("convoy", "b3", 0, "**b3 0.00**"),
        ("wins", "2", 60 * 30, "**seat 2: +5.0**"),
        ("choices", "all", 400 * 4 * 100, "**400**"),
    ],
)
def test_what_misses_its_bar_is_set_in_bold(kind: str, name: str, count: int, shown: str) -> None:
    told = report(change=(kind, name, count))
    assert shown in told
    assert "in bold: 1." in told


def test_a_game_is_counted_as_it_happened() -> None:
    tally = play(Field("sherwood", 3, (("advanced", False),)), "one")
    assert tally["sent", "convoy"] == 24
    assert sum(count for (kind, _), count in tally.items() if kind == "wins") == 60
    assert 0 < sum(count for (kind, _), count in tally.items() if kind == "convoy") <= 24
    assert tally == play(Field("sherwood", 3, (("advanced", False),)), "one")


def test_the_command_prints_the_tables_and_writes_them_into_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sherwood, "FIELDS", sherwood.FIELDS[:1])
    page = tmp_path / "sherwood.md"
    page.write_text(f"before\n{command.BEGIN}\nyesterday\n{command.END}\nafter\n", encoding="utf-8")
    arguments = ["sherwood", "--games", "2", "--processes", "1", "--pages", str(tmp_path)]
    assert command.main([*arguments, "--write"]) == 0
    printed = capsys.readouterr().out
    assert "Measured on 2 games at each table" in printed
    assert printed.strip() in page.read_text(encoding="utf-8")
    assert "yesterday" not in page.read_text(encoding="utf-8")


def test_a_page_without_a_place_for_the_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the tables"):
        command.written("a page", "a report")
