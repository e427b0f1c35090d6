"""What happens at a table, cut into beats: one event at a time, each on the table as it then looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fistful.engine.wire import Told, View
from fistful.terminal.tables import drawing
from fistful.terminal.words import Words

UNTOLD = frozenset({"chosen"})
"""Events that the table shows and nobody reads: they say only that a seat has made its choice."""
LEAST = 0.45
A_CHARACTER = 0.016
"""How long a sentence is shown, in seconds: the first at least, and the second for each character."""


class Moment(NamedTuple):
    """What a seat may know after something was decided, and what it was told of that."""

    view: View
    told: tuple[Told, ...]


class Beat(NamedTuple):
    """What is shown at once: a view, what was told of the moment up to here, and the latest of it in words."""

    view: View
    told: tuple[Told, ...]
    sentence: str
    asks: bool
    """It is the last of its moment: all has been told, and the seat that is asked may choose."""

    @property
    def question(self) -> bool:
        """Whether the seat that looks on is asked here."""
        return self.asks and bool(self.view.actions)

    @property
    def least(self) -> float:
        """For how many seconds it is shown at least."""
        return LEAST + A_CHARACTER * len(self.sentence) if self.sentence else 0.0


def beats(before: View | None, moment: Moment, words: Words) -> list[Beat]:
    """The beats of a moment; what the game says is told on the table as it was before."""
    told = tuple(each for each in moment.told if each.code not in UNTOLD)
    held = drawing(moment.view.game).HELD
    last_held = max((number for number, each in enumerate(told) if each.code in held), default=-1)
    out = []
    for number, each in enumerate(told):
        view = before if before is not None and number <= last_held else moment.view
        out.append(Beat(view, told[: number + 1], words.event(each), False))
    return [*out, Beat(moment.view, (), "", True)]


def sentences(story: Sequence[Beat]) -> list[str]:
    """The log of these beats."""
    return [beat.sentence for beat in story if beat.sentence]
