"""What players did or had that may decide a game, as reports for designers read it from what everyone was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from fistful.engine.wire import OptionValue, Told, Value, View


class Feat(NamedTuple):
    """Something that a seat did or had, and how much of it."""

    kind: str
    name: str
    seat: int
    amount: int = 1


class FeatKind(NamedTuple):
    """A kind of feats: what reports call it, and how the catalogue names what it is about."""

    words: str
    term: str = ""


Story = Sequence[Told]
"""A game as a spectator is told it, from the first event to the last."""
ReadFeats = Callable[[Story, Any], Iterable[Feat]]
"""Feats from the story of a game and its open view, once it is over."""
PossibleFeats = Callable[[Any, dict[str, OptionValue]], Iterable[tuple[str, str]]]
"""From a deck and options: kinds and names of feats that a report names even if nobody ever did them."""
ReadStarter = Callable[[Story, int], int | None]
"""From the story of a game and the number of seats: the seat that played first, or None where nobody does."""


def number(value: Value) -> int:
    """A parameter that is a number."""
    assert isinstance(value, int)
    return value


def several(value: Value) -> tuple[int | str, ...]:
    """A parameter that has several values."""
    assert isinstance(value, tuple)
    return value


def no_feats(_story: Story, _end: View) -> Iterable[Feat]:
    """What is read from a game that names no feats."""
    return ()


def none_possible(_deck: object, _options: dict[str, OptionValue]) -> Iterable[tuple[str, str]]:
    """What a report names in any case, in a game that has no such list."""
    return ()


def told_starter(story: Story, _seats: int) -> int | None:
    """The seat that was told to begin."""
    for told in story:
        if told.code in ("first-player", "starting-player"):
            return number(told.params["seat"])
    return None


class FeatHooks:
    """What reports for designers know about one game. Without feats they still tell endings, seats and lengths."""

    def __init__(
        self,
        kinds: dict[str, FeatKind],
        read: ReadFeats = no_feats,
        possible: PossibleFeats = none_possible,
        length: str = "round",
        starter: ReadStarter = told_starter,
    ) -> None:
        self.kinds: Final = kinds
        """In the order of reports."""
        self.read: Final = read
        self.possible: Final = possible
        self.length: Final = length
        """The code of the events that are counted as the length of a game."""
        self.starter: Final = starter

    def rounds(self, story: Story) -> int:
        """How many rounds, or turns, a game had."""
        return sum([told.code == self.length for told in story])


NO_FEATS: Final = FeatHooks({})
"""The hooks of a game that gives none."""
