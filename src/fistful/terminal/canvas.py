"""A drawing in character cells: text, boxes and rules in named styles, with places that a mouse can press."""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fistful.terminal.themes import Theme


class Border(NamedTuple):
    """The characters of a box: four corners, its horizontal and its vertical edge."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


LIGHT = Border("┌", "┐", "└", "┘", "─", "│")
HEAVY = Border("┏", "┓", "┗", "┛", "━", "┃")
DOUBLE = Border("╔", "╗", "╚", "╝", "═", "║")
DASHED = Border("┌", "┐", "└", "┘", "╌", "╎")
ROUND = Border("╭", "╮", "╰", "╯", "─", "│")


class Canvas:
    """That many cells across and down; what is drawn outside of it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.targets = [[""] * width for _ in range(height)]
        """What is pressed in each cell: a word of a move."""
        self.steady: set[tuple[int, int]] = set()
        """Cells in which nothing is marked as changed, because what lies there moves up all the time."""

    def put(self, x: int, y: int, text: str, style: str = "", target: str = "") -> int:
        """Write a text from this cell on; the column after it."""
        for character in text:
            wide = cell_len(character)
            if wide == 0:
                continue
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._set(x, y, character, style, target)
                if wide == 2:
                    self._set(x + 1, y, "", style, target)
            x += wide
        return x

    def _set(self, x: int, y: int, character: str, style: str, target: str) -> None:
        self.cells[y][x] = character
        self.styles[y][x] = style
        if target:
            self.targets[y][x] = target

    def right(self, x: int, y: int, text: str, style: str = "", target: str = "") -> int:
        """Write a text so that it ends before this column; where it begins."""
        begin = x - cell_len(text)
        self.put(begin, y, text, style, target)
        return begin

    def centre(self, x: int, y: int, width: int, text: str, style: str = "", target: str = "") -> None:
        """Write a text into the middle of these columns."""
        text = clipped(text, width)
        self.put(x + (width - cell_len(text)) // 2, y, text, style, target)

    def wrapped(self, x: int, y: int, width: int, height: int, text: str, style: str = "") -> int:
        """Write a text on as many lines as it needs, at most this many; how many it took."""
        lines = wrap(text, width)
        if len(lines) > height:
            lines = [*lines[: height - 1], clipped(" ".join(lines[height - 1 :]), width)]
        for number, line in enumerate(lines):
            self.put(x, y + number, line, style)
        return len(lines)

    def rule(self, y: int, style: str = "line") -> None:
        self.put(0, y, "─" * self.width, style)

    def box(
        self, x: int, y: int, width: int, height: int, border: Border = LIGHT, style: str = "", target: str = ""
    ) -> None:
        """An empty box with its edges."""
        across = border.across * (width - 2)
        self.put(x, y, border.top_left + across + border.top_right, style, target)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, border.down + " " * (width - 2) + border.down, style, target)
        self.put(x, y + height - 1, border.bottom_left + across + border.bottom_right, style, target)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Lay another drawing on this one."""
        for row in range(max(0, -y), min(other.height, self.height - y)):
            for column in range(min(other.width, self.width - x)):
                self._set(
                    x + column,
                    y + row,
                    other.cells[row][column],
                    other.styles[row][column],
                    other.targets[row][column],
                )

    def keep(self, x: int, y: int, width: int, height: int) -> None:
        """Mark nothing here as changed."""
        self.steady.update((column, row) for column in range(x, x + width) for row in range(y, y + height))

    def target_at(self, x: int, y: int) -> str:
        """What is pressed there, if anything."""
        return self.targets[y][x] if 0 <= y < self.height and 0 <= x < self.width else ""

    def text(self) -> str:
        """The drawing without its styles."""
        return "\n".join("".join(row).rstrip() for row in self.cells)

    def rich(self, theme: Theme) -> Text:
        """The drawing in the colours of a theme."""
        out = Text(no_wrap=True, end="")
        known: dict[str, Style] = {}
        for row, (cells, styles) in enumerate(zip(self.cells, self.styles, strict=True)):
            if row:
                out.append("\n")
            begin = 0
            for column in range(1, self.width + 1):
                if column == self.width or styles[column] != styles[begin]:
                    name = styles[begin]
                    if name not in known:
                        known[name] = theme.style(name)
                    out.append("".join(cells[begin:column]), known[name])
                    begin = column
        return out


def clipped(text: str, width: int) -> str:
    """A text that is no wider than this; what is cut off is marked."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text + "…" if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """A text in lines no wider than this, broken between words."""
    lines = [""]
    for word in re.findall(r"[^ \n]+", text):  # a no-break space does not end a word
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(clipped(word, width))
    return lines if lines[0] or len(lines) == 1 else lines[1:]
