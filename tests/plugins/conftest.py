"""The example game, installed as a stranger would install it: into a folder that is not Fistful's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import ann, browser, come

__all__ = ["ann", "browser", "come", "installed", "with_high_noon"]

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PIP = ("pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path on which Python finds the example game beside this form of Fistful."""
    folder = tmp_path_factory.mktemp("installed")
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(EXAMPLES / "high-noon", source, dirs_exist_ok=True)
    subprocess.run([sys.executable, "-m", *PIP, "--target", str(folder), str(source)], check=True)
    return os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(folder)]))


@pytest.fixture
def with_high_noon(installed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started by the test find the game."""
    monkeypatch.setenv("PYTHONPATH", installed)
