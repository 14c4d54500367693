"""Everything that can be asked. Each is one statement, so it sees one moment."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from hoodwink.server.store import schema
from hoodwink.server.store.schema import chat, keys, links, people, seats, tables
from hoodwink.server.store.schema import log as rows
from hoodwink.server.store.things import Counts, Person, Row, Said, Table

_table = select(*(tables.c[name] for name in Table.__slots__))
_going_on = tables.c.status.in_(("lobby", "playing"))


def table(connection: Connection, id: str) -> Table | None:
    return _first(_tables(connection, _table.where(tables.c.id == id)))


def table_by_code(connection: Connection, code: str) -> Table | None:
    return _first(_tables(connection, _table.where(tables.c.code == code)))


def log(connection: Connection, id: str, start: int) -> list[Row]:
    asked = select(rows).where(rows.c.table_id == id, rows.c.number >= start)
    return [Row(*row) for row in connection.execute(asked.order_by(rows.c.number))]


def said(connection: Connection, id: str, start: int) -> list[Said]:
    asked = select(chat).where(chat.c.table_id == id, chat.c.number >= start)
    return [Said(*row) for row in connection.execute(asked.order_by(chat.c.number))]


def seats_of(connection: Connection, id: str) -> dict[int, str]:
    asked = select(seats.c.seat, seats.c.person).where(seats.c.table_id == id)
    return dict(connection.execute(asked.order_by(seats.c.seat)).all())


def person(connection: Connection, id: str) -> Person | None:
    return _person(connection, select(people).where(people.c.id == id))


def person_by_key(connection: Connection, hash: bytes) -> Person | None:
    return _person(connection, select(people).join(keys).where(keys.c.hash == hash))


def held_keys(connection: Connection, hashes: Collection[bytes]) -> set[bytes]:
    asked = select(keys.c.hash).join(people).where(keys.c.hash.in_(hashes), ~people.c.blocked)
    return set(connection.scalars(asked))


def person_by_link(connection: Connection, hash: bytes, now: int) -> Person | None:
    asked = select(people).join(links).where(links.c.hash == hash, links.c.expires > now)
    return _person(connection, asked)


def open_tables(connection: Connection, limit: int) -> list[Table]:
    return _latest(connection, limit, tables.c.open, _going_on)


def tables_of(connection: Connection, person: str, limit: int) -> list[Table]:
    sits = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    mine = _table.where(or_(tables.c.host == person, sits), tables.c.status != "closed")
    ordered = mine.order_by(_going_on.desc(), tables.c.touched.desc(), tables.c.id)
    return _tables(connection, ordered.limit(limit))


def latest_tables(connection: Connection, limit: int) -> list[Table]:
    return _latest(connection, limit)


def finished(connection: Connection, after: str, limit: int) -> list[Table]:
    asked = _table.where(tables.c.status == "over", tables.c.id > after)
    return _tables(connection, asked.order_by(tables.c.id).limit(limit))


def lively_tables(connection: Connection) -> list[str]:
    return list(connection.scalars(select(tables.c.id).where(tables.c.lively)))


def idle_tables(connection: Connection, before: int) -> list[str]:
    asked = select(tables.c.id).where(tables.c.touched < before)
    return list(connection.scalars(asked.order_by(tables.c.touched)))


def hosted(connection: Connection, person: str) -> int:
    asked = select(func.count()).select_from(tables).where(tables.c.host == person, _going_on)
    return connection.execute(asked).scalar_one()


def counts(connection: Connection) -> Counts:
    def with_status(status: str) -> Any:
        of = select(func.count()).select_from(tables).where(tables.c.status == status)
        return of.scalar_subquery()

    all_people = select(func.count()).select_from(schema.people).scalar_subquery()
    by_status = [with_status(name) for name in ("lobby", "playing", "over", "closed")]
    return Counts(*connection.execute(select(all_people, *by_status)).one())


def _latest(connection: Connection, limit: int, *where: ColumnElement[bool]) -> list[Table]:
    asked = _table.where(*where).order_by(tables.c.touched.desc(), tables.c.id)
    return _tables(connection, asked.limit(limit))


def _tables(connection: Connection, asked: Select[Any]) -> list[Table]:
    return [Table(*row) for row in connection.execute(asked)]


def _first(found: Sequence[Table]) -> Table | None:
    return found[0] if found else None


def _person(connection: Connection, asked: Select[Any]) -> Person | None:
    row = connection.execute(asked).one_or_none()
    return None if row is None else Person(*row)
