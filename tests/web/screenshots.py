"""Pictures of every screen at two widths and in both themes, in `docs/screenshots/`: `make screenshots`.

`python -m tests.web.screenshots lobby end` takes only those whose names begin so.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.serving import ROOT
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.house import serving
from tests.web.visitor import GAMES, Visitor

OUTPUT: Final = ROOT / "docs" / "screenshots"
WIDE: Final = (1280, 800)
NARROW: Final = (390, 844)
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
COLOURS: Final = 256
SETTLED: Final = 700
"""Milliseconds after which everything that moves lies still."""
AT_ONCE: Final = 80
LONGEST: Final = 240.0
"""Seconds of play after which a moment has not come."""


def shoot(
    visitor: Visitor,
    screen: str,
    *,
    whole: bool = False,
    sizes: tuple[tuple[int, int], ...] = (WIDE, NARROW),
    settled: int = SETTLED,
) -> None:
    """The screen as it stands, at each width in each theme."""
    page = visitor.page
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(settled)
            keep(page.screenshot(full_page=whole), OUTPUT / f"{screen}-{width}-{theme}.png")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.emulate_media(color_scheme="light")


def keep(picture: bytes, file: Path) -> None:
    """With few colours: the page is printed in flat inks, so nobody sees the difference."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


class TooLate(Exception):
    """A moment did not come."""


@dataclass(frozen=True)
class Telling:
    """A moment of a game that is worth a picture."""

    game: str
    seen: str
    """What must be seen then."""
    presses: int = 0
    """How many presses into the game."""
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    """As many as in a game that is played at once, if not said."""
    moving: bool = False
    """Things move, and stand still for the picture."""
    fleeting: bool = False
    """It is soon over, whatever one does."""
    press: str = ""
    """What to press before the picture."""


TELLING: Final = {
    "loot-shoot-whisky": Telling("loot-shoot-whisky", ".slot [data-card]", 14),
    "loot-shoot-whisky-resolve": Telling("loot-shoot-whisky", ".plaque .track", 8, moving=True),
    "wild-shots": Telling("wild-shots", ".cross [data-card]", 9),
    "full-wild-shots": Telling("wild-shots", ".cross [data-card]", 4, seats=4),
    "full-shootout": Telling("shootout", ".fire", 10, seats=5),
    "full-looterz": Telling("looterz", "[data-move^='search']", 16, seats=6),
    "full-boomtown-bandits": Telling("boomtown-bandits", ".here-button", 12, seats=5),
    "wild-shots-last": Telling("wild-shots", ".mine .again:not([disabled])", 12, press=".mine .again"),
    "shootout": Telling("shootout", ".fire", 16),
    "shootout-duel": Telling("shootout", ".duel", moving=True),
    "looterz": Telling("looterz", ".table-frame:not(:has(.confirm)) [data-move^='search']", 20),
    "looterz-taunt": Telling("looterz", ".others:has(.taunt) button.playable", 12),
    "boomtown-bandits": Telling(
        "boomtown-bandits", ".table-frame:not(:has(.confirm, .stage)) .near button.playable", 30
    ),
    "boomtown-bandits-placing": Telling("boomtown-bandits", ".here-button", 24),
    "boomtown-bandits-stage": Telling("boomtown-bandits", ".stage .die.marked", 8, moving=True),
    "boomtown-bandits-rolling": Telling(
        "boomtown-bandits", ".stage .die.rolling", 2, options={"Shootouts": "real-time"}, seats=2, fleeting=True
    ),
    "boomtown-bandits-count": Telling("boomtown-bandits", ".count tr:nth-child(2):not(.coming)", seats=2, moving=True),
}


def sit_down(visitor: Visitor, game: str, way: str) -> None:
    visitor.open()
    visitor.poster(game).locator(f"[data-way={way}]").click()
    visitor.sees_table()


def begin(visitor: Visitor, telling: Telling) -> None:
    visitor.presses = 0
    if telling.seats is None:
        sit_down(visitor, telling.game, "now")
    else:
        visitor.against_bots(telling.game, telling.options, seats=telling.seats)


def table(visitor: Visitor, screen: str) -> None:
    """A table at its telling moment."""
    telling = TELLING[screen]
    page = visitor.page
    seen = page.locator(telling.seen).first
    begin(visitor, telling)
    until = time.monotonic() + LONGEST
    while visitor.presses < telling.presses or not seen.is_visible() or not stands_still(visitor, telling):
        if time.monotonic() > until:
            raise TooLate(f"{screen}: the moment does not come")
        if visitor.over:
            begin(visitor, telling)
        if not visitor.press_lit():
            page.wait_for_timeout(20)
    if telling.press:
        page.locator(telling.press).first.click()
    shoot(visitor, screen, settled=AT_ONCE if telling.moving or telling.fleeting else SETTLED)


