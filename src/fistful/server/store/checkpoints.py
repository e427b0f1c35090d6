"""Moves what was committed from the write-ahead log into the database, in its own thread.

By itself SQLite does that inside a commit once the log has grown, and that commit then takes two more writes to disk.
In a thread beside the writer it delays nobody.
"""

from __future__ import annotations

import threading
from typing import Final

import sqlalchemy as sa
import structlog

COMMITS: Final = 200
"""Commits between two checkpoints."""
LARGEST_LOG: Final = 16_000
"""Pages of log (64 MB) after which a commit does it: without a pause in the commits the log never restarts."""
log = structlog.get_logger()


class Checkpoints:
    """Counts commits, and makes a checkpoint every so often."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._commits = 0
        self._due = threading.Event()
        self._stopping = False
        self._thread = threading.Thread(target=self._make_all, name="checkpoints", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping = True
        self._due.set()
        self._thread.join()

    def committed(self) -> None:
        """The writer has made another commit."""
        self._commits += 1
        if self._commits % COMMITS == 0:
            self._due.set()

    def _make_all(self) -> None:
        with self._engine.connect() as connection:
            while self._due.wait() and not self._stopping:
                self._due.clear()
                try:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
                    connection.rollback()
                except sa.exc.DBAPIError as error:  # such as a full disk: the log keeps everything until there is room
                    log.warning("checkpoint failed", why=str(error.orig))
