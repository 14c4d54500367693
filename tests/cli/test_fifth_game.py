"""A new game is in the terminal at once: no drawing, no sentences, no line of client code."""

from pathlib import Path

import pytest

import hoodwink
from cli.fifth_game import BOX, PACK
from cli.kit import Terminal, by_numbers
from hoodwink.games import BOXES


@pytest.fixture(autouse=True)
def fifth_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One line in the registry, and a pack in the game's folder."""
    assert isinstance(BOXES, dict)
    monkeypatch.setitem(BOXES, BOX.name, BOX)
    pack = tmp_path / BOX.name / "pack.toml"
    pack.parent.mkdir()
    pack.write_text(PACK, encoding="utf-8")
    monkeypatch.setattr("hoodwink.kernel.packs.files", lambda _: tmp_path)


def test_it_is_drawn_and_asked_plainly(terminal: Terminal) -> None:
    shown = terminal.run("play pebbles --seats 2", ["1"])
    assert "heap     60" in shown.out
    assert "You 0  Ada 0" in shown.out
    assert "It is your choice." in shown.out
    assert "20 take 20" in shown.out
    assert "You: pebbles taken, count 1" in shown.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_can_be_played_to_the_end(terminal: Terminal, lang: str) -> None:
    shown = terminal.run(f"play pebbles --seats 3 --seed 1 --lang {lang}", by_numbers(1))
    assert (shown.code, shown.err) == (0, "")
    assert "Heap empty." in shown.out


def test_whoever_may_speak_up_may_also_let_it_pass(terminal: Terminal) -> None:
    shown = terminal.run("play pebbles --seats 2 --seat 1 --seed 1", [""])
    asked, after = shown.out.split("\n> ")[:2]
    assert "1 shout" in asked
    assert "You may speak up now; Enter lets it pass." in asked
    assert "take 1" in after


def test_whoever_may_speak_up_can(terminal: Terminal) -> None:
    shown = terminal.run("play pebbles --seats 2 --seat 1 --seed 1", ["shout"])
    assert "Ada: pebbles taken, count 1" in shown.out


def test_why_not_is_answered_in_its_own_words(terminal: Terminal) -> None:
    shown = terminal.run("play pebbles --seats 2 --lang fr", ["pourquoi shout"])
    assert "(P-1)\N{NO-BREAK SPACE}: Not now." in shown.out


def test_it_is_on_the_first_screen(terminal: Terminal) -> None:
    number = hoodwink.game_names().index("pebbles") + 1
    shown = terminal.run("play", ["", str(number), "2", "", ""])
    assert f"{number}  Pebbles" in shown.out
    assert "heap     60" in shown.out
