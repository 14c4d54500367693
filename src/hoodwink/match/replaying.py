"""Matches made again from their records, and checked."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hoodwink.kernel.chance import commitment as promise_of
from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.events import Tell
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.plain import refuse_unlike
from hoodwink.kernel.seats import NATURE, Seat
from hoodwink.match.heading import heading_of
from hoodwink.match.lines import RecordError
from hoodwink.match.match import Match
from hoodwink.match.record import Record


def replay(
    record: Record | str, *, pack: Pack | str | None = None, tell: Tell | None = None
) -> Match:
    """The match that a record tells of. RecordError names the first line that is wrong.

    Nature's answers and the result are taken as they are written; `verify` checks them.
    """
    return _replayed(_loaded(record), pack, tell, checks=False)


def deal_again(
    header: Mapping[str, Any],
    secret: bytes,
    *,
    pack: Pack | str | None = None,
    tell: Tell | None = None,
) -> Match:
    """The match of a record's header before the first choice, as nature's secret deals it."""
    match = _opened(Record(dict(header), secret=secret), pack)
    match._let_nature_answer(tell)
    return match


def verify(
    record: Record | str,
    *,
    pack: Pack | str | None = None,
    commitment: str | None = None,
    digest: str | None = None,
    number: str | None = None,
    allow_given: bool = False,
) -> Match:
    """Replay a finished record and check every draw against its secret, every digest, the result.

    `commitment` and `digest` are what a player wrote down during the match. A digest may be of
    any line: it stands for all lines up to there; without one the play is not proved, it only
    fits in itself. `number` is what a player has added to the deal. A match that began
    from a position was not dealt by nature; it is refused unless `allow_given`.
    """
    written = _loaded(record)
    if written.secret is None:
        raise RecordError(written.last_line, "the secret is missing: the draws cannot be checked")
    _check_promise(written, commitment)
    if "start" in written.header and not allow_given:
        raise RecordError(1, "the deal was given, not drawn: nature's secret says nothing of it")
    match = _replayed(written, pack, None, checks=True)
    _check_number(match, number)
    if written.outcome is None:
        raise RecordError(written.result_line, "the result is missing: the match is not over")
    if digest is not None:
        line_with(written, digest)
    return match


def line_with(record: Record, digest: str) -> int:
    """The line that a digest stands for, with all before it; RecordError if it is none of these."""
    wanted = digest.strip().lower()
    if wanted not in record.digests:
        raise RecordError(
            record.last_line,
            "no line has the digest that was written down: this is another match, or another play "
            "of it, or it was cut short",
        )
    return record.digests.index(wanted) + 1


def _check_promise(record: Record, promised: str | None) -> None:
    found = record.header["commitment"]
    if promised is not None and promised.strip().lower() != found:
        raise RecordError(1, f"the commitment is {found}, and not the one that was written down")


def _check_number(match: Match, added: str | None) -> None:
    if added is None:
        return
    numbers = [one.number for one in match.deal.added] if match.deal else []
    if added.strip().lower() not in numbers:
        raise RecordError(1, "the number that was added to the deal is not in it")


def _loaded(record: Record | str) -> Record:
    """The record as it is read from text; one put together by hand is written first."""
    if not isinstance(record, Record):
        return Record.loads(record)
    try:
        if record.secret is None and record.written is None:
            problem = "the secret is missing, and with it every digest; expected a match's record"
            raise RecordError(record.last_line, problem)
        return Record.loads(record.dumps())
    except (AttributeError, TypeError, ValueError, RecursionError) as error:
        raise RecordError(1, f"the record cannot be written down: {error}") from error


def _replayed(record: Record, pack: Pack | str | None, tell: Tell | None, checks: bool) -> Match:
    match = _opened(record, pack)
    expected = _expected(record) if checks else record.digests
    _check_digest(record, 1, expected)
    for number, (seat, text) in enumerate(record.moves):
        line = record.line_of(number)
        try:
            _follow(match, record, seat, text, tell, checks)
        except HoodwinkError as error:
            raise RecordError(line, str(error)) from error
        _check_digest(record, line, expected)
    _check_result(match, record)
    _check_digest(record, len(expected), expected)
    if record.secret is not None:
        match._let_nature_answer(tell)
    return match


def _opened(record: Record, pack: Pack | str | None) -> Match:
    """The match before the first move of its record."""
    try:
        heading, state = heading_of(record.heading, pack)
    except HoodwinkError as error:
        raise RecordError(1, str(error)) from error
    if record.secret is not None and promise_of(record.secret) != heading.commitment:
        raise RecordError(record.last_line, "the secret does not match the commitment in line 1")
    chance = None if record.secret is None else heading.chance(record.secret)
    return Match._seated(heading, state, chance)


def _follow(
    match: Match, record: Record, seat: Seat, text: str, tell: Tell | None, checks: bool
) -> None:
    """One line of a record. Nature's answers are as written, but drawn beside it to compare."""
    move = match.read(text)
    if move.text != text:
        raise HoodwinkError(f"the move is written {text!r}; expected {move.text!r}")
    if seat == NATURE and record.secret is not None and match.moves(NATURE):
        drawn = match._draw()
        if checks and drawn is not move:
            raise HoodwinkError(f"nature answered {text!r}, but the secret draws {drawn.text!r}")
    match._follow(seat, match._allowed(seat, move), tell)


def _expected(record: Record) -> list[str]:
    """The digests that the lines must have."""
    return replace(record, written=None).digests


def _check_digest(record: Record, line: int, expected: list[str]) -> None:
    if record.digests[line - 1] != expected[line - 1]:
        raise RecordError(line, "the digest is not that of the lines up to here")


def _check_result(match: Match, record: Record) -> None:
    if record.outcome is None:
        return
    outcome = match.outcome
    try:
        refuse_unlike(
            "result", record.outcome, outcome.to_json() if outcome else None, HoodwinkError
        )
    except HoodwinkError as error:
        raise RecordError(record.result_line, str(error)) from error
