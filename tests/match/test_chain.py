"""A transcript that cannot be rewritten: whoever wrote a digest down finds out."""

import hmac
import json
from hashlib import sha256

import pytest

import hoodwink
from hoodwink import NATURE, TABLE, Match, Record, RecordError
from hoodwink.match.chain import move_line, move_row


def played(match: Match, pick: int, moves: int = 10**6) -> Match:
    while match.to_act and moves:
        seat = match.to_act[0]
        listed = match.moves(seat)
        pick = (pick * 31 + 7) % 1009
        match.play(seat, listed[pick % len(listed)])
        moves -= 1
    return match


def rewritten(record: Record, **changes: object) -> str:
    """As somebody does it who knows the secret: with digests that fit."""
    again = Record(record.header, record.moves, record.outcome, record.secret)
    for name, value in changes.items():
        setattr(again, name, value)
    return again.dumps()


MATCH = played(Match("shahdozd", 4, seed=3, players=["Ada", "Bram", "Cleo", "Dara"]), 1)
RECORD = MATCH.record()


def test_the_digest_is_made_as_the_decision_says() -> None:
    assert RECORD.secret
    key = hmac.digest(RECORD.secret, b"hoodwink chain", "sha256")
    last = bytes(32)
    for line, told in zip(RECORD.dumps().splitlines()[:-1], RECORD.digests, strict=True):
        row = json.loads(line)
        del row["digest"]
        text = json.dumps(row, sort_keys=True, separators=(",", ":"))
        last = hmac.digest(key, last + text.encode(), "sha256")
        assert last.hex() == told
    assert MATCH.digest == last.hex()


def test_the_digest_is_known_move_by_move() -> None:
    """Asked for after every move, or only at the end: it is that of the record."""
    match = Match("shahdozd", 4, seed=3, players=MATCH.players)
    told = {match.version: match.digest}
    for seat, text in RECORD.moves[match.version :]:
        if seat != NATURE:
            match.play(seat, text)
            told[match.version] = match.digest
    *lines, last = RECORD.digests
    assert all(lines[version] == link for version, link in list(told.items())[:-1])
    assert told[match.version] == last == MATCH.digest


def test_a_copy_has_the_digest_of_its_own_way() -> None:
    match = Match("shahdozd", 3, seed=1)
    begin = match.digest
    twin, other = match.copy(), match.copy()
    assert twin.digest == begin
    twin.play(0, "peek b")
    other.play(0, "peek c")
    match.play_all(0, ["peek b"])
    assert len({begin, twin.digest, other.digest}) == 3
    assert match.digest == twin.digest


def test_matches_that_were_dealt_alike_are_told_apart_by_their_players() -> None:
    one, other = (Match("shahdozd", 3, 1, players=names) for names in ("abc", "acb"))
    assert one.commitment == other.commitment
    assert one.digest != other.digest


def test_who_does_not_have_the_secret_learns_nothing_from_a_digest() -> None:
    """Not even by trying every choice that may have been sealed: the key is not to be had."""
    one, other = Match("shahdozd", 3, seed=1), Match("shahdozd", 3, seed=2)
    public = {"hoodwink", "commitment"}
    for match in (one, other):
        match.play(1, "peek a")
        header = match.record(reveal=True).header
        assert public <= header.keys()
        tries = {
            sha256((before + text).encode()).hexdigest()
            for before in ("", match.commitment, match.digest)
            for text in (json.dumps(header), "peek a", json.dumps({"move": "peek a", "seat": 1}))
        }
        assert match.digest not in tries
    assert one.digest != other.digest


def test_another_play_of_the_same_deal_does_not_have_the_digest() -> None:
    other = played(Match("shahdozd", 4, seed=3, players=MATCH.players), 5)
    assert other.commitment == MATCH.commitment
    text = other.record().dumps()
    assert hoodwink.verify(text, commitment=MATCH.commitment).outcome
    with pytest.raises(RecordError, match="no line has the digest that was written down"):
        hoodwink.verify(text, digest=MATCH.digest)


