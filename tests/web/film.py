"""A short film of a game at the bots' real pace, `docs/screenshots/table.webp`: `make film`."""

from __future__ import annotations

import io
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from fistful.server.core.settings import Spans
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.house import serving
from tests.web.screenshots import OUTPUT
from tests.web.visitor import Visitor

GAME: Final = "loot-shoot-whisky"
SIZE: Final = (1180, 760)
WIDTH: Final = 820
SECONDS: Final = 24.0
EVERY: Final = 0.2
"""Seconds between two pictures."""
THOUGHT: Final = 1.4
"""Seconds after which the player of the film makes a move."""
QUALITY: Final = 55


def film(visitor: Visitor) -> list[tuple[float, Image.Image]]:
    """Pictures with their times; the player moves a while after being asked."""
    taken: list[tuple[float, Image.Image]] = []
    began = moved = time.monotonic()
    while (now := time.monotonic()) - began < SECONDS and not visitor.over:
        picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
        taken.append((now, picture.resize((WIDTH, WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)))
        if now - moved > THOUGHT and visitor.press_lit():
            moved = time.monotonic()
        visitor.page.wait_for_timeout(max(0.0, now + EVERY - time.monotonic()) * 1000)
    return taken


def keep(taken: list[tuple[float, Image.Image]], file: Path) -> None:
    times = [at for at, _ in taken]
    lasting = [round(1000 * (after - at)) for at, after in pairwise(times)]
    first, *rest = (picture for _, picture in taken)
    first.save(file, save_all=True, append_images=rest, duration=[*lasting, 2000], loop=0, quality=QUALITY, method=6)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), Spans()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visitor = Visitor(browser, address, moving=True, speed="normal")
        visitor.page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        visitor.against_bots(GAME)
        keep(film(visitor), OUTPUT / "table.webp")
        browser.close()


if __name__ == "__main__":
    main()
