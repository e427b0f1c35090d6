"""What a terminal can show, and its colours by style. None of them is needed to read a table."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

from rich.console import Console
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
    "changed": "underline",
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
        "changed": "on #4a3319",
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
        "changed": "on #f3d98f",
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
        "changed": "on #404000",
    },
    NONE: {},
}
FEW: Final[Mapping[str, Mapping[str, str]]] = {
    DARK: {
        "ground": "bright_white on black",
        "dim": "white",
        "closed": "white",
        "line": "bright_black",
        "red": "bright_red",
        "black": "white",
        "green": "bright_green",
        "blue": "bright_blue",
        "good": "bright_green",
        "bad": "bright_red",
        "own": "bright_yellow",
        "changed": "",
    },
    LIGHT: {
        "ground": "black on bright_white",
        "dim": "bright_black",
        "closed": "bright_black",
        "line": "bright_black",
        "red": "red",
        "black": "black",
        "green": "green",
        "blue": "blue",
        "good": "green",
        "bad": "red",
        "own": "magenta",
        "changed": "",
    },
    CONTRAST: {
        "ground": "bright_white on black",
        "dim": "bright_white",
        "closed": "white",
        "line": "bright_white",
        "red": "bright_red",
        "black": "bright_white",
        "green": "bright_green",
        "blue": "bright_cyan",
        "good": "bright_green",
        "bad": "bright_red",
        "own": "bright_yellow",
        "changed": "",
    },
    NONE: {},
}
"""The same where a terminal has only sixteen colours; there the game's own is one of these."""
THEMES: Final = tuple(COLOURS)
DIMMED: Final = ("dim", "closed", "line")
"""Styles that a colour makes faint enough, so that they are not dimmed once more."""


class Theme:
    """The styles of one table: the colours of the theme, and the game's own."""

    def __init__(self, name: str, accent: Accent, few: bool = False) -> None:
        self.name = name
        colours = (FEW if few else COLOURS)[name]
        own = colours.get("own") or {DARK: accent.dark_text, LIGHT: accent.text, CONTRAST: "#ffff00"}.get(name)
        self.ground = Style.parse(colours["ground"]) if colours else Style()
        self.styles = {style: Style.parse(SHAPES[style]) for style in SHAPES if not (colours and style in DIMMED)} | {
            style: self.styles_of(style, colour) for style, colour in colours.items() if style not in ("ground", "own")
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


def theme_here(name: str, accent: Accent) -> Theme:
    """A theme in the colours that this terminal has."""
    return Theme(name, accent, Console(force_terminal=True).color_system in ("standard", "windows"))


def usual_theme() -> str:
    """No colours where the user wants none, else those for a dark terminal."""
    return NONE if os.environ.get("NO_COLOR") else DARK
