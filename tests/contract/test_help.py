"""The docstrings are there in both forms of the rules, so `help(fistful)` reads as documentation."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import pydoc
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import fistful
from fistful import Game, Position
from fistful.engine import position as engine_position

PACKAGE = Path(fistful.__file__).parent
RULES = [
    found.name
    for package in ("engine", "games", "search")
    for found in pkgutil.walk_packages([str(PACKAGE / package)], f"fistful.{package}.")
]


WITHOUT = {"Feat", "FeatKind"}
"""Named tuples of compiled modules, which mypyc gives a docstring of its own."""


def public_members(kind: type) -> Iterator[tuple[str, object]]:
    """What one can call or ask of a class, apart from the fields of structs, which their class explains."""
    for name in dir(kind):
        member = inspect.getattr_static(kind, name)
        if not name.startswith("_") and not inspect.ismemberdescriptor(member) and name != "args":
            yield name, member


@pytest.mark.parametrize("name", [name for name in fistful.__all__ if callable(getattr(fistful, name))])
def test_every_public_name_and_all_that_can_be_done_with_it_is_documented(name: str) -> None:
    thing = getattr(fistful, name)
    assert thing.__doc__
    assert thing.__doc__.strip()
    if isinstance(thing, type):
        members = dict(public_members(thing))
        assert [member for member in members if not inspect.getdoc(getattr(thing, member))] == []


def documented(module: ModuleType, source: str) -> Iterator[tuple[object, str]]:
    """The functions, classes, methods and properties of a module, with the docstrings of its source."""
    tree = ast.parse(source)
    yield module, ast.get_docstring(tree) or ""
    for node in tree.body:
        text = ast.get_docstring(node) if isinstance(node, ast.ClassDef | ast.FunctionDef) else None
        if text and isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name not in WITHOUT:
            yield getattr(module, node.name), text
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                said = ast.get_docstring(part) if isinstance(part, ast.FunctionDef) else None
                if said and isinstance(part, ast.FunctionDef) and not part.name.startswith("__"):
                    yield getattr(getattr(module, node.name), part.name), said


@pytest.mark.parametrize("name", RULES)
def test_the_rules_have_the_docstrings_of_their_source(name: str) -> None:
    module = importlib.import_module(name)
    path = PACKAGE.joinpath(*name.split(".")[1:])
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")
    assert '"""' in source
    wrong = [
        (thing, said)
        for thing, said in documented(module, source)
        if inspect.cleandoc(getattr(inspect.unwrap(thing), "__doc__", "") or "") != said  # type: ignore[arg-type]
    ]
    assert wrong == []


def test_help_reads_as_documentation() -> None:
    page = pydoc.plain(pydoc.render_doc(fistful))
    for said in (
        "Five loot-and-shoot table games on one rules engine.",
        'game = fistful.game("wild-shots")',
        "All that this seat may know; None is a spectator.",
        "A new game, dealt and waiting for its first decision",
        "The legal actions of a seat, in rising order",
        "Play this very position to its end with random choices",
        "Seats with a decision open now",
        "An action that the rules do not allow now.",
    ):
        assert said in page, said


def test_signatures_can_be_read() -> None:
    assert list(inspect.signature(Position.play).parameters) == ["self", "seat", "action"]
    assert list(inspect.signature(Game.new).parameters) == ["self", "seats", "seed", "options"]
    assert list(inspect.signature(fistful.playout).parameters) == ["position", "seed"]
    assert engine_position.__doc__
    assert inspect.getdoc(Position.play).startswith("Decide.")  # type: ignore[union-attr]
