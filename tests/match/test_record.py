import json
from itertools import count
from typing import Any

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
OUTCOME = json.loads(LINES[-2])["outcome"]


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
    assert rows[-2]["outcome"] == (MATCH.outcome.to_json() if MATCH.outcome else None)
    assert list(rows[-1]) == ["secret"]
    assert all(len(bytes.fromhex(row["digest"])) == 32 for row in rows[:-1])
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


def test_a_match_that_is_not_over_is_written_down_only_to_reveal_it() -> None:
    match = Match("shahdozd", 3, seed=1)
    with pytest.raises(hoodwink.HoodwinkError, match=r"not over; record\(reveal=True\)"):
        match.record()
    assert match.record(reveal=True).secret is not None


def test_the_header_handed_out_is_a_copy() -> None:
    match = Match.from_position(Match("shahdozd", 3, seed=1).position(), seed=1)
    before = match.record(reveal=True)
    header = match.record(reveal=True).header
    header["start"]["bank"] = header["options"]["turn_cap"] = header["pack"]["version"] = 99
    header["start"]["purses"].clear()
    header["seats"] = 5
    assert match.record(reveal=True) == before
    again = hoodwink.replay(before)
    before.header["start"]["purses"].clear()
    assert again.record(reveal=True).header["start"]["purses"] == [3, 3, 3]


def test_an_unfinished_record_with_its_secret_goes_on_with_the_same_chance() -> None:
    half = Match("shahdozd", 3, seed=1, mixing="random")
    half.play(0, "peek none")
    again = hoodwink.replay(half.record(reveal=True).dumps())
    assert again.position() == half.position()
    assert again.commitment == half.commitment
    assert again.record(reveal=True) == half.record(reveal=True)


def test_without_its_secret_a_match_can_be_looked_at_but_not_played_on() -> None:
    match = Match("shahdozd", 3, seed=1)
    again = hoodwink.replay(match.record(reveal=True).dumps().rpartition('{"secret"')[0])
    assert again.view(0) == match.view(0)
    assert again.commitment == match.commitment
    asked = (lambda: again.play(0, "peek none"), lambda: again.record(True), lambda: again.digest)
    for ask in asked:
        with pytest.raises(hoodwink.HoodwinkError, match="without its secret"):
            ask()
    assert again.copy().position() == match.position()


def test_a_draw_that_the_secret_does_not_give_is_found() -> None:
    dealt = [json.loads(line)["move"] for line in LINES[2:8]]
    swapped = changed(3, move=dealt[1]).splitlines()
    swapped[3] = swapped[3].replace(dealt[1], dealt[0])
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
    with pytest.raises(RecordError, match=f"line {line}: result: scores: 0 is 99; expected"):
        hoodwink.verify(changed(line, outcome=OUTCOME | {"scores": [99, 9, 9, 9]}))


def test_a_result_before_the_end_is_found() -> None:
    lines = [*LINES[:20], *LINES[-2:]]
    with pytest.raises(RecordError, match=r"line 21: result is .*; expected None"):
        hoodwink.replay("\n".join(lines))


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
    with pytest.raises(RecordError, match=r"line 1: .*made with pack version '0'"):
        hoodwink.replay(changed(1, pack={"version": "0", "digest": "0"}))


