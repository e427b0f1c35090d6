"""Imports point one way: no module, through whatever others, imports itself. Imports for type checking count."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def cycle_among(imports: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, or none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return [str(module) for module in error.args[1]]
    return []


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    graph = grimp.build_graph("fistful", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_module_imports_itself_through_others(imports: dict[str, set[str]]) -> None:
    assert len(imports) > 100
    assert cycle_among(imports) == []


def test_a_cycle_would_be_seen() -> None:
    assert cycle_among({"a": {"b"}, "b": {"c"}, "c": {"a"}})


TRAINING = {"fistful.arena.training", "fistful.cli.training"}
"""They learn the values that one game's bots play by."""


def drawn_view(module: str) -> str:
    """Where the view is that this module draws in the terminal, whose type it must know."""
    return module.replace("fistful.terminal.tables", "fistful.games") + ".wire"


def test_only_games_know_a_game(imports: dict[str, set[str]]) -> None:
    """What a game says of itself reaches everyone else over the contract, never by import."""
    outside = {module for module in imports if not module.startswith("fistful.games")} - TRAINING
    assert [
        (module, other)
        for module in outside
        for other in imports[module]
        if other.startswith("fistful.games.") and other != drawn_view(module)
    ] == []
