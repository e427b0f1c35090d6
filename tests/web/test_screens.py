"""Every screen and everything that opens on it, for everyone: axe finds nothing in either theme, wide or narrow,
and on a phone everything that one presses is large enough for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import GAMES, Visitor

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
PHONE = 390
WIDTHS = (1280, PHONE)
RULES: Final[dict[str, dict[str, Any]]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]},
}
"""What axe looks at in each theme: they differ in nothing but colours."""

SMALL = """
() => {
  const least = 44;
  const pressed = 'button, a, input, select, textarea, summary, [role=button]';
  const inline = (each) => each.matches('a') && getComputedStyle(each).display === 'inline';
  const target = (each) => each.matches('input') ? (each.closest('label') ?? each) : each;
  const seen = (each) => each.checkVisibility() && !each.matches(':disabled') && !each.closest('.skip, [inert]');
  const found = [];
  for (const each of document.querySelectorAll(pressed)) {
    if (!seen(each) || inline(each)) continue;
    const { width, height } = target(each).getBoundingClientRect();
    if (width + 0.5 < least || height + 0.5 < least) {
      found.push(`${Math.round(width)}×${Math.round(height)} ${each.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}
"""
"""What one presses and is less than 44 pixels wide or high; links in running text may be, as WCAG says."""


def violations(visitor: Visitor) -> list[str]:
    """What axe finds wrong with the page as it stands, in both themes."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.add_script_tag(path=AXE)
    wrong = []
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        found: dict[str, Any] = visitor.page.evaluate("how => axe.run(how)", RULES[theme])
        wrong += [f"{theme} {rule['id']}: {node['html']}" for rule in found["violations"] for node in rule["nodes"]]
    return wrong


def suits_everyone(visitor: Visitor) -> None:
    """This screen, as it stands."""
    assert violations(visitor) == []
    if visitor.width == PHONE:
        assert visitor.page.evaluate(SMALL) == []


@pytest.fixture(params=WIDTHS)
def somebody(come: Come, request: pytest.FixtureRequest) -> Visitor:
    return come(width=request.param)


@pytest.mark.parametrize("path", ["/", "/rules/boomtown-bandits", "/settings", "/about", "/ratings", "/nowhere"])
def test_a_page(somebody: Visitor, path: str) -> None:
    somebody.open(path)
    expect(somebody.page.locator("h1").first).to_be_visible()
    somebody.page.wait_for_load_state("networkidle")
    suits_everyone(somebody)


def test_a_table_for_friends_from_the_dialog_to_the_last_seat(come: Come, somebody: Visitor) -> None:
    somebody.open()
    somebody.poster("shootout").locator("[data-way=friends]").click()
    expect(somebody.page.locator("dialog[open]")).to_be_visible()
    suits_everyone(somebody)
    link = somebody.invite("shootout")
    expect(somebody.page.get_by_role("img", name="QR")).to_be_visible()
    suits_everyone(somebody)
    guest = come(width=somebody.width)
    guest.open(link.removeprefix(guest.address))
    expect(guest.page.get_by_role("button", name="Sit here")).to_be_visible()
    suits_everyone(guest)
    guest.accept(link)
    guest.close()
    expect(somebody.page.get_by_role("button", name="Let a bot play")).to_be_visible()
    suits_everyone(somebody)


@pytest.mark.parametrize("game", GAMES)
def test_a_table(somebody: Visitor, game: str) -> None:
    somebody.against_bot(game)
    for _ in range(2):
        assert somebody.my_turn()
        suits_everyone(somebody)
        for _ in range(6):
            somebody.press_lit()


def test_what_opens_at_a_table(somebody: Visitor) -> None:
    somebody.against_bot("wild-shots")
    page = somebody.page
    assert somebody.my_turn()
    for drawer in ("Talk", "Rules", "Log"):
        button = page.locator("header.bar").get_by_role("button", name=drawer).locator("visible=true")
        if button.count() == 0:
            assert drawer == "Log", "beside a wide table the log is always there"
            continue
        button.click()
        if drawer == "Talk":
            page.get_by_role("button", name="Good luck!").click()
            expect(page.locator("section.chat li b")).to_have_text("Ann")
        suits_everyone(somebody)
        page.get_by_role("button", name="Close").first.click()
    page.locator("summary", has_text="Menu").or_(page.get_by_role("group").locator("summary").first).first.click()
    suits_everyone(somebody)
    page.locator("summary").first.click()
    page.locator(".all summary").click()
    suits_everyone(somebody)
    page.locator(".all summary").click()

    page.keyboard.press("/")
    somebody.type_line("moves")
    somebody.type_line("X9")
    expect(page.locator("form.line p")).not_to_be_empty()
    suits_everyone(somebody)
    page.keyboard.press("Escape")
    while page.locator(".hand button.dimmed").count() == 0:
        assert somebody.my_turn()
        somebody.press_lit()
    page.locator(".hand button.dimmed").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    suits_everyone(somebody)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    suits_everyone(somebody)


def test_what_is_asked_twice(somebody: Visitor) -> None:
    somebody.against_bot("looterz")
    assert somebody.my_turn()
    somebody.page.locator(".hand button.playable").first.click()
    expect(somebody.page.locator("[data-confirm]")).to_be_visible()
    suits_everyone(somebody)


@pytest.mark.parametrize("pace", ["real-time", "automatic"])
def test_a_stage(somebody: Visitor, pace: str) -> None:
    somebody.against_bot("boomtown-bandits", {"Shootouts": pace})
    while somebody.page.locator(".stage .dice").count() == 0:
        if not somebody.press_lit():
            somebody.page.wait_for_timeout(20)
    suits_everyone(somebody)


def test_a_guided_game(somebody: Visitor) -> None:
    somebody.open()
    somebody.poster("loot-shoot-whisky").locator("[data-way=learn]").click()
    expect(somebody.page.locator("[data-guide]")).to_be_visible()
    suits_everyone(somebody)


def test_a_game_that_is_over_or_seen_again(ann: Visitor, come: Come) -> None:
    ann.against_bot("shootout", {"Rounds to win": "1"})
    ann.play_to_the_end()
    suits_everyone(ann)
    ended = ann.page.url.removeprefix(ann.address)
    ann.page.get_by_role("link", name="Watch the replay").click()
    expect(ann.page.locator("div.player input[type=range]")).to_be_visible()
    suits_everyone(ann)
    replay = ann.page.url.removeprefix(ann.address)
    ann.page.locator("a[href$='/verify']").click()
    expect(ann.page.locator("dl dd.good")).not_to_have_count(0)
    suits_everyone(ann)
    verified = ann.page.url.removeprefix(ann.address)

    phone = come(width=PHONE, kept=ann.context.storage_state())
    for path, mark in ((ended, "#end-title"), (replay, "div.player input[type=range]"), (verified, "dl dd.good")):
        phone.open(path)
        expect(phone.page.locator(mark).first).to_be_visible()
        suits_everyone(phone)
