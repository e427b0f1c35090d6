"""The changes of the database's schema, one file each; `upgrade` brings an older database up to date."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

Unknown = CommandError
"""What `upgrade` raises for a database that has been changed in ways that are not known here."""


def upgrade(engine: sa.Engine) -> None:
    """Create the database's tables, or bring them up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
