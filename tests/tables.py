"""Every game at every number of seats with every option, and ways to play it at random in tests."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import fistful
from fistful import Game, Position, World

DECKS = Path(__file__).resolve().parent / "decks"
THOROUGH = bool(os.environ.get("FISTFUL_THOROUGH"))
MOST_MOMENTS = 10**6 if THOROUGH else 120 if fistful.compiled else 10
"""In how many moments of one game a law is tried."""
MOST_VALUES = 8
"""Of how many values of an option each is tried."""


def many(usual: int, thorough: int) -> int:
    """How often to try something: far more under `make thorough`, half as often while the rules run interpreted."""
    return thorough if THOROUGH else usual if fistful.compiled else max(1, usual // 2)


class Table(NamedTuple):
    """One way to play one game."""

    slug: str
    seats: int
    options: dict[str, bool | int | str]
    deck: str | None = None

    def __hash__(self) -> int:
        return hash((str(self), self.deck))

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.slug}-{self.seats}{chosen}"

    @property
    def game(self) -> Game:
        return fistful.game(self.slug, self.deck)

    def with_few_worlds(self) -> Table:
        """The same table with a deck of `tests/decks` in which little can be hidden, if the game needs one."""
        deck = DECKS / f"{self.slug}.toml"
        return self._replace(deck=str(deck)) if deck.exists() else self

    def new(self, seed: int | bytes) -> Position:
        return self.game.new(self.seats, seed, **self.options)


def tables() -> list[Table]:
    """Every game at every number of seats, and every value of every option with the defaults of the others.

    An option with two values is tried at every number of seats; of one with more, each value at one of them in turn; of
    one with very many, the first, the last and one between.
    """
    out = []
    for slug in fistful.games():
        game = fistful.game(slug)
        out += [Table(slug, seats, {}) for seats in game.seats]
        for option in game.options:
            others = [value for value in option.choices if value != option.default]
            if len(others) > MOST_VALUES:
                others = [others[0], others[len(others) // 2], others[-1]]
            for number, value in enumerate(others):
                turn = game.seats[-1 - number % len(game.seats)]
                out += [
                    Table(slug, seats, {option.name: value}) for seats in (game.seats if len(others) == 1 else [turn])
                ]
    return out


TABLES = tables()


def random_move(position: World, dice: random.Random) -> tuple[int, int]:
    """A seat that is to act and one of its legal actions."""
    seat = dice.choice(position.to_act)
    return seat, dice.choice(position.actions(seat))


def moments(table: Table, seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a random game, one in `every`, from the first to the last; of a long game fewer."""
    position = table.new(seed)
    dice = random.Random(f"{table} {seed}")
    stride = max(every, length(table, seed) // MOST_MOMENTS)
    for number in itertools.count():
        if number % stride == 0 or position.over:
            yield position
        if position.over:
            return
        position.play(*random_move(position, dice))


@cache
def length(table: Table, seed: int) -> int:
    """How many decisions the random game of `moments` has."""
    position = table.new(seed)
    dice = random.Random(f"{table} {seed}")
    for number in itertools.count():
        if position.over:
            return number
        position.play(*random_move(position, dice))
    raise AssertionError("a game without end")


def seen_by_all(position: Position) -> list[bytes]:
    """What every audience sees, as bytes; the last is the open view."""
    audiences = [*range(position.seats), None]
    return [position.view(seat).to_json() for seat in audiences] + [position.reveal().to_json()]
