"""Tables that nobody uses any more: which they are, and how one is deleted."""

from __future__ import annotations

import sqlalchemy as sa

from fistful.server.store.schema import ENTRIES, TABLES


def unbegun(engine: sa.Engine, before: float) -> list[str]:
    """The tables that wait for players, and at which nobody has sat down or stood up since this time."""
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.changed < before)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def abandoned(engine: sa.Engine, before: float) -> list[str]:
    """The tables whose game is under way, and at which nothing has happened since this time."""
    last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.changed < before, last < before)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def delete(engine: sa.Engine, table: str) -> bool:
    """Delete a table with its log; whether there was one."""
    with engine.begin() as connection:
        deleted = connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table_id == table)).rowcount
        connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
    return deleted > 0
