"""What a player does while the table shows something, or while a move waits to be confirmed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.test_drag import confirm, goes_on, now, playable
from tests.web.test_senses import said
from tests.web.visitor import Visitor, middle_of

TOLD = ".place.talked"
"""A location of Boomtown of which something is being told."""
STANDS_STILL = """
(told) => {
  if (!document.querySelector(told)) return false;
  document.querySelector('.controls button').click();
  return true;
}
"""
NEARBY = 300
"""As far away as a confirmation may be, in pixels from middle to middle."""


def test_a_past_moment_shows_nothing_of_what_is_told_now(come: Come) -> None:
    ann = come(speed="slow")
    ann.against_bots("boomtown-bandits", seats=3)
    page, told = ann.page, ann.page.locator(TOLD)
    assert ann.press_next()
    page.wait_for_function(STANDS_STILL, arg=TOLD)
    expect(told).not_to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(told).to_have_count(0)
    page.keyboard.press("x")
    expect(told).not_to_have_count(0)


def test_a_look_back_puts_a_confirmation_away_and_the_move_can_still_be_made(ann: Visitor) -> None:
    ann.against_bots("looterz")
    while now(ann) == 0 or not playable(ann).is_visible():
        assert ann.press_next()
    start, page = now(ann), ann.page
    playable(ann).click()
    asked = page.locator("section.confirm")
    expect(asked).to_contain_text("Press it once more")
    expect(said(ann)).to_contain_text("Press it once more")
    beside, card = middle_of(asked), middle_of(playable(ann))
    assert abs(beside[0] - card[0]) + abs(beside[1] - card[1]) < NEARBY

    page.locator("section.log li button").first.click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(asked).to_have_count(0)
    playable(ann).click()
    confirm(ann)
    goes_on(ann, start)


def test_what_is_asked_changes_when_a_bullet_is_chosen_and_aimed(ann: Visitor) -> None:
    ann.against_bots("shootout")
    assert ann.press_next()
    while not ann.page.locator("#ask").inner_text().startswith("Your hand is full"):
        assert ann.press_next()
    hint = ann.page.locator("p.hint")
    ann.page.locator("[data-card=hand-0]").click()
    expect(hint).to_have_text(re.compile(r"Your \d+: choose who to shoot at"))
    ann.page.locator("button[data-card^=B]").first.click()
    expect(hint).to_contain_text("Greenhorn’s Health Card")


def test_a_second_tab_takes_the_seat_and_the_first_takes_it_back(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    first, second = ann.page, ann.context.new_page()
    take_back = re.compile("Take the seat back here")
    for here, there in ((second, first), (first, second)):
        if here is second:
            here.goto(there.url)
        else:
            here.get_by_role("button", name=take_back).click()
        expect(here.locator("#ask")).not_to_be_empty()
        expect(there.get_by_role("button", name=take_back)).to_be_visible()
    assert ann.my_turn()