@pytest.mark.parametrize("line", [0, 1, 7, 8, 20, len(RECORD.digests) - 1])
def test_a_digest_from_any_moment_stands_for_the_lines_before_it(line: int) -> None:
    wrote = f" {RECORD.digests[line].upper()}\n"
    assert hoodwink.verify(RECORD, digest=wrote, commitment=f"{MATCH.commitment.upper()} ")


def test_other_names_do_not_have_the_digest() -> None:
    header = RECORD.header | {"players": ["Dara", "Bram", "Cleo", "Ada"]}
    text = rewritten(RECORD, header=header)
    assert hoodwink.verify(text).players[0] == "Dara"
    for digest in RECORD.digests[::20]:
        with pytest.raises(RecordError, match="no line has the digest"):
            hoodwink.verify(text, digest=digest)


def test_what_was_played_after_the_digest_may_be_another() -> None:
    """Which is why the last one is to be written down."""
    half = Match("shahdozd", 4, seed=3, players=MATCH.players)
    for seat, text in RECORD.moves[:12]:
        if seat != NATURE:
            half.play(seat, text)
    early = half.digest
    other = played(half, 77).record()
    assert hoodwink.verify(other.dumps(), digest=early)
    with pytest.raises(RecordError, match="no line has the digest"):
        hoodwink.verify(other.dumps(), digest=MATCH.digest)


@pytest.mark.parametrize("line", range(2, 40, 5))
def test_two_lines_in_another_order_are_found(line: int) -> None:
    lines = RECORD.dumps().splitlines()
    lines[line - 1], lines[line] = lines[line], lines[line - 1]
    with pytest.raises(RecordError, match=f"^line {line}: "):
        hoodwink.verify("\n".join(lines))


@pytest.mark.parametrize("line", [1, 2, 9, 30, len(RECORD.digests)])
def test_a_digest_that_was_changed_is_found(line: int) -> None:
    lines = RECORD.dumps().splitlines()
    row = json.loads(lines[line - 1])
    lines[line - 1] = json.dumps(row | {"digest": "0" * 64})
    with pytest.raises(RecordError, match=f"^line {line}: the digest is not that of the lines"):
        hoodwink.verify("\n".join(lines))


def test_a_record_that_was_cut_short_is_no_whole_one() -> None:
    for moves in (0, 10, len(RECORD.moves) - 1):
        for outcome in (None, RECORD.outcome):
            with pytest.raises(RecordError, match=r"not over|expected None"):
                hoodwink.verify(rewritten(RECORD, moves=RECORD.moves[:moves], outcome=outcome))


def test_moves_after_the_end_are_found() -> None:
    moves = [*RECORD.moves, RECORD.moves[-1]]
    with pytest.raises(RecordError, match=f"^line {len(moves) + 1}: "):
        hoodwink.verify(rewritten(RECORD, moves=moves))


def test_a_commitment_that_was_not_written_down_is_found() -> None:
    with pytest.raises(RecordError, match=f"line 1: the commitment is {MATCH.commitment}, and not"):
        hoodwink.verify(RECORD, commitment="0" * 64)


@pytest.mark.parametrize("from_view", [False, True])
def test_a_deal_that_was_given_is_not_taken_for_drawn(from_view: bool) -> None:
    dealt = Match("shahdozd", 3, seed=1)
    given = dealt.imagine(0, seed=2) if from_view else Match.from_position(dealt.position(), seed=2)
    text = played(given, 1).record().dumps()
    with pytest.raises(RecordError, match="line 1: the deal was given, not drawn"):
        hoodwink.verify(text)
    assert hoodwink.verify(text, allow_given=True).outcome == given.outcome


def test_a_given_deal_is_part_of_the_digest() -> None:
    """Else another could be put in its place."""
    one, other = (
        Match.from_position(Match("shahdozd", 3, seed=deal).position(), seed=9) for deal in (1, 2)
    )
    assert one.commitment == other.commitment
    assert one.digest != other.digest


@pytest.mark.parametrize("seat", [0, 3, NATURE, TABLE])
@pytest.mark.parametrize("text", ["bag silk", 'say "é" \\ aloud', "\u2028"])
def test_the_line_of_a_move_is_its_row_as_json(seat: int, text: str) -> None:
    row = json.dumps(move_row(seat, text), sort_keys=True, separators=(",", ":"))
    assert move_line(seat, text) == row
