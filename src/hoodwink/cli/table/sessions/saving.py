"""Matches on disk: records to keep, and the one match to go on with."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hoodwink import HoodwinkError, Listener, Match, Record, RecordError, replay
from hoodwink.bots import bot_names
from hoodwink.cli.table.company import names_for
from hoodwink.cli.table.sessions.session import Session
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat
from hoodwink.locales import LANGUAGES
from hoodwink.locales.voice import Voice
from hoodwink.match import MOST_LETTERS, NOTES


def resume_file(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a match waits until its player comes back."""
    state = environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "hoodwink" / "resume.jsonl"


def write(record: Record, path: Path) -> None:
    """All or nothing: an interrupted write leaves the old file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(record.dumps(), encoding="utf-8")
    fresh.replace(path)


def read(path: Path) -> Record:
    """A record from a file; RecordError if it is not one."""
    try:
        with path.open(encoding="utf-8") as file:
            return Record.loads(file.read(MOST_LETTERS + 1))
    except UnicodeDecodeError as error:
        raise RecordError(1, "not readable as text") from error


def keep(session: Session, path: Path) -> None:
    """Save a match so that it can be gone on with. It holds the truth, and says so."""
    record = session.record(reveal=True)
    record.header[NOTES]["note"] = Voice(session.language).say("holds-the-truth")
    write(record, path)


def go_on(
    path: Path, language: str | None = None, bots: Sequence[str] = (), pack: str | None = None
) -> Session:
    """The match that was kept in a file, with the same company unless other bots are named.

    One that was begun with an owner's pack needs that pack again.
    """
    record = read(path)
    if record.secret is None:
        raise RecordError(record.last_line, "a record without its secret cannot be gone on with")
    heard = Listener()
    match = replay(record, pack=pack, tell=heard)
    table = _table(record)
    seat = table.count("person", 0, match.seats - 1)
    return Session(
        match,
        seat,
        names_for(match.seats, seat, match.players),
        seated(bots, match.seats, seat) if bots else _bots(table, match, seat),
        language or table.word("language", list(LANGUAGES)),
        heard,
        table.count("read", 0, len(heard.events)),
    )


def _table(record: Record) -> Reading:
    told = record.header.get(NOTES)
    if not isinstance(told, dict):
        raise HoodwinkError("line 1: the record does not say who sat where; it cannot be gone on")
    return Reading("line 1: table", told, HoodwinkError)


def seated(bots: Sequence[str], seats: int, person: Seat) -> dict[Seat, str]:
    """Bots for all seats but the person's, in turn."""
    others = [seat for seat in range(seats) if seat != person]
    return {seat: bots[turn % len(bots)] for turn, seat in enumerate(others)}


def _bots(table: Reading, match: Match, person: Seat) -> dict[Seat, str]:
    """Only our own bots: a file that somebody sent must not name code to run."""
    told: dict[str, Any] = table.table("bots")
    seats, known = seated(("",), match.seats, person), bot_names(match.game)
    if sorted(told) != [str(seat) for seat in seats] or not {*told.values()} <= {*known}:
        raise table.wrong("bots", f"one of {', '.join(known)} for every other seat")
    return {seat: str(told[str(seat)]) for seat in seats}
