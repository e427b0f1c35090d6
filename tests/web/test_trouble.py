"""Long names, low windows, browsers that keep nothing, servers that are away, and too many words at once."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.test_company import chat_of, say, talk
from tests.web.visitor import PHONE, Visitor, in_turns

LONGEST = "W" * 24
WAITING = f"Waiting for {LONGEST}"
KEEPS_NOTHING = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
COMMITS_AND_FORGETS = """
async () => {
  const ask = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { commitment } = await ask('/api/promises');
  const hashed = { share_hash: 'ab'.repeat(32), commitment, cookie: true };
  return (await ask('/api/tables', { game: 'wild-shots', seats: 2, bots: ['greenhorn'], ...hashed })).table;
}
"""
LOW_WINDOWS = ((640, 400), (844, 390), (320, 568))
"""A page magnified to twice its size, a phone that lies, a small phone."""
MORE_THAN_ALLOWED = 20
"""Lines at once."""
BEYOND_THE_EDGE = """
() => [...document.querySelectorAll('main *, header *')]
  .filter((each) => [...each.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.textContent.trim())
"""
"""Text that is cut off at the right."""


def test_the_longest_names_do_not_widen_a_phone(come: Come) -> None:
    ann, bob = come(width=PHONE, seed=1), come(width=PHONE, seed=2)
    link = ann.invite("wild-shots", name=LONGEST)
    bob.open(link.removeprefix(bob.address))
    expect(bob.page.locator(".room li b")).to_have_text(LONGEST)
    assert [ann.page_width(), bob.page_width()] == [PHONE, PHONE]
    bob.accept(link, "M" * 24)
    ann.sees_table()
    in_turns(ann, bob, until=lambda: ann.presses > 0 and WAITING in bob.page.locator("#ask").inner_text())
    assert [ann.page_width(), bob.page_width()] == [PHONE, PHONE]


def test_everything_is_within_reach_in_a_low_window(ann: Visitor) -> None:
    ann.against_bots("boomtown-bandits", seats=5)
    while ann.page.locator(".here-button").count() == 0:
        ann.press_next()
    for width, height in LOW_WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        for each in ann.page.locator(".here-button, .home, .beam summary").all():
            each.click(trial=True)
        assert ann.page.evaluate("document.documentElement.scrollHeight") == height


def test_a_browser_that_keeps_nothing_plays_all_the_same(ann: Visitor) -> None:
    ann.context.add_init_script(KEEPS_NOTHING)
    ann.open()
    ann.poster("wild-shots").locator("[data-way=now]").click()
    ann.sees_table()
    assert ann.my_turn()


def test_a_page_that_cannot_be_fetched_says_so_and_words_come_later(ann: Visitor) -> None:
    ann.open()
    ann.context.set_offline(True)
    ann.page.get_by_role("link", name="About").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ann.page.locator("header select").select_option("de")
    ann.context.set_offline(False)
    expect(ann.page.get_by_role("alert")).to_contain_text("nicht erreichbar")
    ann.page.get_by_role("link", name="Über Fistful").click()
    expect(ann.page.locator("h1")).to_have_text("Über Fistful")
    ann.faults.clear()


def test_a_lobby_without_a_server_fills_when_it_is_back(ann: Visitor) -> None:
    ann.page.clock.install()
    ann.page.route("**/api/**", lambda route: route.abort())
    ann.open()
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ann.page.unroute("**/api/**")
    ann.page.clock.run_for(20_000)
    expect(ann.page.locator(".poster")).to_have_count(5)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.faults.clear()


def test_the_newest_words_are_in_sight_and_refused_ones_are_not_lost(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    talk(ann)
    refusal = ann.page.locator("section.chat").get_by_role("alert")
    for number in range(MORE_THAN_ALLOWED):
        say(ann, f"{number}. {'Loot and shoot. ' * 6}")
        if refusal.count() > 0:
            break
    expect(refusal).to_contain_text("slow down")
    expect(ann.page.get_by_label("Say something")).to_have_value(re.compile(r"Loot and shoot\.$"))
    assert newest_shown(ann.page)
    ann.page.keyboard.press("Escape")
    expect(chat_of(ann)).to_have_count(0)


def newest_shown(page: Page) -> bool:
    """Whether the end of what was said is in sight, and its beginning is not."""
    shown: bool = page.locator("section.chat ol").evaluate(
        "list => list.scrollHeight > list.clientHeight + 1"
        " && list.scrollTop + list.clientHeight >= list.scrollHeight - 1"
    )
    return shown


def test_text_of_twice_the_size_is_whole_on_a_phone(come: Come) -> None:
    ann = come(width=PHONE)
    wire = ann.context.new_cdp_session(ann.page)
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for path in ("/", "/settings", "/about"):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        assert ann.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "34px"
        assert ann.page.evaluate(BEYOND_THE_EDGE) == []


def test_a_browser_that_lost_its_share_sits_down_again_with_another(ann: Visitor) -> None:
    """Storage was cleared between sitting down and showing the share: against bots nobody else could free the seat."""
    ann.open()
    table = ann.page.evaluate(COMMITS_AND_FORGETS)
    ann.open(f"/table/{table}")
    ann.sees_table()
    assert ann.my_turn()
