"""Ctrl-C in long commands: what there is is kept and shown, worker processes end quietly, and the exit code is 130.

Commands run as in a terminal: all their processes are interrupted at once, and the progress bar is shown.
"""

from __future__ import annotations

import json
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
import pytest

from fistful.cli.stopping import stoppable
from fistful.games.loot_shoot_whisky.bot import unpacked
from fistful.games.loot_shoot_whisky.solver import STANDINGS

PATIENCE = 120.0
PLANNED = 10_000_000
"""More games than anybody has the patience for."""
MATCH = ("arena", "loot-shoot-whisky", "deputy", "greenhorn", "--games", str(PLANNED), "--workers", "2")
STUDY = ("balance", "loot-shoot-whisky", "--games", str(PLANNED), "--workers", "2")
SIMULATION = ("simulate", "loot-shoot-whisky", "--games", str(PLANNED))
LONG = {words[0]: words for words in (MATCH, STUDY, SIMULATION)}


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


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_shows_the_results_so_far(name: str, tmp_path: Path) -> None:
    with running((*LONG[name], "--json"), tmp_path) as command:
        command.wait_for(lambda: command.done() >= 10)
        code, printed = command.interrupt()
        check_quiet(command, "stopped early; these results are partial")
    assert code == 130
    found = json.loads(printed)
    assert found["partial"] is True
    played = found["decks"][0]["games"] if name == "balance" else found["games"]
    assert 10 <= played < PLANNED


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_says_in_words_that_results_are_partial(name: str, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    words = LONG[name] if name == "simulate" else (*LONG[name], "--report", str(report))
    with running(words, tmp_path) as command:
        command.wait_for(lambda: command.done() >= 4)
        code, printed = command.interrupt()
    assert code == 130
    first = printed.splitlines()[0]
    assert re.search(r"[\d,]+ of 10,000,000 random games" if name == "simulate" else "partial results, [0-9]+", first)
    if name != "simulate":
        assert "partial results, " in report.read_text("utf-8")


def test_ctrl_c_writes_the_values_that_were_learnt(tmp_path: Path) -> None:
    out = tmp_path / "values.json"
    words = ("train", "loot-shoot-whisky", "--samples", "1", "--workers", "2", "--out", str(out))
    with running(words, tmp_path) as command:
        command.wait_for(lambda: command.done() > 0)
        code, printed = command.interrupt()
        check_quiet(command, "stopped early; these results are partial")
    assert code == 130
    written = json.loads(out.read_text("utf-8"))
    assert written["partial"] is True
    assert 0 < written["standings"] < 20000
    assert len(unpacked(written["worths"])) == STANDINGS
    assert f"The values of {written['standings']:,} of about 20,920 standings are in" in printed


@pytest.mark.parametrize("words", [MATCH, STUDY, ("train", "loot-shoot-whisky", "--workers", "2")])
def test_workers_that_have_just_been_started_end_quietly_too(words: tuple[str, ...], tmp_path: Path) -> None:
    if words[0] == "train":
        words = (*words, "--out", str(tmp_path / "values.json"))
    with running(words, tmp_path) as command:
        command.wait_for(lambda: len(command.workers()) >= 3)  # two workers, and what keeps track of their resources
        code, _ = command.interrupt()
        check_quiet(command, "stopped")
    assert code == 130


def test_ctrl_c_before_the_first_result_writes_nothing(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    words = ("arena", "boomtown-bandits", "legend@100", "legend@100", "--seats", "5", "--workers", "2")
    with running((*words, "--report", str(report)), tmp_path) as command:
        command.wait_for(lambda: "0/400" in command.shown)
        code, printed = command.interrupt()
        check_quiet(command, "stopped, with nothing to show")
    assert (code, printed) == (130, "")
    assert not report.exists()


def test_ctrl_c_does_not_wait_for_thoughts(tmp_path: Path) -> None:
    words = ("arena", "boomtown-bandits", "legend@100", "legend@100", "--seats", "5", "--workers", "2")
    with running(words, tmp_path) as command:
        command.wait_for(lambda: len(command.workers()) >= 3 and "0/400" in command.shown)
        began = time.monotonic()
        code, _ = command.interrupt()
    assert code == 130
    assert time.monotonic() - began < 20


def test_the_time_left_is_estimated_before_the_first_game_is_over(tmp_path: Path) -> None:
    words = ("arena", "wild-shots", "sheriff@0.1", "sheriff@0.1", "--seats", "4", "--games", "400", "--workers", "1")
    with running(words, tmp_path) as command:
        command.wait_for(lambda: re.search(r" 0/400\s+about \d+:\d\d left", command.shown) is not None)
        command.interrupt()


def test_the_second_ctrl_c_is_not_held_back() -> None:
    with stoppable() as stopped:
        assert not stopped()
        signal.raise_signal(signal.SIGINT)
        assert stopped()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
