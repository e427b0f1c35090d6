"""A view as text: in columns, with labelled lines for what belongs to no seat, or in sentences to be read aloud."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table

from fistful import locales
from fistful.engine.wire import ShownField, Spoken, View, shown_fields

Marks = Mapping[str, Sequence[str]]
"""What is said of cards besides their notation."""


TOLD: Final[Mapping[str, frozenset[str]]] = {
    "boomtown-bandits": frozenset(
        {"round", "last_round", "first", "resolved", "here", "window", "passing", "tick", "dice", "owed"}
        | {"hands_fresh", "hidden", "hidden_fresh", "known_fresh", "stack_sizes"}
    ),
    "loot-shoot-whisky": frozenset({"duel", "round", "phase", "deck_size", "spent", "discards"}),
    "looterz": frozenset({"turn", "active", "phase", "hand_sizes", "draw_pile_size"}),
    "shootout": frozenset(
        {"round", "turn", "active", "phase", "hand_sizes", "pile_size", "bullet", "mark", "winning", "discards"}
        | {"must_shoot", "dealer", "bonus", "more_shots"}
    ),
    "wild-shots": frozenset(
        {"round", "trick_number", "active", "trump", "last_trick", "last_active", "hand_sizes", "tricks", "own_tricks"}
        | {"lacks", "oil_turned", "open_tricks"}
    ),
}
"""Fields whose changes follow from what is told, or are in the question: they are not said once more."""
MANY: Final = " / "
"""What stands between lists in a list where it is read aloud."""


def draw(view: View, writer: Writer, names: Sequence[str]) -> RenderableType:
    """Everything in the view's own fields, except those that are empty, in columns."""
    facts = Table(box=None, show_header=False, pad_edge=False)
    seats = Table("", *names, box=None, pad_edge=False, header_style="bold")
    for field in shown_fields(type(view)):
        value = getattr(view, field.name)
        if value is None or value in ((), {}, ""):
            continue
        by_seat = writer.by_seat(field, value)
        if by_seat is None:
            facts.add_row(writer.label(field.name), writer.alone(field, value, names))
        else:
            seats.add_row(writer.label(field.name), *by_seat)
    return Group(facts, seats)


def described(view: View, writer: Writer, names: Sequence[str]) -> list[str]:
    """The same in sentences, one for each field in which there is anything."""
    out = []
    for field in shown_fields(type(view)):
        value = getattr(view, field.name)
        if value is None or (bare(value) and not field.seat):
            continue
        by_seat = writer.by_seat(field, value)
        if by_seat is None:
            said = writer.alone(field, value, names)
        else:
            said = "; ".join(f"{name} {text}" for name, text in zip(names, by_seat, strict=True))
        out.append(writer.line(field.name, said))
    return out


def bare(value: object) -> bool:
    """Whether there is nothing in a value that anyone would tell."""
    if isinstance(value, dict):
        return all(map(bare, value.values()))
    return all(map(bare, value)) if isinstance(value, tuple) else value in (None, "", 0)


def changes(before: View, after: View, writer: Writer, names: Sequence[str]) -> list[str]:
    """What is not as it was and was not told, a sentence for each field; of fields by seat only what has changed."""
    out = []
    for field in shown_fields(type(after)):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if old == new or is_hand(field) or field.name in TOLD.get(after.game, ()):
            continue
        was, now = writer.by_seat(field, old), writer.by_seat(field, new)
        if now is None:
            said = writer.alone(field, new, names)
        else:
            changed = was is None or len(was) != len(now)
            said = "; ".join(
                f"{names[seat]} {text}" for seat, text in enumerate(now) if changed or was is None or was[seat] != text
            )
        out.append(writer.line(field.name, said))
    return out


def held(view: View, writer: Writer) -> str:
    """One's own cards, as far as there are any."""
    lines = [
        writer.line(field.name, writer.written(field.name, getattr(view, field.name)))
        for field in shown_fields(type(view))
        if is_hand(field) and getattr(view, field.name)
    ]
    return " ".join(lines)


def is_hand(field: ShownField) -> bool:
    """Whether a field holds one's own cards, which stand beside every question."""
    return field.name in ("hand", "hand_fresh")


def label_key(game: str, field: str) -> str:
    """The message with the label for a field of a game's view."""
    return f"{game}-field-{field.replace('_', '-')}"


class Writer:
    """Writes the values of a game's views in one language."""

    def __init__(self, game: str, language: str, marks: Marks) -> None:
        self.game = game
        self.language = language
        self.marks = marks

    def label(self, name: str) -> str:
        return locales.message(label_key(self.game, name), self.language)

    def line(self, name: str, said: str) -> str:
        """A field and its value as one sentence, with words for the signs that nobody can hear."""
        hidden = locales.message("terminal-hidden", self.language)
        empty = locales.message("terminal-empty", self.language)
        said = re.sub(r"\? –|(?<!\w)\?(?!\w)", hidden, said.replace(" | ", MANY))
        said = re.sub(r"(?:(?<= )|^)–(?=[,;]| /|$)", empty, said)
        return locales.message("terminal-field", self.language, label=self.label(name), value=said)

    def by_seat(self, field: ShownField, value: Any) -> list[str] | None:
        """The value for each seat in turn, if the field has one for each."""
        if field.by_seat and value:
            return [self.written(field.name, each) for each in value]
        if field.rows_by_seat and value:
            return [self.written(field.name, each) for each in zip(*value, strict=True)]
        return None

    def alone(self, field: ShownField, value: Any, names: Sequence[str]) -> str:
        """A value that is about the whole table, or names a seat."""
        if field.seat:
            return locales.message("page-seat-gone", self.language) if value is None else names[value]
        return self.written(field.name, value)

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
