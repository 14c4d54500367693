"""Tables, people and rows to keep in tests, and a database that can be held up."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import Any

import psycopg

from hoodwink.server.store.things import Person, Row, Table

TABLE = Table(
    id="table-one",
    code=None,
    game="nottingham",
    host="ann",
    heading=b"heading\0",
    secret=b"the secret of the match",
    status="lobby",
    open=True,
    lively=False,
    created=1_700_000_000_000,
    touched=1_700_000_000_000,
)

ANN = Person(id="ann", name="Ann", created=1_700_000_000_000, seen=1_700_000_000_000)


def table(id: str, **changes: Any) -> Table:
    return replace(TABLE, id=id, **changes)


def row(number: int, table: str = TABLE.id, body: bytes = b"bag apple") -> Row:
    return Row(table, number, 1_700_000_000_000 + number, body)


@contextmanager
def stalled(place: str) -> Iterator[None]:
    """Whoever wants to write meanwhile has to wait."""
    if "://" in place:
        with psycopg.connect(place) as connection:
            connection.execute("LOCK TABLE tables, log, people, chat IN EXCLUSIVE MODE")
            yield
    else:
        with closing(sqlite3.connect(place, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
