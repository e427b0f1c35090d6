"""Late in a long round much has been drawn, spent and reshuffled; worlds that agree with it are still found soon."""

from __future__ import annotations

from statistics import mean

import msgspec
import pytest

import fistful
from fistful.bots import bot
from fistful.engine.chance import chance_from
from fistful.engine.registry import setting
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.histories import World, world_of

SEED = 78
"""Five deputies play a round in which the pile is reshuffled four times."""
DECISIONS = 250
FEW_DRAWS = 3000
"""Random numbers per world: a search that backtracks from every dead end needs twice as many there."""


def long_round() -> ShootoutPosition:
    position = fistful.game("shootout").new(5, SEED, marksman=True)
    deputy = bot("deputy", "shootout")
    made = 0
    while True:
        for seat in position.to_act:
            made += 1
            if made == DECISIONS:
                assert isinstance(position, ShootoutPosition)
                return position
            position.play(seat, deputy.answer(position.view(seat), SEED * 1000 + made))


def imagined(view: fistful.View, seed: int) -> World:
    world = view.imagine(seed)
    assert isinstance(world, ShootoutPosition)
    return world_of(world)


@pytest.mark.clause("SHO-23", "SHO-33")
def test_a_world_of_a_long_round_is_found_soon_and_looks_the_same() -> None:
    position = long_round()
    view = position.view(position.to_act[0])
    game, setup = setting(view)
    draws = []
    for number in range(10):
        chance = chance_from(bytes([number]) * 32)
        assert game.imagine(setup, view, chance).view(view.seat) == msgspec.structs.replace(view, recall=())
        draws.append(len(chance.draws()))
    assert mean(draws) < FEW_DRAWS


def test_a_world_does_not_hang_on_what_was_imagined_before() -> None:
    position = long_round()
    views = [position.view(seat) for seat in range(5)]
    alone = [[imagined(view, seed) for seed in range(4)] for view in views]
    in_turn = [[imagined(view, seed) for view in views] for seed in range(4)]
    assert [list(worlds) for worlds in zip(*in_turn, strict=True)] == alone
    assert len({str(worlds[0]) for worlds in alone}) == 5
