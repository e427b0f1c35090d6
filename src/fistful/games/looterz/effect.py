"""The shapes an effect can have; `fistful.games.looterz.effects` has the effects themselves.

An effect is carried out by a step on the agenda that names the card and the keyword; the table of the
deck says which effect that is. It acts on the position, asks for one choice, or pushes further steps; it
never calls another effect. The words for an effect are in the catalogue under its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Said, Value
from fistful.games.looterz import dungeon, flow
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import KEYWORDS, MOST_LOOTERZ, NONE, PICK

if TYPE_CHECKING:
    from fistful.games.looterz.position import LooterzPosition


class Effect(ABC):
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
    def possible(self, pos: LooterzPosition, seat: i64, entry: i64) -> bool:
        """LTZ-30: it has a legal target, its cost can be paid, and it would change something."""

    @abstractmethod
    def carry_out(self, pos: LooterzPosition, seat: i64, entry: i64) -> None:
        """LTZ-25: do it, or ask for what has to be chosen. Until the choice is made nothing is changed."""

    def share(self, pos: LooterzPosition, seat: i64, entry: i64) -> None:
        """LTZ-21: one player's share of an effect on everyone."""
        raise AssertionError(f"{self.name} has no shares")

    # An effect that chooses: actions are numbered from `first_action`, twelve to a row.

    def first_action(self, pos: LooterzPosition) -> i64:
        raise AssertionError(f"{self.name} asks for nothing")

    def rows(self, pos: LooterzPosition) -> i64:
        return 1

    def offer(self, pos: LooterzPosition, seat: i64, entry: i64, row: i64) -> i64:
        """The choices in a row, as a set."""
        return 0

    def chosen(self, pos: LooterzPosition, seat: i64, entry: i64, choice: i64) -> None:
        """Carry out the choice, counted from `first_action`."""
        raise AssertionError(f"{self.name} asks for nothing")

    def choose(self, pos: LooterzPosition, seat: i64, entry: i64) -> None:
        """LTZ-31: ask, unless there is only one choice; without any, nothing happens."""
        count: i64 = 0
        only: i64 = NONE
        for row in range(self.rows(pos)):
            choices = self.offer(pos, seat, entry, row)
            if choices:
                count += bitset.count(choices)
                only = row * MOST_LOOTERZ + bitset.lowest(choices)
        if count == 1:
            self.chosen(pos, seat, entry, only)
        elif count > 1:
            pos.ask(seat)


class Choice(Effect):
    """An effect whose player chooses something first."""

    def possible(self, pos: LooterzPosition, seat: i64, entry: i64) -> bool:
        for row in range(self.rows(pos)):
            if self.offer(pos, seat, entry, row):
                return True
        return False

    def carry_out(self, pos: LooterzPosition, seat: i64, entry: i64) -> None:
        self.choose(pos, seat, entry)


class OnAnother(Choice):
    """LTZ-20, LTZ-31: an effect on one Looter, which its player picks.

    A row is a seat; a choice is a place in the dungeon.
    """

    def first_action(self, pos: LooterzPosition) -> i64:
        return PICK

    def rows(self, pos: LooterzPosition) -> i64:
        return pos.setup.seats

    def offer(self, pos: LooterzPosition, seat: i64, entry: i64, row: i64) -> i64:
        return dungeon.open_to(pos, seat, row, entry)

    def tell(self, pos: LooterzPosition, code: str, seat: i64, place: i64, amount: i64 = 0) -> None:
        """What this seat did to the Looter that lies there, and how much, if that counts."""
        params: dict[str, Value] = {
            "seat": seat,
            "rival": place // MOST_LOOTERZ,
            "card": pos.setup.names[looters.kind_of(pos.table[place])],
            "entry": looters.entry_of(pos.table[place]),
        }
        if amount > 0:
            params["amount"] = amount
        pos.tell(code, self.clause, **params)


class OnEveryone(Effect):
    """LTZ-21: each player's share is a step of its own, from the controller of the Looter clockwise."""

    def possible(self, pos: LooterzPosition, seat: i64, entry: i64) -> bool:
        for other in range(pos.setup.seats):
            if dungeon.others(pos, other, entry):
                return True
        return False

    def carry_out(self, pos: LooterzPosition, seat: i64, entry: i64) -> None:
        sharer = seat
        for _ in range(pos.setup.seats):
            sharer = pos.setup.before[sharer]
            pos.push(flow.effect_step(flow.SHARE, sharer, entry, flow.card_of(pos.step), flow.keyword_of(pos.step)))
