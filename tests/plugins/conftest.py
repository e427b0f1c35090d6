"""The examples, installed as a stranger would install them: into a folder that is not Fistful's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PIP = ("pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path on which Python finds the example game and the example bot, beside this form of Fistful."""
    folder = tmp_path_factory.mktemp("installed")
    for name in ("high-noon", "gambler"):
        source = tmp_path_factory.mktemp(name)
        subprocess.run(["cp", "-r", f"{EXAMPLES / name}/.", str(source)], check=True)
        subprocess.run([sys.executable, "-m", *PIP, "--target", str(folder), str(source)], check=True)
    return os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(folder)]))


@pytest.fixture
def with_examples(installed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started by the test find the examples."""
    monkeypatch.setenv("PYTHONPATH", installed)
