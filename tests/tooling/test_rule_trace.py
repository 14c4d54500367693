"""The rule matrix: what it counts, and each kind of gap that it finds."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.rule_trace import Trace, main

PAGE = """# Chess
| word | meaning |
- **CH-001** White begins.
- **CH-002a** Pawns move forward.
- **CH-002b** Pawns take sideways (see E-1).
| **CH-003** | bishop | 3 |
- **CH-004** Kings castle.
- **E-1** Do pawns take backwards? No.
"""
CODE = """
def begin() -> None:  # CH-001, E-1
    '''CH-003: bishops.'''
"""
TESTS = """
import pytest

@pytest.mark.rule("CH-001", "CH-002a")
@pytest.mark.parametrize("colour", [pytest.param(1, marks=pytest.mark.rule("CH-002b"))])
def test_white_begins(colour): ...

@pytest.mark.slow
@pytest.mark.rule("CH-003")
@pytest.mark.rule("CH-004", "E-1")
def test_castling(): ...
"""

Write = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file of a small project about chess; at first nothing is wrong with it."""

    def write_file(file: str, text: str) -> None:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    write_file("docs/rules/chess.md", PAGE)
    write_file("src/hoodwink/games/chess/rules.py", CODE)
    write_file("tests/games/chess/test_rules.py", TESTS)
    return write_file


def problems(root: Path, *games: str) -> list[str]:
    return Trace(root, games or ("chess",)).problems


@pytest.mark.usefixtures("write")
def test_a_project_with_a_test_for_every_rule_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


@pytest.mark.usefixtures("write")
def test_the_matrix_counts_tests_and_says_where_the_code_mentions_a_rule(tmp_path: Path) -> None:
    assert list(Trace(tmp_path, ("chess",)).matrix()) == [
        "chess",
        "  CH-001    1 test   rules.py:2",
        "  CH-002a   1 test",
        "  CH-002b   1 test",
        "  CH-003    1 test   rules.py:3",
        "  CH-004    1 test",
        "  E-1       1 test   rules.py:2",
    ]


@pytest.mark.usefixtures("write")
def test_the_summary_counts_rules_marks_and_tags(tmp_path: Path) -> None:
    summary = list(Trace(tmp_path, ("chess",)).summary())
    assert summary == ["chess: 6 rules, 6 proved by 6 marks, 3 tagged in the code"]


def test_a_rule_without_a_test_is_found(write: Write, tmp_path: Path) -> None:
    write("tests/games/chess/test_rules.py", TESTS.replace('"CH-004", ', ""))
    assert problems(tmp_path) == ["docs/rules/chess.md:7: no test proves CH-004"]


def test_a_ruling_without_a_test_is_found(write: Write, tmp_path: Path) -> None:
    write("tests/games/chess/test_rules.py", TESTS.replace(', "E-1"', ""))
    assert problems(tmp_path) == ["docs/rules/chess.md:8: no test proves E-1"]


@pytest.mark.parametrize("rule", ["CH-005", "CH-002", "CH-001a", "XY-001"])
def test_a_mark_without_a_rule_is_found(write: Write, tmp_path: Path, rule: str) -> None:
    write("tests/games/chess/test_more.py", TESTS.replace("CH-003", rule))
    assert problems(tmp_path) == [
        f"tests/games/chess/test_more.py:9: the mark {rule} names no rule"
    ]


@pytest.mark.parametrize("tag", ["CH-005", "CH-001b", "F-1", "XY-001", "CH-001 to CH-009"])
def test_a_tag_without_a_rule_is_found(write: Write, tmp_path: Path, tag: str) -> None:
    write("src/hoodwink/games/chess/moves.py", f"x = 1  # {tag}\n")
    assert problems(tmp_path) == [f"games/chess/moves.py:1: the tag {tag} names no rule"]


def test_what_a_pack_draws_is_no_tag(write: Write, tmp_path: Path) -> None:
    write("src/hoodwink/games/chess/pack.toml", 'coast = ["M-80 380V-80"]  # CH-001\n')
    assert problems(tmp_path) == []


