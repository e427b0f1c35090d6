"""Imagined worlds have the right chances: every order of the deck and every plan that could be sealed is as likely."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import permutations

import pytest

from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from tests.rules.loot_shoot_whisky.table import GAME, at, plan
from tests.tables import many

WORLDS = many(6000, 40_000)
MOST_ERRORS = 5.0
"""How many standard errors an imagined world may be off."""


def check_alike(found: Counter[str], expected: set[str]) -> None:
    """All that is expected was found, and each as often as the others."""
    assert set(found) == expected
    chance = 1 / len(expected)
    error = math.sqrt(chance * (1 - chance) / WORLDS)
    assert all(abs(count / WORLDS - chance) < MOST_ERRORS * error for count in found.values())


def imagined(position: LootShootWhiskyPosition, seat: int) -> list[LootShootWhiskyPosition]:
    dice = random.Random(1)
    worlds = [position.view(seat).imagine(dice.getrandbits(60)) for _ in range(WORLDS)]
    return [world for world in worlds if isinstance(world, LootShootWhiskyPosition)]


@pytest.mark.clause("LSW-18")
def test_every_order_of_the_deck_is_as_likely() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4 N3")
    found = Counter(" ".join(world.whereabouts()["deck"]) for world in imagined(position, 0))
    check_alike(found, {" ".join(order) for order in permutations(["shot", "N4", "N3"])})


@pytest.mark.clause("LSW-18", "LSW-21")
@pytest.mark.parametrize(("first", "left"), [("LW", 7), ("SS", 4)])
def test_every_plan_that_can_be_sealed_is_as_likely(first: str, left: int) -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4 N3 N2")
    plan(position, "SL", first)
    pairs = [GAME.text(action) for action in position.actions(1)]
    assert len(pairs) == left
    position.play(1, position.actions(1)[0])
    found = Counter(GAME.text(world.sealed_decisions()[0][1]) for world in imagined(position, 0))
    check_alike(found, set(pairs))
