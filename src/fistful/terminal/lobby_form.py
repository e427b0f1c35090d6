"""A table to be opened: what is chosen for it, row by row. The screen and the command line fill it in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from fistful import locales
from fistful.bots import USUAL_LEVEL, levels
from fistful.engine.game import Game
from fistful.engine.wire import OptionValue
from fistful.protocol.requests import OpenTable
from fistful.protocol.tables import Clock

ClockKind = Literal["none", "relaxed", "fast", "correspondence"]
CLOCKS: Final[tuple[ClockKind, ...]] = ("none", "relaxed", "fast", "correspondence")
HOURS: Final = (1, 6, 12, 24, 48, 72, 168)
USUAL_HOURS: Final = 24

LABELS: Final = {
    "seats": "page-friends-seats",
    "bots": "terminal-form-bots",
    "level": "terminal-form-level",
    "clock": "page-friends-clock",
    "hours": "terminal-form-hours",
    "public": "terminal-form-public",
}


class Choice(NamedTuple):
    """One thing to choose, and its value, in words."""

    label: str
    value: str


class Form:
    """What is chosen so far for a table of one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.seats = game.seats[0]
        self.bots = 0
        self.level = USUAL_LEVEL
        self.options: dict[str, OptionValue] = {option.name: option.default for option in game.options}
        self.clock: ClockKind = "none"
        self.hours = USUAL_HOURS
        self.public = True

    def wanted(self, name: str | None) -> OpenTable:
        """What the server is asked for."""
        hours = self.hours if self.clock == "correspondence" else None
        bots = (self.level,) * min(self.bots, self.seats - 1)
        return OpenTable(
            self.game.slug,
            name=name,
            seats=self.seats,
            options=self.options,
            clock=Clock(self.clock, hours),
            public=self.public,
            bots=bots,
        )

    def rows(self) -> list[tuple[str, Sequence[OptionValue], OptionValue]]:
        """What can be chosen: its name, its values, and the present one."""
        rows: list[tuple[str, Sequence[OptionValue], OptionValue]] = [
            ("seats", list(self.game.seats), self.seats),
            ("bots", list(range(self.seats)), min(self.bots, self.seats - 1)),
        ]
        if self.bots:
            rows.append(("level", levels(), self.level))
        rows += [(f"option {each.name}", each.choices, self.options[each.name]) for each in self.game.options]
        rows.append(("clock", CLOCKS, self.clock))
        if self.clock == "correspondence":
            rows.append(("hours", HOURS, self.hours))
        rows.append(("public", (False, True), self.public))
        return rows

    def turn(self, place: int, steps: int) -> None:
        """Another value for the row at this place."""
        name, values, value = self.rows()[place]
        chosen = values[(list(values).index(value) + steps) % len(values)] if value in values else values[0]
        if name.startswith("option "):
            self.options[name.removeprefix("option ")] = chosen
        else:
            setattr(self, name, chosen)

    def shown(self) -> list[Choice]:
        """The rows in words."""
        return [Choice(self._label(name), self._value(name, value)) for name, _, value in self.rows()]

    def _label(self, name: str) -> str:
        kind, _, option = name.partition(" ")
        if option:
            return locales.message(f"{self.game.slug}-option-{option}", self.language)
        return locales.message(LABELS[kind], self.language)

    def _value(self, name: str, value: OptionValue) -> str:
        kind, _, option = name.partition(" ")
        if kind == "public":
            return locales.message("terminal-form-listed", self.language, listed="yes" if value else "no")
        if kind == "clock":
            return locales.message("page-clock", self.language, kind=value)
        if kind == "level":
            named = locales.message("page-bot", self.language, level=value)
            return f"{named}: {locales.message('page-level-line', self.language, level=value)}"
        if isinstance(value, bool):
            return locales.message("yes" if value else "no", self.language)
        key = f"{self.game.slug}-choice-{option}"
        known = option and locales.bundle(self.language).has_message(key)
        return locales.message(key, self.language, value=value) if known else str(value)
