"""Run all checks and tests, phase by phase, and end with one line that counts them.

`make test` runs all phases, two side by side where each has use for one core; `--thorough` runs the laws over large
numbers of games, compiled, and mutates the rules; `--only PHASE` runs one. Checks count as one test each.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS = (
    ("style", (BIN / "ruff", "check", ".")),
    ("format", (BIN / "ruff", "format", "--check", ".")),
    ("types", (BIN / "mypy",)),
    ("imports", (BIN / "lint-imports",)),
)
PAGE = (BIN / "python", "-m", "tools.page", "run")
PAGE_CHECKS = (("page: types, style and format", (*PAGE, "check")),)
CLAUSES = (("clauses", (sys.executable, "tools/clauses.py")),)
MUTATION = (("mutation", (sys.executable, "tools/mutate.py", "--sample", "12", "--at-least", "90")),)
INTERPRETED = {"FISTFUL_FORM": "interpreted", "PYTHONPATH": "src"}
COMPILED = {"FISTFUL_FORM": "compiled"}
THOROUGH = {**COMPILED, "FISTFUL_THOROUGH": "1"}
ON_RAY = {**INTERPRETED, "FISTFUL_ENGINE": "ray"}
RAY = ROOT / ".venv-ray" / "bin" / "python"
"""Ray has its own environment, which runs the uncompiled source."""

CORES = 2
"""How many processes keep the machine busy; one more where many tests wait for a browser or a server."""

SLOWEST = 30
"""How many of the slowest tests are named, to see where the time goes."""

Counts = tuple[int, int]
"""How many passed, and how many failed."""
Phase = Callable[[], Counts]
SIDE_BY_SIDE = (("check", "clauses"), ("page",), ("ray",))
"""Phases with use for one core each, or for the network: these one after the other, beside those. The others use all
cores."""


def heading(text: str) -> str:
    return f"\n── {text} " + "─" * max(0, 76 - len(text))


def run(name: str, command: tuple[object, ...], environment: Mapping[str, str], whole: bool = False) -> int:
    """Run a command under a heading. If others run beside it, what it prints appears as a `whole` when it is done."""
    if not whole:
        print(heading(name), flush=True)
    words = [str(word) for word in command]
    out, err = (subprocess.PIPE, subprocess.STDOUT) if whole else (None, None)
    done = subprocess.run(
        words, cwd=ROOT, env=environment, stdout=out, stderr=err, encoding="utf-8", errors="replace", check=False
    )
    if whole:
        print(f"{heading(name)}\n{done.stdout}", end="", flush=True)
    return done.returncode


def run_checks(checks: tuple[tuple[str, tuple[object, ...]], ...], whole: bool = True) -> Counts:
    """Commands that pass or fail."""
    environment = {**os.environ, "PYTHONPATH": "src"}
    failed = sum(run(name, command, environment, whole) != 0 for name, command in checks)
    return len(checks) - failed, failed


def run_pytest(
    name: str, environment: dict[str, str], workers: int, python: Path = Path(sys.executable), *chosen: str
) -> Counts:
    """One run of the tests, or of those chosen, against one form of the rules; without workers, in one process."""
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        told = (f"--durations={SLOWEST}", "--durations-min=3", f"--junit-xml={report}")
        command = (python, "-m", "pytest", "-q", "-n", workers, "--dist", "loadgroup", *told, *chosen)
        code = run(name, command, {**clean, **environment}, whole=bool(chosen))
        return counted(report, code)


def run_vitest() -> Counts:
    """The page's own tests."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        told = ("--reporter=dot", "--reporter=junit", f"--outputFile.junit={report}")
        code = run("page: tests", (*PAGE, "test", "--", *told), os.environ, whole=True)
        return counted(report, code)


def run_on_ray() -> Counts:
    """Install Ray if it is not there, and run the tests of bots on it."""
    prepared = run("Ray", (sys.executable, "-m", "tools.prepare", "ray"), os.environ, whole=True)
    return (0, 1) if prepared else run_pytest("bots on Ray", ON_RAY, 0, RAY, "tests/cluster")


def counted(report: Path, code: int) -> Counts:
    """How many tests of a report passed and failed; a skipped test counts as failed."""
    if not report.exists():
        return 0, 1
    root = ET.parse(report).getroot()
    suite = root if root.get("tests") is not None else root[0]
    failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    skipped = int(suite.get("skipped", 0))
    passed = int(suite.get("tests", 0)) - failed - skipped
    if skipped:
        print(f"{skipped} tests were skipped; none may be")
    return passed, max(failed + skipped, int(code != 0))


def both(one: Counts, other: Counts) -> Counts:
    return one[0] + other[0], one[1] + other[1]


def in_turn(phases: list[Phase]) -> Counts:
    results = [phase() for phase in phases]
    return sum(passed for passed, _ in results), sum(failed for _, failed in results)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--thorough", action="store_true")
    parser.add_argument("--only", choices=["check", "clauses", "page", "interpreted", "compiled", "ray"])
    arguments = parser.parse_args()
    phases: dict[str, Phase] = {
        "check": lambda: run_checks(CHECKS),
        "clauses": lambda: run_checks(CLAUSES),
        "page": lambda: both(run_checks(PAGE_CHECKS), run_vitest()),
        "interpreted": lambda: run_pytest("tests, rules interpreted", INTERPRETED, CORES),
        "compiled": lambda: run_pytest("tests, rules compiled", COMPILED, CORES + 1),
        "ray": run_on_ray,
    }
    chosen = [arguments.only] if arguments.only else list(phases)
    if arguments.thorough:
        games = "large numbers of games, rules compiled"
        phases["thorough"] = lambda: both(run_pytest(games, THOROUGH, CORES), run_checks(MUTATION, whole=False))
        chosen = ["thorough"]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each program that a test starts would be compiled again
    started = time.monotonic()
    lanes = [[phases[name] for name in lane if name in chosen] for lane in SIDE_BY_SIDE]
    rest = [phases[name] for name in chosen if not any(name in lane for lane in SIDE_BY_SIDE)]
    with ThreadPoolExecutor(len(lanes)) as pool:
        results = [*pool.map(in_turn, lanes), in_turn(rest)]
    passed, failed = (sum(counts) for counts in zip(*results, strict=True))
    print(heading(f"all of it, in {time.monotonic() - started:.0f} s"))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
