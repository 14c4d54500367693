"""Matches made again from their records, and checked."""

from hoodwink.kernel.chance import Chance, commitment
from hoodwink.kernel.errors import HoodwinkError, PositionError
from hoodwink.kernel.events import Tell
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import NATURE, Seat
from hoodwink.match import Match
from hoodwink.record import Record, RecordError
from hoodwink.sitting import sitting_of


def replay(
    record: Record | str, *, pack: Pack | str | None = None, tell: Tell | None = None
) -> Match:
    """The match that a record tells of. RecordError names the first line that is wrong."""
    return _replayed(_loaded(record), pack, tell, check_draws=False)


def verify(record: Record | str, *, pack: Pack | str | None = None) -> Match:
    """Replay a finished record and check every draw against its secret, and the result."""
    written = _loaded(record)
    if written.secret is None:
        raise RecordError(written.last_line, "the secret is missing: the draws cannot be checked")
    match = _replayed(written, pack, None, check_draws=True)
    if written.outcome is None:
        raise RecordError(written.result_line, "the result is missing: the match is not over")
    return match


def _loaded(record: Record | str) -> Record:
    return record if isinstance(record, Record) else Record.loads(record)


def _replayed(
    record: Record, pack: Pack | str | None, tell: Tell | None, check_draws: bool
) -> Match:
    match = _opened(record, pack)
    for number, (seat, text) in enumerate(record.moves):
        try:
            _follow(match, record, seat, text, tell, check_draws)
        except HoodwinkError as error:
            raise RecordError(record.line_of(number), str(error)) from error
    _check_result(match, record)
    if record.secret is not None:
        match.let_nature_answer(tell)
    return match


def _opened(record: Record, pack: Pack | str | None) -> Match:
    """The match before the first move of its record."""
    try:
        read = Reading("header", record.header, PositionError)
        sitting = sitting_of(read, pack)
        start = read.table("start") if "start" in record.header else None
        state = sitting.rules.start(sitting.seats) if start is None else sitting.load(start)
    except HoodwinkError as error:
        raise RecordError(1, str(error)) from error
    promised = str(record.header["commitment"])
    if record.secret is not None and commitment(record.secret) != promised:
        raise RecordError(record.last_line, "the secret does not match the commitment in line 1")
    chance = None if record.secret is None else Chance(record.secret)
    return Match.seated(sitting, state, chance, start, promised)


def _follow(
    match: Match, record: Record, seat: Seat, text: str, tell: Tell | None, check_draws: bool
) -> None:
    """One line of a record. Nature's answers are as written, but drawn beside it to compare."""
    move = match.read(text)
    if seat == NATURE and record.secret is not None and match.moves(NATURE):
        drawn = match.draw()
        if check_draws and drawn is not move:
            raise HoodwinkError(f"nature answered {text!r}, but the secret draws {drawn.text!r}")
    match.follow(seat, move, tell)


def _check_result(match: Match, record: Record) -> None:
    outcome = match.outcome
    told = outcome.to_json() if outcome else None
    if record.outcome is not None and told != record.outcome:
        raise RecordError(record.result_line, f"the result is {told}, not {record.outcome}")
