"""Imagined worlds of a small deck have the chances that trying every deal gives them.

All deals of the hidden cards are as likely as each other. Those in which the moves that everyone saw could not have
been played, or after which seat A would see something else, are left out.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from contextlib import suppress
from itertools import permutations
from typing import NamedTuple

import pytest

from fistful import FistfulError, Position
from fistful.engine.chance import fast
from fistful.engine.registry import imagine
from fistful.games.looterz.position import LooterzPosition
from tests.rules.looterz.table import play, table
from tests.tables import many

Worlds = dict[tuple[str, ...], float]
"""The chance of each world: the hands of the others, and the Draw Pile."""

WORLDS = many(6000, 40_000)
SHUFFLES = many(200, 1000)
MOST_ERRORS = 5.0
"""How many standard errors an imagined world may be off."""


class Case(NamedTuple):
    """A drawing with question marks for hidden cards, how many there are of each kind, and the moves from there."""

    drawing: str
    hidden: str
    moves: str
    copies: dict[str, int]
    shuffles: int = 1
    """How often the Graveyard is shuffled for each deal, where it is."""

    def deals(self) -> list[tuple[str, ...]]:
        """Every order of the hidden cards; cards of a kind are alike, so each of these is as likely as the others."""
        return sorted(set(permutations(self.hidden.split())))

    def dealt(self, cards: tuple[str, ...], seed: int) -> LooterzPosition:
        """The position after the moves, if these are the hidden cards."""
        deck = {name: {"life": 1, "power": 1, "copies": count} for name, count in self.copies.items()}
        pos = table(self.drawing.replace("?", "{}").format(*cards), "first", goal=30, deck={"looterz": deck})
        pos.chance = fast(seed)
        play(pos, *self.moves.split(", "))
        return pos


CASES = {
    "copies that may have stayed in the hand": Case(
        """
        > A 0 | | ant bee
          B 0 | | ? ? ? ?
          pile ? ? ?
        """,
        "ant ant bee bee cow cow cow",
        "A recruit ant, A done, A recruit bee, B recruit bee, B done, B draw",
        {"ant": 3, "bee": 3, "cow": 3},
    ),
    "a card that was known to be in the hand": Case(
        """
        > A 0 | | ant bee
          B 0 | | (zombie) ? ?
          pile ? ? ?
        """,
        "zombie zombie ant ant bee",
        "A recruit ant, A done, A draw, B recruit zombie, B done, B recruit ant",
        {"ant": 3, "bee": 2, "zombie": 3},
    ),
    "two hands that share what is hidden": Case(
        """
        > A 0 | | ant bee
          B 0 | | ? ? ?
          C 0 | | ? ?
          pile ?
          graveyard ant bee cow cow
        """,
        "ant ant bee bee cow cow",
        "A recruit ant, A done, A recruit bee, B recruit cow, B done, B recruit bee, C recruit ant",
        {"ant": 4, "bee": 4, "cow": 4},
    ),
    "a card from the Graveyard, shuffled and drawn again": Case(
        """
        > A 0 | | ant bee
          B 0 | | ? ? ?
          pile ?
          graveyard bee cow
        """,
        "ant ant bee cow",
        "A draw, A recruit ant, B draw, B recruit bee",
        {"ant": 3, "bee": 3, "cow": 2},
        SHUFFLES,
    ),
}


@pytest.mark.clause("LTZ-28", "LTZ-3")
@pytest.mark.parametrize("name", CASES)
def test_every_world_is_imagined_as_often_as_it_is_dealt(name: str) -> None:
    case = CASES[name]
    target = case.dealt(first_possible(case), 1)
    expected = tried(case, target)
    view = target.view(0)
    dice = random.Random(name)
    imagined = Counter(world_of(imagine(view, dice.getrandbits(60))) for _ in range(WORLDS))
    assert set(imagined) == set(expected)
    trials = WORLDS if case.shuffles == 1 else min(WORLDS, case.shuffles)
    for world, chance in expected.items():
        error = math.sqrt(chance * (1 - chance) / trials)
        assert abs(imagined[world] / WORLDS - chance) <= MOST_ERRORS * error + 1e-9, world


def first_possible(case: Case) -> tuple[str, ...]:
    """The first deal in which the moves can be played."""
    for cards in case.deals():
        with suppress(FistfulError):
            case.dealt(cards, 1)
            return cards
    raise AssertionError("nobody could have played like that")


def tried(case: Case, target: LooterzPosition) -> Worlds:
    """The chances of all worlds that look like the target to A."""
    seen = target.view(0).to_json()
    found: Counter[tuple[str, ...]] = Counter()
    for cards in case.deals():
        for seed in range(case.shuffles):
            with suppress(FistfulError):
                pos = case.dealt(cards, seed)
                if pos.view(0).to_json() == seen:
                    found[world_of(pos)] += 1
    return {world: count / found.total() for world, count in found.items()}


def world_of(pos: Position) -> tuple[str, ...]:
    places = pos.whereabouts()
    hands = [" ".join(sorted(cards)) for place, cards in places.items() if place.startswith("hand")]
    return (*hands[1:], " ".join(places["draw pile"]))
