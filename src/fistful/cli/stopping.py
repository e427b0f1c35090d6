"""Ctrl-C in a long command: the first ends the work and keeps what there is, the second ends the command."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

import click

INTERRUPTED: Final = 130
"""The exit code of a command that Ctrl-C ended, as shells have it: 128 and the number of the signal."""


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Work that looks now and then whether to stop, by calling the function that it is given."""
    asked = False

    def ask(*_: object) -> None:
        nonlocal asked
        asked = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield lambda: asked
    finally:
        signal.signal(signal.SIGINT, before)


def leave_partial() -> NoReturn:
    """End a command that has shown partial results."""
    click.echo("fistful: stopped early; these results are partial", err=True)
    click.get_current_context().exit(INTERRUPTED)
