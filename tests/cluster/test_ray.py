"""Bots that think on a real local Ray; these tests run in `.venv-ray`, as a separate phase."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fistful
from fistful.arena.engines import Engine, Processes, RayCluster
from fistful.arena.match import Terms, play_match
from fistful.balance.findings import findings
from fistful.balance.study import Terms as StudyTerms
from fistful.balance.study import play_study
from fistful.bots.thinking import think
from tests.cli.terminal import check_quiet, running

pytestmark = pytest.mark.filterwarnings(r"ignore:subprocess \d+ is still running:ResourceWarning")
"""Ray tells its own processes to end and does not wait for them."""


@pytest.fixture(scope="module")
def ray() -> Iterator[RayCluster]:
    engine = RayCluster(2)
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    engine = Processes(1)
    yield engine
    engine.close()


def test_a_bot_answers_on_ray_as_it_does_here(ray: RayCluster) -> None:
    position = fistful.game("wild-shots").new(2, 1)
    view = position.view(position.to_act[0]).to_json()
    away, here = ray.submit("sheriff@0.001", view, 3).result(timeout=60), think("sheriff@0.001", view, 3)
    assert (away.action, away.simulations) == (here.action, here.simulations)
    assert away.cpu_ms > 0


def test_ray_thinks_with_as_many_players_as_it_was_given(ray: RayCluster) -> None:
    assert ray.workers == 2


@pytest.mark.parametrize(("slug", "until_sure"), [("loot-shoot-whisky", False), ("looterz", False), ("looterz", True)])
def test_a_match_on_ray_is_the_match_of_the_processes(
    slug: str, until_sure: bool, ray: RayCluster, processes: Processes
) -> None:
    def match(engine: Engine) -> tuple[object, ...]:
        games: list[int] = []
        terms = Terms(fistful.game(slug), ("deputy", "greenhorn"), 2, {}, 40 if until_sure else 6, 5, until_sure)
        results = play_match(terms, engine, games.append)
        assert games == [1] * results.games
        assert results.games < 40
        return results.played, results.decisions, results.reasons

    assert match(ray) == match(processes)


def test_a_study_on_ray_is_the_study_of_the_processes(ray: RayCluster, processes: Processes) -> None:
    def study(engine: Engine) -> dict[str, object]:
        terms = StudyTerms(fistful.game("loot-shoot-whisky"), "deputy", 2, {}, 8, 5)
        found = findings(play_study(terms, engine, lambda _: None))
        del found["cpu_ms_per_decision"]
        return found

    assert study(ray) == study(processes)


def test_the_command_plays_a_match_on_ray() -> None:
    words = [
        "arena",
        "loot-shoot-whisky",
        "deputy",
        "greenhorn",
        "--games",
        "4",
        "--seed",
        "7",
        "--workers",
        "1",
        "--json",
    ]
    found = []
    for engine in ("ray", "processes"):
        done = subprocess.run(
            [sys.executable, "-m", "fistful", *words, "--engine", engine],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "NO_COLOR": "1"},
        )
        assert done.returncode == 0, done.stderr
        found.append([player["share"] for player in json.loads(done.stdout)["players"]])
    assert found[0] == found[1]


def test_ctrl_c_shows_the_results_so_far(tmp_path: Path) -> None:
    words = ("arena", "loot-shoot-whisky", "deputy", "greenhorn", "--games", "100000", "--engine", "ray", "--json")
    with running((*words, "--workers", "1"), tmp_path) as command:
        command.wait_for(lambda: command.done() >= 4)
        code, printed = command.interrupt()
        check_quiet(command, "stopped early; these results are partial")
    assert code == 130
    assert 4 <= json.loads(printed)["games"] < 100000
