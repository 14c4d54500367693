"""Every test of the store that takes `place` or `store` runs on both databases."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from hoodwink.server.store.database import Database
from hoodwink.server.store.opening import open_store
from server.postgres import Postgres

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs a coroutine in the loop that the store of the test lives in."""
    with asyncio.Runner() as runner:
        yield runner.run


async def made(place: str) -> None:
    await (await open_store(place)).close()


@pytest.fixture(scope="session")
def made_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Has the schema already: Alembic takes longer than most tests."""
    file = tmp_path_factory.mktemp("made") / "tables.db"
    asyncio.run(made(str(file)))
    return file


@pytest.fixture(scope="session")
def made_database(postgres: Postgres) -> str:
    asyncio.run(made(postgres.url()))
    return postgres.url()


@pytest.fixture
def file(tmp_path: Path, made_file: Path) -> str:
    return str(shutil.copy(made_file, tmp_path))


@pytest.fixture
def url(made_database: str) -> str:
    with psycopg.connect(made_database) as connection:
        connection.execute("DELETE FROM tables")
        connection.execute("DELETE FROM people")
    return made_database


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where nothing is yet, not even the schema."""
    if request.param == "sqlite":
        yield str(tmp_path / "new.db")
    else:
        with request.getfixturevalue("postgres").database() as address:
            yield address


@pytest.fixture(params=["file", "url"], ids=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def store(place: str, run: Run) -> Iterator[Database]:
    opened: Database = run(open_store(place))
    yield opened
    run(opened.close())
