"""What the documentation shows passes mypy and pyright, both strict, and each game's views are known by its name."""

from __future__ import annotations

import ast
import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
PAGES = [ROOT / "README.md", ROOT / "docs" / "contract.md", ROOT / "docs" / "bots.md"]
EXAMPLE_GAME = ROOT / "examples" / "high-noon" / "high_noon"
LINES = Path(__file__).parent / "views.txt"
"""Python lines that must pass, and lines that must not, which say so; our own checks pass over this file."""

MYPY = (str(BIN / "mypy"), "--strict", "--no-error-summary", "--hide-error-context", "--no-color-output")
PYRIGHT = (str(BIN / "basedpyright"), "--outputjson", "--pythonpath", sys.executable)
UNTYPED = "[mypy]\n[mypy-pettingzoo.*]\nignore_missing_imports = true\n"
SETTINGS = {"typeCheckingMode": "strict", "pythonVersion": "3.11", "extraPaths": [str(ROOT / "src")]}


Checker = Callable[[Path], dict[tuple[str, int], str]]
"""What a type checker has against the files of a folder, by file and line."""


def script(examples: list[doctest.Example]) -> str:
    """The examples of a page as one module: what an example shows is printed, so that nothing is left unused."""
    return "".join(f"print({shown(each)})\n" if shown(each) else each.source for each in examples)


def shown(example: doctest.Example) -> str:
    """The expression whose value an example shows, if it shows one."""
    if not example.want or example.exc_msg:
        return ""
    try:
        return ast.unparse(ast.parse(example.source.strip(), mode="eval"))
    except SyntaxError:
        return ""


def modules_of(page: Path) -> dict[str, str]:
    """The Python on a page: its examples, which share their names, and each other block by itself."""
    name = page.stem.lower().replace("-", "_")
    text = page.read_text("utf-8")
    blocks = [block for block in re.findall(r"```python\n(.*?)```", text, re.S) if ">>> " not in block]
    out = {f"{name}_{number}.py": block for number, block in enumerate(blocks)}
    examples = doctest.DocTestParser().get_examples(text)
    return {f"{name}.py": script(examples), **out} if examples else out


@pytest.fixture(scope="module")
def shown_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all Python that these pages show, the example game, and the lines of `views.txt`."""
    folder = tmp_path_factory.mktemp("shown")
    for page in PAGES:
        for name, code in modules_of(page).items():
            (folder / name).write_text(code, "utf-8")
    shutil.copytree(EXAMPLE_GAME, folder / "high_noon")
    (folder / "views.py").write_text(LINES.read_text("utf-8"), "utf-8")
    (folder / "pyrightconfig.json").write_text(json.dumps(SETTINGS))
    (folder / "mypy.ini").write_text(UNTYPED)
    return folder


def expected() -> set[int]:
    """The lines of `views.txt` that a type checker must refuse."""
    return {number for number, line in enumerate(LINES.read_text().splitlines(), 1) if line.endswith("# refused")}


def mypy_found(folder: Path) -> dict[tuple[str, int], str]:
    clean = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    cache = f"--cache-dir={folder / 'cache'}"
    done = subprocess.run([*MYPY, cache, "."], cwd=folder, env=clean, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    found = re.findall(r"^(\S+?):(\d+): error: (.*)$", done.stdout, re.M)
    return {(name, int(line)): message for name, line, message in found}


def pyright_found(folder: Path) -> dict[tuple[str, int], str]:
    done = subprocess.run([*PYRIGHT, "-p", str(folder)], cwd=folder, capture_output=True, text=True, check=False)
    said = json.loads(done.stdout)
    assert said["summary"]["filesAnalyzed"] > len(PAGES), done.stderr
    return {
        (Path(each["file"]).relative_to(folder).as_posix(), each["range"]["start"]["line"] + 1): each["message"]
        for each in said["generalDiagnostics"]
        if each["severity"] == "error"
    }


@pytest.mark.parametrize("checker", [mypy_found, pyright_found], ids=["mypy", "pyright"])
def test_what_the_pages_show_passes_and_views_are_known_by_game(checker: Checker, shown_code: Path) -> None:
    found = checker(shown_code)
    assert {place: message for place, message in found.items() if place[0] != "views.py"} == {}
    assert {line for name, line in found if name == "views.py"} == expected()


def test_the_pages_have_examples() -> None:
    assert {"bots.py", "bots_0.py", "contract.py", "readme.py"} <= {name for page in PAGES for name in modules_of(page)}
