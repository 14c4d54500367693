"""A database that goes away and comes back."""

import asyncio

import psycopg
import pytest

from hoodwink.server.store.database import Database
from hoodwink.server.store.engines import engines
from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.writes import add_table, append
from server.postgres import Postgres
from server.store.conftest import Run
from server.store.samples import TABLE, row, table

# Ends the connection in the middle of COMMIT, once the rows are in.
CUT = """
    CREATE OR REPLACE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
    CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION cut();
"""


@pytest.fixture
def store(url: str, run: Run) -> Database:
    opened: Database = run(open_store(url))
    return opened


def test_killed_and_started_again(store: Database, run: Run, postgres: Postgres) -> None:
    run(store.committed(add_table(TABLE), append(row(0))))
    assert len(run(store.log(TABLE.id))) == 1
    postgres.kill()
    try:
        for _ in range(2):
            with pytest.raises(Unavailable, match=r"^The database cannot be reached\.$"):
                run(store.committed(append(row(1))))
            with pytest.raises(Unavailable, match=r"^The database cannot be reached\.$"):
                run(store.log(TABLE.id))
    finally:
        postgres.start()
    run(store.committed(append(row(1))))
    assert run(store.log(TABLE.id)) == [row(0), row(1)]
    run(store.close())


def test_a_restart_that_nobody_noticed_costs_nothing(
    store: Database, run: Run, postgres: Postgres
) -> None:
    run(store.committed(add_table(TABLE)))
    assert run(store.log(TABLE.id)) == []
    postgres.kill()
    postgres.start()
    run(store.committed(append(row(0))))
    assert run(store.log(TABLE.id)) == [row(0)]
    run(store.close())


def test_what_waits_is_answered_alike(store: Database, run: Run, postgres: Postgres) -> None:
    """No job has to wait for the next one's own attempt."""

    async def scene() -> list[BaseException | None]:
        ids = [f"t{n}" for n in range(50)]
        await store.committed(*(add_table(table(id)) for id in ids))
        postgres.kill()
        jobs = (store.committed(append(row(0, id))) for id in ids)
        return await asyncio.gather(*jobs, return_exceptions=True)

    try:
        answers = run(scene())
    finally:
        postgres.start()
    assert {str(answer) for answer in answers} == {"The database cannot be reached."}
    assert len({id(answer) for answer in answers}) == 50
    run(store.close())


def test_a_line_that_breaks_during_the_commit_leaves_a_doubt(
    store: Database, run: Run, url: str
) -> None:
    run(store.committed(add_table(TABLE)))
    with psycopg.connect(url) as connection:
        connection.execute(CUT.encode())
    with pytest.raises(Unavailable, match="is not known"):
        run(store.committed(append(row(0))))
    with psycopg.connect(url) as connection:
        connection.execute("DROP TRIGGER cut ON log")
    run(store.committed(append(row(0))))
    run(store.close())


def test_a_server_that_does_not_wait_for_the_disk_is_overruled(postgres: Postgres) -> None:
    with postgres.database() as url:
        with psycopg.connect(url) as connection:
            name = connection.info.dbname
            connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        both = engines(url)
        with both.write.connect() as ours:
            assert ours.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        both.dispose()


def test_a_database_that_is_not_there(postgres: Postgres, run: Run) -> None:
    with pytest.raises(Unavailable):
        run(open_store(postgres.url("nowhere")))
    with pytest.raises(Unavailable, match="cannot be reached"):
        run(open_store("postgresql://ann:sesame@/x?host=/nonexistent"))


@pytest.mark.parametrize(
    "place", ["mysql://ann:sesame@host/x", "sqlite://", "postgresql://ann:sesame@host:port/x"]
)
def test_an_address_that_is_none_is_refused_without_its_password(place: str) -> None:
    with pytest.raises(Unavailable) as told:
        engines(place)
    assert "sesame" not in str(told.value)
    assert told.value.__cause__ is None


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_the_names_of_postgresql(scheme: str) -> None:
    both = engines(f"{scheme}://ann@host/x")
    assert both.write.url.drivername == "postgresql+psycopg"
    assert both.file is None


def test_an_sqlite_address(file: str) -> None:
    assert str(engines(f"sqlite:///{file}").file) == file
