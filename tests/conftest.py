"""Every run says which form of the rules it tests, and clause marks must name clauses that exist."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import hypothesis
import pytest

import fistful
from tests.clauses import clause_ids

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.load_profile("steady")

INDIFFERENT = frozenset(
    {"chaos", "cli", "docs", "envs", "packaging", "server", "shape", "terminal", "typed", "web", "test_sixth_page.py"}
)
"""Folders and files of tests of what knows nothing about the form of the rules."""
STATE = str(Path(tempfile.gettempdir()) / "fistful-tests")
"""Where games that are left in tests are kept, so that no game of a person is lost."""
LONG = frozenset({"test_calibration.py", "test_chances.py", "test_words.py", "test_worlds.py"})
"""Tests over many games of what follows from their transcripts: worlds and words. That both forms give the same
transcripts, and imagine the same worlds, is proven by the golden playthroughs."""
TESTED_ONCE = INDIFFERENT | LONG


def pytest_report_header() -> str:
    return f"fistful: the rules run {'compiled' if fistful.compiled else 'interpreted'}"


def pytest_configure() -> None:
    os.environ["XDG_STATE_HOME"] = STATE
    form = os.environ.get("FISTFUL_FORM")
    running = "compiled" if fistful.compiled else "interpreted"
    if form is not None and form != running:
        raise pytest.UsageError(f"this run is for the {form} rules, but they run {running}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = clause_ids()
    for item in items:
        for mark in item.iter_markers("clause"):
            for clause in mark.args:
                if clause not in known:
                    raise pytest.UsageError(f"{item.nodeid} names the clause {clause}, which is in no rules page")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What is the same whichever form runs is tested once, with the compiled rules. Ray has a run of its own."""
    name = collection_path.name
    once = name in TESTED_ONCE and os.environ.get("FISTFUL_FORM") == "interpreted"
    elsewhere = name == "cluster" and os.environ.get("FISTFUL_ENGINE") != "ray"
    return True if once or elsewhere else None
