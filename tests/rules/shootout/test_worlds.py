"""The worlds that `imagine` draws are exactly those that cannot be told from the true one, found by trying all."""

from __future__ import annotations

import random

import pytest

from fistful.engine.chance import fast
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.histories import world_of, worlds_like
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
