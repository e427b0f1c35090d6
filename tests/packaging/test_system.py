"""Programs that tests and tools call are on the list of packages that the set-up installs."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EVERYWHERE = "sh"
"""A program that every system has, because POSIX asks for it."""


def listed() -> set[str]:
    lines = (ROOT / "tools" / "system-packages.txt").read_text().splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def called() -> set[str]:
    """The first word of every command line that is written out in tests and tools."""
    found: set[str] = set()
    for file in [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) in {"subprocess.run", "subprocess.Popen"}
                and node.args
            ):
                command = node.args[0]
                if isinstance(command, ast.List) and isinstance(command.elts[0], ast.Constant):
                    found.add(str(command.elts[0].value))
    return found


def test_every_program_that_tests_call_is_installed_by_the_set_up() -> None:
    assert "git" in called()
    assert called() - {EVERYWHERE} <= listed()
