"""Levels of bots from a package of its own, as somebody else would install it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fistful.bots.levels import plugins

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
LAST = PAGE.read_text("utf-8").partition("## A level of your own")[2].partition("```python\n")[2].partition("```")[0]
"""The code of the example in the documentation: a bot that takes the last of its actions."""


@contextmanager
def installed(folder: Path, code: str, *levels: str) -> Iterator[None]:
    """A package whose `make` makes bots of these levels, for this process and for those that it starts."""
    (folder / "saloon_champions.py").write_text(code)
    info = folder / "saloon_champions-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: saloon-champions\nVersion: 1.0\n")
    points = "".join(f"{level} = saloon_champions:make\n" for level in levels)
    (info / "entry_points.txt").write_text(f"[fistful.bots]\n{points}")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))
        plugins.cache_clear()
        try:
            yield
        finally:
            sys.modules.pop("saloon_champions", None)
            plugins.cache_clear()