def test_a_tag_in_text_or_in_a_pack_counts_too(write: Write, tmp_path: Path) -> None:
    write("src/hoodwink/games/chess/no.py", 'NO = Refusal("CH-008", "utf-8", "No. 7-Z")\n')
    write("src/hoodwink/games/chess/pack.toml", "# CH-009\n")
    assert problems(tmp_path) == [
        "games/chess/no.py:1: the tag CH-008 names no rule",
        "games/chess/pack.toml:1: the tag CH-009 names no rule",
    ]


def test_an_id_that_is_defined_twice_is_found(write: Write, tmp_path: Path) -> None:
    write("docs/rules/chess.md", PAGE + "- **CH-001** Black begins.\n")
    expected = "docs/rules/chess.md:9: CH-001 is defined twice, first at line 3"
    assert problems(tmp_path) == [expected]


@pytest.mark.usefixtures("write")
def test_a_game_without_a_page_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, "chess", "go") == ["go: the game has no page docs/rules/go.md"]


def test_a_mark_on_something_that_is_no_test_is_found(write: Write, tmp_path: Path) -> None:
    write("tests/games/chess/tables.py", TESTS.replace("test_castling", "castling"))
    found = problems(tmp_path)
    assert len(found) == 6
    assert "tests/games/chess/tables.py:9: the mark CH-003 stands on no test function" in found


@pytest.mark.parametrize("argument", ["", "RULE", "17"])
def test_a_mark_that_cannot_be_read_is_found(write: Write, tmp_path: Path, argument: str) -> None:
    write("tests/games/chess/test_more.py", TESTS.replace('"CH-003"', argument))
    assert problems(tmp_path) == [
        "tests/games/chess/test_more.py:9: a mark must name its rules in plain text"
    ]


def test_a_tag_without_letter_stands_for_all_lettered_rules(write: Write, tmp_path: Path) -> None:
    write("src/hoodwink/games/chess/moves.py", "x = 1  # CH-002\n")
    tags = Trace(tmp_path, ("chess",)).tags
    assert tags["chess", "CH-002a"] == tags["chess", "CH-002b"] == ["moves.py:1"]


@pytest.mark.parametrize("words", ["CH-002 to CH-004", "CH-002a..CH-004"])
def test_a_range_counts_for_both_ends_and_what_is_between(
    write: Write, tmp_path: Path, words: str
) -> None:
    write("src/hoodwink/games/chess/rules.py", f"x = 1  # {words}\n")
    tags = Trace(tmp_path, ("chess",)).tags
    assert [rule for _, rule in tags] == ["CH-002a", "CH-002b", "CH-003", "CH-004"]


def test_ids_belong_to_their_page(write: Write, tmp_path: Path) -> None:
    write("docs/rules/go.md", "- **E-1** Is a ko a ko? Yes.\n")
    write("tests/games/go/test_ko.py", TESTS.replace("CH-", "GO-"))
    assert "tests/games/go/test_ko.py:4: the mark GO-001 names no rule" in problems(tmp_path)
    write("tests/games/go/test_ko.py", '@pytest.mark.rule("E-1")\ndef test_ko(): ...\n')
    assert problems(tmp_path) == []


def test_outside_the_games_folders_an_id_of_two_pages_is_unclear(
    write: Write, tmp_path: Path
) -> None:
    write("docs/rules/go.md", "- **E-1** Is a ko a ko? Yes.\n")
    write("tests/games/go/test_ko.py", '@pytest.mark.rule("E-1")\ndef test_ko(): ...\n')
    write("tests/all/test_all.py", '@pytest.mark.rule("E-1", "CH-001")\ndef test_all(): ...\n')
    assert problems(tmp_path) == [
        "tests/all/test_all.py:1: the mark E-1 could mean chess or go",
    ]


def test_the_command_fails_and_names_every_problem(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write("docs/rules/shahdozd.md", "- **SD-001** Play.\n")
    assert main(["--root", str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "shahdozd: 1 rules, 0 proved by 0 marks, 0 tagged in the code" in printed
    assert "docs/rules/shahdozd.md:1: no test proves SD-001" in printed


def test_this_project_has_no_gap_and_prints_its_matrix_when_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--verbose"]) == 0
    assert "  SD-043 " in capsys.readouterr().out
