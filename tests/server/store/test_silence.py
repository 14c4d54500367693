"""Nothing that is secret, and no SQL, gets into logs, errors or what is printed of a thing."""

import logging
from typing import Any

import pytest

from hoodwink.server.store.database import Database
from hoodwink.server.store.errors import Conflict, Unavailable, Unfit
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.things import Person, Row, Said
from hoodwink.server.store.writes import (
    Write,
    add_key,
    add_person,
    add_table,
    append,
    say,
    set_table,
)
from server.store.conftest import Run
from server.store.samples import TABLE, row, table

SECRET = "sesame"
HIDDEN = SECRET.encode()
EVE = Person("eve", "Eve", 1, 1, False, f"https://example.org/{SECRET}", HIDDEN)


def writes_with_secrets() -> list[Write]:
    return [
        add_person(EVE),
        add_key(HIDDEN, "eve", 1),
        add_table(table("x", secret=HIDDEN, heading=HIDDEN, code=SECRET)),
        append(Row("x", 0, 1, HIDDEN)),
        say(Said("x", 0, "eve", 1, SECRET)),
    ]


def test_no_sql_and_no_secret_is_logged(
    empty: str, run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store: Database = run(open_store(empty))
    run(store.committed(*writes_with_secrets()))
    run(store.log("x"))
    run(store.person_by_key(HIDDEN))
    with pytest.raises(Conflict):
        run(store.committed(append(Row("x", 0, 1, HIDDEN))))
    run(store.close())
    for word in (SECRET, "INSERT", "SELECT", "UPDATE", "CREATE"):
        assert word not in caplog.text


def test_things_and_writes_keep_their_secrets_when_printed() -> None:
    things = [EVE, table("x", secret=HIDDEN, heading=HIDDEN, code=SECRET)]
    assert SECRET not in repr([*things, *writes_with_secrets()])
    assert SECRET not in repr([Row("x", 0, 1, HIDDEN), Said("x", 0, "eve", 1, SECRET)])


def test_errors_hold_no_values(store: Database, run: Run) -> None:
    run(store.committed(add_table(TABLE), append(row(0))))
    told: list[Exception] = []
    wrong: Any = SECRET
    for write in (
        append(row(0, body=HIDDEN)),
        append(Row(TABLE.id, 1, 2**70, HIDDEN)),
        set_table(TABLE.id, status=wrong),
    ):
        with pytest.raises((Conflict, Unavailable, Unfit)) as failed:
            run(store.committed(write))
        told.append(failed.value)
    for error in told:
        assert SECRET not in f"{error!r} {error.__cause__!r} {error.__context__!r}"
        assert "INSERT" not in str(error)
