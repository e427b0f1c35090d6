"""The page is built again whenever something it is made from changes, and decks are not part of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import page

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "fistful" / "locales"


def test_everything_that_the_page_is_built_from_counts() -> None:
    counted = set(page.sources())
    assert {*(ROOT / "web" / "src").rglob("*.svelte"), *LOCALES.glob("*/*.ftl")} <= counted
    assert {ROOT / "web" / name for name in ("index.html", "package-lock.json", "vite.config.ts")} <= counted


def test_nothing_that_the_page_is_built_from_lies_outside_what_counts() -> None:
    """A path out of `web/` is one of the catalogues, so an edited deck cannot leave an old page behind."""
    code = [file for file in page.sources() if file.suffix in {".ts", ".js", ".svelte", ".css", ".html"}]
    outside = {
        (file.parent / named).resolve()
        for file in code
        if not file.name.endswith(".test.ts")
        for named in re.findall(r"""["'](\.\./[^"'\s]*)["']""", file.read_text("utf-8"))
    }
    leading_out = {path for path in outside if not path.is_relative_to(ROOT / "web")}
    assert leading_out - {ROOT / "src/fistful/server"} == {LOCALES / "*/*.ftl", LOCALES / "*/page-language.ftl"}


def test_an_edit_changes_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "ROOT", tmp_path)
    source = tmp_path / "Table.svelte"
    source.write_text("<p>before</p>")
    before = page.digest([source])
    source.write_text("<p>after</p>")
    assert page.digest([source]) != before
