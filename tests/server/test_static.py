"""The built page and the documents are served with the right media types, compressed, and by their own routes."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from fistful.server.net import static
from fistful.server.net.static import Docs, Page
from tests.server.saloon import Saloon

INDEX = '<!doctype html><title>Fistful</title><script src="./assets/page.js"></script>' + " " * 2000
SCRIPT = "export {};" + " " * 2000
PREVIEW = '<meta property="og:image" content="./preview.jpg" /><link rel="icon" href="./icon.svg" />'


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page of a few files, with the compressed forms of its script."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "assets" / "page.js").write_text(SCRIPT)
    (tmp_path / "assets" / "page.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets" / "page.js.br").write_bytes(b"as brotli")
    monkeypatch.setattr(static, "PAGE", Page(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("path", ["/", "/settings"])
def test_the_lobby_and_pages_beside_it_get_the_index_as_built(shared: Saloon, path: str) -> None:
    answer = shared.http.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == INDEX


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "path", ["/table/abcdefghijkl", "/table/abcdefghijkl/learn", "/rules/shootout", "/rules/", "/table/%00", "/a%2fb/c"]
)
def test_pages_further_down_get_an_index_that_looks_for_its_files_further_up(shared: Saloon, path: str) -> None:
    answer = shared.http.get(path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    (script,) = re.findall('src="(.*?)"', answer.text)
    assert urljoin(path, script) == "/assets/page.js"
    assert urljoin(f"/games{path}", script) == "/games/assets/page.js"


@pytest.mark.usefixtures("page")
def test_a_path_of_a_thousand_folders_is_not_a_page(shared: Saloon) -> None:
    assert shared.http.get("/a" * 1000).status_code == 404


@pytest.mark.usefixtures("page")
def test_a_browser_gets_the_smallest_form_it_takes(shared: Saloon) -> None:
    with shared.http.stream("GET", "/assets/page.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as brotli"
    for path, text in (("/", INDEX), ("/assets/page.js", SCRIPT)):
        plain = shared.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "Accept-Encoding"
        assert plain.text == text


@pytest.mark.parametrize("path", ["/", "/settings", "/table/abcdefghijkl", "/replay/abcdefghijkl/verify"])
@pytest.mark.parametrize(
    ("headers", "picture"),
    [
        ({"host": "games.example"}, "http://games.example/preview.jpg"),
        ({"host": "[::1]:8000"}, "http://[::1]:8000/preview.jpg"),
        ({"host": "games.example:8443", "x-forwarded-proto": "https"}, "https://games.example:8443/preview.jpg"),
        (
            {"host": "club.example", "x-forwarded-proto": "https", "x-forwarded-prefix": "/games/"},
            "https://club.example/games/preview.jpg",
        ),
        ({"host": "games.example", "x-forwarded-prefix": '/"><script>'}, "http://games.example/preview.jpg"),
    ],
    ids=["plain", "address", "proxy", "path", "hostile"],
)
def test_a_link_preview_has_a_picture_with_a_whole_address(
    shared: Saloon, page: Path, path: str, headers: dict[str, str], picture: str
) -> None:
    (page / "index.html").write_text(PREVIEW)
    answer = shared.http.get(path, headers=headers).text
    assert re.findall('content="(.*?)"', answer) == [picture]
    assert re.findall('href="(.*?)"', answer) == [("../" * (path.count("/") - 1) or "./") + "icon.svg"]


def test_a_host_that_is_none_is_not_written_into_the_page(shared: Saloon, page: Path) -> None:
    (page / "index.html").write_text(PREVIEW)
    assert "<script>" not in shared.http.get("/", headers={"host": '"><script>'}).text


@pytest.mark.usefixtures("page")
def test_files_with_a_hash_in_their_name_last(shared: Saloon) -> None:
    answer = shared.http.get("/assets/page.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == SCRIPT


@pytest.mark.usefixtures("page")
def test_the_page_may_load_and_run_its_own_files_only(shared: Saloon) -> None:
    for path in ("/", "/table/abcdefghijkl"):
        policy = shared.http.get(path).headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "unsafe" not in policy and "http" not in policy and "*" not in policy


@pytest.mark.usefixtures("page")
def test_the_manifest_is_one(shared: Saloon) -> None:
    assert shared.http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.usefixtures("page")
def test_a_file_that_a_browser_has_is_not_sent_again(shared: Saloon) -> None:
    first = shared.http.get("/")
    again = shared.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("page")
def test_the_head_of_a_file_can_be_asked_for(shared: Saloon) -> None:
    answer = shared.http.head("/assets/page.js", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(SCRIPT))


def test_a_page_that_was_built_again_is_sent(shared: Saloon, page: Path) -> None:
    before = shared.http.get("/").headers["etag"]
    for old in page.glob("index.html*"):
        old.unlink()
    (page / "index.html").write_text("<!doctype html><title>Later</title>")
    os.utime(page / "index.html", (2e9, 2e9))
    (page / "assets" / "later.js").write_text(SCRIPT)
    answer = shared.http.get("/", headers={"if-none-match": before})
    assert "Later" in answer.text
    assert shared.http.get("/assets/later.js").text == SCRIPT
    (page / "assets" / "latest.js").write_text(SCRIPT)
    assert shared.http.get("/assets/latest.js").text == SCRIPT


def test_a_page_that_is_not_built_says_so(shared: Saloon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "PAGE", Page(tmp_path / "none"))
    answer = shared.http.get("/table/abcdefghijkl")
    assert answer.headers["content-type"].startswith("text/html")
    assert "make play" in answer.text
    assert shared.http.get("/assets/page.js").status_code == 404


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "path",
    [
        "/none.js",
        "/assets/..%2f..%2fapp.py",
        "/..%2fstatic.py",
        "/api/nothing",
        "/%00.js",
        f"/{'long' * 100}.js",
        "/index.html.gz",
    ],
    ids=["missing", "outside", "above", "api", "nul", "long", "compressed"],
)
def test_nothing_else_is_served(shared: Saloon, path: str) -> None:
    assert shared.http.get(path).status_code == 404


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Documents of two pages."""
    (tmp_path / "bots").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>All</title>")
    (tmp_path / "bots" / "index.html").write_text("<!doctype html><title>Bots</title>")
    monkeypatch.setattr(static, "DOCS", Docs(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize(("path", "title"), [("/docs/", "All"), ("/docs/bots/", "Bots")])
def test_the_documents_are_served_and_may_load_nothing_from_elsewhere(shared: Saloon, path: str, title: str) -> None:
    answer = shared.http.get(path)
    assert f"<title>{title}</title>" in answer.text
    assert answer.headers["content-type"] == 'text/html; charset="utf-8"'
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; ")
    assert not re.search(r"https?:|\*", policy)


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize(("path", "whole"), [("/docs", "/docs/"), ("/docs/bots", "/docs/bots/")])
def test_a_folder_of_the_documents_is_found_without_its_slash_under_any_path(
    shared: Saloon, path: str, whole: str
) -> None:
    answer = shared.http.get(path)
    assert answer.status_code == 302
    assert urljoin(path, answer.headers["location"]) == whole
    assert urljoin(f"/games{path}", answer.headers["location"]) == f"/games{whole}"


@pytest.mark.usefixtures("docs", "page")
def test_what_the_documents_do_not_have_is_not_a_page_of_the_lobby(shared: Saloon) -> None:
    assert shared.http.get("/docs/nothing").status_code == 404
    assert "<title>Fistful</title>" in shared.http.get("/documents").text


def test_without_documents_a_sentence_says_how_to_get_them(
    shared: Saloon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "DOCS", Docs(tmp_path / "none"))
    for path in ("/docs", "/docs/", "/docs/bots/"):
        answer = shared.http.get(path)
        assert (answer.status_code, "make docs" in answer.text) == (404, True)
