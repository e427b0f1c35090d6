"""How an operator on this machine finds the running server: a file in its data folder that only its owner can read."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "operator.json"


class Door(msgspec.Struct, frozen=True):
    """Where a running server hears its operator, and the secret that proves that it is the operator."""

    host: str
    port: int
    secret: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(32))

    def write(self, folder: Path) -> None:
        """Leave it in the folder, readable by its owner only; OSError if that cannot be done."""
        part = folder / f"{FILE}.part"
        part.unlink(missing_ok=True)
        file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "wb") as out:
            out.write(msgspec.json.encode(self))
        part.replace(folder / FILE)


def find(folder: Path) -> Door | None:
    """The door of the server that has this folder; None if there is none, or it cannot be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Door)
    except (OSError, msgspec.DecodeError):
        return None


def remove(folder: Path) -> None:
    """The server stops."""
    with contextlib.suppress(OSError):
        (folder / FILE).unlink()
