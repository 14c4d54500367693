"""What an older or a newer Hoodwink wrote opens, or is refused with the version that reads it."""

import json
from pathlib import Path
from typing import Any

import pytest

import hoodwink
from hoodwink import Match, PositionError, RecordError
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box

ROOT = Path(__file__).parents[2]


@pytest.fixture
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Hoodwink whose rules are at version 3, and still play what was begun by version 2."""
    box = BOXES["shahdozd"]
    newer = Box(box.name, box.seats, box.options, box.rules, version=3, oldest=2)
    monkeypatch.setitem(BOXES, "shahdozd", newer)


def record(**changes: Any) -> str:
    """A whole match with something else in its header, and digests that fit."""
    match = Match("shahdozd", 3, seed=1, turn_cap=3)
    while match.to_act:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    told = match.record()
    told.header |= changes
    return told.dumps()


def position(**changes: Any) -> dict[str, Any]:
    return Match("shahdozd", 3, seed=1).position() | changes


def test_records_and_positions_say_what_wrote_them() -> None:
    for header in (position(), json.loads(record().splitlines()[0])):
        assert (header["hoodwink"], header["rules"]) == (2, 1)
        assert header["by"] == hoodwink.__version__


def test_the_version_is_that_of_the_package() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{hoodwink.__version__}"' in text


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"hoodwink": 3, "by": "0.9.1"}, "hoodwink is 3; .*open it with Hoodwink 0.9.1, which wrote"),
    ({"hoodwink": 1, "by": None}, "hoodwink is 1; .* reads format 2, and no release wrote this"),
    ({"hoodwink": True}, "hoodwink is True; this is Hoodwink"),
    ({"hoodwink": 2.0}, "2.0"),
    ({"hoodwink": None}, "hoodwink is None"),
    ({"by": None}, "by is None; expected a version like 0.1.0"),
    ({"by": "rm -rf"}, "by is 'rm -rf'; expected a version"),
    ({"rules": 2, "by": "0.9.1"}, "rules is 2; .*version 1 of the rules of shahdozd: open it with"),
    ({"rules": 0}, "rules is 0; this is Hoodwink .*, which reads version 1 of the rules"),
    ({"rules": True}, "rules is True"),
    ({"rules": "1"}, "rules is '1'"),
]


@pytest.mark.parametrize(("changes", "problem"), REFUSED)
def test_what_another_version_wrote_is_refused_with_the_one_that_reads_it(
    changes: dict[str, Any], problem: str
) -> None:
    with pytest.raises(PositionError, match=problem):
        Match.from_position(position(**changes))
    for read in (hoodwink.replay, hoodwink.verify):
        with pytest.raises(RecordError, match=f"^line 1: .*{problem}"):
            read(record(**changes))


def test_what_says_nothing_of_its_version_is_refused() -> None:
    for key in ("hoodwink", "by", "rules"):
        values = position()
        del values[key]
        with pytest.raises(PositionError, match=f"{key} is "):
            Match.from_position(values)


@pytest.mark.usefixtures("_later")
def test_what_was_begun_by_older_rules_opens_while_they_play_the_same() -> None:
    old = {"rules": 2, "by": "0.0.9"}
    again = hoodwink.verify(record(**old))
    assert again.record().header["rules"] == 2
    assert again.record().header["by"] == "0.0.9"
    assert again.record().dumps() == record(**old)
    begun = Match.from_position(position(**old))
    assert begun.position()["rules"] == 3
    assert begun.position()["by"] == hoodwink.__version__


@pytest.mark.usefixtures("_later")
@pytest.mark.parametrize("rules", [1, 4])
def test_what_was_begun_by_rules_that_play_otherwise_is_refused(rules: int) -> None:
    old = {"rules": rules, "by": "0.0.5"}
    with pytest.raises(RecordError, match=f"rules is {rules}; .*open it with Hoodwink 0.0.5"):
        hoodwink.replay(record(**old))
    with pytest.raises(PositionError, match=f"rules is {rules}; .*open it with Hoodwink 0.0.5"):
        Match.from_position(position(**old))


@pytest.mark.parametrize(("game", "older"), [("cornish", 1)])
def test_a_match_of_rules_that_go_otherwise_now_is_refused_with_its_version(
    game: str, older: int
) -> None:
    """Goods were turned over, and who lands was asked once: such a match would go otherwise."""
    match = Match(game, 2, seed=1)
    old = {"rules": older, "by": "0.0.9"}
    problem = f"rules is {older}; .*reads version 2 of .* {game}: open it with Hoodwink 0.0.9"
    with pytest.raises(PositionError, match=problem):
        Match.from_position(match.position() | old)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    told = match.record()
    assert hoodwink.verify(told.dumps()).outcome
    told.header |= old
    for read in (hoodwink.replay, hoodwink.verify):
        with pytest.raises(RecordError, match=problem):
            read(told.dumps())
