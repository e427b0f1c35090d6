"""What every effect of a card can be asked; `fistful.games.looterz.effects` has the effects themselves.

An effect is carried out by a step on the agenda that names the card and the keyword; the setup says which effect
that is. It acts on the position, asks for one choice, or pushes further steps; it never calls another effect. The
words for an effect are in the catalogue under its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic

from mypy_extensions import i64

from fistful.engine.errors import IllegalMove
from fistful.engine.question import S
from fistful.engine.wire import Said
from fistful.games.looterz.facts import KEYWORDS


class Effect(ABC, Generic[S]):
    """`seat` controls the effect and makes its choices; `entry` is the Looter whose effect it is."""

    name: ClassVar[str] = ""
    """What deck files call it."""
    clause: ClassVar[str] = ""
    counted: ClassVar[bool] = False
    """Whether a deck file may give a number with it: how much Life, Loot, or how many cards."""
    keywords: ClassVar[tuple[str, ...]] = KEYWORDS
    """The keywords it makes sense with."""

    def __init__(self, amount: i64 = 1) -> None:
        self.amount: Final = amount

    def said(self) -> Said:
        """The effect in words: a message of the catalogue and its parameters."""
        return Said(self.name, self.clause, {"amount": self.amount})

    @abstractmethod
    def possible(self, pos: S, seat: i64, entry: i64) -> bool:
        """LTZ-30: it has a legal target, its cost can be paid, and it would change something."""

    def lack(self, pos: S, seat: i64, entry: i64) -> str:
        """Why it is not possible now, as a word of the catalogue."""
        return "no-other"

    @abstractmethod
    def carry_out(self, pos: S, seat: i64, entry: i64) -> None:
        """LTZ-25: do it, or ask for a choice first. Until the choice is made nothing changes."""

    def share(self, pos: S, seat: i64, entry: i64) -> None:
        """LTZ-21: one player's share of an effect on everyone."""
        raise AssertionError(f"{self.name} has no shares")

    # An effect that asks: actions are numbered from `first_action`, twelve to a row.

    def first_action(self, pos: S) -> i64:
        raise AssertionError(f"{self.name} asks for nothing")

    def rows(self, pos: S) -> i64:
        return 1

    def offer(self, pos: S, seat: i64, entry: i64, row: i64) -> i64:
        """The choices in a row, as a set."""
        raise AssertionError(f"{self.name} asks for nothing")

    def chosen(self, pos: S, seat: i64, entry: i64, choice: i64) -> None:
        """Carry out the choice, counted from `first_action`."""
        raise AssertionError(f"{self.name} asks for nothing")

    def objection(self, pos: S, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
        """Why this action may not be chosen, or None if the effect asks for something else."""
        return None
