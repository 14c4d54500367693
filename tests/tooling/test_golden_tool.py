"""The tool that writes golden playthroughs and notices when one is out of date."""

from pathlib import Path

import pytest

from hoodwink import Event, game_names
from hoodwink.kernel.moves import Move
from tools.golden import expected_plans, main, missing
from tools.playthrough import Playthrough, leaves, listed, plan, read_plan, told


def test_every_game_and_number_of_players_is_expected() -> None:
    expected = [(one.game, one.seats) for one in expected_plans()]
    assert {game for game, _ in expected} == set(game_names())
    assert [seats for game, seats in expected if game == "shahdozd"] == [3, 4, 5, 6]


def test_a_missing_golden_is_named_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [one.file for one in missing(tmp_path)] == [one.file for one in expected_plans()]
    assert main(["--folder", str(tmp_path)]) == 1
    assert "changed: shahdozd-3.txt" in capsys.readouterr().out
    assert main(["--folder", str(tmp_path), "--write"]) == 0
    assert missing(tmp_path) == []
    assert main(["--folder", str(tmp_path)]) == 0


@pytest.mark.thorough
def test_one_more_golden_is_written_again_with_the_rest(tmp_path: Path) -> None:
    main(["--folder", str(tmp_path), "--write", "--more", "shahdozd", "4", "mixing=random"])
    file = tmp_path / "shahdozd-4-mixing-random.txt"
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept.replace("seat 0", "seat 1"), encoding="utf-8")
    assert main(["--folder", str(tmp_path)]) == 1
    assert main(["--folder", str(tmp_path), "--write"]) == 0
    assert file.read_text(encoding="utf-8") == kept


def test_a_plan_is_read_back_from_the_head_of_its_file() -> None:
    one = plan("shahdozd", 5, ["memory=false", "turn_cap=3"], "tea", 40)
    assert one.options == {"memory": False, "turn_cap": 3}
    assert read_plan(one.head()) == one
    assert one.file == "shahdozd-5-memory-false-turn_cap-3.txt"


def test_a_plan_is_played_the_same_way_every_time() -> None:
    one = plan("shahdozd", 3, [], "tea", 30)
    assert Playthrough(one).text() == Playthrough(one).text()


def test_moves_are_listed_with_what_they_share_said_once() -> None:
    words = ["look", "rotate left", "rotate right", "tax 1", "mix a b", "mix a c", "mix b c"]
    assert listed([Move(text) for text in words]) == (
        "look, rotate left|right, tax 1, mix a b|c, mix b c"
    )


def test_a_move_that_begins_like_another_is_listed_too() -> None:
    words = ["offer", "offer 1 coin", "offer 2 coins"]
    assert listed([Move(text) for text in words]) == "offer, offer 1 coin, offer 2 coins"


def test_an_event_says_for_whom_its_private_part_is() -> None:
    event = Event("looked", {"seat": 0, "slot": "a"}, {0: {"card": "king"}})
    assert told(event) == "looked: seat=0 slot=a [0 only: card=king]"


def test_a_view_is_told_value_by_value() -> None:
    view = {"bank": 3, "claim": {"seat": None}, "slots": [{"up": True}], "purses": [1, 2]}
    assert leaves(view) == {
        "bank": "3",
        "claim.seat": "none",
        "slots.0.up": "true",
        "purses": "[1 2]",
    }
