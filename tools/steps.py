"""Work that takes a while, side by side, with a line that says what is being done, since when, and how much longer.

How long a step takes is known from a machine with two idle cores. Steps that are done, or say how far they are, tell
how fast this one is.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

TICK = 0.2
OFTEN = 5.0
"""Seconds between two lines where a line cannot be written again."""
BELIEF = 5.0
"""How many seconds of work as fast as on the known machine are assumed before anything is measured."""
LONGER = 0.2
"""A step that takes longer than was thought goes on for this part of the time that it has taken."""


@dataclass
class Step:
    """One thing to do. `seconds` is how long it usually takes; the others say more while it is being done."""

    name: str
    work: Callable[[], str | None]
    seconds: float = 10.0
    is_due: Callable[[], bool] = lambda: True
    """Whether there is anything to do."""
    how_far: Callable[[], str] = lambda: ""
    part: Callable[[], float] = lambda: 0.0
    """How much of it is done, between 0 and 1; 0 if it cannot tell."""


class Estimate:
    """How long the rest will take: the longest of the tracks, at the pace of what is done."""

    def __init__(self, tracks: Sequence[Sequence[Step]]) -> None:
        self.tracks = tracks
        self.took: dict[str, float] = {}
        """How many seconds the steps took that are done."""
        self.due: dict[str, bool] = {}

    def is_due(self, step: Step) -> bool:
        if step.name not in self.due:
            self.due[step.name] = step.is_due()
        return self.due[step.name]

    def seconds_left(self, under_way: dict[str, float]) -> float:
        """`under_way` has the steps that are being done, and for how many seconds."""
        pace = self.pace(under_way)
        return max(
            sum(self.left(step, under_way.get(step.name, 0.0), pace) for step in track if step.name not in self.took)
            for track in self.tracks
        )

    def pace(self, under_way: dict[str, float]) -> float:
        """How many times as long as usual everything takes here."""
        usual = took = BELIEF
        for step in (step for track in self.tracks for step in track if self.is_due(step)):
            seconds = self.took.get(step.name, under_way.get(step.name, 0.0))
            part = 1.0 if step.name in self.took else step.part() if seconds else 0.0
            if part > 0 or seconds > step.seconds:
                usual += step.seconds * (part or 1.0)
                took += seconds
        return took / usual

    def left(self, step: Step, elapsed: float, pace: float) -> float:
        if not self.is_due(step):
            return 0.0
        expected = step.seconds * pace
        part = step.part() if elapsed else 0.0
        return max(expected * (1 - part) if part else expected - elapsed, LONGER * elapsed * (1 - part))


def in_words(seconds: float) -> str:
    if seconds < 10:
        return "a few seconds left"
    return f"about {5 * round(seconds / 5)} s left" if seconds < 100 else f"about {round(seconds / 60)} min left"


class Board:
    """What is being done now, on one line that changes, or on a new line now and then."""

    def __init__(self, estimate: Estimate) -> None:
        self.lock = threading.Lock()
        self.estimate = estimate
        self.under_way: dict[str, tuple[float, Step]] = {}
        self.alive = sys.stdout.isatty()
        self.width = 0
        self.last = float("-inf")

    def begin(self, step: Step) -> None:
        with self.lock:
            self.under_way[step.name] = (time.monotonic(), step)

    def end(self, step: Step, note: str | None) -> None:
        with self.lock:
            began, _ = self.under_way.pop(step.name)
            took = time.monotonic() - began
            self.estimate.took[step.name] = took
            if note is None:
                self.estimate.due[step.name] = False
            else:
                self.write(f"  {step.name}: {note} ({took:.0f} s)")

    def write(self, line: str) -> None:
        print((f"\r{line:<{self.width}}" if self.alive else line), flush=True)
        self.width = 0

    def show(self) -> None:
        with self.lock:
            now = time.monotonic()
            if not self.alive and now - self.last < OFTEN:
                return
            seen = [(step, now - began) for began, step in self.under_way.values() if now - began >= TICK]
            told = [f"{step.name} {step.how_far()}".rstrip() + f" {elapsed:.0f} s" for step, elapsed in seen]
            if not any(self.estimate.is_due(step) for step, _ in seen):
                return
            left = self.estimate.seconds_left({step.name: elapsed for step, elapsed in seen})
            line = "  … " + " · ".join([*told, in_words(left)])
            if self.alive:
                sys.stdout.write(f"\r{line:<{self.width}}")
                sys.stdout.flush()
                self.width = len(line)
            else:
                print(line, flush=True)
            self.last = now


def follow(*tracks: list[Step]) -> None:
    """Do the steps of each track in turn, the tracks at the same time. The first failure ends the program."""
    board = Board(Estimate(tracks))
    failures: list[BaseException] = []

    def walk(track: list[Step]) -> None:
        for step in track:
            if failures:
                return
            board.begin(step)
            note = None
            try:
                note = step.work()
            except BaseException as error:
                failures.append(error)
                return
            finally:
                board.end(step, note)

    threads = [threading.Thread(target=walk, args=(track,), daemon=True) for track in tracks]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive() and not failures:
            thread.join(TICK)
            board.show()
    if failures:
        board.write("")
        raise failures[0]
