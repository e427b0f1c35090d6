"""What a terminal can show, and its colours by style. None of them is needed to read a table."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

from rich.style import Style

from fistful.engine.wire import Accent

DARK: Final = "dark"
LIGHT: Final = "light"
CONTRAST: Final = "contrast"
NONE: Final = "none"

SHAPES: Final[Mapping[str, str]] = {
    "bold": "bold",
    "title": "bold",
    "turn": "bold",
    "ask": "bold",
    "lit": "bold",
    "picked": "bold reverse",
    "key": "bold",
    "dim": "dim",
    "closed": "dim",
    "line": "dim",
}
"""What a style looks like without any colour."""
COLOURS: Final[Mapping[str, Mapping[str, str]]] = {
    DARK: {
        "ground": "#efe2c8 on #1c1510",
        "dim": "#b5a389",
        "closed": "#a08f78",
        "line": "#6b5743",
        "red": "#f0705f",
        "black": "#cfc6b8",
        "green": "#86c06c",
        "blue": "#79b0e0",
        "good": "#a7cf8a",
        "bad": "#f0705f",
    },
    LIGHT: {
        "ground": "#2a1c12 on #f4ead5",
        "dim": "#6d5a45",
        "closed": "#77654f",
        "line": "#a8946f",
        "red": "#a3261a",
        "black": "#2a1c12",
        "green": "#33692b",
        "blue": "#225a8f",
        "good": "#33692b",
        "bad": "#a3261a",
    },
    CONTRAST: {
        "ground": "#ffffff on #000000",
        "dim": "#ffffff",
        "closed": "#c0c0c0",
        "line": "#ffffff",
        "red": "#ff8080",
        "black": "#ffffff",
        "green": "#80ff80",
        "blue": "#80c0ff",
        "good": "#80ff80",
        "bad": "#ff8080",
    },
    NONE: {},
}
THEMES: Final = tuple(COLOURS)
DIMMED: Final = ("dim", "closed", "line")
"""Styles that a colour makes faint enough, so that they are not dimmed once more."""


class Theme:
    """The styles of one table: the colours of the theme, and the game's own."""

    def __init__(self, name: str, accent: Accent) -> None:
        self.name = name
        own = {DARK: accent.dark_text, LIGHT: accent.text, CONTRAST: "#ffff00"}.get(name)
        colours = COLOURS[name]
        self.ground = Style.parse(colours["ground"]) if colours else Style()
        self.styles = {style: Style.parse(SHAPES[style]) for style in SHAPES if not (colours and style in DIMMED)} | {
            style: self.styles_of(style, colour) for style, colour in colours.items() if style != "ground"
        }
        if own is not None:
            for style in ("accent", "title", "turn", "ask", "lit", "picked", "key"):
                self.styles[style] = Style.parse(f"{SHAPES.get(style, '')} {own}")

    @staticmethod
    def styles_of(style: str, colour: str) -> Style:
        shape = "" if style in DIMMED else SHAPES.get(style, "")
        return Style.parse(f"{shape} {colour}")

    def style(self, names: str) -> Style:
        """Several named styles at once, on the ground of the theme."""
        return Style.combine([self.ground, *[self.styles[name] for name in names.split() if name in self.styles]])


def full_screen() -> bool:
    """Whether there is a terminal that can show a whole screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def usual_theme() -> str:
    """No colours where the user wants none, else those for a dark terminal."""
    return NONE if os.environ.get("NO_COLOR") else DARK
