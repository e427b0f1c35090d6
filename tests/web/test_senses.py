"""Play without sight or mouse: focus is never lost, turns and events are said, and a few words tell the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.visitor import GAMES, Visitor

MOVES = 5
"""This many moves of each game are made with the keyboard."""
FOCUSED = "document.activeElement !== document.body && document.activeElement.closest('.table-frame') !== null"
AT_ONCE = "[data-said][aria-live=assertive]"
SAYS_WHAT_IS_ASKED = """
(atOnce) => {
  const asked = document.querySelector('#ask').textContent.trim();
  return document.querySelector('section.end') || document.querySelector(atOnce).textContent === `Your turn. ${asked}`;
}
"""
NEWEST_IS_SAID = """
() => {
  const last = (these) => [...document.querySelectorAll(these)].at(-1)?.textContent.trim();
  const [newest, said] = [last('section.log li'), last('[data-said][aria-live=polite] p')];
  return newest && said?.includes(newest);
}
"""
"""Both are read in one go: the bots may play on meanwhile."""
NOTICES = """
window.noticed = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => window.answer ?? 'granted';
  constructor(title) { window.noticed.push(title); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


@pytest.mark.parametrize("game", GAMES)
def test_focus_is_never_lost_and_everything_is_said(ann: Visitor, game: str) -> None:
    ann.against_bots(game)
    page, made = ann.page, 0
    while made < MOVES and ann.my_turn():
        assert page.title().startswith("▶ Your turn")
        page.wait_for_function(SAYS_WHAT_IS_ASKED, arg=AT_ONCE, timeout=5_000)
        moment = page.locator(".table-frame").get_attribute("data-moment")
        assert ann.key_lit()
        page.wait_for_timeout(60)
        assert page.evaluate(FOCUSED), f"focus is lost after {page.locator('#ask').inner_text()}"
        made += page.locator(".table-frame").get_attribute("data-moment") != moment
    page.wait_for_function(NEWEST_IS_SAID, timeout=5_000)


def said(visitor: Visitor) -> Locator:
    """What was said politely last."""
    return visitor.page.locator("[data-said][aria-live=polite] p").last


def first_asked(*visitors: Visitor) -> Visitor:
    """Whichever of them is the first whose turn it is."""
    while True:
        for visitor in visitors:
            if visitor.page.title().startswith("▶"):
                return visitor
            visitor.page.wait_for_timeout(50)


def test_the_title_says_whose_turn_it_is(come: Come) -> None:
    ann, bob = come(seed=1), come(seed=2)
    bob.accept(ann.invite("wild-shots"))
    playing = first_asked(ann, bob)
    waiting = bob if playing is ann else ann
    expect(waiting.page).to_have_title("Wild Shots · Fistful")
    expect(waiting.page.locator(AT_ONCE)).to_have_text("")
    assert playing.press_next()
    assert waiting.my_turn()
    expect(playing.page).to_have_title("Wild Shots · Fistful")


def test_a_notice_is_sent_outside_the_page_if_it_is_allowed(come: Come) -> None:
    for allowed in (True, False):
        ann = come(settings={"notices": allowed})
        ann.context.add_init_script(NOTICES)
        ann.against_bots("wild-shots")
        for _ in range(2):
            assert ann.my_turn()
            ann.press_lit()
            ann.page.wait_for_timeout(150)
        assert set(ann.page.evaluate("window.noticed")) == ({"Your turn"} if allowed else set())


def test_notices_that_the_browser_refuses_are_switched_off_again(ann: Visitor) -> None:
    ann.context.add_init_script(NOTICES + "window.answer = 'denied';")
    ann.open("/settings")
    notices = ann.page.get_by_label("Notify me when it is my turn")
    notices.click()
    expect(notices).not_to_be_checked()
    ann.page.evaluate("window.answer = 'granted'")
    notices.click()
    expect(notices).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_words_tell_what_one_holds_sees_and_missed(ann: Visitor, game: str) -> None:
    ann.against_bots(game)
    assert ann.my_turn()
    page = ann.page
    page.keyboard.press("/")
    answer = page.locator("form.line p")
    ann.type_line("hand")
    held = page.locator("[data-region=hand]").first.get_attribute("aria-label")
    expect(answer).to_contain_text(held or "no hand")
    ann.type_line("table")
    expect(answer).to_contain_text("Ann")
    expect(answer).to_contain_text("Greenhorn")
    ann.type_line("last")
    expect(answer).to_contain_text(page.locator("section.log li").last.inner_text())
    expect(said(ann)).to_have_text(answer.inner_text())
    ann.type_line("rules")
    expect(page.locator("section.rules h1")).to_be_visible()
    ann.type_line("nonsense")
    expect(answer).not_to_be_empty()
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED)
