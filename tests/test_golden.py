"""Golden playthroughs: a match that goes another way than it used to is seen here first."""

import pytest

from tools.golden import FOLDER, kept_plans, missing
from tools.playthrough import Plan, Playthrough

HINT = "if that is meant: make goldens, then read the diff"


@pytest.mark.parametrize("plan", kept_plans(), ids=lambda plan: plan.file)
def test_a_golden_playthrough_goes_as_it_is_written(plan: Plan) -> None:
    kept = (FOLDER / plan.file).read_text(encoding="utf-8")
    assert Playthrough(plan).text().splitlines() == kept.splitlines(), HINT


def test_every_game_has_a_golden_for_every_number_of_players() -> None:
    assert [plan.file for plan in missing()] == [], "make goldens"


def test_every_file_is_named_after_what_is_played_in_it() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(
        plan.file for plan in kept_plans()
    )


@pytest.mark.parametrize("plan", kept_plans(), ids=lambda plan: plan.file)
def test_a_golden_is_short_enough_to_be_read(plan: Plan) -> None:
    lines = (FOLDER / plan.file).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 450
    assert max(map(len, lines)) <= 100
