"""The database's tables. The log is the truth; `tables` is an index of it, for lists."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(12), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command_id", sa.String(48), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "command_id", name="one_entry_a_command"),
    sqlite_with_rowid=False,
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("timed", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("info", sa.LargeBinary, nullable=False),
    sa.Column("finished", sa.LargeBinary, nullable=True),
    sa.Index("tables_by_status", "status", "public", "changed"),
)
"""`info` is a `TableInfo` and `finished`, once the game is over, a `Finished`, as JSON; `timed` tables have a clock."""
