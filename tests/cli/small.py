"""`fistful` alone: Python processes that find no package but those that `pip install fistful` brings."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
FINDER = """
import sys
from importlib.machinery import PathFinder

class Small(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in {missing!r} else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Small
"""
"""For `sitecustomize.py`, which every Python process reads when it starts."""


def brought(requirements: list[str]) -> set[str]:
    """The packages that are installed with these, and with what these need."""
    found: set[str] = set()
    waiting = [Requirement(each) for each in requirements]
    while waiting:
        each = waiting.pop()
        name = canonicalize_name(each.name)
        if name in found or (each.marker is not None and not each.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        try:
            waiting += map(Requirement, requires(name) or ())
        except PackageNotFoundError:
            raise AssertionError(f"{name} is not installed") from None
    return found


def missing() -> list[str]:
    """The modules that are installed here, but not by `pip install fistful`."""
    alone = brought(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["dependencies"]) | {"fistful"}
    return sorted(
        module
        for module, found in packages_distributions().items()
        if not {canonicalize_name(name) for name in found} & alone
    )


class Small:
    """Such an environment; a folder holds its set-up."""

    def __init__(self, folder: Path) -> None:
        (folder / "sitecustomize.py").write_text(FINDER.format(missing=missing()), "utf-8")
        paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "120", "NO_COLOR": "1"}

    def python(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-W", "error", *words],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            env=self.environment,
        )

    def fistful(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.python("-m", "fistful", *words, typed=typed)
