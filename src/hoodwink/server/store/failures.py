"""What went wrong, in plain words. What the database itself said may hold values: it is dropped."""

import sqlite3

from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError

from hoodwink.server.store.errors import Conflict, Unavailable, Unfit

Failure = Conflict | Unavailable | Unfit

AWAY = "The database cannot be reached."
IN_DOUBT = "The connection to the database broke; whether this was written is not known."
FULL = "The disk of the database is full."
READ_ONLY = "The database is read-only."
BUSY = "The database is busy with somebody else's work."
DAMAGED = "The file is damaged, or is no database."
DISK = "The disk of the database cannot be read or written."
NO_OPEN = "The file of the database cannot be opened."
REFUSED = "The database does not let us in: name, password or rights are missing."
CROSSED = "Two writers stood in each other's way."

# By the number of SQLite's error.
SQLITE = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CANTOPEN: NO_OPEN,
}

# By the SQLSTATE of PostgreSQL, or the two letters that its class begins with.
POSTGRES = {
    "08": AWAY,
    "25006": READ_ONLY,
    "28": REFUSED,
    "3D": "There is no database of that name.",
    "40": CROSSED,
    "42501": REFUSED,
    "53": "The database has no room or memory left.",
    "53100": FULL,
    "53300": "The database has no free connection.",
    "55P03": BUSY,
    "57": AWAY,
    "57014": "The database did not answer in time.",
    "58": DISK,
}

TAKEN = (sqlite3.SQLITE_CONSTRAINT, "23")
TOO_MUCH = (sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH, "22")

# Said by the driver before it asks the database, or by Python.
UNFIT = ("DataError", "ProgrammingError", "UnicodeEncodeError", "OverflowError", "TypeError")

# Here another write may fare better than this one.
NOT_ALIKE = (FULL, CROSSED)


def failure(error: Exception) -> Failure:
    """What the caller is told. It never holds or points at the error itself."""
    if isinstance(error, Failure):
        return error
    inner = error.orig if isinstance(error, StatementError) and error.orig else error
    code = _code(inner)
    if code in TAKEN:
        return Conflict("somebody else was first")
    if code in TOO_MUCH or (code is None and type(inner).__name__ in UNFIT):
        return Unfit(f"a value cannot be kept ({type(inner).__name__})")
    sentence = _sentence(inner)
    return Unavailable(sentence, alike=sentence not in NOT_ALIKE)


def lost(error: Exception) -> bool:
    """Whether the connection that a read went by is gone, so that a fresh one may do."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def alike(answer: Failure) -> bool:
    """Whether any other write would fail alike, so that there is no use in trying."""
    return isinstance(answer, Unavailable) and answer.alike


def _code(error: BaseException) -> int | str | None:
    """What kind of error it is: SQLite's number, or PostgreSQL's class."""
    number: int | None = getattr(error, "sqlite_errorcode", None)
    if number is not None:
        return number & 0xFF  # the rest says which kind of the kind
    state: str | None = getattr(error, "sqlstate", None)
    return None if state is None else state[:2]


def _sentence(error: BaseException) -> str:
    code = _code(error)
    if isinstance(code, int):
        return SQLITE.get(code, f"The database failed (error {code}).")
    if code is not None:
        state: str = getattr(error, "sqlstate", code)
        return POSTGRES.get(state) or POSTGRES.get(code) or f"The database failed ({state})."
    if isinstance(error, SQLAlchemyError | OSError) or type(error).__name__ == "OperationalError":
        return AWAY
    return f"The store failed ({type(error).__name__})."
