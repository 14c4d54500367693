"""The tool that tampers with positions for as long as one likes."""

import pytest

from conformance.fuzzing import Complaint
from tools import soak


def test_it_tells_how_far_it_is_and_that_nothing_was_wrong(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert soak.main(["shahdozd", "--mutations", "5"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith("of 12 phases")
    assert told[1].startswith("shahdozd: 5 tried in")
    assert told[-1] == "no complaints"


def test_several_games_are_tried_side_by_side(capfd: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["shahdozd", "sherwood", "--mutations", "5"]) == 0
    told = capfd.readouterr().out
    assert "shahdozd: 5 tried in" in told
    assert "sherwood: 5 tried in" in told
    assert told.endswith("no complaints\n")


def test_one_trial_is_repeated_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["shahdozd", "--only", "40", "--seed", "2"]) == 0
    told = capsys.readouterr().out
    assert "as it was" in told
    assert "no complaint\n" in told


def test_complaints_are_told_once_a_kind_with_the_way_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = [Complaint(number, "a position", "it is broken") for number in (3, 4)]
    monkeypatch.setattr(soak, "complaints", lambda *_: wrong)
    assert soak.main(["shahdozd", "--mutations", "5"]) == 1
    told = capsys.readouterr().out
    assert "2 complaints of 1 kinds" in told
    assert "python -m tools.soak shahdozd --seed 0 --only 3\n" in told
    assert told.endswith("complaints about: shahdozd\n")
