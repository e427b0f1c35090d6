"""The documents as `make docs` builds them: whole, for each kind of reader, and with nothing from elsewhere."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest
import yaml
from tools import docs

import fistful

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "src" / "fistful" / "server" / "docs"
READERS = ["Players", "Bot writers", "Researchers", "Designers and owners", "Hosts", "Contributors"]
LOADING = {
    "script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data", "use": "href",
}  # fmt: skip
"""What a browser fetches by itself, and the attribute that says from where."""
PAGES = sorted(SITE.rglob("*.html"))


def navigation() -> dict[str, list[str]]:
    """The pages of each section."""
    listed: list[Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]
    return {name: pages for each in listed if isinstance(each, dict) for name, pages in each.items()}


class Tags(HTMLParser):
    """The tags of a page."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.feed(page.read_text("utf-8"))
        self.ids = {attrs["id"] for _, attrs in self.tags if "id" in attrs}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    @property
    def loaded(self) -> list[str]:
        found = [attrs.get(LOADING[tag], "") for tag, attrs in self.tags if tag in LOADING]
        return [address for address in found if address]

    @property
    def links(self) -> list[str]:
        return [attrs["href"] for tag, attrs in self.tags if tag == "a" and "href" in attrs]


@cache
def tags_of(page: Path) -> Tags:
    return Tags(page)


def remote(address: str) -> bool:
    return bool(re.match(r"\s*([a-z]+:)?//", address, re.IGNORECASE))


def test_the_documents_are_built_from_this_source() -> None:
    stamp = SITE / "built.sha256"
    assert stamp.exists() and stamp.read_text() == docs.digest(), "run `make docs`"
    assert (ROOT / "site" / "index.html").read_bytes() == (SITE / "index.html").read_bytes()
    assert len(PAGES) > 30


def test_an_edit_of_a_page_or_a_docstring_counts() -> None:
    sources = set(docs.sources())
    assert {ROOT / "docs" / "bots.md", ROOT / "CONTRIBUTING.md", ROOT / "mkdocs.yml"} <= sources
    assert {ROOT / "docs" / "rules" / "looterz.md", ROOT / "src" / "fistful" / "bots" / "levels.py"} <= sources


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(SITE).as_posix())
def test_a_page_loads_nothing_from_elsewhere_and_its_links_lead_somewhere(page: Path) -> None:
    tags = tags_of(page)
    assert [address for address in tags.loaded if remote(address)] == []
    for address in [*tags.loaded, *tags.links]:
        if remote(address) or address.startswith(("data:", "mailto:")):
            continue
        path, anchor = urldefrag(address)
        target = (page.parent / unquote(path)).resolve() if path else page
        target = target / "index.html" if target.is_dir() else target
        assert target.is_relative_to(SITE) and target.is_file(), address
        if anchor and target.suffix == ".html":
            assert unquote(anchor) in tags_of(target).ids | {"__top"}, address


def test_no_style_sheet_and_no_script_asks_another_site_for_fonts_or_styles() -> None:
    sheets = [file.read_text("utf-8") for file in SITE.rglob("*.css")]
    assert len(sheets) >= 2
    for sheet in sheets:
        addresses = re.findall(r"url\(\s*['\"]?([^'\")]+)", sheet) + re.findall(r"@import\s+['\"]([^'\"]+)", sheet)
        assert [address for address in addresses if remote(address)] == []
    assert not [page for page in PAGES if re.search(r"fonts\.(googleapis|gstatic)", page.read_text("utf-8"))]


def test_there_is_a_section_for_each_kind_of_reader() -> None:
    sections = navigation()
    assert list(sections) == [*READERS, "Reference"]
    home = (SITE / "index.html").read_text("utf-8")
    for reader in READERS:
        assert reader in home


def test_every_page_answers_first_what_one_gets() -> None:
    """Rules pages begin with the goal, which other tests hold; the list of changes begins with the newest."""
    exempt = re.compile(r"rules/|changes/")
    for section, pages in navigation().items():
        for page in pages:
            name = page.removesuffix(".md")
            text = (SITE / name / "index.html").read_text("utf-8")
            article = text[text.index("<article") :]
            first = re.search(r"</h1>\s*<p>(.*?)</p>", article, re.DOTALL)
            assert exempt.match(f"{name}/") or (first and first[1].startswith("<strong>In a minute.</strong>")), (
                section,
                page,
            )


def test_what_belongs_to_an_item_of_a_list_stays_in_it() -> None:
    slugs = ("boomtown-bandits", "looterz", "wild-shots")
    rules = {slug: (SITE / "rules" / slug / "index.html").read_text("utf-8") for slug in slugs}
    assert re.search(r"<li>Dungeon: [^<]*<ul>\s*<li>Search: ", rules["looterz"])
    assert re.search(r"<td>Bank</td>\s*<td>Bank Holiday", rules["boomtown-bandits"])
    assert re.search(r"<code>red    -  -  S", re.sub(r"<(?!/?code)[^>]*>", "", rules["wild-shots"]))


def test_the_reference_has_every_public_name_with_its_docstring() -> None:
    page = SITE / "reference" / "fistful" / "index.html"
    ids = tags_of(page).ids
    missing = [
        name
        for name in fistful.__all__
        if not any(each.startswith("fistful") and each.endswith(f".{name}") for each in ids)
    ]
    assert missing == []
    text = page.read_text("utf-8")
    assert "Whether the rules run compiled." in text
    assert "A deck file that cannot be read" in text


def test_the_search_index_knows_pages_of_every_section() -> None:
    index = json.loads((SITE / "search" / "search_index.json").read_text("utf-8"))
    places = {entry["location"].split("#")[0] for entry in index["docs"]}
    for pages in navigation().values():
        for page in pages:
            assert f"{page.removesuffix('.md')}/" in places
    assert any("FORWARDED_ALLOW_IPS" in entry["text"] for entry in index["docs"])


def test_players_and_researchers_read_the_numbers_of_the_games() -> None:
    players, researchers = ((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("players", "researchers"))
    rows = re.findall(r"^\| \[[^]]+\]\(rules/([\w-]+)\.md\) \| ([^|]+) \| ([^|]+) \|", players, re.MULTILINE)
    assert len(rows) == 5
    for slug, seats, minutes in rows:
        game = fistful.game(slug)
        fewest, most = game.seats[0], game.seats[-1]
        assert seats == (str(fewest) if fewest == most else f"{fewest}–{most}")
        assert minutes == "–".join(map(str, game.about.minutes))
        assert f"| `{slug}` | {seats} | {game.action_count:,} |" in researchers


# What stands beside the documents.


def test_the_citation_can_be_read_and_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    assert set(citation) <= {
        "abstract", "authors", "cff-version", "date-released", "doi", "keywords", "license", "message",
        "repository-code", "title", "type", "url", "version",
    }  # fmt: skip
    assert citation["message"] and citation["title"].startswith("Fistful")
    assert all(author.get("name") or author.get("family-names") for author in citation["authors"])
    assert citation["license"] == project["license"]
    if "version" in project:
        assert citation["version"] == project["version"]


def test_security_says_how_to_report_and_its_links_are_promises_explained_elsewhere() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "in private" in text
    assert {"docs/secrecy.md", "docs/fair.md", "docs/protocol.md"} <= set(re.findall(r"\]\(([^)#]+)", text))
