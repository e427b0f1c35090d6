"""Shared by commands in which bots play: where the bots think, and counting their answers for the progress bar."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from statistics import fmean
from typing import TYPE_CHECKING, Final

import click

from fistful.cli.arguments import Command
from fistful.cli.progress import Meter
from fistful.engine.game import Game
from fistful.engine.position import play_to_end
from fistful.engine.wire import OptionValue

if TYPE_CHECKING:
    from fistful.arena.engines import Engine
    from fistful.bots.thinking import Answer

TRIALS: Final = 5
"""Random games played to see about how many decisions a game has."""


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


class Counted:
    """An engine whose answers are counted, each as a step."""

    def __init__(self, engine: Engine, meter: Meter) -> None:
        self.engine: Final = engine
        self.meter: Final = meter

    @property
    def workers(self) -> int:
        return self.engine.workers

    def submit(self, level: str, view: bytes, seed: int) -> Future[Answer]:
        future = self.engine.submit(level, view, seed)
        future.add_done_callback(self.count)
        return future

    def count(self, future: Future[Answer]) -> None:
        self.meter.step()

    def close(self) -> None:
        self.engine.close()


def typical_decisions(game: Game, seats: int, options: dict[str, OptionValue]) -> float:
    """About how many decisions a game has."""
    return fmean(play_to_end(game.new(seats, trial, **options), trial) for trial in range(TRIALS))
