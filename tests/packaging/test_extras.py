"""Dependencies: the lists in `pyproject.toml` name what each part of the source imports, and the locks follow them."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from fistful.engine.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "fistful"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PARTS = {"server": "server", "arena": "arena", "balance": "arena", "envs": "envs"}
"""The packages of ours that need an extra."""
PARTS_OF_PARTS = {"envs/openspiel": "openspiel"}
"""Packages within those that need one more."""
RAY = ("arena/engines.py", "ray")
"""The import of Ray, where somebody asks for it."""
FOUND_BY_OTHERS = {"httptools", "uvloop", "websockets"}
"""uvicorn uses them if they are there; the last is also for clients."""
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


def needed(extra: str) -> set[str]:
    """The packages that an extra asks for, without those of `fistful` alone."""
    return names(PROJECT["project"]["optional-dependencies"][extra]) - {"fistful"}


BASE = names(PROJECT["project"]["dependencies"])


@cache
def distributions() -> dict[str, set[str]]:
    """Packages by the module that is imported."""
    return {module: {canonicalize_name(name) for name in found} for module, found in packages_distributions().items()}


def imported(file: Path) -> set[str]:
    """The modules of others that a module imports, anywhere in it but where only a type checker looks."""
    modules: set[str] = set()
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules.add(node.module.partition(".")[0])
    return modules - set(sys.stdlib_module_names) - {"fistful"}


def lacking(modules: dict[str, set[str]], packages: set[str]) -> set[tuple[str, str]]:
    """Imports that these packages do not serve: which module imports what."""
    return {
        (path, other)
        for path, others in modules.items()
        for other in others
        if not packages & distributions().get(other, set())
    }


def idle(modules: dict[str, set[str]], packages: set[str]) -> set[str]:
    """Packages that nobody imports."""
    used = set().union(*modules.values())
    return {name for name in packages if not any(name in distributions().get(other, set()) for other in used)}


@cache
def imports() -> dict[str, dict[str, set[str]]]:
    """By part (or none): by module, the modules of others that it imports."""
    found: dict[str, dict[str, set[str]]] = {part: {} for part in ("", *PARTS.values(), *PARTS_OF_PARTS.values())}
    for file in SOURCE.rglob("*.py"):
        path = file.relative_to(SOURCE)
        part = PARTS_OF_PARTS.get(path.parent.as_posix(), PARTS.get(path.parts[0], ""))
        found[part][path.as_posix()] = imported(file)
    return found


def test_what_fistful_alone_imports_is_what_it_depends_on() -> None:
    modules = imports()[""]
    assert len(modules) > 100
    assert lacking(modules, BASE) == set()
    assert idle(modules, BASE) <= FOUND_BY_OTHERS


@pytest.mark.parametrize("extra", ["server", "arena", "envs"])
def test_what_a_part_imports_comes_with_its_extra(extra: str) -> None:
    modules = imports()[extra]
    assert lacking(modules, BASE | needed(extra)) - {RAY} == set()
    assert idle(modules, needed(extra)) <= FOUND_BY_OTHERS


def test_fistful_alone_is_small() -> None:
    assert not BASE & {"matplotlib", "numpy", "sqlalchemy", "litestar", "uvicorn", "ray"}


def test_all_is_all_the_extras() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    (everything,) = map(Requirement, extras["all"])
    assert everything.name == "fistful"
    assert everything.extras == set(extras) - {"all"} == set(EXTRAS)


def test_openspiel_needs_one_package_more_than_environments() -> None:
    modules = imports()["openspiel"]
    assert lacking(modules, BASE | needed("envs") | needed("openspiel")) == set()
    assert idle(modules, needed("openspiel")) == set()
    assert set(EXTRAS["openspiel"]) == {*EXTRAS["envs"], "pyspiel"}


@pytest.mark.parametrize("extra", ["server", "arena", "envs"])
def test_an_extra_is_looked_for_by_the_packages_that_it_brings(extra: str) -> None:
    found = set().union(*(distributions()[module] for module in EXTRAS[extra]))
    assert found <= needed(extra)
    assert needed(extra) - found <= {"uvloop"}  # which Windows does not have


def locked(path: Path) -> dict[str, set[str]]:
    """By package: its versions (one for each range of Pythons) with their hashes."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in path.read_text("utf-8").splitlines():
        if start := re.match(r"([a-z0-9-]+)==\S+", line):
            name = start[1]
        if not line.lstrip().startswith("#"):
            found.setdefault(name, set()).add(line.partition(" ;")[0].rstrip(" \\"))
    return found


def test_a_lock_names_no_registry() -> None:
    assert {"dev.lock", "play.lock"} <= {path.name for path in LOCKS}
    for path in LOCKS:
        assert not re.search(r"://|--(extra-)?index|--find-links", path.read_text("utf-8")), path.name


def test_the_game_is_played_with_the_versions_that_the_tests_have() -> None:
    play, dev = locked(ROOT / "requirements" / "play.lock"), locked(ROOT / "requirements" / "dev.lock")
    assert len(play) > 40
    assert {name for name, lines in play.items() if dev.get(name) != lines} == set()


def test_what_is_locked_for_playing_is_the_server_and_what_builds_it() -> None:
    play = locked(ROOT / "requirements" / "play.lock")
    assert BASE | needed("server") | names(PROJECT["build-system"]["requires"]) <= set(play)
    assert not set(play) & {
        "gymnasium",
        "matplotlib",
        "numpy",
        "pettingzoo",
        "pillow",
        "pytest",
        "playwright",
        "ruff",
        "ray",
    }


def test_what_is_locked_for_development_is_everything_but_ray_which_has_a_lock_of_its_own() -> None:
    dev, ray = locked(ROOT / "requirements" / "dev.lock"), locked(ROOT / "requirements" / "ray.lock")
    group = {each for each in PROJECT["dependency-groups"]["dev"] if isinstance(each, str)}
    everything = BASE | needed("server") | needed("arena") | needed("envs") | names(sorted(group))
    assert everything | needed("openspiel") <= set(dev)
    assert everything | needed("ray") <= set(ray)
