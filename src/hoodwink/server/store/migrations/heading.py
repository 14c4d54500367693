"""Brings the schema to what this program knows; Alembic is only asked if it is not there yet."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from hoodwink.server.store.errors import Unavailable

HEAD = "0001"
VERSIONS = Path(__file__).parent / "versions"
VERSION_TABLE = "schema_version"
LOCK = 0x686F6F64  # any number that all of us take


def bring_to_head(connection: Connection) -> None:
    """In the caller's transaction, so that of two processes the second finds it done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    version = version_of(connection)
    if version == HEAD:
        return
    if version is not None and version not in known():
        raise Unavailable(
            f"This database was written by a newer Hoodwink (its schema is {version}, "
            f"the newest known here is {HEAD}). Install the newer one, or choose another database."
        )
    _upgrade(connection)


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()


def known() -> set[str]:
    """`r0001_first.py` is the revision 0001."""
    return {file.name[1:5] for file in VERSIONS.glob("r*.py")}


def _upgrade(connection: Connection) -> None:
    from alembic import command  # half the time of a start, and mostly not needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "hoodwink.server.store:migrations")
    command.upgrade(config, "head")
