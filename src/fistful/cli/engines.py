"""Shared by commands in which bots play: where the bots think, and a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fistful.cli.arguments import Command

if TYPE_CHECKING:
    from fistful.arena.engines import Engine


def engine_arguments(command: Command) -> Command:
    """--engine and --workers of a command in which bots play."""
    for add in (
        click.option("--workers", type=click.IntRange(min=1), help="Bots that think at a time; default: one per core."),
        click.option(
            "--engine",
            type=click.Choice(["processes", "ray"]),
            default="processes",
            show_default=True,
            help="Where the bots think.",
        ),
    ):
        command = add(command)
    return command


@contextmanager
def opened(engine: str, workers: int | None) -> Iterator[Engine]:
    """An engine for as long as it is needed."""
    from fistful.arena.engines import ENGINES

    running = ENGINES[engine](workers)
    try:
        yield running
    finally:
        running.close()


@contextmanager
def bar(title: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr that disappears when done; call the function it gives for every step."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda steps: progress.advance(task, steps)
