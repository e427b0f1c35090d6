"""The worlds that `imagine` draws are those that look like the true one, with their chances, found by trying all."""

from __future__ import annotations

import random
from collections import Counter
from math import pi, sqrt
from statistics import mean

import pytest

from fistful.engine.chance import fast
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.histories import World, world_of, worlds_like
from tests.rules.shootout.table import table
from tests.tables import many, random_move

FEW = 60
"""Where at most this many worlds are possible, every one of them must come up …"""
ENOUGH = 400 * FEW
"""… within this many draws; where there are more, some draws show that no other comes up."""
DECISIONS = 12

PAIRS = [
    ("pickpocket", "switcheroo"),
    ("switcheroo", "field-medic"),
    ("eagle-eye", "pickpocket"),
    ("field-medic", "eagle-eye"),
    ("speedloader", "standoff"),
]


def small_round(first: str, second: str, seed: int) -> ShootoutPosition:
    """Some decisions into a round in which little is hidden and the pile is soon shuffled."""
    pos = table(
        f"""
        > A 0 | 2 13 | 5 9! 9! 9! | {first}
          B 0 | 5 5  | 2 9! 9! 9! | {second}
          pile 9 2
          discards 5 5 5 5 2 2
    """,
        deck={"cards": {"2": 5, "5": 7, "9": 7, "13": 1}},
    )
    pos.chance = fast(seed)
    dice = random.Random(seed)
    for _ in range(dice.randrange(DECISIONS + 1)):
        world = pos.copy()
        world.play(*random_move(world, dice))
        if world.round == 1 and not world.over:
            pos = world
    return pos


@pytest.mark.clause("SHO-23", "SHO-33")
@pytest.mark.parametrize(("first", "second"), PAIRS, ids=str)
def test_every_possible_world_is_imagined_and_no_other(first: str, second: str) -> None:
    compared = 0
    for seed in range(many(10, 100)):
        pos = small_round(first, second, seed)
        for viewer in (0, 1, None):
            possible = worlds_like(pos, -1 if viewer is None else viewer)
            assert world_of(pos) in possible
            view = pos.view(viewer)
            missing = set(possible)
            for draw in range(ENOUGH if len(possible) <= FEW else 20):
                world = view.imagine(draw)
                assert isinstance(world, ShootoutPosition)
                assert world_of(world) in possible
                missing.discard(world_of(world))
                if not missing:
                    compared += 1
                    break
            assert not missing or len(possible) > FEW
    assert compared > 5


def distance(possible: dict[World, float], drawn: Counter[World]) -> float:
    """The total variation between chances and draws, as a multiple of what sampling alone makes of it."""
    draws = drawn.total()
    found = sum(abs(drawn[world] / draws - chance) for world, chance in possible.items())
    return found / sum(sqrt(2 * chance * (1 - chance) / pi / draws) for chance in possible.values())


@pytest.mark.clause("SHO-2", "SHO-3", "SHO-33")
@pytest.mark.parametrize(("first", "second"), PAIRS, ids=str)
def test_every_world_is_imagined_as_often_as_it_is_likely(first: str, second: str) -> None:
    distances = []
    for seed in range(many(12, 60)):
        pos = small_round(first, second, seed)
        for viewer in (0, 1, None):
            possible = worlds_like(pos, -1 if viewer is None else viewer)
            if 1 < len(possible) <= 5 * FEW:
                view = pos.view(viewer)
                worlds = [view.imagine(draw) for draw in range(many(1200, 5000))]
                drawn = Counter(world_of(world) for world in worlds if isinstance(world, ShootoutPosition))
                distances.append(distance(possible, drawn))
    assert len(distances) > 5
    assert mean(distances) < 1.3
    assert max(distances) < 3
