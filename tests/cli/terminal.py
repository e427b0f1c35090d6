"""Commands run as in a terminal: their processes are interrupted all at once, and the progress bar is shown."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

PATIENCE = 120.0


class Running:
    """A command in a process group of its own, with a terminal for its progress bar."""

    def __init__(self, words: tuple[str, ...], folder: Path, bar: int, stderr: int) -> None:
        self.shown = ""
        """Everything on the terminal so far."""
        self.bar = bar
        self.stdout = folder / "stdout"
        with self.stdout.open("w") as stdout:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "error", "-m", "fistful", *words],
                stdin=subprocess.DEVNULL,
                stdout=stdout,
                stderr=stderr,
                start_new_session=True,
                env={**os.environ, "COLUMNS": "120", "TERM": "xterm", "NO_COLOR": "1"},
            )

    def look(self) -> bool:
        """Read what is on the terminal; False once the command has ended and everything is read."""
        ended = self.process.poll() is not None
        if select.select([self.bar], [], [], 0.02)[0]:
            self.shown += os.read(self.bar, 65536).decode()
            return True
        return not ended

    def wait_for(self, reached: Callable[[], bool]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert self.look() and time.monotonic() < deadline, self.shown

    def done(self) -> int:
        """How many games or standings are done, as the bar says."""
        counts = re.findall(r"([\d,]+)/[\d,]+", self.shown)
        return int(counts[-1].replace(",", "")) if counts else 0

    def workers(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C: the exit code, and what was printed."""
        os.killpg(self.process.pid, signal.SIGINT)
        deadline = time.monotonic() + PATIENCE
        while self.look():
            assert time.monotonic() < deadline, self.shown
        return self.process.returncode, self.stdout.read_text()


@contextmanager
def running(words: tuple[str, ...], folder: Path) -> Iterator[Running]:
    bar, stderr = pty.openpty()
    command = Running(words, folder, bar, stderr)
    try:
        yield command
    finally:
        if command.process.poll() is None:
            os.killpg(command.process.pid, signal.SIGKILL)
            command.process.wait()
        os.close(bar)
        os.close(stderr)


def left_behind(group: int) -> list[psutil.Process]:
    """The processes of a group that still run."""
    found = []
    for process in psutil.process_iter():
        try:
            if os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
        except (ProcessLookupError, psutil.NoSuchProcess):
            continue
    return found


def check_quiet(command: Running, said: str) -> None:
    """One sentence after the bar, no traceback from anyone, and nobody left behind."""
    assert "Traceback" not in command.shown
    assert "Error" not in command.shown
    assert f"fistful: {said}" in command.shown
    deadline = time.monotonic() + PATIENCE
    while left := left_behind(command.process.pid):
        assert time.monotonic() < deadline, left
        time.sleep(0.05)
