"""Everything that can be written, as values. Knows no database."""

from typing import NamedTuple, TypedDict, Unpack

from hoodwink.server.store.errors import Unfit
from hoodwink.server.store.things import Person, Row, Said, Status, Table


class Write(NamedTuple):
    """Opaque to whoever asks for it; made by the functions below."""

    act: str
    columns: tuple[str, ...]  # of a change: two with the same columns are one statement
    values: dict[str, object]
    table: str | None = None

    def __repr__(self) -> str:  # values may be secret
        return f"Write({self.act!r})"


class TableChanges(TypedDict, total=False):
    """What may change of a table besides its log."""

    code: str | None
    host: str
    status: Status
    open: bool
    lively: bool
    touched: int


class PersonChanges(TypedDict, total=False):
    """What may change of a person."""

    name: str
    seen: int
    blocked: bool
    webhook: str | None
    webhook_secret: bytes | None
    mutes: str


def _fit(text: str | None) -> None:
    """What people type must suit both databases: PostgreSQL keeps no NUL, neither half a letter."""
    if text is not None and ("\0" in text or (not text.isascii() and _broken(text))):
        raise Unfit("a text holds a letter that cannot be kept")


def _broken(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def add_table(table: Table) -> Write:
    values = {name: getattr(table, name) for name in Table.__slots__}
    return Write("add_table", (), values, table.id)


def set_table(id: str, **changes: Unpack[TableChanges]) -> Write:
    """A table that is gone makes a Conflict."""
    return Write("set_table", tuple(changes), {"key": id, **changes}, id)


def remove_table(id: str) -> Write:
    """With its log, chat and seats."""
    return Write("remove_table", (), {"key": id}, id)


def append(row: Row) -> Write:
    values = {"table_id": row.table, "number": row.number, "at": row.at, "body": row.body}
    return Write("append", (), values, row.table)


def say(said: Said) -> Write:
    _fit(said.text)
    values = {
        "table_id": said.table,
        "number": said.number,
        "person": said.person,
        "at": said.at,
        "text": said.text,
    }
    return Write("say", (), values, said.table)


def unsay(person: str) -> Write:
    """Takes back all that a person has said, at all tables."""
    return Write("unsay", (), {"key": person})


def seat(table: str, person: str, seat: int) -> Write:
    """A seat that is taken makes a Conflict."""
    return Write("seat", (), {"table_id": table, "person": person, "seat": seat}, table)


def unseat(table: str, seat: int) -> Write:
    return Write("unseat", (), {"key": table, "number": seat}, table)


def add_person(person: Person) -> Write:
    _fit(person.name)
    _fit(person.webhook)
    return Write("add_person", (), {name: getattr(person, name) for name in Person.__slots__})


def set_person(id: str, **changes: Unpack[PersonChanges]) -> Write:
    """A person who is gone makes a Conflict."""
    _fit(changes.get("name"))
    _fit(changes.get("webhook"))
    return Write("set_person", tuple(changes), {"key": id, **changes})


def remove_person(id: str) -> Write:
    """With keys, links and seats. What the person said stays: `unsay` takes it back."""
    return Write("remove_person", (), {"key": id})


def beat() -> Write:
    """Changes nothing, but it must be written."""
    return Write("beat", (), {})


def add_key(hash: bytes, person: str, created: int) -> Write:
    return Write("add_key", (), {"hash": hash, "person": person, "created": created})


def remove_key(hash: bytes) -> Write:
    return Write("remove_key", (), {"key": hash})


def remove_keys(person: str) -> Write:
    return Write("remove_keys", (), {"key": person})


def add_link(hash: bytes, person: str, expires: int) -> Write:
    return Write("add_link", (), {"hash": hash, "person": person, "expires": expires})


def take_link(hash: bytes, now: int) -> Write:
    """A link that is taken already, or has expired, makes a Conflict."""
    return Write("take_link", (), {"key": hash, "now": now})


def remove_links_of(person: str) -> Write:
    return Write("remove_links_of", (), {"key": person})


def remove_links(now: int) -> Write:
    """Those that have expired."""
    return Write("remove_links", (), {"now": now})
