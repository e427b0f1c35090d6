"""Copies of a database: made beside a running server, and put back while none runs."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from fistful.engine.errors import TableRefusal
from fistful.server.store.folder import Held, sync
from fistful.server.store.migrations import NEWEST

DATABASE: Final = "tables.db"
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What the names of the files end in that belong to a database. SQLite would apply them to another of the same name."""
PATIENCE: Final = 30.0
"""Seconds to wait for a database that is being written to."""


def back_up(folder: Path, copy: Path) -> int:
    """Copy the database of a folder as it is at one moment; how many tables the copy has.

    Everything that was acknowledged before this was called is in it. The server goes on meanwhile.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise TableRefusal("no-tables", folder=str(folder))
    if copy.exists():
        raise TableRefusal("copy-exists", file=str(copy))
    part = copy.with_name(f"{copy.name}.part")
    try:
        _copy(database, part)
        count = _checked(part)
        part.rename(copy)
        sync(copy.parent)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise TableRefusal("no-copy", file=str(copy), why=_why(error)) from None
    return count


def restore(folder: Path, copy: Path) -> Path | None:
    """Put a copy in the place of a folder's database; where the former one is now, if there was one.

    TableRefusal if the copy is not whole or a server has the folder.
    """
    try:
        copy.stat()  # says in words what SQLite only calls a file that it cannot open
        _checked(copy)
    except (OSError, sqlite3.Error) as error:
        raise TableRefusal("bad-copy", file=str(copy), why=_why(error)) from None
    with closing(Held(folder)):
        database, part = folder / DATABASE, folder / f"{DATABASE}.part"
        former = folder / f"tables-before-{time.strftime('%Y%m%d-%H%M%S')}.db" if database.exists() else None
        try:
            _copy(copy, part)
            if former is not None:
                _set_aside(database, former)
            part.replace(database)
            sync(folder)
        except (OSError, sqlite3.Error) as error:
            raise TableRefusal("no-copy", file=str(database), why=_why(error)) from None
    return former


def _set_aside(database: Path, former: Path) -> None:
    """Give a database a second name, under which it stays when another takes its place: it is never missing."""
    try:
        with closing(_opened(database, "rw")) as settled:
            settled.execute("PRAGMA journal_mode = DELETE")  # whatever is in files beside it is now in it
    except sqlite3.OperationalError:
        raise  # the disk is full, say: nothing is wrong with the database
    except sqlite3.DatabaseError:  # it is damaged, which may be why a copy is put back
        for end in BESIDE:
            if Path(f"{database}{end}").exists():
                Path(f"{database}{end}").rename(f"{former}{end}")
    os.link(database, former)
    sync(former.parent)


def _copy(database: Path, to: Path) -> None:
    """Copy a database in one step, as one file, and make sure that it is on disk."""
    for end in ("", *BESIDE):
        Path(f"{to}{end}").unlink(missing_ok=True)
    with closing(_opened(database, "rw")) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    sync(to)


def _checked(database: Path) -> int:
    """The number of tables in a database that is whole and can be used; sqlite3.Error or TableRefusal otherwise."""
    with closing(_opened(database, "ro")) as copy:
        (found,) = copy.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        row = copy.execute("SELECT version_num FROM alembic_version").fetchone()
        if row is None:
            raise sqlite3.DatabaseError("no version in alembic_version")
        if row[0] > NEWEST:
            raise TableRefusal("newer-data", folder=str(database))
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


def _opened(database: Path, mode: str) -> sqlite3.Connection:
    """A database that must be there."""
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE)


def _why(error: OSError | sqlite3.Error) -> str:
    return str(error.strerror or error) if isinstance(error, OSError) else str(error)
