"""Screens of a terminal, one after another, as one SVG that moves by itself, with nothing from elsewhere.

Each row of characters is written once, however often it is shown. Who wants no motion sees the first screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.color import Color

from fistful.terminal.canvas import Canvas
from fistful.terminal.themes import Theme

CELL: Final = (10, 20)
"""The width and height of a character."""
FONT: Final = 16.6
BASE: Final = 15
"""How far below the top of a row letters stand."""
MARGIN: Final = 12
BAR: Final = 30
"""How high the bar over the screen is, with the title."""
FONTS: Final = "'Cascadia Mono','SF Mono',Menlo,'DejaVu Sans Mono',Consolas,monospace"


class Look(NamedTuple):
    """What letters look like, as CSS, and the colour behind them."""

    letters: str
    behind: str


class Shot(NamedTuple):
    """A screen, and for how many seconds it is shown."""

    screen: Canvas
    seconds: float


def svg(shots: Sequence[Shot], theme: Theme, title: str) -> str:
    """The shots as one moving picture that begins again when it is over."""
    width, height = shots[0].screen.width, shots[0].screen.height
    names: dict[Look, str] = {}
    rows: dict[str, str] = {}
    frames = []
    for number, shot in enumerate(shots):
        uses = []
        for y in range(height):
            drawn = "".join(runs(shot.screen, y, theme, names))
            if drawn:
                row = rows.setdefault(drawn, f"r{len(rows)}")
                uses.append(f'<use href="#{row}" y="{y * CELL[1]}"/>')
        frames.append(f'<g class="f f{number}">{"".join(uses)}</g>')
    across, down = width * CELL[0] + 2 * MARGIN, height * CELL[1] + BAR + 2 * MARGIN
    defined = "".join(f'<g id="{name}">{drawn}</g>' for drawn, name in rows.items())
    ground = colour(theme.ground.bgcolor)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{css(shots, theme, names)}</style>",
            f"<defs>{defined}</defs>",
            f'<rect width="{across}" height="{down}" rx="8" fill="{ground}" stroke="#8886"/>',
            *[f'<circle cx="{20 + 18 * place}" cy="17" r="5" fill="#8888"/>' for place in range(3)],
            f'<text x="{across // 2}" y="22" text-anchor="middle" opacity=".7">{escape(title)}</text>',
            f'<g transform="translate({MARGIN},{BAR + MARGIN // 2 + BASE})">{"".join(frames)}</g>',
            "</svg>\n",
        ]
    )


def css(shots: Sequence[Shot], theme: Theme, names: dict[Look, str]) -> str:
    """The styles of the letters, and when each screen is shown."""
    out = [
        f"text{{font:{FONT}px {FONTS};fill:{colour(theme.ground.color)};white-space:pre}}",
        ".f{visibility:hidden}.f0{visibility:visible}",
    ]
    out += [f".{name}{{{shown.letters}}}" for shown, name in names.items()]
    whole = sum(shot.seconds for shot in shots)
    begun = 0.0
    moves = []
    for number, shot in enumerate(shots):
        start, end = (round(100 * at / whole, 2) for at in (begun, begun + shot.seconds))
        begun += shot.seconds
        shown = "visibility:visible"
        hidden = "visibility:hidden"
        before = f"0%{{{hidden}}}" if number else ""
        after = f"{end}%{{{hidden}}}" if number < len(shots) - 1 else ""
        out.append(f"@keyframes k{number}{{{before}{start}%{{{shown}}}{after}}}")
        moves.append(f".f{number}{{animation:k{number} {whole:.1f}s step-end infinite}}")
    return "".join(out) + f"@media(prefers-reduced-motion:no-preference){{{''.join(moves)}}}"


def runs(screen: Canvas, y: int, theme: Theme, names: dict[Look, str]) -> Iterator[str]:
    """The letters of a row, as long as they look alike; what is behind them where that is not the ground."""
    cells = screen.cells[y]
    looks = [look(theme, style) for style in screen.styles[y]]
    begin = 0
    for x in range(1, len(cells) + 1):
        if x < len(cells) and looks[x] == looks[begin]:
            continue
        text, shown = "".join(cells[begin:x]), looks[begin]
        if shown.behind != colour(theme.ground.bgcolor):
            place = f'x="{begin * CELL[0]}" y="-{BASE}" width="{(x - begin) * CELL[0]}" height="{CELL[1]}"'
            yield f'<rect {place} fill="{shown.behind}"/>'
        left = begin + len(text) - len(text.lstrip())
        if text := text.strip():
            name = names.setdefault(shown, f"s{len(names)}")
            place = f'x="{left * CELL[0]}" textLength="{cell_len(text) * CELL[0]}"'
            yield f'<text class="{name}" {place}>{escape(text, quote=False)}</text>'
        begin = x


@cache
def look(theme: Theme, names: str) -> Look:
    """How letters in these styles look, and what is behind them."""
    style = theme.style(names)
    fill, behind = (style.bgcolor, style.color) if style.reverse else (style.color, style.bgcolor)
    weight = ";font-weight:700" if style.bold else ""
    under = ";text-decoration:underline" if style.underline else ""
    return Look(f"fill:{colour(fill)}{weight}{under}", colour(behind))


def colour(shade: Color | None) -> str:
    assert shade is not None, "casts are made in a theme with colours"
    return shade.get_truecolor().hex
