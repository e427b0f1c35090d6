"""Mutation testing: change the rules in small ways, one at a time, and see whether the tests notice.

    PYTHONPATH=src python tools/mutate.py [TARGET…] [--sample 30] [--seed 14] [--jobs 2] [--at-least 0]

A target is a game, or `engine`. A mutant is one changed node of one module: a comparison, an operator, a number, a
negated condition, or a statement that is left out. The game's rules tests run on it, and if they pass, the laws of play
and the golden playthroughs. No file is changed: each mutant is compiled in its own process, in place of its module.
What is only told (`if pos.telling:`) is not mutated, because the golden playthroughs compare every word of it.
`docs/mutation.md` has the scores and says why the survivors of the sample survive.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
GAMES: Final = ("boomtown-bandits", "loot-shoot-whisky", "looterz", "shootout", "wild-shots")
ENGINE: Final = ("agenda", "bags", "bitset", "draw", "position", "sealed", "state", "view_head")
"""The modules of the engine that rules are made of."""
NOT_RULES: Final = frozenset(
    # what a game says about itself, and what is sent
    {"__init__", "feats", "game", "kinds", "position", "wire"}
    # bots
    | {"bot", "evaluator", "last_tricks", "reaction", "response", "solver", "thumb"}
    # views and imagined worlds, which the laws of `tests/contract` hold
    | {"deduction", "explaining", "imagine", "imagining", "knowledge", "view"}
)
PATIENCE: Final = 5
"""Seconds of CPU that the tests of a mutant may take beyond three times what they take without one."""

MEMORY: Final = 4 << 30
"""Bytes that the tests of a mutant may have, since endless games are often endless lists."""

PRELOADED: Final = ("babel.lists", "click.testing", "fluent.runtime", "msgspec")
"""What every child process would import again, but nothing of ours."""
LONGEST: Final = 1000
"""Seconds of CPU that the tests may take without a mutant."""

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Target(NamedTuple):
    """What is mutated, and the tests that should notice."""

    name: str
    modules: list[Path]
    suites: list[list[str]]


class Mutant(NamedTuple):
    """One change: the node, by its number in its module, and the number of the change."""

    path: Path
    node: int
    change: int
    line: int
    words: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.line}: {self.words}"


class Change(NamedTuple):
    """A way to mutate a node."""

    words: str
    apply: Callable[[], ast.AST]
    """What stands there instead; it may be the node itself, changed."""


def target(name: str) -> Target:
    laws = ["tests/golden/test_golden.py", "tests/contract/test_play.py"]
    if name == "engine":
        modules = [SOURCE / "fistful" / "engine" / f"{module}.py" for module in ENGINE]
        return Target(name, modules, [["tests/engine", "tests/rules"], laws])
    folder = name.replace("-", "_")
    modules = sorted((SOURCE / "fistful" / "games" / folder).glob("*.py"))
    rules = [path for path in modules if path.stem not in NOT_RULES]
    return Target(name, rules, [[f"tests/rules/{folder}"], [*laws, "-k", name]])


# Changes.


def swapped(node: ast.AST, field: str, place: int | None = None) -> Change | None:
    """Another operator in this field."""
    old = getattr(node, field) if place is None else getattr(node, field)[place]
    new = SWAPPED.get(type(old))
    if new is None:
        return None

    def apply() -> ast.AST:
        if place is None:
            setattr(node, field, new())
        else:
            getattr(node, field)[place] = new()
        return node

    return Change(f"{type(old).__name__} → {new.__name__}", apply)


def changes(node: ast.AST) -> Iterator[Change | None]:
    """Every way to mutate this node."""
    match node:
        case ast.Compare(ops=ops):
            yield from [swapped(node, "ops", place) for place in range(len(ops))]
        case ast.BinOp() | ast.BoolOp() | ast.AugAssign():
            yield swapped(node, "op")
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield Change("without `not`", lambda: operand)
        case ast.Constant(value=bool(value)):
            yield Change(f"{value} → {not value}", lambda: ast.copy_location(ast.Constant(not value), node))
        case ast.Constant(value=int(value)):
            yield Change(f"{value} → {value + 1}", lambda: ast.copy_location(ast.Constant(value + 1), node))
        case ast.If(test=test) | ast.IfExp(test=test):
            negated = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
            yield Change(f"negated: {ast.unparse(test)}", lambda: changed(node, "test", negated))
    if is_act(node):
        yield Change(f"left out: {ast.unparse(node)}", lambda: ast.copy_location(ast.Pass(), node))


def changed(node: ast.AST, field: str, value: object) -> ast.AST:
    setattr(node, field, value)
    return node


def is_act(node: ast.AST) -> bool:
    """A statement without which the code still runs: a call, or a change of something that is there."""
    if isinstance(node, ast.AugAssign):
        return True
    if isinstance(node, ast.Assign):
        return all(isinstance(each, ast.Attribute | ast.Subscript) for each in node.targets)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


# Places.


def places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every node that may be mutated, in order: its parent, the field it stands in, and its place there."""
    for field, value in ast.iter_fields(tree):
        children = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for place, child in children:
            if isinstance(child, ast.AST) and not is_left_alone(tree, field, child):
                yield tree, field, place
                yield from places(child)


