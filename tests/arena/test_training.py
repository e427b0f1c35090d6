"""Learning values: what a fit finds, that games repeat, and that a best response is no worse than its rival."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

import fistful
from fistful.arena.training import Row, fit, game_seeds, lessons
from fistful.bots.saloon import known_weights
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.search.response import Response
from fistful.search.saloon import BULLETS_AT, WEIGHTS, Saloon, thumb_weights


def test_the_fit_finds_which_weight_decides() -> None:
    dice = random.Random(1)
    rows: list[Row] = []
    for _ in range(400):
        own, other = dice.randint(0, 3), dice.randint(0, 3)
        rows.append(([0, BULLETS_AT + own], [0, BULLETS_AT + other], float(dice.random() < 0.5 + 0.15 * (own - other))))
    weights = fit(rows)
    bullets = weights[BULLETS_AT : BULLETS_AT + 4]
    assert bullets == sorted(bullets)
    assert bullets[3] - bullets[0] > 1
    assert weights[0] == 0


def test_lessons_are_repeated_exactly_and_end_with_the_outcome() -> None:
    thumbs = list(thumb_weights())
    seeds = game_seeds(3, 0, 2)
    one, other = lessons(thumbs, None, seeds), lessons(thumbs, None, seeds)
    assert one == other
    for rows in one:
        assert rows[-1][2] in (0, 0.5, 1)
        assert all(worth == rows[-1][2] for _, _, worth in rows)


def test_every_deal_is_played_from_both_seats() -> None:
    seeds = game_seeds(3, 1, 6)
    assert [seat for _, _, seat in seeds] == [0, 1] * 3
    assert all(first[0] == second[0] for first, second in zip(seeds[::2], seeds[1::2], strict=True))
    assert not {deal for deal, _, _ in seeds} & {deal for deal, _, _ in game_seeds(3, 0, 6)}


@pytest.mark.parametrize("level", ["sheriff", "legend"])
def test_a_best_response_does_at_least_as_well_as_the_mix_it_answers(level: str) -> None:
    saloon = Saloon(vec[float](known_weights(level)))
    for seed in (1, 2):
        position = fistful.game("loot-shoot-whisky").new(2, seed).view(0).imagine(seed)
        assert isinstance(position, LootShootWhiskyPosition)
        value = saloon.solution(position).value
        for seat, sure in ((0, value), (1, 1 - value)):
            pair, worth = Response(saloon, saloon).best(position, seat)
            assert pair in position.actions(seat)
            assert worth >= sure - 1e-9


def test_the_values_that_were_learnt_are_complete_and_say_that_more_is_better() -> None:
    weights = known_weights("legend")
    assert len(weights) == WEIGHTS
    bullets = weights[BULLETS_AT : BULLETS_AT + 4]
    assert bullets == sorted(bullets)
