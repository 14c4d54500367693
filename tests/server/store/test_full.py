"""A disk without room, a file that may not be written: clear words, and nothing half-written."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from hoodwink.server.store.database import Database
from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.writes import add_table, append, set_table
from server.store.children import command, environment
from server.store.conftest import Run
from server.store.samples import TABLE, row

NOBODY = 65534
ROOM = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-ec"]
IN_A_SMALL_ROOM = 'mount -t tmpfs -o size=1m none "$0"; cp "$1" "$0"/tables.db; shift; exec "$@"'


@pytest.fixture
def small(file: str, run: Run) -> Iterator[Database]:
    """An SQLite file that may not grow much."""
    store: Database = run(open_store(file))
    event.listen(store.engines.write, "connect", _limit)
    store.engines.write.dispose()  # the connection that it was opened with is not limited
    yield store
    run(store.close())


def _limit(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA max_page_count = 60").close()


def test_a_full_disk_is_told_and_what_was_kept_stays(small: Database, run: Run) -> None:
    run(small.committed(add_table(TABLE)))
    kept = 0

    async def fill() -> None:
        nonlocal kept
        while kept < 100:
            await small.committed(append(row(kept, body=b"f" * 10_000)))
            kept += 1

    with pytest.raises(Unavailable, match="full"):
        run(fill())
    assert 0 < kept < 60
    assert [one.number for one in run(small.log(TABLE.id))] == list(range(kept))


def test_nothing_of_a_job_that_does_not_fit_is_kept(small: Database, run: Run) -> None:
    run(small.committed(add_table(TABLE)))
    large = append(row(1, body=b"f" * 400_000))
    with pytest.raises(Unavailable, match="full"):
        run(small.committed(set_table(TABLE.id, touched=9), append(row(0)), large))
    assert run(small.log(TABLE.id)) == []
    assert run(small.table(TABLE.id)) == TABLE
    run(small.committed(append(row(0))))  # a small one still fits


def test_a_file_that_may_not_grow_and_then_may(file: str, run: Run) -> None:
    _with_a_table(file, run)
    told = subprocess.run(
        command("fill", file, "300000"), capture_output=True, text=True, env=environment()
    )
    assert told.returncode == 0
    lost, back = told.stderr.splitlines()
    assert (lost.partition(":")[0], back) == ("nothing can be written", "it can be written again")
    sentence, numbers = told.stdout.splitlines()
    kept, seen = map(int, numbers.split())
    assert sentence == "The disk of the database cannot be read or written."
    assert 0 < kept == seen
    assert _numbers(file, run) == list(range(kept + 1))  # one more when there was room again


def _can_have_a_room() -> bool:
    if shutil.which("unshare") is None:
        return False
    tried = subprocess.run([*ROOM, "mount -t tmpfs none /mnt"], capture_output=True)
    return tried.returncode == 0


def test_a_disk_that_is_really_full(file: str, tmp_path: Path, run: Run) -> None:
    if not _can_have_a_room():
        pytest.skip("this machine lets nobody mount a small disk of their own")
    _with_a_table(file, run)
    disk = tmp_path / "disk"
    disk.mkdir()
    child = command("fill", str(disk / "tables.db"))
    told = subprocess.run(
        [*ROOM, IN_A_SMALL_ROOM, str(disk), file, *child],
        capture_output=True,
        text=True,
        env=environment(),
    )
    assert told.returncode == 0
    assert told.stderr.startswith("nothing can be written: The disk")
    assert len(told.stderr.splitlines()) == 1
    sentence, numbers = told.stdout.splitlines()
    kept, seen = map(int, numbers.split())
    assert sentence == "The disk of the database is full."
    assert 0 < kept == seen


@contextmanager
def not_as_root() -> Iterator[None]:
    """Root may write everywhere, so that nothing is read-only for it."""
    was_root = os.geteuid() == 0
    if was_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if was_root:
            os.seteuid(0)


@pytest.fixture
def in_reach(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path.parent, tmp_path.parent.parent):
        folder.chmod(0o755)


@pytest.mark.usefixtures("in_reach")
def test_a_read_only_file_is_refused_at_once(file: str, run: Run) -> None:
    _with_a_table(file, run)
    Path(file).chmod(0o444)
    with not_as_root(), pytest.raises(Unavailable, match=r"read-only|cannot be opened"):
        run(open_store(file))
    assert _numbers(file, run) == []


@pytest.mark.usefixtures("in_reach")
def test_a_folder_without_rights_is_refused_at_once(tmp_path: Path, run: Run) -> None:
    tmp_path.chmod(0o555)
    with not_as_root(), pytest.raises(Unavailable, match="cannot be opened"):
        run(open_store(tmp_path / "new" / "tables.db"))
    tmp_path.chmod(0o755)


def test_a_database_that_becomes_read_only(store: Database, run: Run) -> None:
    run(store.committed(add_table(TABLE)))
    postgres = store.engines.file is None
    forbid = "SET default_transaction_read_only = on" if postgres else "PRAGMA query_only = ON"
    line = store._writer._transactions._line
    assert line is not None
    line.cursor().execute(forbid)
    line.commit()
    with pytest.raises(Unavailable, match=r"^The database is read-only\.$"):
        run(store.committed(append(row(0))))
    run(store.committed(append(row(0))))  # by a new connection, which may
    assert len(run(store.log(TABLE.id))) == 1


def test_a_file_that_is_no_database(tmp_path: Path, run: Run) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann, " * 100)
    with pytest.raises(Unavailable, match="damaged, or is no database"):
        run(open_store(other))
    assert other.read_text() == "Dear Ann, " * 100


def test_a_file_that_somebody_else_holds(file: str, run: Run) -> None:
    """As long as it takes; here the patience is short."""
    store: Database = run(open_store(file))
    run(store.committed(add_table(TABLE)))
    line = store._writer._transactions._line
    assert line is not None
    line.cursor().execute("PRAGMA busy_timeout = 50")
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="busy"):
        run(store.committed(append(row(0))))
    holder.close()
    run(store.committed(append(row(0))))
    run(store.close())


def _with_a_table(file: str, run: Run) -> None:
    store = run(open_store(file))
    run(store.committed(add_table(TABLE)))
    run(store.close())


def _numbers(file: str, run: Run) -> list[int]:
    Path(file).chmod(0o600)
    store = run(open_store(file))
    numbers = [one.number for one in run(store.log(TABLE.id))]
    run(store.close())
    return numbers
