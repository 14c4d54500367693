import json

import pytest

import hoodwink
from hoodwink import Listener, Match, Record, RecordError


def finished() -> Match:
    match = Match("shahdozd", 4, seed=3)
    pick = 0
    while match.to_act:
        seat = match.to_act[-1]
        moves = match.moves(seat)
        pick = (pick * 31 + 7) % 1009
        match.play(seat, moves[pick % len(moves)])
    return match


MATCH = finished()
LINES = MATCH.record().dumps().splitlines()


def changed(line: int, **values: object) -> str:
    """The record with other values in one line, counted from 1."""
    lines = LINES.copy()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | values)
    return "\n".join(lines)


def test_a_record_is_one_line_a_move_between_header_and_secret() -> None:
    rows = [json.loads(line) for line in LINES]
    assert rows[0]["game"] == "shahdozd"
    assert rows[1]["seat"] == "nature"
    assert rows[1]["move"].startswith("first ")
    assert rows[-2] == {"outcome": MATCH.outcome.to_json() if MATCH.outcome else None}
    assert list(rows[-1]) == ["secret"]
    assert len(rows) == MATCH.version + 3


def test_a_replay_is_the_same_match() -> None:
    again = hoodwink.replay(MATCH.record().dumps())
    assert again.position() == MATCH.position()
    assert again.record() == MATCH.record()


def test_a_replay_tells_what_happened() -> None:
    heard = Listener()
    hoodwink.replay(MATCH.record(), tell=heard)
    assert heard.events[0].kind == "first_player"
    assert heard.events[-1].kind == "game_over"


def test_a_true_record_is_verified() -> None:
    assert hoodwink.verify(MATCH.record().dumps()).outcome == MATCH.outcome


def test_the_secret_is_told_only_at_the_end_or_on_request() -> None:
    match = Match("shahdozd", 3, seed=1)
    assert match.record().secret is None
    assert match.record(reveal=True).secret is not None


def test_an_unfinished_record_with_its_secret_goes_on_with_the_same_chance() -> None:
    half = Match("shahdozd", 3, seed=1, mixing="random")
    half.play(0, "peek none")
    again = hoodwink.replay(half.record(reveal=True).dumps())
    assert again.position() == half.position()
    assert again.commitment == half.commitment
    assert again.record(reveal=True) == half.record(reveal=True)


def test_without_its_secret_a_match_can_be_looked_at_but_not_played_on() -> None:
    match = Match("shahdozd", 3, seed=1)
    again = hoodwink.replay(match.record().dumps())
    assert again.view(0) == match.view(0)
    with pytest.raises(hoodwink.HoodwinkError, match="without its secret"):
        again.play(0, "peek none")
    assert again.copy().position() == match.position()


def test_a_draw_that_the_secret_does_not_give_is_found() -> None:
    dealt = [json.loads(line)["move"] for line in LINES[2:8]]
    swapped = changed(3, move=dealt[1]).splitlines()
    swapped[3] = json.dumps({"seat": "nature", "move": dealt[0]})
    with pytest.raises(RecordError, match=f"line 3: nature answered '{dealt[1]}'"):
        hoodwink.verify("\n".join(swapped))


def test_a_move_that_is_not_legal_is_found() -> None:
    with pytest.raises(RecordError, match="line 9: 'tax 1' is refused by SD-032"):
        hoodwink.verify(changed(9, move="tax 1"))


def test_words_that_are_no_move_are_found() -> None:
    with pytest.raises(RecordError, match="line 9: 'fly' is no move"):
        hoodwink.verify(changed(9, move="fly"))


def test_a_wrong_result_is_found() -> None:
    line = len(LINES) - 1
    with pytest.raises(RecordError, match=f"line {line}: the result is"):
        hoodwink.verify(changed(line, outcome={"scores": [9, 9, 9, 9]}))


def test_a_secret_that_was_not_committed_to_is_found() -> None:
    with pytest.raises(RecordError, match=f"line {len(LINES)}: the secret does not match"):
        hoodwink.verify(changed(len(LINES), secret="00" * 32))


def test_a_record_without_its_secret_cannot_be_verified() -> None:
    with pytest.raises(RecordError, match="the secret is missing"):
        hoodwink.verify("\n".join(LINES[:-1]))


def test_a_cut_record_has_no_result_to_verify() -> None:
    with pytest.raises(RecordError, match="the match is not over"):
        hoodwink.verify("\n".join([*LINES[:20], LINES[-1]]))


def test_a_record_of_another_pack_version_is_refused() -> None:
    with pytest.raises(RecordError, match="line 1: made with pack version '0'"):
        hoodwink.replay(changed(1, pack={"version": "0", "digest": "0"}))


@pytest.mark.parametrize(
    ("line", "values", "problem"),
    [
        (1, {"hoodwink": 9}, "line 1: no Hoodwink record"),
        (1, {"game": 5}, "line 1: 'game' is missing from the header, or is no str"),
        (1, {"game": "chess"}, "line 1: header: game is 'chess'; expected one of"),
        (1, {"seats": 9}, "line 1: shahdozd is for 3 to 6 players"),
        (1, {"options": {"x": 1}}, "line 1: there is no option 'x'"),
        (1, {"start": {"bank": 1}}, "line 1: position: purses is missing"),
        (2, {"seat": "king"}, "line 2: 'king' is not a seat"),
        (2, {"more": 1}, "line 2: expected a move with its seat"),
        (len(LINES), {"secret": "xyz"}, "the secret is not written in hexadecimal"),
    ],
)
def test_a_damaged_line_is_named(line: int, values: dict[str, object], problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        hoodwink.replay(changed(line, **values))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: the record is empty"),
        ("{", "line 1: not readable as JSON"),
        ("[]", "line 1: expected a JSON object"),
        ("\n".join([*LINES, LINES[1]]), "nothing may follow the secret"),
        ("\n".join([LINES[0], LINES[-2], LINES[-2]]), "line 3: expected a move"),
    ],
)
def test_a_damaged_file_is_refused(text: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        Record.loads(text)
