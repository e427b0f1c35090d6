"""Ctrl-C in long commands: results are kept and shown, worker processes end quietly, and the exit code is 130."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from fistful.cli.stopping import stoppable
from fistful.games.loot_shoot_whisky.bot import unpacked
from fistful.games.loot_shoot_whisky.solver import STANDINGS
from tests.cli.terminal import check_quiet, running

PLANNED = 10_000_000
"""More games than anybody has the patience for."""
MATCH = ("arena", "loot-shoot-whisky", "deputy", "greenhorn", "--games", str(PLANNED), "--workers", "2")
STUDY = ("balance", "loot-shoot-whisky", "--games", str(PLANNED), "--workers", "2")
SIMULATION = ("simulate", "loot-shoot-whisky", "--games", str(PLANNED))
LONG = {words[0]: words for words in (MATCH, STUDY, SIMULATION)}


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


def test_the_time_left_is_estimated_before_the_first_game_is_over(tmp_path: Path) -> None:
    words = ("arena", "wild-shots", "sheriff@0.1", "sheriff@0.1", "--seats", "4", "--games", "400", "--workers", "1")
    with running(words, tmp_path) as command:
        command.wait_for(lambda: re.search(r" 0/400\s+about \d+:\d\d:\d\d left", command.shown) is not None)
        command.interrupt()


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """What Python does about Ctrl-C, also where the tests run with it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_the_second_ctrl_c_is_not_held_back() -> None:
    with stoppable() as stopped:
        assert not stopped()
        signal.raise_signal(signal.SIGINT)
        assert stopped()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
