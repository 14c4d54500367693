"""Tables that begin where a test wants them, and the truth about any: both in the server's file."""

import secrets
import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from sqlalchemy import Engine

from hoodwink import NATURE, Event, Match
from hoodwink.server.store import schema
from hoodwink.server.store.engines import engines
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import heading
from hoodwink.server.tables.table import Table
from server.kit import Serving

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve")
Person = dict[str, str]
"""Key, person and name."""


def people(serving: Serving, count: int, names: Sequence[str] = NAMES) -> list[Person]:
    """Persons with their keys, by these names or those above."""
    return [serving.ask("POST", "/api/keys", {"name": name}) for name in names[:count]]


def lay(serving: Serving, match: Match, seated: Sequence[Person]) -> str:
    """A table of these people where all has been played that was played in this match."""
    record = match.record(reveal=True)
    id, now = secrets.token_urlsafe(16), int(time.time() * 1000)
    rows: list[log.AnyEntry] = [log.Sat(n, who["person"]) for n, who in enumerate(seated)]
    rows.append(log.Began())
    rows += [log.Played(seat, (words,)) for seat, words in record.moves if seat != NATURE]
    values = {
        "id": id,
        "code": None,
        "game": match.game,
        "host": seated[0]["person"],
        "heading": heading.write(heading.Heading(record.heading)),
        "secret": record.secret,
        "status": "playing" if match.outcome is None else "over",
        "open": True,
        "lively": False,
        "created": now,
        "touched": now,
    }
    bodies = [
        {"table_id": id, "number": number, "at": now, "body": log.write(row)}
        for number, row in enumerate(rows)
    ]
    with _file(serving).begin() as file:
        file.execute(schema.tables.insert(), values)
        file.execute(schema.log.insert(), bodies)
    return id


def told_so_far(
    serving: Serving, table: str
) -> Iterator[tuple[Table, log.AnyEntry, Sequence[Event]]]:
    """The table again from its log, row by row, with what was heard of each."""
    with _file(serving).connect() as file:
        kept = file.execute(schema.tables.select().where(schema.tables.c.id == table)).one()
        rows = file.execute(
            schema.log.select().where(schema.log.c.table_id == table).order_by(schema.log.c.number)
        ).all()
    again = Table(kept.id, kept.host, heading.read(kept.heading), kept.secret)
    for row in rows:
        entry = log.read(row.body)
        yield again, entry, again.fold(entry, row.at)


def truth(serving: Serving, table: str) -> Match:
    """The match as the server has it now, with every hidden card."""
    *_, (again, _, _) = told_so_far(serving, table)
    assert again.match
    return again.match


def _file(serving: Serving) -> Engine:
    return _opened(serving.db)


@cache
def _opened(path: str) -> Engine:
    return engines(path).write
