"""A view drawn as text: columns for what belongs to seats, labelled lines for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from fistful import locales
from fistful.engine.wire import Spoken, View, shown_fields

Marks = Mapping[str, Sequence[str]]
"""What is said of cards besides their notation."""


def draw(view: View, language: str, names: Sequence[str], marks: Marks) -> RenderableType:
    """Everything in the view's own fields, except those that are empty."""
    facts = Table(box=None, show_header=False, pad_edge=False)
    seats = Table("", *names, box=None, pad_edge=False, header_style="bold")
    writer = Writer(view.game, language, marks)
    for field in shown_fields(type(view)):
        value = getattr(view, field.name)
        if value is None or value in ((), {}, ""):
            continue
        label = locales.message(label_key(view.game, field.name), language)
        if field.by_seat:
            seats.add_row(label, *[writer.written(field.name, each) for each in value])
        elif field.rows_by_seat:
            seats.add_row(label, *[writer.written(field.name, each) for each in zip(*value, strict=True)])
        else:
            facts.add_row(label, names[value] if field.seat else writer.written(field.name, value))
    return Group(facts, seats)


def label_key(game: str, field: str) -> str:
    """The message with the label for a field of a game's view."""
    return f"{game}-field-{field.replace('_', '-')}"


class Writer:
    """Writes the values of a game's views in one language."""

    def __init__(self, game: str, language: str, marks: Marks) -> None:
        self.game = game
        self.language = language
        self.marks = marks

    def written(self, name: str, value: object) -> str:
        """A value in few characters: lists with commas, lists of lists with bars, nothing as a dash."""
        if isinstance(value, bool):
            return locales.message("yes" if value else "no", self.language)
        if isinstance(value, tuple):
            between = " | " if any(isinstance(each, tuple) for each in value) else ", "
            return between.join([self.written(name, each) for each in value]) or "–"
        if isinstance(value, dict):
            return ", ".join([f"{self.said(name, key)} {each}" for key, each in value.items()]) or "–"
        if isinstance(value, Spoken):
            return value.said(self.said)
        return "–" if value is None or value == "" else self.said(name, str(value))

    def said(self, name: str, code: str) -> str:
        """A code in the game's words for such a field or part of one; else in notation, with its marks."""
        words = str(locales.worded(self.game, name, code, self.language))
        return f"{code} ({', '.join(self.marks[code])})" if words == code and code in self.marks else words
