"""`hoodwink rules`."""

import pytest

import hoodwink
from cli.kit import Terminal
from hoodwink.locales.rulebook import page, rule_in


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_game_has_a_page(terminal: Terminal, game: str) -> None:
    shown = terminal.run(f"rules {game}")
    assert (shown.code, shown.err) == (0, "")
    assert len(shown.out.splitlines()) > 100


def test_one_rule_is_told_whole_and_alone(terminal: Terminal) -> None:
    shown = terminal.run("rules shahdozd sd-012")
    told = " ".join(shown.out.split())
    assert told.startswith("SD-012 Players take turns clockwise")
    assert told.endswith("look, move the cards, or claim a character.")


def test_a_ruling_is_told_too(terminal: Terminal) -> None:
    assert terminal.run("rules shahdozd D-31").out.startswith("D-31 (added by Hoodwink)")


def test_a_rule_is_found_by_its_whole_number_only() -> None:
    text = "- **SD-0091** no\n- **SD-009** yes,\n  and more\n\nend"
    assert rule_in(text, "SD-009") == "**SD-009** yes, and more"
    assert rule_in(text, "SD-00") is None


def test_a_rule_in_a_table_is_told_too(terminal: Terminal) -> None:
    told = " ".join(terminal.run("rules cornish cs-045").out.split())
    assert told.startswith("CS-045 Sail the ship one space; sail ")
    assert told.endswith("; 1 I or 3 G")


def test_a_game_without_a_page_has_none() -> None:
    assert page("tarot") is None
