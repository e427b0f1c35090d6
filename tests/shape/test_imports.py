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


@pytest.mark.parametrize("package", ["server", "protocol", "engine", "locales"])
def test_only_games_know_a_game(imports: dict[str, set[str]], package: str) -> None:
    """What a game says of itself reaches the server over the contract, never by import."""
    inside = {module for module in imports if module.startswith(f"fistful.{package}.")}
    assert [
        (module, other) for module in inside for other in imports[module] if other.startswith("fistful.games.")
    ] == []
