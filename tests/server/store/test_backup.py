"""A copy while the database is in use, and going on from it."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoodwink.server.store.database import Database
from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.things import Row
from hoodwink.server.store.writes import add_table, append
from server.store.conftest import Run
from server.store.samples import TABLE, row


@pytest.fixture
def store(file: str, run: Run) -> Iterator[Database]:
    opened: Database = run(open_store(file))
    yield opened
    run(opened.close())


def restored(copy: Path, run: Run) -> list[Row]:
    store = run(open_store(copy))
    rows: list[Row] = run(store.log(TABLE.id))
    run(store.committed(append(row(len(rows)))))  # and it goes on
    run(store.close())
    return rows


def test_a_copy_under_load_is_whole(store: Database, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()

    async def play(numbers: range) -> None:
        for number in numbers:
            await store.committed(append(row(number)))

    async def scene() -> None:
        await store.committed(add_table(TABLE))
        await play(range(50))
        await asyncio.gather(store.backup(copy), play(range(50, 200)))

    run(scene())
    assert os.listdir(copy.parent) == ["copy.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    rows = restored(copy, run)
    assert 50 <= len(rows) <= 200
    assert rows == [row(number) for number in range(len(rows))]
    assert len(run(store.log(TABLE.id))) == 200


def test_a_newer_copy_takes_the_place_of_the_old(store: Database, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run(store.committed(add_table(TABLE)))
    run(store.backup(copy))
    run(store.committed(append(row(0))))
    run(store.backup(copy))
    assert restored(copy, run) == [row(0)]


def test_a_copy_that_cannot_be_written_leaves_nothing(
    store: Database, run: Run, tmp_path: Path
) -> None:
    with pytest.raises(Unavailable, match="cannot be written there"):
        run(store.backup(tmp_path / "nowhere" / "copy.db"))
    with pytest.raises(Unavailable, match="cannot be written there"):
        run(store.backup(tmp_path))
    with pytest.raises(Unavailable, match="the database itself"):
        run(store.backup(store.engines.file or tmp_path))
    assert not list(tmp_path.glob("*.part"))
    run(store.committed(add_table(TABLE)))


def test_postgresql_has_its_own_way(url: str, run: Run, tmp_path: Path) -> None:
    store = run(open_store(url))
    with pytest.raises(Unavailable, match="pg_dump"):
        run(store.backup(tmp_path / "copy.db"))
    run(store.close())