def is_left_alone(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """Types, decorators, docstrings, what is only told, and how an object prints itself."""
    if field in {"annotation", "returns", "decorator_list", "type_params", "bases", "keywords"}:
        return isinstance(parent, ast.AnnAssign | ast.arg | ast.FunctionDef | ast.ClassDef)
    if isinstance(node, ast.FunctionDef):
        return node.name == "__repr__"
    if isinstance(node, ast.If | ast.IfExp):
        return any(isinstance(each, ast.Attribute) and each.attr == "telling" for each in ast.walk(node.test))
    return isinstance(node, ast.Import | ast.ImportFrom)


def at(spot: tuple[ast.AST, str, int | None]) -> ast.AST:
    parent, field, place = spot
    value = getattr(parent, field)
    found = value if place is None else value[place]
    assert isinstance(found, ast.AST)
    return found


def mutants(path: Path) -> list[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for number, spot in enumerate(places(tree)):
        node = at(spot)
        ways = [way for way in changes(node) if way is not None]
        found += [
            Mutant(path, number, change, getattr(node, "lineno", 0), way.words) for change, way in enumerate(ways)
        ]
    return found


def mutated(mutant: Mutant) -> CodeType:
    """The code of a module with one change."""
    tree = copy.deepcopy(ast.parse(mutant.path.read_text("utf-8")))
    parent, field, place = list(places(tree))[mutant.node]
    node = at((parent, field, place))
    way = [way for way in changes(node) if way is not None][mutant.change]
    new = way.apply()
    if place is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[place] = new
    return compile(ast.fix_missing_locations(tree), str(mutant.path), "exec", dont_inherit=True)


# Running.


class Mutating(importlib.abc.MetaPathFinder):
    """Puts a mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.relative_to(SOURCE).with_suffix("").parts)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = Loader(name, str(self.mutant.path), self.mutant)
        return importlib.util.spec_from_file_location(name, self.mutant.path, loader=loader)


class Loader(importlib.machinery.SourceFileLoader):
    """Loads the mutant's code."""

    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return mutated(self.mutant)


def run_tests(mutant: Mutant | None, suite: list[str], limit: int) -> None:
    """In a child process: run tests quietly, and end with 0 if all passed.

    The limits are of memory and of CPU time, so that a busy machine is not mistaken for an endless game.
    """
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    if mutant is not None:
        sys.meta_path.insert(0, Mutating(mutant))
    try:
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", *suite]))
    except BaseException:  # a mutant may end in any way
        code = 1
    os._exit(code)


class Run:
    """A mutant whose tests are running, one suite after the other."""

    def __init__(self, mutant: Mutant, suites: list[list[str]], limits: list[int]) -> None:
        self.mutant = mutant
        self.suites = suites
        self.limits = limits
        self.verdict = ""
        self.suite = -1
        self.begin()

    def begin(self) -> None:
        self.suite += 1
        self.process = start(self.mutant, self.suites[self.suite], self.limits[self.suite])

    def look(self) -> bool:
        """Whether its verdict is known."""
        if self.process.is_alive():
            return False
        if self.process.exitcode == -signal.SIGXCPU:
            self.verdict = "timeout"
        elif self.process.exitcode != 0:
            self.verdict = ("rules", "laws")[self.suite]
        elif self.suite + 1 < len(self.suites):
            self.begin()
            return False
        else:
            self.verdict = "survived"
        return True


def start(mutant: Mutant | None, suite: list[str], limit: int) -> multiprocessing.process.BaseProcess:
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(mutant, suite, limit))
    process.start()
    return process


def limits_of(chosen: Target) -> list[int]:
    """How much CPU time the tests of a mutant may take; without a mutant they must pass."""
    limits = []
    for suite in chosen.suites:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        process = start(None, suite, LONGEST)
        process.join()
        if process.exitcode != 0:
            raise SystemExit(f"without a mutant, {' '.join(suite)} fails")
        taken = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        limits.append(PATIENCE + 3 * round(taken))
    return limits


def judge(chosen: Target, sample: list[Mutant], jobs: int) -> dict[Mutant, str]:
    """What became of each mutant."""
    limits, waiting = limits_of(chosen), list(reversed(sample))
    running: list[Run] = []
    verdicts: dict[Mutant, str] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            running.append(Run(waiting.pop(), chosen.suites, limits))
        for run in [run for run in running if run.look()]:
            running.remove(run)
            verdicts[run.mutant] = run.verdict
            if run.verdict != "rules":
                print(f"  {run.verdict}: {run.mutant}", flush=True)
        time.sleep(0.02)
    return verdicts


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("targets", nargs="*", default=[*GAMES, "engine"], metavar="TARGET")
    parser.add_argument("--sample", type=int, default=30, help="how many mutants of each target; 0 is all")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--at-least", type=float, default=0, help="fail below this score, in percent")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    os.environ["FISTFUL_FORM"] = "interpreted"
    for package in PRELOADED:
        importlib.import_module(package)
    print("| target | mutants | sampled | rules tests | laws | timeout | survived | score |")
    noticed = sampled = 0
    for name in arguments.targets:
        chosen = target(name)
        everyone = [mutant for path in chosen.modules for mutant in mutants(path)]
        size = min(len(everyone), arguments.sample or len(everyone))
        drawn = random.Random(f"{arguments.seed} {name}").sample(everyone, size)
        verdicts = list(judge(chosen, drawn, arguments.jobs).values())
        counts = [verdicts.count(verdict) for verdict in ("rules", "laws", "timeout", "survived")]
        noticed += sum(counts[:3])
        sampled += len(verdicts)
        score = 100 * sum(counts[:3]) / len(verdicts)
        row = [name, len(everyone), len(verdicts), *counts, f"{score:.0f} %"]
        print(f"| {' | '.join(map(str, row))} |", flush=True)
    score = 100 * noticed / sampled
    print(f"{noticed} of {sampled} mutants were noticed: {score:.1f} %")
    return 0 if score >= arguments.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
