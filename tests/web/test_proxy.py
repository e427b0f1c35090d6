"""docs/hosting.md: behind nginx the page plays at the root of a site and under a path of it, and limits hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, expect

from fistful.server.people.accounts import TRIES_BY_ADDRESS
from tests.serving import Serving
from tests.web.house import SPANS
from tests.web.proxy import AT_ROOT, UNDER_PATH, free_ports, nginx
from tests.web.reading import look_up
from tests.web.visitor import Visitor, in_turns

PASSWORD = "tumbleweed"


class Site(NamedTuple):
    """A server behind nginx."""

    address: str
    plain: str
    """Its address without TLS."""
    path: str
    """The path of the page, which ends with a slash."""

    def client(self, source: str = "127.0.0.1") -> httpx.Client:
        """A program that asks from one of this machine's addresses."""
        transport = httpx.HTTPTransport(verify=False, local_address=source)
        return httpx.Client(base_url=self.address, transport=transport, timeout=60)


@pytest.fixture(scope="module", params=[(AT_ROOT, "/"), (UNDER_PATH, "/games/")], ids=["root", "path"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    configuration, path = request.param
    (port,) = free_ports(1)
    server = Serving(tmp_path_factory.mktemp("saloon"), port, SPANS)
    server.start()
    try:
        with nginx(tmp_path_factory.mktemp("nginx"), configuration, port) as (secure, plain):
            yield Site(f"https://localhost:{secure}{path.rstrip('/')}", f"http://localhost:{plain}", path)
    finally:
        server.stop()


@pytest.fixture
def people(site: Site, browser: Browser) -> Iterator[list[Visitor]]:
    """Two people; nothing may have gone wrong for them, and nothing was asked of another site."""
    visitors = [Visitor(browser, site.address, seed=seed) for seed in (1, 2)]
    asked: list[str] = []
    for visitor in visitors:
        visitor.page.on("request", lambda request: asked.append(request.url))
        visitor.page.on("websocket", lambda opened: asked.append(opened.url.replace("wss:", "https:")))
    yield visitors
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
    assert any(url.endswith("/socket") for url in asked)
    assert [url for url in asked if not url.startswith((f"{site.address}/", "data:"))] == []


def test_two_people_play_by_a_link_and_come_back_after_a_reload(site: Site, people: list[Visitor]) -> None:
    ann, bob = people
    link = ann.invite("loot-shoot-whisky")
    assert link.startswith(f"{site.address}/table/")
    bob.accept(link)
    ann.sees_table()
    in_turns(ann, bob, until=lambda: ann.presses >= 2 and bob.presses >= 2)
    bob.page.reload()
    bob.sees_table()
    in_turns(ann, bob, until=lambda: ann.over and bob.over)
    ann.page.locator("section.end a[href*='/replay/']").first.click()
    expect(ann.page).to_have_url(f"{site.address}/replay/{link.rpartition('/')[2]}")
    ann.page.reload()
    ann.sees_table()
    ann.page.locator("a.home").click()
    expect(ann.page.locator(".posters")).to_be_visible()
    assert ann.page.url == f"{site.address}/"
    ann.poster("wild-shots").locator("a.rules").click()
    expect(ann.page.locator("#WSH-1")).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("#WSH-1")).to_be_visible()
    manifest = ann.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())")
    assert manifest["start_url"] == "./"


def test_a_session_is_secure_and_ends_where_the_page_ends(site: Site) -> None:
    with site.client() as client:
        answer = client.post("/api/people", json={"name": f"Ann {len(site.path)}", "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        (cookie,) = client.cookies.jar
        assert (cookie.path.rstrip("/") or "/", cookie.secure) == (site.path.rstrip("/") or "/", True)
        assert client.get("/api/me").json()["name"] == f"Ann {len(site.path)}"


def test_each_client_of_the_proxy_has_limits_of_its_own_and_cannot_claim_another_address(site: Site) -> None:
    wrong = {"name": "Nobody", "password": PASSWORD}
    with site.client("127.0.0.2") as one, site.client("127.0.0.3") as other:
        tried = [401]
        while tried[-1] == 401 and len(tried) < 3 * TRIES_BY_ADDRESS.burst:  # a slow machine regains tries meanwhile
            claimed = {"x-forwarded-for": f"192.0.2.{len(tried)}"}
            again = one.post("/api/session", json={**wrong, "name": f"Nobody {len(tried)}"}, headers=claimed)
            tried.append(again.status_code)
        assert (tried[-1], again.json()["code"]) == (429, "too-often")
        assert other.post("/api/session", json=wrong).json()["code"] == "wrong-password"


def test_figures_are_not_for_visitors_and_other_sites_pages_may_change_nothing(site: Site) -> None:
    with site.client() as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/health").text == "ok"
        elsewhere = client.post("/api/promises", headers={"origin": "https://elsewhere.example"})
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "origin")
        host = site.address.removesuffix(site.path.rstrip("/"))
        assert client.post("/api/promises", headers={"origin": host}).status_code == 201


def test_the_path_without_its_slash_and_plain_http_lead_to_the_page(site: Site) -> None:
    with site.client() as client:
        if site.path == "/":
            answer = client.get(f"{site.plain}/rules/shootout")
            assert answer.status_code == 301
            assert answer.headers["location"] == f"{site.plain.replace('http:', 'https:')}/rules/shootout"
        else:
            answer = client.get(site.address)
            assert answer.status_code == 301
            assert answer.headers["location"].endswith("/games/")


def test_the_documents_can_be_searched_there_too(site: Site, browser: Browser) -> None:
    asked = look_up(browser, site.address, "imagine", "imagine")
    assert [url for url in asked if not url.startswith(f"{site.address}/docs")] == []
