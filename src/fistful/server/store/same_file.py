"""The database's files by their identity on disk.

SQLite goes on writing to a file that was deleted or replaced. What it acknowledges then is gone when the server stops.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

HEADER: Final = b"SQLite format 3\0"


class Lost(Exception):
    """What is written now would not be found again."""


class SameFile:
    """The database and its write-ahead log, as they were when they were first seen."""

    def __init__(self, database: Path) -> None:
        self._log = database.with_name(f"{database.name}-wal")
        self._known = {database: _identity(database)}
        self._file = os.open(database, os.O_RDONLY)
        """Kept open: to close any file of a database takes away the locks that SQLite has on it in this process."""

    def close(self) -> None:
        os.close(self._file)

    def check(self) -> None:
        """Lost if a file is no longer where it was."""
        for path, identity in self._known.items():
            if _identity(path) != identity:
                raise Lost(f"{path.name} was deleted or replaced")

    def check_written(self) -> None:
        """The same after a write, when there is a log too."""
        if self._log not in self._known:
            self._known[self._log] = _identity(self._log)
        self.check()

    def check_header(self) -> None:
        """Lost if the file no longer begins as a database."""
        os.lseek(self._file, 0, os.SEEK_SET)
        if os.read(self._file, len(HEADER)) != HEADER:
            raise Lost("file is not a database")


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one of the same name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
