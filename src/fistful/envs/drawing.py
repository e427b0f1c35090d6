"""Pictures of a table for people who watch a learner: the terminal's drawing as text, or as pixels."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from fistful import locales
from fistful.engine.game import Game
from fistful.engine.seats import LETTERS
from fistful.engine.wire import View
from fistful.terminal.canvas import Canvas
from fistful.terminal.picker import Picker
from fistful.terminal.screen import Frame, paint
from fistful.terminal.tables.scene import Scene
from fistful.terminal.themes import DARK, Theme
from fistful.terminal.words import Words

LANGUAGE: Final = "en"
WIDTH, HEIGHT = 80, 30
CELL: Final = (6, 13)
"""The pixels of a cell; the letters of Pillow's own font are as wide, and two lower."""

EDGES: Final = {
    **dict.fromkeys("─━═╌", "lr"),
    **dict.fromkeys("│┃║╎", "ud"),
    **dict.fromkeys("┌┏╔╭", "rd"),
    **dict.fromkeys("┐┓╗╮", "ld"),
    **dict.fromkeys("└┗╚╰", "ur"),
    **dict.fromkeys("┘┛╝╯", "ul"),
}
"""The characters of boxes: from the middle of the cell to which sides there are lines."""
HEAVY: Final = frozenset("━┃┏┓┗┛═║╔╗╚╝")
SHAPES: Final = {
    **dict.fromkeys("▶▸›", ((0.2, 0.25), (0.9, 0.5), (0.2, 0.75))),
    **dict.fromkeys("◆◇♦", ((0.5, 0.2), (0.95, 0.5), (0.5, 0.8), (0.05, 0.5))),
    **dict.fromkeys("░▒▤▮▯", ((0.1, 0.15), (0.9, 0.15), (0.9, 0.85), (0.1, 0.85))),
    "♥": ((0.0, 0.35), (0.25, 0.25), (0.5, 0.38), (0.75, 0.25), (1.0, 0.35), (0.5, 0.8)),
    "♠": ((0.5, 0.2), (1.0, 0.6), (0.6, 0.6), (0.6, 0.8), (0.4, 0.8), (0.4, 0.6), (0.0, 0.6)),
    "⚑": ((0.2, 0.15), (0.95, 0.35), (0.35, 0.55), (0.35, 0.85), (0.2, 0.85)),
}
"""Other characters, as polygons in a cell."""
OPEN: Final = frozenset("◇░▒▤▯")
PLAIN: Final = {
    **dict.fromkeys("–−", "-"),
    **dict.fromkeys("★☆✪✦✸", "*"),
    **dict.fromkeys("⚔✗", "x"),
    "’": "'",
    "“": '"',
    "”": '"',
    "…": ".",
    "○": "o",
    "①": "1",
    "≈": "~",
    "♨": "~",
    "Σ": "S",
    "∩": "n",
    "♣": "&",
}
"""And some as a letter of the font."""


def draw(game: Game, view: View) -> Canvas:
    """The screen of the terminal for this view: table, the last that was told, the question and the choices."""
    words = words_for(game, view.terms.seats)
    picker = Picker([game.text(action) for action in view.actions], bool(game.about.grammar.letters))
    ask = words.prompt(view) if view.outcome is None else words.outcome(view.outcome)
    frame = Frame([words.event(told) for told in view.recall[-12:]], ask, "")
    return paint(Scene(view, (), words, picker), frame, WIDTH, HEIGHT)


def words_for(game: Game, seats: int) -> Words:
    names = [locales.message("seat", LANGUAGE, letter=letter) for letter in LETTERS[:seats]]
    return Words(game, LANGUAGE, names)


@cache
def font() -> Any:
    """The font of fixed width that Pillow has in itself."""
    return ImageFont.load_default_imagefont()


def pixels(canvas: Canvas, game: Game) -> NDArray[np.uint8]:
    """A drawing in the colours of the dark theme: rows of pixels, each red, green and blue."""
    theme = Theme(DARK, game.about.accent)
    across, down = CELL
    image = Image.new("RGB", (canvas.width * across, canvas.height * down), colour(theme.ground.bgcolor))
    pen = ImageDraw.Draw(image)
    for row in range(canvas.height):
        for column in range(canvas.width):
            character = canvas.cells[row][column]
            if character.strip():
                ink = theme.style(canvas.styles[row][column]).color
                cell(pen, column * across, row * down, character, colour(ink))
    return np.array(image)


def cell(pen: ImageDraw.ImageDraw, x: int, y: int, character: str, ink: tuple[int, int, int]) -> None:
    """One character in its cell."""
    across, down = CELL
    if character in EDGES:
        middle, centre = x + across // 2, y + down // 2
        ends = {"l": (x, centre), "r": (x + across - 1, centre), "u": (middle, y), "d": (middle, y + down - 1)}
        for side in EDGES[character]:
            pen.line([(middle, centre), ends[side]], ink, 2 if character in HEAVY else 1)
    elif character in SHAPES:
        corners = [(x + a * (across - 1), y + b * (down - 1)) for a, b in SHAPES[character]]
        pen.polygon(corners, None if character in OPEN else ink, ink)
    else:
        known = PLAIN.get(character, character)
        pen.text((x, y + 1), known if ord(known) < 256 else "?", ink, font())


def colour(ink: Any) -> tuple[int, int, int]:
    """A colour of a style as red, green and blue."""
    triplet = ink.get_truecolor()
    return triplet.red, triplet.green, triplet.blue
