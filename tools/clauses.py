"""Print which tests prove which clause of the rules, and fail on a clause without one.

A clause is stated in `docs/rules/`, a test names it with `@pytest.mark.clause("LSW-4")`.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.clauses import clause_ids  # noqa: E402


def marked_tests() -> dict[str, list[str]]:
    """The tests that name each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in clauses_in(node):
                    found[clause].append(f"{file.relative_to(ROOT / 'tests')}::{node.name}")
    return found


def clauses_in(test: ast.FunctionDef) -> list[str]:
    """The ids in every `pytest.mark.clause(…)` of a test, those on its parameters included."""
    ids: list[str] = []
    for decorator in test.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
                ids += [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return ids


def order(clause: str) -> tuple[str, int]:
    game, number = clause.split("-")
    return game, int(number)


def main() -> int:
    tests = marked_tests()
    missing = []
    for clause in sorted(clause_ids(), key=order):
        for test in tests.get(clause, ["—"]):
            print(f"{clause:8} {test}")
        if clause not in tests:
            missing.append(clause)
    print(f"{len(clause_ids())} clauses, {len(missing)} without a test")
    if missing:
        print("No test names " + ", ".join(missing), file=sys.stderr)
    return 1 if missing or not clause_ids() else 0


if __name__ == "__main__":
    sys.exit(main())
