"""Draw a screen of each game as the terminal shows it, into `docs/screenshots/terminal-<game>.svg`.

The games are played by deputies from fixed seeds, so that the same source gives the same pictures.
"""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import fistful
from fistful.bots import bot
from fistful.terminal.local import PERSON, LocalTable
from fistful.terminal.moments import Beat, beats
from fistful.terminal.play import PlayApp
from fistful.terminal.themes import DARK

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZE = (80, 24)
SEED = 7
GAMES: dict[str, tuple[int, int, dict[str, bool | int | str]]] = {
    "boomtown-bandits": (4, 90, {}),
    "loot-shoot-whisky": (2, 7, {}),
    "looterz": (3, 60, {}),
    "shootout": (4, 40, {"marksman": True}),
    "wild-shots": (4, 75, {}),
}
"""For each game how many play, after how many decisions it is drawn, and its options."""


def table(slug: str) -> tuple[LocalTable, list[Beat]]:
    """A table in the middle of a game, at a decision with a choice, and its story so far."""
    seats, decisions, options = GAMES[slug]
    game = fistful.game(slug)
    made = LocalTable(game, game.new(seats, SEED, **options), "deputy")
    player, dice = bot("deputy", slug), random.Random(slug)
    story: list[Beat] = []
    for number in range(10 * decisions):
        position = made.position
        story += beats(None, made.moment(), made.words)
        if number >= decisions and len(position.actions(PERSON)) > 2:
            break
        if not position.follow_orders():
            for seat in position.to_act:
                position.play(seat, player.answer(position.view(seat), dice.getrandbits(60)))
    return made, story


async def draw(slug: str) -> str:
    made, story = table(slug)
    app = PlayApp(made, DARK, 0, story)
    async with app.run_test(size=SIZE) as pilot:
        while not app.open_picker.options:
            await pilot.pause(0.01)
        await pilot.press("right")
        return app.export_screenshot(title=f"fistful play {slug}")


def main() -> None:
    for slug in GAMES:
        svg = asyncio.run(draw(slug))
        without_fonts = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # they would be loaded from elsewhere
        numbered = re.sub(r"terminal-\d+", f"terminal-{slug}", without_fonts)
        (FOLDER / f"terminal-{slug}.svg").write_text(re.sub(r"[ \t]+$", "", numbered, flags=re.MULTILINE), "utf-8")


if __name__ == "__main__":
    main()
