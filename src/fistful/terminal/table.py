"""A view drawn as text: columns for what belongs to seats, labelled lines for the rest."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from fistful import locales
from fistful.engine.wire import View

Marks = Mapping[str, Sequence[str]]
"""What is printed on cards besides their names."""


def draw(view: View, language: str, names: Sequence[str], marks: Marks) -> RenderableType:
    """Everything in the view's own fields, except those that are empty."""
    facts = Table(box=None, show_header=False, pad_edge=False)
    seats = Table("", *names, box=None, pad_edge=False, header_style="bold")
    for name, (is_seat, by_seat) in own_fields(type(view)).items():
        value = getattr(view, name)
        if value is None or value in ((), {}, ""):
            continue
        label = locales.message(label_key(view.game, name), language)
        if isinstance(value, str):
            value = locales.term(view.game, locales.TERMS.get(name, name), value, language)
        if by_seat:
            seats.add_row(label, *[written(each, language, marks) for each in value])
        else:
            facts.add_row(label, names[value] if is_seat else written(value, language, marks))
    return Group(facts, seats)


def label_key(game: str, field: str) -> str:
    """The message with the label for a field of a game's view."""
    return f"{game}-field-{field.replace('_', '-')}"


@cache
def own_fields(kind: type[View]) -> dict[str, tuple[bool, bool]]:
    """A game's own fields that people see: whether each is a seat, and whether it has one entry per seat."""
    shared = {field.name for field in msgspec.structs.fields(View)}
    hints = typing.get_type_hints(kind, include_extras=True)
    return {
        field.name: (_marked(hints[field.name], "seat"), _marked(hints[field.name], "by_seat"))
        for field in msgspec.structs.fields(kind)
        if field.name not in shared and not _marked(hints[field.name], "internal")
    }


def _marked(hint: object, mark: str) -> bool:
    """Whether a type, or a member of a union, carries this mark."""
    hints = [hint, *typing.get_args(hint)] if typing.get_origin(hint) is not tuple else [hint]
    metas = [meta for each in hints for meta in getattr(each, "__metadata__", ())]
    return any(isinstance(meta, msgspec.Meta) and mark in (meta.extra or {}) for meta in metas)


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
