"""Every screen and everything that opens on it, for everyone: axe finds nothing in either theme, wide or narrow,
and on a phone everything that one presses is large enough for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

import fistful
from tests.web.conftest import Come
from tests.web.visitor import DESK, GAMES, PHONE, Visitor

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
WIDTHS = (DESK, PHONE)
PASSWORD: Final = "Password (at least 8 characters)"
RULES: Final[dict[str, dict[str, Any]]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]},
}
"""What axe looks at in each theme: they differ in nothing but colours."""


def violations(visitor: Visitor) -> list[str]:
    """What axe finds wrong with the page as it stands, in both themes."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))  # the page may not run a script that is put into it
    wrong = []
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        found: dict[str, Any] = visitor.page.evaluate("how => axe.run(how)", RULES[theme])
        wrong += [f"{theme} {rule['id']}: {node['html']}" for rule in found["violations"] for node in rule["nodes"]]
    return wrong


def suits_everyone(visitor: Visitor, widths: tuple[int, ...] = WIDTHS) -> None:
    """This screen as it stands, at each width."""
    for width in widths:
        visitor.resize(width)
        assert violations(visitor) == [], width
        if width == PHONE:
            assert visitor.too_small() == []
            assert visitor.page_width() <= PHONE
    visitor.resize(widths[0])


@pytest.mark.parametrize("path", ["/", "/rules/boomtown-bandits", "/settings", "/about", "/ratings", "/nowhere"])
def test_a_page(ann: Visitor, path: str) -> None:
    ann.open(path)
    expect(ann.page.locator("h1").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    suits_everyone(ann)


def test_an_account_from_its_name_to_its_end(ann: Visitor) -> None:
    ann.open("/settings")
    page = ann.page
    page.get_by_label("Name", exact=True).fill("Screen Owner")
    page.get_by_label(PASSWORD, exact=True).fill("correct horse")
    page.get_by_role("button", name="Reserve this name").click()
    page.get_by_text("Your account").click()
    suits_everyone(ann)
    page.get_by_label("Present password").fill("correct horse")
    page.get_by_label("New password").fill("another horse")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("status").filter(has_text="is changed")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert '"name":"Screen Owner"' in Path(download.value.path()).read_text("utf-8")
    page.get_by_label(PASSWORD, exact=True).fill("another horse")
    page.get_by_role("button", name="Delete account").click()
    suits_everyone(ann)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Reserve this name")).to_be_visible()


def test_a_table_for_friends_from_the_dialog_to_the_last_seat(come: Come, ann: Visitor) -> None:
    ann.open()
    ann.poster("shootout").locator("[data-way=friends]").click()
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    suits_everyone(ann)
    link = ann.invite("shootout")
    expect(ann.page.get_by_role("img", name="QR")).to_be_visible()
    suits_everyone(ann)
    guest = come()
    guest.open(link.removeprefix(guest.address))
    expect(guest.page.get_by_role("button", name="Sit here")).to_be_visible()
    suits_everyone(guest)
    guest.accept(link)
    guest.close()
    expect(ann.page.get_by_role("button", name="Let a bot play")).to_be_visible()
    suits_everyone(ann)


@pytest.mark.parametrize("game", GAMES)
def test_a_table(ann: Visitor, game: str) -> None:
    ann.against_bots(game)
    for _ in range(2):
        assert ann.my_turn()
        suits_everyone(ann)
        for _ in range(6):
            ann.press_lit()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_slips_away_from_under_the_pointer(come: Come, game: str, width: int) -> None:
    ann = come(width=width)
    ann.against_bots(game, seats=fistful.game(game).seats[-1])
    assert ann.my_turn()
    for card in ann.page.locator("button.card:visible").all():
        card.scroll_into_view_if_needed()
        before = card.bounding_box()
        assert before is not None
        ann.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] - 1)
        ann.page.wait_for_timeout(50)
        assert card.bounding_box() == before


@pytest.mark.parametrize("width", WIDTHS)
def test_what_opens_at_a_table(come: Come, width: int) -> None:
    ann = come(width=width)
    ann.against_bots("wild-shots")
    page = ann.page
    assert ann.my_turn()
    bar, menu = page.locator("header.beam"), page.locator("header.beam summary")
    if width == PHONE:
        menu.click()
    bar.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(page.locator("section.chat li b")).to_have_text("Ann")
    suits_everyone(ann, (width,))
    page.locator(".ask .clause").click()
    expect(page.locator("section.rules .here")).to_be_visible()
    suits_everyone(ann, (width,))
    page.get_by_role("button", name="Close").click()
    if width == PHONE:
        bar.get_by_role("button", name="Log").click()
        expect(page.locator("section.log li").last).to_be_visible()
        suits_everyone(ann, (width,))
        page.get_by_role("button", name="Close").click()
    menu.click()
    suits_everyone(ann, (width,))
    if width == DESK:
        menu.click()
    bar.locator("[data-opens=moves]:visible").click()
    expect(page.locator("section.all [data-move]").first).to_be_visible()
    suits_everyone(ann, (width,))


def test_what_is_said_at_a_table(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    page = ann.page
    assert ann.my_turn()
    page.keyboard.press("/")
    ann.type_line("moves")
    expect(page.locator("form.line p")).not_to_be_empty()
    suits_everyone(ann)
    page.keyboard.press("Escape")
    while page.locator(".hand button.dimmed").count() == 0:
        assert ann.my_turn()
        ann.press_lit()
    page.locator(".hand button.dimmed").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    suits_everyone(ann)
    page.get_by_role("alert").get_by_role("button").click()
    page.locator("section.log li button").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    suits_everyone(ann)


def test_what_is_asked_twice(ann: Visitor) -> None:
    ann.against_bots("looterz")
    assert ann.my_turn()
    ann.page.locator(".hand button.playable").first.click()
    expect(ann.page.locator("[data-confirm]")).to_be_visible()
    suits_everyone(ann)


@pytest.mark.parametrize("pace", ["real-time", "automatic"])
def test_a_stage(ann: Visitor, pace: str) -> None:
    ann.against_bots("boomtown-bandits", {"Shootouts": pace})
    while ann.page.locator(".stage .dice").count() == 0:
        if not ann.press_lit():
            ann.page.wait_for_timeout(20)
    suits_everyone(ann)


def test_a_guided_game(ann: Visitor) -> None:
    ann.open()
    ann.poster("loot-shoot-whisky").locator("[data-way=learn]").click()
    expect(ann.page.locator("[data-guide]")).to_be_visible()
    suits_everyone(ann)


def test_a_game_that_is_over_or_seen_again(ann: Visitor) -> None:
    ann.against_bots("shootout", {"Rounds to win": "1"})
    ann.play_to_the_end()
    suits_everyone(ann)
    ann.page.get_by_role("link", name="Watch the replay").click()
    expect(ann.page.locator("div.player input[type=range]")).to_be_visible()
    suits_everyone(ann)
    ann.page.locator("a[href$='/verify']").click()
    expect(ann.page.locator("dl dd.good")).not_to_have_count(0)
    suits_everyone(ann)
