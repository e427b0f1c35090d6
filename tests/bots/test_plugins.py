"""Levels from other packages: found by name, listed, played, and refused in words if they cannot be loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fistful
from fistful.bots import LEVELS, bot, check_level, levels
from fistful.bots.greenhorn import Greenhorn
from tests.plugin import LAST, installed


def choice() -> fistful.View:
    position = fistful.game("wild-shots").new(3, 1)
    return position.view(position.to_act[0])


def test_a_level_of_another_package_is_listed_and_answers(tmp_path: Path) -> None:
    with installed(tmp_path, LAST, "champion"):
        assert levels() == (*LEVELS, "champion")
        check_level("champion")
        assert bot("champion", "wild-shots").think(choice(), 1) == (choice().actions[-1], 0)
        assert bot("champion@0.5", "wild-shots").answer(choice(), 1) == choice().actions[-1]
    assert levels() == LEVELS
    with pytest.raises(fistful.BadSetup, match="There is no level called “champion”"):
        check_level("champion")


def test_a_level_of_another_package_plays_in_the_arena(tmp_path: Path) -> None:
    words = ("arena", "wild-shots", "champion", "greenhorn", "--games", "2", "--workers", "1", "--json")
    with installed(tmp_path, LAST, "champion"):
        done = subprocess.run([sys.executable, "-m", "fistful", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [player["level"] for player in json.loads(done.stdout)["players"]] == ["champion", "greenhorn"]


def test_a_level_that_comes_with_the_package_is_not_taken_from_another(tmp_path: Path) -> None:
    with installed(tmp_path, LAST, "greenhorn"):
        assert levels() == LEVELS
        assert isinstance(bot("greenhorn", "wild-shots"), Greenhorn)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import saloon_doors", "ModuleNotFoundError: No module named 'saloon_doors'"),
        ("made = 1", "AttributeError: module 'saloon_champions' has no attribute 'make'"),
        ("make = 1", "TypeError: 'int' object is not callable"),
    ],
)
def test_a_level_that_cannot_be_loaded_is_refused_in_words(tmp_path: Path, code: str, why: str) -> None:
    with installed(tmp_path, code, "champion"), pytest.raises(fistful.BadSetup) as refused:
        bot("champion", "wild-shots")
    said = "The level “champion” comes from saloon_champions:make, which could not be loaded: "
    assert str(refused.value) == said + why
