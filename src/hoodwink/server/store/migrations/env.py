"""Alembic runs this; the connection, with its transaction, is handed over by `heading`."""

from alembic import context

from hoodwink.server.store.migrations.heading import VERSION_TABLE
from hoodwink.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # SQLite can, because we say BEGIN ourselves
    render_as_batch=True,  # SQLite changes a column by building its table anew
)
context.run_migrations()