@pytest.mark.parametrize(
    ("line", "values", "problem"),
    [
        (1, {"game": 5}, "line 1: header: game is 5; expected one of"),
        (1, {"game": "chess"}, "line 1: header: game is 'chess'; expected one of"),
        (1, {"seats": 9}, "line 1: shahdozd is for 3 to 6 players"),
        (1, {"seats": True}, "line 1: header: seats is True; expected a whole number"),
        (1, {"options": {"x": 1}}, "line 1: there is no option 'x'"),
        (1, {"options": {}}, "line 1: header: options: memory is missing; expected True"),
        (1, {"start": {"bank": 1}}, "line 1: position: purses is missing"),
        (1, {"start": []}, "line 1: header: start is .*; expected a table"),
        (1, {"players": "Ada"}, "line 1: header: players is 'Ada'; expected a list"),
        (1, {"players": ["Ada"]}, r"line 1: players are \['Ada'\]; expected 4 names"),
        (1, {"players": ["A", "B", "C", 4]}, "line 1: players are .*; expected 4 names"),
        (1, {"players": ["A", "B", "C", "\u202e"]}, "line 1: players are .*; expected 4 names"),
        (1, {"commitment": "0"}, "line 1: commitment is '0'; expected 64 digits"),
        (1, {"digest": None}, "line 1: digest is None; expected 64 digits"),
        (1, {"cheat": 1}, "line 1: header: there is no 'cheat'"),
        (2, {"seat": "king"}, "line 2: seat is 'king'; expected a number from 0, 'nature'"),
        (2, {"seat": True}, "line 2: seat is True"),
        (9, {"seat": "0"}, "line 9: seat is '0'"),
        (9, {"seat": -1}, "line 9: seat is -1"),
        (9, {"move": ["peek", "a"]}, "line 9: move is .*; expected its words"),
        (9, {"move": "Peek  NONE"}, "line 9: the move is written 'Peek  NONE'; expected 'peek"),
        (2, {"more": 1}, "line 2: expected a move with its seat"),
        (2, {"digest": "A" * 64}, "line 2: digest is .*; expected 64 digits"),
        (len(LINES) - 1, {"outcome": None}, "expected a move with its seat, the outcome"),
        (len(LINES), {"secret": "xyz"}, "secret is 'xyz'; expected 64 digits"),
        (len(LINES), {"secret": "00" * 31}, "expected 64 digits"),
        (len(LINES), {"secret": "00" * 100}, "expected 64 digits"),
        (len(LINES), {"secret": 5}, "secret is 5; expected 64 digits"),
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
        ("\n", "line 1: not readable as JSON"),
        ('{"a": 1, "b": {"c": 1, "c": 1}}', "line 1: not readable: 'c' stands twice in one table"),
        ('{"a": 1.0}', "line 1: not readable: the number 1.0; expected whole numbers"),
        ('{"a": NaN}', "line 1: not readable: the number NaN; expected whole numbers"),
        ('{"a": ' + "9" * 5000 + "}", "line 1: not readable: a number of 5000 digits"),
        ('{"a": [9999999999]}', "line 1: a: 0 is a number beyond all measure; expected a number"),
        ('{"a": ' + "[" * 50_000 + "]" * 50_000 + "}", "line 1: "),
        ('{"a": ' + "[" * 100 + "]" * 100 + "}", "line 1: a: .* expected no more than"),
        (f'{{"a": "{"x" * 1000}"}}', "line 1: a is 'xxx.*; expected a text of at most"),
        (" " * 100_001, "line 1: too long"),
        ("\n" * 4_000_001, "line 1: the record is too long"),
        ("\n".join([*LINES, LINES[1]]), "nothing may follow the secret"),
        ("\n".join([LINES[0], LINES[-2], LINES[-2]]), "line 3: expected a move"),
    ],
    ids=count(),
)
def test_a_damaged_file_is_refused(text: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem) as damaged:
        Record.loads(text)
    assert len(str(damaged.value)) < 250


@pytest.mark.parametrize("seats", [{0, 1}, 10**5000, 1.0, "9" * 10**6], ids=range(4))
def test_a_record_put_together_by_hand_is_looked_at_as_closely(seats: object) -> None:
    record = MATCH.record()
    record.header["seats"] = seats
    with pytest.raises(RecordError, match="line 1: ") as damaged:
        hoodwink.replay(record)
    assert len(str(damaged.value)) < 250


def test_a_record_put_together_by_hand_needs_its_secret() -> None:
    record = MATCH.record()
    record.secret = None
    with pytest.raises(hoodwink.HoodwinkError, match="without its secret has no digests"):
        record.dumps()
    for read in (hoodwink.replay, hoodwink.verify):
        with pytest.raises(RecordError, match="the secret is missing") as refused:
            read(record)
        assert refused.value.line == record.last_line


def test_a_record_put_together_without_sense_is_refused() -> None:
    nonsense: Any = Record
    for record in (nonsense(None, secret=b""), nonsense({}, None, secret=b""), nonsense({}, None)):
        with pytest.raises(RecordError, match="line 1: the record cannot be written down"):
            hoodwink.verify(record)


@pytest.mark.parametrize("record", [b'{"game": "shahdozd"}', 5, None, ["{}"]])
def test_what_is_no_text_is_no_record(record: Any) -> None:
    for read in (hoodwink.replay, hoodwink.verify, Record.loads):
        with pytest.raises(
            RecordError, match=r"line 1: the record is of type \w+; expected its text"
        ):
            read(record)


def test_names_of_players_stand_in_the_record() -> None:
    names = ("Ada", "Bram", "Cleo")
    match = Match("shahdozd", 3, seed=1, players=names)
    assert match.players == names
    again = hoodwink.replay(match.record(reveal=True).dumps())
    assert again.players == names
    assert Match("shahdozd", 3, seed=1).players == ()
    with pytest.raises(hoodwink.SeatsError, match="expected 3 names of 1 to 40 letters"):
        Match("shahdozd", 3, players=["Ada", ""])