def stands_still(visitor: Visitor, telling: Telling) -> bool:
    """Let no more time pass for the page, unless the moment was over just then."""
    if not telling.moving:
        return True
    clock = visitor.page.clock
    clock.pause_at(visitor.page.evaluate("Date.now()") / 1000 + 0.15)
    visitor.page.wait_for_timeout(200)
    if visitor.page.locator(telling.seen).first.is_visible():
        return True
    clock.resume()
    return False


def ended(visitor: Visitor, game: str) -> None:
    visitor.against_bots(game)
    visitor.play_to_the_end()
    shoot(visitor, f"end-{game}")


def replayed(visitor: Visitor) -> None:
    visitor.against_bots("wild-shots")
    visitor.play_to_the_end()
    visitor.page.get_by_role("link", name="Watch the replay").click()
    visitor.page.locator(".player input[type=range]").fill("31")
    shoot(visitor, "replay")
    visitor.page.locator("a[href$='/verify']").click()
    visitor.page.locator("dl").wait_for()
    shoot(visitor, "verify")


def drawers(visitor: Visitor) -> None:
    """What comes up from below on a phone, and the menu."""
    sit_down(visitor, "wild-shots", "now")
    page = visitor.page
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    for screen, name in (("log", "Log"), ("talk", "Chat")):
        page.get_by_role("button", name=name).click()
        shoot(visitor, f"drawer-{screen}", sizes=(NARROW,))
        page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.locator("summary.opener").click()
    shoot(visitor, "drawer-menu", sizes=(NARROW,))
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.locator("summary.opener").click()
    page.keyboard.press("?")
    page.locator(".side .rules h1").wait_for()
    shoot(visitor, "drawer-rules")


def friends(visitor: Visitor) -> None:
    visitor.open()
    visitor.poster("boomtown-bandits").locator("[data-way=friends]").click()
    shoot(visitor, "friends")
    visitor.invite("boomtown-bandits")
    shoot(visitor, "room")


def guided(visitor: Visitor) -> None:
    sit_down(visitor, "loot-shoot-whisky", "learn")
    shoot(visitor, "guided")


def lobby(visitor: Visitor) -> None:
    """With something going on in town."""
    for game in ("looterz", "boomtown-bandits"):
        Visitor(visitor.browser, visitor.address).invite(game, name="Belle", listed=True)
    for game in ("loot-shoot-whisky", "wild-shots"):
        visitor.invite(game, listed=True)
        visitor.seat_bots("deputy")
        visitor.play_to_the_end()
    visitor.invite("wild-shots")
    sit_down(visitor, "shootout", "now")
    visitor.open()
    visitor.page.wait_for_load_state("networkidle")
    shoot(visitor, "lobby", whole=True)


def plain(visitor: Visitor, screen: str, path: str) -> None:
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    shoot(visitor, screen, whole=screen == "settings")


def screens() -> dict[str, tuple[Callable[[Visitor], None], bool]]:
    """How each picture is taken, by its name, and whether things move in it."""
    found: dict[str, tuple[Callable[[Visitor], None], bool]] = {
        "lobby": (lobby, False),
        "friends": (friends, False),
        "guided": (guided, False),
        "replay": (replayed, False),
        "drawer": (drawers, False),
    }
    for screen, path in (
        ("rules", "/rules/wild-shots"),
        ("settings", "/settings"),
        ("about", "/about"),
        ("lost", "/nowhere"),
    ):
        found[screen] = (partial(plain, screen=screen, path=path), False)
    for screen, telling in TELLING.items():
        found[screen] = (partial(table, screen=screen), telling.moving)
    for game in GAMES:
        found[f"end-{game}"] = (partial(ended, game=game), False)
    return found


@contextmanager
def visiting(browser: Browser, address: str, *, moving: bool) -> Iterator[Visitor]:
    visitor = Visitor(browser, address, moving=moving, speed="normal" if moving else "instant")
    if moving:
        visitor.page.clock.install()
    try:
        yield visitor
    finally:
        visitor.close()


def main(*wanted: str) -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for screen, (take, moving) in screens().items():
            if not wanted or screen.startswith(wanted):
                with visiting(browser, address, moving=moving) as visitor:
                    try:
                        take(visitor)
                        print(screen, flush=True)
                    except TooLate as late:
                        missing.append(str(late))
        browser.close()
    sys.exit("\n".join(missing))


if __name__ == "__main__":
    main(*sys.argv[1:])
