"""No test is passed over: pytest enters every folder that has tests, and the tests of a group run in one process."""

from __future__ import annotations

import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.serving import ROOT

GROUP = """
import os
import pytest

@pytest.mark.xdist_group("all")
@pytest.mark.parametrize("number", range(8))
def test_in_turn(number):
    with open("processes", "a") as file:
        print(os.getpid(), file=file)
"""


def test_every_folder_with_tests_is_entered(request: pytest.FixtureRequest) -> None:
    passed_over = request.config.getini("norecursedirs")
    folders = {part for file in (ROOT / "tests").rglob("test_*.py") for part in file.relative_to(ROOT).parent.parts}
    assert {"rules", "packaging"} <= folders
    assert [name for name in folders if any(fnmatch(name, pattern) for pattern in passed_over)] == []


def test_a_group_of_tests_runs_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "test_group.py").write_text(GROUP)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "8 passed" in done.stdout
    assert len(set((tmp_path / "processes").read_text().split())) == 1
