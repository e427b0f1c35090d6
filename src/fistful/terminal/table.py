"""A view drawn as text: columns for what belongs to seats, labelled lines for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from fistful import locales
from fistful.engine.wire import View, shown_fields

Marks = Mapping[str, Sequence[str]]
"""What is printed on cards besides their names."""


def draw(view: View, language: str, names: Sequence[str], marks: Marks) -> RenderableType:
    """Everything in the view's own fields, except those that are empty."""
    facts = Table(box=None, show_header=False, pad_edge=False)
    seats = Table("", *names, box=None, pad_edge=False, header_style="bold")
    for field in shown_fields(type(view)):
        value = getattr(view, field.name)
        if value is None or value in ((), {}, ""):
            continue
        label = locales.message(label_key(view.game, field.name), language)
        if isinstance(value, str):
            value = locales.worded(view.game, field.name, value, language)
        if field.by_seat:
            seats.add_row(label, *[written(each, language, marks) for each in value])
        else:
            facts.add_row(label, names[value] if field.seat else written(value, language, marks))
    return Group(facts, seats)


def label_key(game: str, field: str) -> str:
    """The message with the label for a field of a game's view."""
    return f"{game}-field-{field.replace('_', '-')}"


def written(value: object, language: str, marks: Marks) -> str:
    """A value in few characters: lists with commas, lists of lists with bars, nothing as a dash."""
    if isinstance(value, bool):
        return locales.message("yes" if value else "no", language)
    if isinstance(value, tuple):
        between = " | " if any(isinstance(each, tuple) for each in value) else ", "
        return between.join(written(each, language, marks) for each in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {written(each, language, marks)}" for key, each in value.items())
    if isinstance(value, str) and value in marks:
        return f"{value} ({', '.join(marks[value])})"
    return "–" if value is None or value == "" else str(value)
