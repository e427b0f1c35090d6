"""Files that commands write: whether that is possible is found out before the work, not after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click


class OutputFile(click.Path):
    """A path that a file can be written to; anything else is refused in one sentence."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(value)
        try:
            existed = path.exists()  # this too fails, in a folder that is closed to us
            path.open("ab").close()
            if not existed:
                path.unlink()
        except OSError as error:
            raise unwritable(path, error) from error
        return path


def unwritable(path: Path, error: OSError) -> click.ClickException:
    return click.ClickException(f"{path} cannot be written: {error.strerror}.")


def write(path: Path, text: str) -> None:
    """Write what a command has made."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise unwritable(path, error) from error
