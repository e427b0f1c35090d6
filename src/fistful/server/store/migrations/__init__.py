"""The changes of the database's schema, one file each; `upgrade` brings an older database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

NEWEST: Final = "0005"
"""The last of the changes."""


class Unknown(Exception):
    """The database has been changed in ways that are not known here."""


def upgrade(engine: sa.Engine) -> None:
    """Create the database's tables, or bring them up to date; Unknown if that is beyond this version."""
    with engine.begin() as connection:
        if _version(connection) != NEWEST:
            _migrate(connection)


def _version(connection: sa.Connection) -> str | None:
    """The last change that the database has seen; None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _migrate(connection: sa.Connection) -> None:
    # Imported only here: a database that is up to date, as it nearly always is, need not wait for Alembic.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python would commit each change of the schema by itself
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Unknown from error
