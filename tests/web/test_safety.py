"""In a browser: no page breaks its own policy, seats are in cookies, and pages of other sites can use none of it."""

from __future__ import annotations

import contextlib
import functools
import json
import re
import secrets
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect

import fistful.server
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.visitor import Visitor

TELL = (
    "addEventListener('securitypolicyviolation', (it) => console.error(it.violatedDirective, it.blockedURI, it.sample))"
)
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HIJACK = """
async ([server, table]) => {
  const enters = await new Promise((resolve) => {
    const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ do: 'enter', kept: true }));
    socket.onmessage = ({ data }) => resolve(data);
    socket.onerror = () => resolve(null);
  });
  const asked = async (path, how) => {
    try {
      return await (await fetch(server + path, { credentials: 'include', ...how })).text();
    } catch {
      return null;
    }
  };
  const mine = await asked('/api/tables/mine', { method: 'POST', body: '[]' });
  const past = await asked(`/api/tables/${table}/moments?seat=0`, {});
  return [enters, mine, past];
}
"""
"""What a page of another site may try in the name of somebody who has a seat."""


class Quiet(SimpleHTTPRequestHandler):
    """Another site, which prints nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextlib.contextmanager
def another_site(folder: Path) -> Iterator[str]:
    """A site at another port of the same host: browsers send it the same cookies, and other sites' Strict ones too."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def sit_by_program(address: str, seats: int) -> dict[str, Any]:
    body = {"game": "wild-shots", "seats": seats, "share": secrets.token_hex(32), "name": "Olga"}
    seated: dict[str, Any] = httpx.post(f"{address}/api/tables", json=body).raise_for_status().json()
    return seated


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def seat_of(page: Page) -> int:
    """The seat that a page plays, once it shows the table."""
    expect(page.locator("#ask")).not_to_be_empty()
    seat: int = page.evaluate("() => JSON.parse(sessionStorage.getItem('fistful-played'))[0][1]")
    return seat


def test_no_page_breaks_its_own_policy(ann: Visitor) -> None:
    """What goes wrong in a window is checked when it is closed."""
    ann.context.add_init_script(TELL)
    ann.against_bots("loot-shoot-whisky")
    ann.play_to_the_end()
    ann.sees_end()
    table = ann.page.url.rpartition("/")[2]
    others = ("/", "/about", "/rules/looterz", "/ratings", "/settings", "/nowhere")
    for path in (f"/replay/{table}", f"/table/{table}", *others):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
    assert ann.faults == []


def test_no_page_of_the_documents_breaks_its_own_policy(browser: Browser, address: str) -> None:
    reader = Visitor(browser, address)
    reader.context.add_init_script(TELL)
    folder = Path(fistful.server.__file__).parent / "docs"
    pages = sorted(folder.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        answer = reader.page.goto(f"{address}/docs/{page.relative_to(folder).as_posix().removesuffix('index.html')}")
        assert answer is not None
        assert answer.status == 200
        assert "unsafe" not in answer.headers["content-security-policy"]
        reader.page.wait_for_load_state("load")
    for path in ("/schema", "/docs/imports.svg", "/health", "/docs/nowhere/"):
        reader.page.goto(f"{address}{path}")
    reader.close()
    assert [fault for fault in reader.faults if "404" not in fault] == []


def test_nothing_that_scripts_can_read_holds_a_seat_and_a_reload_keeps_it(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    stored = ann.page.evaluate(STORED)
    assert ann.page.url.rpartition("/")[2] in stored
    assert TOKEN.findall(re.sub(r"[0-9a-f]{64}", "", stored)) == []
    assert json.loads(stored)[2] == ""
    ann.page.reload()
    assert ann.my_turn()
    kept = [each for each in ann.context.cookies() if each["name"].startswith("fistful-seat-")]
    assert [(each["httpOnly"], each["sameSite"]) for each in kept] == [(True, "Strict")]


def test_a_seat_that_an_earlier_version_stored_is_still_held(ann: Visitor) -> None:
    seated = sit_by_program(ann.address, 2)
    ann.open("/about")
    held = json.dumps([{"table": seated["table"], "token": seated["token"]}])
    ann.page.evaluate("held => localStorage.setItem('fistful-seats', held)", held)
    ann.open(f"/table/{seated['table']}")
    expect(ann.page.locator("#link")).to_be_visible()
    assert seated["token"] not in ann.page.evaluate(STORED)
    ann.page.reload()
    expect(ann.page.locator("#link")).to_be_visible()


def test_two_tabs_of_one_browser_sit_at_one_table(ann: Visitor) -> None:
    table = sit_by_program(ann.address, 3)["table"]
    tabs = [ann.page, ann.context.new_page()]
    for tab in tabs:
        tab.goto(f"{ann.address}/table/{table}")
        expect(tab.get_by_role("button", name="Sit here").first).to_be_visible()
    sit(tabs[0], "Ann")
    expect(tabs[1].locator(".plate", has_text="Ann")).to_be_visible()
    sit(tabs[1], "Agatha")
    seats = [seat_of(tab) for tab in tabs]
    assert len(set(seats)) == 2
    for tab in reversed(tabs):
        tab.reload()
    assert [seat_of(tab) for tab in tabs] == seats
    for tab in tabs:
        expect(tab.get_by_role("alert")).to_have_count(0)


def test_a_page_of_another_port_can_use_no_seat_and_show_no_page_of_ours(ann: Visitor, tmp_path: Path) -> None:
    ann.against_bots("wild-shots")
    table = ann.page.url.rpartition("/")[2]
    (tmp_path / "index.html").write_text(f"<!doctype html><iframe src='{ann.address}/'></iframe>")
    with another_site(tmp_path) as site:
        evil = ann.context.new_page()
        evil.goto(site)
        assert evil.evaluate(HIJACK, [ann.address, table]) == [None, None, None]
        assert evil.frames[1].locator(".poster").count() == 0
    ann.faults.clear()


def test_a_name_that_another_site_made_stand_for_this_server_shows_nothing(browser: Browser, address: str) -> None:
    port = address.rpartition(":")[2]
    rebinding = [*FLAGS, "--host-resolver-rules=MAP evil.example 127.0.0.1"]
    other = browser.browser_type.launch(executable_path=CHROMIUM, args=rebinding)
    page = other.new_page(locale="de-DE")
    answer = page.goto(f"http://evil.example:{port}/")
    assert answer is not None
    assert answer.status == 421
    expect(page.locator("body")).to_contain_text("Dieser Server hört nicht auf den Namen")
    other.close()
