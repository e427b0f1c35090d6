"""The version is the installed package's, looked up when somebody asks; source that is not installed has one too."""

from __future__ import annotations

import importlib
import importlib.metadata
import subprocess
import sys

import pytest
from click.testing import CliRunner

import fistful
from fistful.cli.main import command

ASKED = "import sys, fistful; before = '__version__' in vars(fistful); print(before, fistful.__version__)"


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has asked for the version yet."""
    monkeypatch.delitem(vars(fistful), "__version__", raising=False)


@pytest.mark.usefixtures("forgotten")
def test_the_version_is_that_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "version", lambda name: f"the version of {name}")
    assert fistful.__version__ == "the version of fistful"


@pytest.mark.usefixtures("forgotten")
def test_source_that_nobody_installed_has_a_version_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", refuse)
    assert fistful.__version__ == "0+source"


def test_the_version_is_looked_up_only_when_asked_for() -> None:
    said = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True).stdout.split()
    assert said[0] == "False"
    assert said[1][0].isdigit()


def test_other_names_are_still_unknown() -> None:
    with pytest.raises(AttributeError, match="module 'fistful' has no attribute 'sheriff'"):
        importlib.import_module("fistful").sheriff  # noqa: B018


def test_the_command_says_it() -> None:
    said = CliRunner().invoke(command, ["--version"])
    assert said.output.startswith("fistful, version ")
    assert said.output.split()[-1][0].isdigit()
