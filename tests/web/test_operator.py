"""The operator's page in a browser: every list and every act, on a real server; and nothing without its link."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from fistful.server.operators import door
from tests.web.house import serving

PASSWORD = "correct horse"


class Desk:
    """A server, its folder, and a browser on its machine."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.http = httpx.Client(base_url=address, timeout=20, headers={"origin": address})

    def link(self) -> str:
        """What `fistful admin page` prints."""
        found = door.find(self.folder)
        assert found is not None
        sent = {"authorization": f"Bearer {found.secret}"}
        made = httpx.post(f"http://{found.host}:{found.port}/api/do", json={"do": "page"}, headers=sent)
        return str(made.json()["link"])

    def keep(self, name: str) -> None:
        """Reserve a name, and be a guest again."""
        self.http.post("/api/people", json={"name": name, "password": PASSWORD}).raise_for_status()
        self.http.cookies.clear()

    def open(self, name: str) -> str:
        """A table where a guest with this name plays against a bot."""
        wanted = {"game": "wild-shots", "seats": 2, "bots": ["greenhorn"], "name": name, "share": "ab" * 32}
        wanted["commitment"] = self.http.post("/api/promises").json()["commitment"]
        seated = self.http.post("/api/tables", json=wanted)
        return str(seated.json()["table"])


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    folder = tmp_path_factory.mktemp("desk")
    with serving(folder) as address:
        made = Desk(folder, address)
        with made.http:
            yield made


