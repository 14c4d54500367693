"""The tables of the database. A change here needs a migration: a test compares the two.

Times are milliseconds since the epoch; ids are text made by the caller.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}

metadata = MetaData(naming_convention=NAMES)


def _of(kept: str) -> ForeignKey:
    return ForeignKey(f"{kept}.id", ondelete="CASCADE")


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("webhook", Text),
    Column("webhook_secret", LargeBinary),
    Column("mutes", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),  # stays when the person goes
    Column("status", Text, nullable=False, index=True),
    Column("open", Boolean, nullable=False),
    Column("lively", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # so often set that an index would not pay
    Column("secret", LargeBinary, nullable=False),
    Column("heading", LargeBinary, nullable=False),  # long, so it stands last
    CheckConstraint("status IN ('lobby', 'playing', 'over', 'closed')", name="status"),
)

# With a rowid on purpose: rows of many tables land on one page, of the index too in part, and a
# group of 16 costs a third less than where the key orders them (measured with 400 tables).
log = Table(
    "log",
    metadata,
    Column("table_id", Text, _of("tables"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, _of("tables"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False, index=True),  # stays when the person goes
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, _of("tables"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, _of("people"), nullable=False, index=True),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, _of("people"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, _of("people"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)
