"""The folder of the database: made if it is missing, and held by one server at a time.

Two servers on one database would each have its own clocks, bots and tables in memory. The system's own lock on a file
ends with the process that holds it, however that ends, so nothing is ever left behind that would have to be removed.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

from fistful.engine.errors import TableRefusal

LOCK: Final = "serving.lock"
"""The file that is locked; it says where the server is."""
LOCKED_BYTE: Final = 4096
"""Windows keeps others from reading what is locked, so that is not where the address is."""
UNKNOWN: Final = "none"
"""The address of a server that has only just begun."""
TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK)


class Held:
    """A folder that no other server can use until this is closed."""

    def __init__(self, folder: Path) -> None:
        """TableRefusal if the folder cannot be used, or if another server has it; then its `address` is a parameter."""
        make(folder)
        try:
            self._file: Final = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise unusable(folder, error) from None
        try:
            _lock(self._file)
        except OSError as error:
            if error.errno in TAKEN:
                address = os.read(self._file, LOCKED_BYTE).decode("utf-8", "replace").strip()
                os.close(self._file)
                raise TableRefusal("in-use", folder=str(folder), address=address or UNKNOWN) from None
            # A file system without locks has to do without.
        os.truncate(self._file, 0)

    def tell(self, address: str) -> None:
        """Say where the server of this folder is, to those who would start another. A full disk keeps it back."""
        with contextlib.suppress(OSError):
            os.write(self._file, address.encode())

    def close(self) -> None:
        os.truncate(self._file, 0)
        os.close(self._file)


def make(folder: Path) -> None:
    """Make a folder if it is missing; TableRefusal if that cannot be done."""
    try:
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        missing = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        for made in missing:
            sync(made.parent)
    except OSError as error:
        raise unusable(folder, error) from None


def sync(path: Path) -> None:
    """Make sure that a file, or what a folder lists, is on disk."""
    if path.is_dir() and os.name == "nt":  # Windows has no such thing for folders
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def unusable(folder: Path, error: OSError) -> TableRefusal:
    return TableRefusal("no-data", folder=str(folder), why=error.strerror or type(error).__name__)


def _lock(file: int) -> None:
    """Lock a file, or fail at once."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
