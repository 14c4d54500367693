"""The schema and its migrations."""

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from hoodwink.server.store.engines import Engines, engines
from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.migrations.heading import HEAD, VERSION_TABLE, known, version_of
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.schema import metadata
from server.store.children import environment
from server.store.conftest import Run, made


@pytest.fixture
def both(place: str) -> Engines:
    return engines(place)


def test_the_head_is_the_schema(both: Engines) -> None:
    with both.write.begin() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert version_of(connection) == HEAD
    both.dispose()


def test_the_head_is_alembics() -> None:
    config = Config()
    config.set_main_option("script_location", "hoodwink.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [HEAD]
    assert {step.revision for step in script.walk_revisions()} == known()


def test_a_newer_schema_is_refused_in_plain_words(empty: str, run: Run) -> None:
    run(made(empty))
    _say_version(engines(empty), "0999")
    with pytest.raises(Unavailable) as told:
        run(open_store(empty))
    assert str(told.value) == (
        "This database was written by a newer Hoodwink (its schema is 0999, the newest known here "
        f"is {HEAD}). Install the newer one, or choose another database."
    )


def _say_version(both: Engines, version: str) -> None:
    with both.write.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '{version}'"))
    both.dispose()


def test_a_failed_migration_leaves_nothing(
    empty: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hoodwink.server.store import schema

    monkeypatch.setattr("alembic.op.create_index", _fail)
    with pytest.raises(Unavailable):
        run(open_store(empty))
    monkeypatch.undo()
    both = engines(empty)
    with both.write.begin() as connection:
        assert version_of(connection) is None
        assert not both.write.dialect.has_table(connection, schema.people.name)
    both.dispose()
    run(made(empty))


def _fail(*_: object) -> None:
    raise OSError


def test_several_may_make_it_at_once(empty: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(open_store(empty) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_the_file_is_for_its_owner_only(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "deep" / "down" / "tables.db"
    store = run(open_store(file))
    for name in os.listdir(file.parent):
        assert stat.S_IMODE((file.parent / name).stat().st_mode) == 0o600
    run(store.close())
    assert os.listdir(file.parent) == ["tables.db"]


def test_nothing_is_migrated_twice(file: str) -> None:
    """A start with the schema in place does not even load Alembic."""
    code = (
        "import asyncio, sys; from hoodwink.server.store.opening import open_store\n"
        "async def main(): await (await open_store(sys.argv[1])).close()\n"
        "asyncio.run(main()); print('alembic' in sys.modules)"
    )
    start = [sys.executable, "-c", code, file]
    assert subprocess.check_output(start, env=environment()) == b"False\n"
