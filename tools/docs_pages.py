"""What MkDocs calls while it builds the documents: pages that lie outside `docs/`, and links that lead there.

`mkdocs.yml` names this file. Pages of the repository keep their places, so that their links also work in a
checkout; here they get a place among the documents. The reference is made from docstrings, which are read and never
imported.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent

ELSEWHERE: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/README.md": "page.md",
    "web/public/icon.svg": "icon.svg",
}
"""Files outside `docs/`, each with its place among the documents."""

REFERENCE: Final = {
    "fistful": "Everything that `import fistful` gives you: games, positions, views, records and errors. "
    "[The contract](../contract.md) shows them at work.",
    "bots": "Players by level, and what a bot of your own has to be. "
    "[Bots and the arena](../bots.md) shows them at work.",
    "arena": "Matches between bots on duplicate deals, and their statistics: what `fistful arena` runs.",
    "locales": "Codes turned into sentences in every language, and the rules pages.",
    "protocol": "The messages of a table, as types that read and check them. "
    "[The protocol](../protocol.md) explains them.",
}
"""Each package of the reference, with what a reader gets from it."""

HIDDEN: Final = {"fistful": "\n::: fistful.engine.registry.games\n    options:\n      show_root_heading: true\n"}
"""Names that a module of the same name hides from the reader of docstrings."""

_LINK: Final = re.compile(r"(!?)\[((?:[^\]\[]|\[[^\]]*\])*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
_FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_INDENT: Final = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)
"""What belongs to an item of a list is indented by its mark's width; MkDocs wants four spaces."""
_SOURCES: Final = {place: name for name, place in ELSEWHERE.items()}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that lie elsewhere, and those of the reference."""
    for name, place in ELSEWHERE.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / name)))
    for name, gives in REFERENCE.items():
        files.append(File.generated(config, f"reference/{name}.md", content=reference(name, gives)))
    return files


def on_page_markdown(markdown: str, page: Page, config: Any, files: Files) -> str:  # noqa: ARG001 (named by MkDocs)
    """Let each link lead to the place of its target among the documents; without one only its text stays.

    Also indent what belongs to items of lists as MkDocs wants it.
    """
    uri = page.file.src_uri
    source = _SOURCES.get(uri, f"docs/{uri}")

    def led(link: re.Match[str]) -> str:
        mark, text, target, anchor = link.groups(default="")
        if "://" in target:
            return link[0]
        place = place_of(posixpath.normpath(posixpath.join(posixpath.dirname(source), target)))
        if place is None:
            return text
        return f"{mark}[{text}]({posixpath.relpath(place, posixpath.dirname(uri))}{anchor})"

    prose_and_fences = _FENCE.split(markdown)
    prose_and_fences[::2] = [_INDENT.sub(" " * 4, _LINK.sub(led, prose)) for prose in prose_and_fences[::2]]
    return "".join(prose_and_fences)


def place_of(name: str) -> str | None:
    """The place among the documents of a file of the repository; None if it has none there."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    folder, _, rest = name.partition("/")
    return rest if folder == "docs" and not (ROOT / name).is_dir() else None


def reference(name: str, gives: str) -> str:
    """The page of one package."""
    package = name if name == "fistful" else f"fistful.{name}"
    below = "" if has_names(package) else "\n    options:\n      show_submodules: true"
    return f"# `{package}`\n\n**In a minute.** {gives}\n\n::: {package}{below}\n{HIDDEN.get(name, '')}"


def has_names(package: str) -> bool:
    """Whether a package has names of its own, and not only modules."""
    text = (ROOT / "src" / package.replace(".", "/") / "__init__.py").read_text("utf-8")
    return "__all__" in text or "def " in text
