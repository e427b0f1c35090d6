"""Chance that happens as a script says: for those who unfold a game into a tree and weigh all outcomes themselves."""

from __future__ import annotations

from math import factorial
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.chance import Chance


class Undecided(Exception):
    """The script has ended where something is to be drawn; the position in which that happens is spoilt."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes
        """How many there are, all equally likely."""


class Scripted(Chance):
    """The outcome of each die and of each shuffle, in order. What can only end in one way is not drawn."""

    def __init__(self, outcomes: tuple[int, ...], used: int = 0) -> None:
        self.seed = 0
        self.outcomes: Final = outcomes
        self.used = used

    def _next(self, outcomes: int) -> int:
        if outcomes == 1:
            return 0
        if self.used == len(self.outcomes):
            raise Undecided(outcomes)
        outcome = self.outcomes[self.used]
        self.used += 1
        return outcome

    def below(self, bound: i64, purpose: str) -> i64:
        return self._next(bound)

    def shuffle(self, cards: vec[i64], purpose: str) -> None:
        """An order of cards that can be told apart, by its number when all are sorted."""
        counts: dict[int, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        ways = factorial(len(cards))
        for count in counts.values():
            ways //= factorial(count)
        number = self._next(ways)
        kinds = sorted(counts)
        for place in range(len(cards)):
            for kind in kinds:
                beginning_so = ways * counts[kind] // (len(cards) - place)
                if number < beginning_so:
                    cards[place] = kind
                    counts[kind] -= 1
                    ways = beginning_so
                    break
                number -= beginning_so

    def copy(self) -> Scripted:
        return Scripted(self.outcomes, self.used)

    def __reduce__(self) -> tuple[Any, ...]:
        return Scripted, (self.outcomes, self.used)
