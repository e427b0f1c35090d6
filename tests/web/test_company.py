"""Several people at one table: by invitation, coming back, watching, and fighting in real time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor, in_turns

KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    window.sockets.push(this);
  }
};
"""
IN_REAL_TIME = {"Shootouts": "real-time"}


def invited(
    come: Come, game: str, options: dict[str, str] | None = None, **how: object
) -> tuple[Visitor, Visitor, str]:
    """Two people at a table, the second through the link that the first was shown."""
    ann, bob = come(seed=1, **how), come(seed=2, **how)
    link = ann.invite(game, options, listed=True)
    bob.accept(link)
    ann.sees_table()
    return ann, bob, link


def test_two_people_play_and_one_comes_back_in_the_middle(come: Come) -> None:
    ann, bob, link = invited(come, "wild-shots", moving=True)
    in_turns(ann, bob, until=lambda: ann.presses >= 5 and bob.presses >= 5)
    kept = bob.close()
    expect(ann.page.locator("[data-seat='1'] .away")).to_be_visible()

    back = come(kept=kept, seed=3)
    back.open(link.removeprefix(back.address))
    back.sees_table()
    expect(ann.page.locator("[data-seat='1'] .away")).to_have_count(0)
    expect(back.page.locator("[data-seat='1'] .tag")).to_have_text("you")
    in_turns(ann, back, until=lambda: ann.over and back.over)
    expect(ann.page.locator("#end-title")).to_have_text(back.page.locator("#end-title").inner_text())


def test_a_lost_connection_says_so_and_comes_back(ann: Visitor) -> None:
    ann.context.add_init_script(KEEP_SOCKETS)
    ann.against_bot("loot-shoot-whisky")
    ann.context.set_offline(True)
    ann.page.evaluate("window.sockets.at(-1).close()")
    expect(ann.page.get_by_role("alert")).to_contain_text("connection")
    ann.faults.clear()
    ann.context.set_offline(False)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.play_to_the_end()


def test_somebody_watches_from_the_lobby(come: Come) -> None:
    ann, bob, link = invited(come, "wild-shots")
    eve = come()
    eve.open()
    eve.page.locator(f"section[aria-labelledby=open] a[href='{link.removeprefix(eve.address)}']").click()
    eve.sees_table()
    seen = eve.page.locator("section.log li").count()
    in_turns(ann, bob, until=lambda: ann.presses >= 3 and bob.presses >= 3)
    expect(eve.page.locator("section.log li").nth(seen + 3)).to_be_visible()
    assert not eve.press_lit()
    for other in (ann, bob):
        held = cards(other, "[data-region=hand]")
        assert held
        assert not held & cards(eve, "main")


def cards(visitor: Visitor, where: str) -> set[str | None]:
    return {card.get_attribute("data-card") for card in visitor.page.locator(f"{where} [data-card]").all()}


def test_a_shootout_in_real_time_is_fought_by_two_browsers(come: Come) -> None:
    ann, bob, _ = invited(come, "boomtown-bandits", IN_REAL_TIME)
    while "shoots at" not in log_of(ann):
        for bandit in (ann, bob):
            if bandit.page.locator(".guns").count() > 0:
                shows_hit = "Call it" in bandit.page.locator("#ask").inner_text()
                bandit.page.keyboard.press("h" if shows_hit else "Space")
            else:
                bandit.press_lit()
    assert re.search(r"calls a hit \(tick \d+\)", log_of(ann))
    expect(bob.page.locator("section.log")).to_contain_text("shoots at")


def log_of(visitor: Visitor) -> str:
    return visitor.page.locator("section.log").inner_text()
