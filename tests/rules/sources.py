"""A copy of the sources with a few changes, to try what a page of the docs says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ADDING_A_CARD = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")


class Change(NamedTuple):
    """What is replaced in a file under `games/`; it must stand there once."""

    file: str
    old: str
    new: str


def chapter(title: str) -> str:
    """What the page on cards says about a game."""
    return ADDING_A_CARD.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def declared(chapter: str) -> str:
    """The declaration of a card in a chapter."""
    (found,) = re.findall(r"```py\n(.*?)\n```", chapter, re.DOTALL)
    return str(found)


def run_changed(folder: Path, changes: list[Change], script: str) -> None:
    """Run a script on a copy of the sources, in this folder, with these changes."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for change in changes:
        file = sources / "fistful" / "games" / change.file
        text = file.read_text("utf-8")
        assert text.count(change.old) == 1, change
        file.write_text(text.replace(change.old, change.new), "utf-8")
    paths = os.pathsep.join([str(sources), str(ROOT)])
    subprocess.run([sys.executable, "-c", script], check=True, env={**os.environ, "PYTHONPATH": paths})
