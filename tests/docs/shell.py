"""The shell commands that the documents show, each with its page and line."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])
SHELL = ("sh", "bash", "shell", "console")
PROGRAMS = ("fistful", "make", "npm", "npx", "node", "pip", "python3", "uv", "docker", "PYTHONPATH=src")
"""A block without a language is one of commands if its first word is one of these."""

_FENCE = re.compile(r"^```([\w-]*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Shown(NamedTuple):
    """A command as a page shows it."""

    page: str
    line: int
    text: str

    @property
    def words(self) -> list[str]:
        return shlex.split(self.text, comments=True)

    @property
    def program(self) -> list[str]:
        """The words after the settings of variables."""
        words = self.words
        while words and re.match(r"[A-Z_]+=", words[0]):
            words = words[1:]
        return words


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    name = page.relative_to(ROOT).as_posix()
    return [Block(name, text.count("\n", 0, each.start()) + 2, each[1], each[2]) for each in _FENCE.finditer(text)]


def commands(block: Block) -> list[Shown]:
    """The commands of a block; one may go on over several lines. What stands two spaces after one explains it."""
    first = block.text.split(maxsplit=1)[:1]
    if not (block.language in SHELL or (not block.language and first and first[0] in PROGRAMS)):
        return []
    found: list[Shown] = []
    open_lines: list[str] = []
    for number, line in enumerate(block.text.splitlines(), block.line):
        open_lines.append(line if block.language or open_lines else re.split(" {2,}", line)[0])
        text = "\n".join(open_lines)
        if not text.strip() or text.lstrip().startswith("#"):
            open_lines = []
        elif whole(text):
            found.append(Shown(block.page, number - len(open_lines) + 1, text))
            open_lines = []
    assert not open_lines, f"{block.page}: a command does not end: {open_lines}"
    return found


def whole(text: str) -> bool:
    if text.endswith("\\"):
        return False
    try:
        shlex.split(text, comments=True)
    except ValueError:
        return False
    return True


def shown() -> list[Shown]:
    """Every command on every page."""
    return [command for page in PAGES for block in blocks(page) for command in commands(block)]
