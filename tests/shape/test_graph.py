"""The pictures of the imports in `docs/` show the imports there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.import_graph import PICTURES, direct, levels, packages

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_make_graph_draws_it(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == PICTURES[name](), "run `make graph`"


def test_the_command_stands_on_everything() -> None:
    height = levels(packages())
    assert max(height, key=lambda name: height[name]) == "cli"


def test_an_arrow_that_a_longer_path_implies_is_left_out() -> None:
    assert direct({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == [("a", "b"), ("b", "c")]
