"""A game without a drawing of its own: everything its view shows, in labelled lines."""

from __future__ import annotations

import io

from rich.console import Console

from fistful.terminal.canvas import Canvas
from fistful.terminal.table import Writer
from fistful.terminal.table import draw as lines
from fistful.terminal.tables.scene import Scene

HELD: frozenset[str] = frozenset()


def phase(_: Scene) -> str:
    return ""


def draw(scene: Scene, canvas: Canvas) -> None:
    words = scene.words
    console = Console(width=canvas.width, file=io.StringIO(), color_system=None)
    with console.capture() as shown:
        console.print(lines(scene.view, Writer(words.game.slug, words.language, {}), words.names))
    for row, line in enumerate(shown.get().splitlines()):
        canvas.put(0, row, line)
