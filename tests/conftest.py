"""Every run says which form of the rules it tests, and clause marks must name clauses that exist."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

import fistful
from tests.clauses import clause_ids

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.load_profile("steady")

TESTED_ONCE = frozenset({"build", "cli", "docs", "server", "typed", "web"})
"""Folders of tests of what knows nothing about the form of the rules."""


def pytest_report_header() -> str:
    return f"fistful: the rules run {'compiled' if fistful.compiled else 'interpreted'}"


def pytest_configure() -> None:
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
    folder = collection_path.name
    once = folder in TESTED_ONCE and os.environ.get("FISTFUL_FORM") == "interpreted"
    elsewhere = folder == "cluster" and os.environ.get("FISTFUL_ENGINE") != "ray"
    return True if once or elsewhere else None
