"""Shared by commands in which bots play: where the bots think, and counting their answers for the progress bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from statistics import fmean
from typing import TYPE_CHECKING, Final

import click

from fistful.bots import LEVELS, bot
from fistful.bots.sheriff import Sheriff
from fistful.cli.arguments import Command
from fistful.cli.progress import Meter, seconds_of
from fistful.engine.game import Game
from fistful.engine.position import play_to_end
from fistful.engine.wire import Bot, OptionValue, View

if TYPE_CHECKING:
    from fistful.arena.engines import Engine
    from fistful.bots.thinking import Answer

TRIALS: Final = 5
"""Random games played to see about how many decisions a game has."""
TRIAL_PART: Final = 0.05
"""How much of its budget a bot that searches uses in a trial."""
UNTRIED: Final = 0.1
"""The seconds guessed for a bot of another package, which may think for long."""
ERRAND: Final = 0.0005
"""About how many seconds it takes to ask another process and to hear its answer."""


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


def meter_of_games(
    games: int, game: Game, seats: int, options: dict[str, OptionValue], levels: Sequence[str], workers: int
) -> Meter:
    """A meter for games between bots, with a first guess from trials: they are short, so that it comes at once."""
    from fistful.arena.tables import FLIGHTS

    decisions = typical_decisions(game, seats, options)
    each = fmean(ERRAND + thinking_seconds(level, opening(game, seats, options)) for level in levels)
    return Meter(games, games * decisions * each / workers, decisions, FLIGHTS * workers)


def typical_decisions(game: Game, seats: int, options: dict[str, OptionValue]) -> float:
    """About how many decisions a game has."""
    return fmean(play_to_end(game.new(seats, trial, **options), trial) for trial in range(TRIALS))


def opening(game: Game, seats: int, options: dict[str, OptionValue]) -> View:
    """What the first seat to act sees of a new game."""
    position = game.new(seats, 0, **options)
    return position.view(position.to_act[0])


def thinking_seconds(level: str, view: View) -> float:
    """About how long a bot thinks about a decision. One that searches is tried with a part of its budget."""
    if level.partition("@")[0] not in LEVELS:
        return UNTRIED
    wanted = bot(level, view.game)
    tried: Bot = wanted
    times = 1.0
    if isinstance(wanted, Sheriff):
        tried = part = Sheriff(wanted.level, view.game, TRIAL_PART)
        times = wanted.simulations / part.simulations
    return times * seconds_of(lambda: tried.answer(view, 0))
