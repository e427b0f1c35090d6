"""The built page is served with the right media types, compressed, and by its own routes."""

from __future__ import annotations

from pathlib import Path

import pytest

from fistful.server.net import static
from tests.server.saloon import Saloon


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page of two files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Fistful</title>" + " " * 2000)
    (tmp_path / "assets" / "page.js").write_text("export {};")
    monkeypatch.setattr(static, "PAGE", tmp_path.resolve())
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/table/abcdefghijkl", "/rules/shootout", "/table/%00"])
def test_routes_of_the_page_get_its_index(shared: Saloon, page: Path, path: str) -> None:
    answer = shared.http.get(path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == (page / "index.html").read_text()


@pytest.mark.usefixtures("page")
def test_files_with_a_hash_in_their_name_last(shared: Saloon) -> None:
    answer = shared.http.get("/assets/page.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == "export {};"


def test_a_file_that_changed_is_sent_anew(shared: Saloon, page: Path) -> None:
    shared.http.get("/")
    (page / "index.html").write_text("<!doctype html><title>Later</title>")
    assert "Later" in shared.http.get("/").text


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "path",
    ["/none.js", "/assets/..%2f..%2fapp.py", "/api/nothing", "/%00.js", f"/{'long' * 100}.js"],
    ids=["missing", "outside", "api", "nul", "long"],
)
def test_nothing_else_is_served(shared: Saloon, path: str) -> None:
    assert shared.http.get(path).status_code == 404
