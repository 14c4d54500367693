"""People, tables, their logs, chat and seats, keys and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    _tables()
    _of_a_table()
    _of_a_person()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text()),
        sa.Column("webhook_secret", sa.LargeBinary()),
        sa.Column("mutes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text()),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("lively", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("heading", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.CheckConstraint(
            "status IN ('lobby', 'playing', 'over', 'closed')", name=op.f("ck_tables_status")
        ),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status"])


def _of_a_table() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        _goes_with("log", "table_id", "tables"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        _goes_with("chat", "table_id", "tables"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        _goes_with("seats", "table_id", "tables"),
        _goes_with("seats", "person", "people"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _of_a_person() -> None:
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        _goes_with("keys", "person", "people"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        _goes_with("links", "person", "people"),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_index("ix_links_expires", "links", ["expires"])


def _goes_with(table: str, column: str, kept: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{kept}.id"], name=name, ondelete="CASCADE")
