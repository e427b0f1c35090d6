"""The progress bar of long commands, with an estimate of the time left: first a guess, then from what is done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import Progress, ProgressColumn, Task, TextColumn
from rich.progress_bar import ProgressBar
from rich.text import Text


class Meter:
    """Counts things that are done, and steps within things that are not; call it with the number of things done."""

    def __init__(self, total: int, guess: float, steps_each: float = 1.0, at_once: int = 0) -> None:
        self.total = total
        self.guess = guess
        """About how many seconds it will take, for as long as nothing is done."""
        self.steps_each = steps_each
        """About how many steps a thing takes."""
        self.at_once = at_once
        """How many things may be under way at a time."""
        self.done = 0
        self.steps = 0
        self.first: tuple[float, float] | None = None
        """When it was first seen that something was done, and how much; the time before went into starting."""

    def __call__(self, things: int) -> None:
        self.done += things

    def step(self) -> None:
        self.steps += 1

    @property
    def part(self) -> float:
        """How much is done, between 0 and 1. The steps can say no more than that all things under way are done."""
        under_way = min(self.done + self.at_once, self.steps / self.steps_each)
        return min(1.0, max(self.done, under_way) / self.total)

    def seconds_left(self, elapsed: float) -> float:
        """What was guessed, until something is done and then something more."""
        part = self.part
        if self.first is None and part > 0:
            self.first = elapsed, part
        since, before = self.first or (elapsed, part)
        if part == before:
            return self.guess * (1 - part)
        return (elapsed - since) * (1 - part) / (part - before)


class HowFar(ProgressColumn):
    """The bar: how much is done."""

    def __init__(self, meter: Meter) -> None:
        super().__init__()
        self.meter = meter

    def render(self, task: Task) -> ProgressBar:
        return ProgressBar(total=1.0, completed=self.meter.part, width=30)


class HowMany(ProgressColumn):
    """How many things are done, and of how many."""

    def __init__(self, meter: Meter) -> None:
        super().__init__()
        self.meter = meter

    def render(self, task: Task) -> Text:
        return Text(f"{self.meter.done:,}/{self.meter.total:,}")


class TimeLeft(ProgressColumn):
    """The estimate in words."""

    def __init__(self, meter: Meter, words: str) -> None:
        super().__init__()
        self.meter = meter
        self.words = words

    def render(self, task: Task) -> Text:
        left = self.meter.seconds_left(task.elapsed or 0.0)
        return Text(f"{self.words} {timedelta(seconds=round(left))} left")


def seconds_of(work: Callable[[], object]) -> float:
    """How long something takes that was done once before, as the first time costs more."""
    work()
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


@contextmanager
def bar(title: str, meter: Meter, words: str = "about") -> Iterator[Meter]:
    """A progress bar on stderr that disappears when done; call the meter for everything that is done."""
    columns = (TextColumn("{task.description}"), HowFar(meter), HowMany(meter), TimeLeft(meter, words))
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task(title)
        yield meter