@pytest.fixture
def page(browser: Browser, desk: Desk) -> Iterator[Page]:
    """The page, opened with its link; nothing may have gone wrong in it, whatever pages of other sites try."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))

    def hear(line: ConsoleMessage) -> None:
        if "Content Security" in line.text and page.url.startswith(link.partition("#")[0]):
            faults.append(line.text)

    page.on("console", hear)
    link = desk.link()
    page.goto(link)
    expect(page.locator("[data-tab=glance]")).to_be_visible()
    yield page
    context.close()
    assert faults == []


def show(page: Page, tab: str) -> None:
    page.locator(f"[data-tab={tab}]").click()


def act(page: Page, row: str, what: str, reason: str = "", to: str = "") -> None:
    """Press a button in the row with this text, give a reason, and press again."""
    page.locator("tr", has_text=row).locator(f"[data-act={what}]").first.click()
    if to:
        page.get_by_label("New name").fill(to)
    page.get_by_label("Reason").fill(reason)
    page.locator("[data-yes]").click()


def told(page: Page, text: str) -> None:
    expect(page.get_by_role("status")).to_contain_text(text)


def test_figures_are_shown_at_a_glance(page: Page, desk: Desk) -> None:
    desk.keep("Glancer")
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_role("main")).to_contain_text("running since")
    expect(page.get_by_role("main")).to_contain_text("reserved names")


def test_a_table_is_looked_at_closed_and_deleted(page: Page, desk: Desk) -> None:
    table = desk.open("Cat")
    show(page, "tables")
    page.locator(f"[data-look='{table}']").click()
    seen = page.locator(f"[data-seen='{table}']")
    expect(seen).to_contain_text("hidden cards are never shown")
    expect(seen).to_contain_text("Round 1 begins.")
    expect(seen).to_contain_text("Cards in hand")
    page.keyboard.press("Escape")
    act(page, table, "close", reason="spam")
    told(page, f"Table {table} is closed.")
    closed = desk.http.get(f"/api/tables/{table}").json()
    assert closed["status"] == "closed"
    act(page, table, "delete")
    told(page, f"Table {table} is deleted.")
    assert desk.http.get(f"/api/tables/{table}").status_code == 404
    show(page, "log")
    for what in ("Delete", "Close", "Look"):
        expect(page.locator("tr", has_text=table).filter(has_text=what)).to_have_count(1)


def test_the_person_at_a_seat_is_muted_and_unseated(page: Page, desk: Desk) -> None:
    table = desk.open("Dan")
    show(page, "tables")
    page.locator(f"[data-look='{table}']").click()
    act(page, "Dan", "mute")
    told(page, f"Dan ({table}/A) can no longer talk here.")
    page.locator(f"[data-look='{table}']").click()
    expect(page.locator(f"[data-seen='{table}']")).to_contain_text("muted")
    act(page, "Dan", "unseat")
    told(page, "the seats are taken away")
    show(page, "bans")
    act(page, f"Dan ({table}/A)", "unmute")
    told(page, "can talk here again")


def test_a_person_is_banned_renamed_and_given_a_password_and_the_name_released(page: Page, desk: Desk) -> None:
    desk.keep("Eddie")
    show(page, "people")
    act(page, "Eddie", "ban", reason="cheating")
    told(page, "Eddie can no longer play here.")
    refused = desk.http.post("/api/session", json={"name": "Eddie", "password": PASSWORD})
    assert "cheating" in refused.json()["text"]
    act(page, "Eddie", "unban")
    told(page, "Eddie can play here again.")
    act(page, "Eddie", "rename", to="Teddy")
    told(page, "Eddie → Teddy")
    act(page, "Teddy", "reset")
    told(page, "The new password of Teddy")
    password = page.get_by_role("status").inner_text().rpartition(": ")[2]
    assert desk.http.post("/api/session", json={"name": "Teddy", "password": password}).status_code == 200
    desk.http.cookies.clear()
    act(page, "Teddy", "release")
    told(page, "Anybody can reserve the name Teddy now.")


def test_an_address_is_banned_and_a_refusal_is_said_in_words(page: Page) -> None:
    show(page, "bans")
    for whom in ("127.0.0.1", "203.0.113.0/24"):
        page.locator("[data-whom]").fill(whom)
        page.locator("form [data-act=ban]").click()
        page.locator("[data-yes]").click()
        if whom == "127.0.0.1":
            expect(page.get_by_role("alert")).to_contain_text("this machine’s own address")
            page.keyboard.press("Escape")
    told(page, "203.0.113.0/24 can no longer play here.")
    act(page, "203.0.113.0/24", "unban")
    told(page, "203.0.113.0/24 can play here again.")


@pytest.mark.parametrize(
    ("code", "title"), [("de", "Der Schreibtisch des Betreibers"), ("fr", "Le bureau de l’exploitant")]
)
def test_the_page_speaks_the_languages_of_the_game(code: str, title: str, page: Page) -> None:
    page.get_by_label("Language").select_option(code)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_link_and_a_session_end(page: Page, desk: Desk, browser: Browser) -> None:
    address = page.url
    assert "#" not in address
    page.reload()
    expect(page.locator("[data-tab=tables]")).to_be_visible()
    other = browser.new_context(locale="en-GB").new_page()
    other.goto(address)
    expect(other.get_by_role("main")).to_contain_text("fistful admin page")
    link = desk.link()
    other.goto(link)
    other.reload()
    expect(other.locator("[data-tab=tables]")).to_be_visible()
    third = browser.new_context(locale="en-GB").new_page()
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("used already")
    token = page.evaluate("sessionStorage.getItem('fistful-operator')")
    page.get_by_role("button", name="End the session").click()
    expect(page.get_by_role("main")).to_contain_text("fistful admin page")
    sent = {"authorization": f"Bearer {token}"}
    assert httpx.post(f"{address}api/do", json={"do": "figures"}, headers=sent).status_code == 403
    for each in (other, third):
        each.context.close()


def test_a_page_of_another_site_reaches_nothing(page: Page, desk: Desk) -> None:
    """Even with the token, and from this machine: a page of another origin is refused, and cannot read the refusal."""
    token = page.evaluate("sessionStorage.getItem('fistful-operator')")
    asking = """([address, token]) => fetch(`${address}api/do`, {
        method: 'POST', body: '{"do":"figures"}', headers: token ? { authorization: `Bearer ${token}` } : {},
      }).then((answer) => answer.status, () => 'not reached')"""
    own = page.url
    page.goto(str(desk.http.base_url))
    assert page.evaluate(asking, [own, token]) == "not reached"
    assert page.evaluate(asking, [own, None]) == "not reached"
