"""Pictures of every screen at two widths and in both themes, in `docs/screenshots/`: `make screenshots`."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.serving import ROOT
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.house import serving
from tests.web.visitor import Visitor

OUTPUT: Final = ROOT / "docs" / "screenshots"
SIZES: Final = ((1280, 800), (390, 844))
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
COLOURS: Final = 160
SETTLED: Final = 900
"""Milliseconds after which everything that moves lies still."""
TELLING: Final = {
    "loot-shoot-whisky": (14, ".slot [data-card]"),
    "wild-shots": (9, ".cross [data-card]"),
    "shootout": (16, ".fire"),
    "looterz": (10, ".dungeon [data-move]"),
    "boomtown-bandits": (12, ".stage .dice"),
}
"""For each game after how many presses its table is worth a picture, and what must be seen then."""


def shoot(visitor: Visitor, screen: str, whole: bool = False) -> None:
    """The screen as it stands, at each width in each theme."""
    page = visitor.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(SETTLED)
            keep(page.screenshot(full_page=whole), OUTPUT / f"{screen}-{width}-{theme}.png")
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.emulate_media(color_scheme="light")


def keep(picture: bytes, file: Path) -> None:
    """With few colours: the page is flat, so nobody sees the difference."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def plain_pages(visitor: Visitor) -> None:
    for screen, path in (
        ("lobby", "/"),
        ("rules", "/rules/wild-shots"),
        ("settings", "/settings"),
        ("about", "/about"),
    ):
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        shoot(visitor, screen, whole=screen == "lobby")


def sit_down(visitor: Visitor, game: str, way: str) -> None:
    visitor.open()
    visitor.poster(game).locator(f"[data-way={way}]").click()
    visitor.sees_table()


def table(browser: Browser, address: str, game: str) -> None:
    """A table in the middle of its game."""
    visitor = Visitor(browser, address)
    sit_down(visitor, game, "now")
    presses, telling = TELLING[game]
    while visitor.presses < presses or not visitor.page.locator(telling).first.is_visible():
        if visitor.over:
            sit_down(visitor, game, "now")
            visitor.presses = 0
        if not visitor.press_lit():
            visitor.page.wait_for_timeout(20)
    shoot(visitor, game)
    visitor.close()


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        guest = Visitor(browser, address)
        sit_down(guest, "loot-shoot-whisky", "learn")
        shoot(guest, "guided")
        guest.against_bot("wild-shots")
        guest.play_to_the_end()
        shoot(guest, "end")
        guest.page.get_by_role("link", name="Watch the replay").click()
        guest.page.locator(".player input[type=range]").fill("30")
        shoot(guest, "replay")
        guest.page.locator("a[href$='/verify']").click()
        shoot(guest, "verify")
        for game in TELLING:
            table(browser, address, game)
        plain_pages(guest)
        browser.close()


if __name__ == "__main__":
    main()
