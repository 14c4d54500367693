"""Writes as SQL: each act is one statement, and equal acts of a group are one call."""

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    Delete,
    Dialect,
    Insert,
    Table,
    Text,
    Update,
    bindparam,
    column,
    delete,
    insert,
    table,
    update,
)

from hoodwink.server.store.errors import Conflict
from hoodwink.server.store.migrations.heading import VERSION_TABLE
from hoodwink.server.store.schema import chat, keys, links, log, people, seats, tables
from hoodwink.server.store.writes import Write

Values = list[dict[str, object]]


class Batch(NamedTuple):
    """Writes of one kind that are one statement, with the values of each."""

    act: str
    columns: tuple[str, ...]
    values: Values


INSERTS: dict[str, Table] = {
    "add_table": tables,
    "append": log,
    "say": chat,
    "seat": seats,
    "add_person": people,
    "add_key": keys,
    "add_link": links,
}

UPDATES: dict[str, Table] = {"set_table": tables, "set_person": people}

_key: BindParameter[Any] = bindparam("key")
_now: BindParameter[Any] = bindparam("now")

DELETES: dict[str, Callable[[], Delete]] = {
    "remove_table": lambda: delete(tables).where(tables.c.id == _key),
    "unsay": lambda: delete(chat).where(chat.c.person == _key),
    "unseat": lambda: delete(seats).where(
        seats.c.table_id == _key, seats.c.seat == bindparam("number")
    ),
    "remove_person": lambda: delete(people).where(people.c.id == _key),
    "remove_key": lambda: delete(keys).where(keys.c.hash == _key),
    "remove_keys": lambda: delete(keys).where(keys.c.person == _key),
    "take_link": lambda: delete(links).where(links.c.hash == _key, links.c.expires > _now),
    "remove_links_of": lambda: delete(links).where(links.c.person == _key),
    "remove_links": lambda: delete(links).where(links.c.expires <= _now),
}

# Each of these must find its row; whoever removed it was first.
MUST_FIND = frozenset({"set_table", "set_person", "take_link"})


def batches(writes: Iterable[Write]) -> Iterator[Batch]:
    """In order, with neighbours of one kind together, and rows of the log kept for the end.

    A row needs only that its table is there, so it may wait for all but the table's removal.
    """
    rows: Values = []
    batch = Batch("", (), [])
    for write in writes:
        if write.act == "append":
            rows.append(write.values)
            continue
        if write.act == "remove_table":
            yield from _filled(batch, _rows(rows))
            batch, rows = Batch("", (), []), []
        if (write.act, write.columns) != (batch.act, batch.columns):
            yield from _filled(batch)
            batch = Batch(write.act, write.columns, [])
        batch.values.append(write.values)
    yield from _filled(batch, _rows(rows))


def _filled(*batches: Batch) -> Iterator[Batch]:
    """Sorted where processes meet, so that they do not wait for each other's rows in a circle."""
    for batch in batches:
        if batch.act in UPDATES:
            batch.values.sort(key=itemgetter("key"))  # two changes of one row stay in order
        if batch.values:
            yield batch


def _rows(rows: Values) -> Batch:
    rows.sort(key=itemgetter("table_id", "number"))
    return Batch("append", (), rows)


class Statements:
    """The SQL of one database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._texts: dict[tuple[str, tuple[str, ...]], str] = {}
        self._begin = "BEGIN IMMEDIATE" if dialect.name == "sqlite" else ""  # psycopg says it

    def perform(self, cursor: Any, writes: Iterable[Write]) -> None:
        """All of them, in a transaction that the caller ends."""
        if self._begin:
            cursor.execute(self._begin)
        for act, columns, values in batches(writes):
            cursor.executemany(self._text(act, columns), values)
            if act in MUST_FIND and cursor.rowcount < len(values):
                raise Conflict("what was to be changed is gone")

    def _text(self, act: str, columns: tuple[str, ...]) -> str:
        text = self._texts.get((act, columns))
        if text is None:
            text = str(_statement(act, columns).compile(dialect=self._dialect))
            self._texts[act, columns] = text
        return text


def _beat() -> Update:
    version = column("version_num", Text)
    return update(table(VERSION_TABLE, version)).values({version: version})


def _statement(act: str, columns: tuple[str, ...]) -> Insert | Update | Delete:
    if act == "beat":
        return _beat()
    if act in INSERTS:
        return _insert(INSERTS[act])
    if act in UPDATES:
        return _update(UPDATES[act], columns)
    return DELETES[act]()


def _insert(table: Table) -> Insert:
    return insert(table).values({c.name: bindparam(c.name) for c in table.c})


def _update(table: Table, columns: tuple[str, ...]) -> Update:
    changes: dict[str, BindParameter[Any]] = {name: bindparam(name) for name in columns}
    return update(table).where(table.c.id == _key).values(changes)
