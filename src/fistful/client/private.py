"""Files that only their owner can read: seats at tables, and who one is on which server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read(file: Path, type: type[T], usual: T) -> T:
    """What is kept there; the usual if nothing is, or nothing that can be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=type)
    except (FileNotFoundError, msgspec.DecodeError):
        return usual


def keep(file: Path, value: object) -> None:
    """Keep this there, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as writing:
        writing.write(msgspec.json.encode(value))
    new.replace(file)
