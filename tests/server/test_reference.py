"""No page that the server sends loads anything from another site, and the reference can be read without scripts."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from fistful.server.net import static
from tests.server.saloon import Saloon

ROOT = Path(__file__).resolve().parents[2]
LOADING = {
    "script": "src",
    "link": "href",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "audio": "src",
    "use": "href",
}
"""The elements that load something, with the attribute that says what."""
STARTS = ("/", "/lobby", "/table/abcdefghijkl", "/rules/wild-shots", "/docs/", "/schema", "/schema/", "/schema/nothing")


class Page(HTMLParser):
    """What a page loads, where it leads, and how it is styled."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.elements: set[str] = set()
        self.attributes: set[str] = set()
        self.style = ""
        self._open = ""
        self.feed(text)
        self.loads += re.findall(r"""(?:url\(\s*|@import\s+)['"]?([^'")]+)""", self.style)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open = tag
        self.elements.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if LOADING.get(tag) == name:
                self.loads.append(value or "")
            elif tag == "a" and name == "href":
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open == "style":
            self.style += data

    @property
    def remote(self) -> list[str]:
        """What is loaded from somewhere else."""
        return [each for each in self.loads if urlsplit(each).netloc or urlsplit(each).scheme not in ("", "data")]


def pages(saloon: Saloon) -> dict[str, Page]:
    """Every page that can be reached from where people begin."""
    found: dict[str, Page] = {}
    waiting = list(STARTS)
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        answer = saloon.http.get(path)
        if answer.headers["content-type"].startswith("text/html"):
            found[path] = page = Page(answer.text)
            links = (urlsplit(urljoin(path, link)) for link in page.links)
            waiting += [link.path for link in links if not link.netloc and link.path]
    return found


def test_no_page_loads_anything_from_another_site(shared: Saloon) -> None:
    found = pages(shared)
    assert set(STARTS) - {"/schema/nothing"} <= set(found)
    assert {path: page.remote for path, page in found.items() if page.remote} == {}


def test_the_page_that_is_built_loads_nothing_from_another_site() -> None:
    for text in ((ROOT / "web" / "index.html").read_text("utf-8"), static.NOT_BUILT.decode()):
        assert Page(text).elements >= {"title"}
        assert Page(text).remote == []


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://cdn.example/redoc.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/css">',
        '<img src="http://elsewhere.example/logo.png">',
        '<style>@import "https://fonts.example/css";</style>',
    ],
)
def test_something_from_another_site_would_be_noticed(text: str) -> None:
    assert Page(f"<!doctype html>{text}").remote


def test_the_reference_names_every_operation_message_and_type(shared: Saloon) -> None:
    page = shared.http.get("/schema").text
    http, socket = shared.get("/schema/openapi.json"), shared.get("/schema/asyncapi.json")
    for path, methods in http["paths"].items():
        for method, operation in methods.items():
            assert f'<h3 id="{operation["operationId"]}"><code>{method.upper()} {path}</code></h3>' in page
    for name in socket["components"]["messages"]:
        assert f"<h4><code>{name}</code>" in page
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert {f"type-{name}" for name in (*http["components"]["schemas"], *socket["components"]["schemas"])} <= anchors
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors


def test_the_reference_may_load_nothing_and_run_nothing(shared: Saloon) -> None:
    answer = shared.http.get("/schema")
    page = Page(answer.text)
    policy = dict(each.split(" ", 1) for each in answer.headers["content-security-policy"].split("; "))
    own = base64.b64encode(hashlib.sha256(page.style.encode()).digest()).decode()
    assert policy["default-src"] == "'none'"
    assert policy["style-src"] == f"'sha256-{own}'"
    assert "script-src" not in policy and "unsafe" not in answer.headers["content-security-policy"]
    assert page.loads == [] and "script" not in page.elements
    assert not {name for name in page.attributes if name == "style" or name.startswith("on")}


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_the_descriptions_have_their_media_types(shared: Saloon, name: str) -> None:
    answer = shared.http.get(f"/schema/{name}.json")
    assert re.match(rf"application/vnd\.(oai|aai)\.{name}\+json", answer.headers["content-type"])
    assert answer.headers["x-content-type-options"] == "nosniff"
