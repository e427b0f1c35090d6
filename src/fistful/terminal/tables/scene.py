"""What is to be drawn of one moment, and how things on a table show whether they can be chosen."""

from __future__ import annotations

from typing import Any, NamedTuple

from fistful.engine.seats import LETTERS
from fistful.engine.wire import Told
from fistful.terminal.canvas import DOUBLE, HEAVY, LIGHT, Border, Canvas
from fistful.terminal.picker import Picker
from fistful.terminal.words import Words


class Look(NamedTuple):
    """How a thing is drawn: its edges, its style, and what is said when it is pressed."""

    border: Border
    style: str
    target: str = ""


class Scene(NamedTuple):
    """A view, what has just been told of it, and the choices that are open."""

    view: Any
    """A view of the game that draws it."""
    told: tuple[Told, ...]
    words: Words
    picker: Picker

    def look(self, word: str, else_: str = "") -> Look:
        """How a thing that this word names is drawn: picked, to be chosen, or in another style."""
        option = self.picker.option_for(word)
        if option is not None:
            picked = option == self.picker.option
            return Look(DOUBLE, "picked", word) if picked else Look(HEAVY, "lit", word)
        return Look(LIGHT, else_)

    def look_in_hand(self, word: str) -> Look:
        """The same for a card in hand, which is closed while other moves are open."""
        return self.look(word, "closed" if self.picker.options else "")

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the one that looks on."""
        seats = self.view.terms.seats
        first = 0 if self.view.seat is None else self.view.seat
        return [(first + step) % seats for step in range(0 if self.view.seat is None else 1, seats)]

    def now(self, *codes: str) -> Told | None:
        """What is being told, if it is one of these."""
        return self.told[-1] if self.told and self.told[-1].code in codes else None

    def plate(self, seat: int) -> str:
        """A seat's letter and name, with a mark if the table waits for it."""
        mark = "▶" if seat in self.view.to_act else " "
        return f"{mark}{LETTERS[seat]} {self.words.name(seat)}"

    def plate_style(self, seat: int) -> str:
        return "turn" if seat in self.view.to_act else "bold"


def card(canvas: Canvas, x: int, y: int, lines: tuple[str, ...], look: Look, width: int = 0, style: str = "") -> int:
    """A card with these lines of text; the column after it."""
    width = width or max(len(line) for line in lines) + 2
    canvas.box(x, y, width, len(lines) + 2, look.border, look.style, look.target)
    for row, line in enumerate(lines):
        canvas.centre(x + 1, y + 1 + row, width - 2, line, f"{look.style} {style}", look.target)
    return x + width
