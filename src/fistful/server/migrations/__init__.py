"""How the database came to be what it is, one step a file; `upgrade` takes an older one to the newest."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(engine: sa.Engine) -> None:
    """Make or renew the database's tables."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
