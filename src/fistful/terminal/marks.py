"""What has changed on a table: the words that are not as they were are marked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fistful.terminal.canvas import Canvas

CHANGED = "changed"
"""The style of what has changed."""
MOST = 0.4
"""If a larger part of all words is new, so is the table, and none is marked."""
WORDS = re.compile(r"[^\s\u2500-\u257f▶]+")
"""Words are what stands between spaces and frames; whose turn it is, is no change of the table."""


def mark(table: Canvas, now: Canvas, before: Canvas) -> None:
    """Mark on a table the words that differ between two drawings of it in which nothing is to be chosen."""
    count = 0
    changed = []
    for y, row in enumerate(now.cells):
        for begin, end in words(row):
            count += 1
            if row[begin:end] != before.cells[y][begin:end] and (begin, y) not in now.steady:
                changed.append((y, begin, end))
    if len(changed) > MOST * count:
        return
    for y, begin, end in changed:
        for x in range(begin, end):
            if table.cells[y][x] == now.cells[y][x] and "picked" not in table.styles[y][x]:
                table.styles[y][x] += f" {CHANGED}"


def words(row: list[str]) -> Iterator[tuple[int, int]]:
    """Where words begin and end in a row of cells; the second cell of a wide character belongs to it."""
    for found in WORDS.finditer("".join(cell or "\0" for cell in row)):
        yield found.span()
