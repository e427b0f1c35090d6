"""Work that takes a while, side by side, with a line that says what is being done and since when."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

TICK = 0.2
OFTEN = 10.0
"""Seconds between two lines where a line cannot be written again."""


@dataclass
class Step:
    """One thing to do. `how_far` says more while it is being done."""

    name: str
    work: Callable[[], str | None]
    how_far: Callable[[], str] = field(default=lambda: "")


class Board:
    """What is being done now, on one line that changes, or on a new line now and then."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.under_way: dict[str, tuple[float, Step]] = {}
        self.alive = sys.stdout.isatty()
        self.width = 0
        self.last = time.monotonic()

    def begin(self, step: Step) -> None:
        with self.lock:
            self.under_way[step.name] = (time.monotonic(), step)

    def end(self, step: Step, note: str | None) -> None:
        with self.lock:
            began, _ = self.under_way.pop(step.name)
            if note is not None:
                self.write(f"  {step.name}: {note} ({time.monotonic() - began:.0f} s)")

    def write(self, line: str) -> None:
        print((f"\r{line:<{self.width}}" if self.alive else line), flush=True)
        self.width = 0

    def show(self) -> None:
        with self.lock:
            now = time.monotonic()
            told = [
                f"{step.name} {step.how_far()}".rstrip() + f" {now - began:.0f} s"
                for began, step in self.under_way.values()
                if now - began >= TICK
            ]
            if not told:
                return
            line = "  … " + " · ".join(told)
            if self.alive:
                sys.stdout.write(f"\r{line:<{self.width}}")
                sys.stdout.flush()
                self.width = len(line)
            elif now - self.last >= OFTEN:
                print(line, flush=True)
                self.last = now


def follow(*tracks: list[Step]) -> None:
    """Do the steps of each track in turn, the tracks at the same time. The first failure ends the program."""
    board = Board()
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
    while any(thread.is_alive() for thread in threads) and not failures:
        board.show()
        time.sleep(TICK)
    if failures:
        board.write("")
        raise failures[0]
