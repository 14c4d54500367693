"""`hoodwink arena`, run as a person would."""

import json
from pathlib import Path

import pytest

from hoodwink.cli import main

FEW = ["arena", "shahdozd", "--games", "4", "--seats", "4", "--processes", "1"]


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def test_it_prints_a_table_and_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--bots", "remember,random", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert "shahdozd, 4 seats, 4 matches, seed 1" in shown
    assert "times fair share" in shown
    assert "seat 3" in shown
    assert "remember" in shown


def test_without_names_all_bots_of_the_game_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(FEW) == 0
    assert "remember" in capsys.readouterr().out


def test_it_writes_numbers_and_picture(tmp_path: Path) -> None:
    numbers, picture = tmp_path / "o.json", tmp_path / "o.svg"
    line = [*FEW, "--option", "mixing=open", "--option", "turn_cap=5"]
    assert main([*line, "--json", str(numbers), "--plot", str(picture)]) == 0
    told = json.loads(numbers.read_text(encoding="utf-8"))
    assert (told["options"]["mixing"], told["options"]["turn_cap"]) == ("open", 5)
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_forfeits_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--bots", "bots.stand_ins:Cheater,random"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "this move was not offered" in shown


def test_matches_that_would_not_end_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoodwink.arena.forfeits.MOST_CHOICES", 40)
    assert main([*FEW, "--bots", "bots.stand_ins:Turner"]) == 0
    assert "4 matches would not end" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "oracle"], "there are: remember, random"),
        (["--option", "mixing=sideways"], "allowed: choose, open, hidden, random"),
        (["--option", "hat=1"], "there is no option 'hat'"),
        (["--games", "0"], "play at least 1"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FEW, *arguments]) == 2
    shown = capsys.readouterr().err
    assert problem in shown
    assert shown.strip().count("\n") == 0
