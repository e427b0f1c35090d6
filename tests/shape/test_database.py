"""What another database would need: the schema fits it already, and only a few modules are written for SQLite."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.schema import CreateIndex, CreateTable

import fistful.server
from fistful.server.people import kept_names, ratings, sessions
from fistful.server.store.schema import METADATA

SERVER = Path(fistful.server.__file__).parent
WRITTEN_FOR_SQLITE = {
    "core/settings.py",  # the address of the database
    "store/backup.py",  # copies of its file
    "store/checkpoints.py",  # when its log is written back
    "store/migrations/versions/0005_numbers_of_people.py",  # its numbers, which would be given again
    "store/same_file.py",  # its file and its log
    "store/storage.py",  # the pragmas that make a commit durable
    "store/writing.py",  # the statements of the writer, past SQLAlchemy's connection
}
HINTS = r"sqlite_\w+="
"""Hints for one dialect, which SQLAlchemy leaves out for every other."""


def test_only_these_modules_are_written_for_sqlite() -> None:
    found = {
        str(file.relative_to(SERVER))
        for file in SERVER.rglob("*.py")
        if re.search(r"sqlite|pragma", re.sub(HINTS, "", file.read_text("utf-8")), re.IGNORECASE)
    }
    assert found == WRITTEN_FOR_SQLITE


@pytest.mark.parametrize("database", ["postgresql", "mysql"])
def test_the_schema_can_be_made_in_another_database(database: str) -> None:
    dialect = sa.make_url(f"{database}://").get_dialect()()
    assert {kept_names.PEOPLE, ratings.RATINGS, sessions.SESSIONS} <= set(METADATA.tables.values())
    for table in METADATA.sorted_tables:
        assert "sqlite" not in str(CreateTable(table).compile(dialect=dialect)).lower()
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect)).startswith("CREATE INDEX")
