"""The estimate of the progress bar."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fistful.cli import engines
from fistful.cli.engines import meter_of_games, opening, thinking_seconds, typical_decisions
from fistful.cli.progress import Meter
from fistful.engine.registry import game
from tests.cli.terminal import running


def test_before_anything_is_done_the_time_left_is_what_was_guessed() -> None:
    meter = Meter(100, guess=50.0)
    assert meter.seconds_left(0.0) == 50.0
    assert meter.seconds_left(5.0) == 50.0
    meter(10)
    assert meter.seconds_left(6.0) == 45.0


def test_the_rest_takes_as_long_as_what_was_done_after_the_start() -> None:
    meter = Meter(100, guess=1000.0)
    meter(20)
    meter.seconds_left(10.0)
    meter(20)
    assert meter.seconds_left(14.0) == pytest.approx(12.0)
    meter(60)
    assert meter.seconds_left(26.0) == 0.0


def test_steps_give_an_estimate_before_the_first_thing_is_done() -> None:
    meter = Meter(100, guess=1.0, steps_each=50, at_once=4)
    meter.step()
    meter.seconds_left(1.0)
    for _ in range(50):
        meter.step()
    assert meter.done == 0
    assert meter.seconds_left(3.0) == pytest.approx(198, rel=0.02)


def test_steps_count_for_no_more_than_what_is_under_way() -> None:
    meter = Meter(100, guess=1.0, steps_each=5, at_once=4)
    for _ in range(1000):
        meter.step()
    assert meter.part == pytest.approx(0.04)
    meter(50)
    assert meter.part == pytest.approx(0.54)
    meter(50)
    assert meter.part == 1.0


def test_a_game_of_wild_shots_has_as_many_decisions_as_cards_are_played() -> None:
    assert typical_decisions(game("wild-shots"), 2, {}) == 72


def test_more_budget_more_games_and_fewer_workers_take_longer() -> None:
    wild_shots = game("wild-shots")

    def guess(games: int, level: str, workers: int) -> float:
        return meter_of_games(games, wild_shots, 2, {}, [level], workers).guess

    assert guess(100, "sheriff@0.5", 1) > guess(100, "sheriff@0.02", 1)
    assert guess(1000, "deputy", 1) > guess(10, "deputy", 1)
    assert guess(1000, "deputy", 1) > guess(1000, "deputy", 8)


def test_a_search_is_guessed_to_take_as_long_as_all_its_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening(game("wild-shots"), 2, {})
    monkeypatch.setattr(engines, "seconds_of", lambda _work: 0.01)
    assert thinking_seconds("sheriff", view) == pytest.approx(0.01 / engines.TRIAL_PART)
    assert thinking_seconds("legend@100", view) == pytest.approx(400 * 0.01 / engines.TRIAL_PART)


SLOW = ("matplotlib", "rich.markdown", "textual", "sqlalchemy")
"""What takes a second or so to load, and is needed after the work or not at all."""
BEFORE_THE_BAR = f"""
import sys
from fistful.cli import arena, balance, main, simulate, training

def shown(*_):
    print(sys.argv[1], [name for name in {SLOW} if name in sys.modules])
    sys.exit()

for module, words in [
    (simulate, "simulate looterz"),
    (arena, "arena wild-shots deputy greenhorn --workers 1"),
    (balance, "balance boomtown-bandits --workers 1"),
    (training, "train loot-shoot-whisky --workers 1 --out /dev/null"),
]:
    module.bar = shown
    sys.argv = ["fistful", *words.split()]
    try:
        main()
    except SystemExit:
        pass
"""


def test_nothing_slow_is_loaded_before_the_bar_is_there() -> None:
    done = subprocess.run([sys.executable, "-c", BEFORE_THE_BAR], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["simulate []", "arena []", "balance []", "train []"], done.stderr


LONG = {
    "simulate": ("simulate", "looterz", "--games", "1000000"),
    "arena": ("arena", "wild-shots", "legend", "sheriff", "--seats", "4", "--workers", "1"),
    "balance": ("balance", "boomtown-bandits", "--workers", "1"),
    "train": ("train", "loot-shoot-whisky", "--workers", "1"),
}


@pytest.mark.parametrize("name", LONG)
def test_the_first_thing_on_the_bar_is_an_estimate(name: str, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "values.json")) if name == "train" else ()
    with running((*LONG[name], *out), tmp_path) as command:
        command.wait_for(lambda: " left" in command.shown)
        command.interrupt()
    first = re.search(r" 0/[\d,]+ +(\S+)", command.shown)
    assert first is not None and first[1] == "about"
