"""Learning what rounds are worth: standings and what may be dealt for them, and best responses that are no worse."""

from __future__ import annotations

import random
from itertools import product

import pytest
from librt.vecs import vec

import fistful
from fistful.arena.training import (
    SolverTerms,
    Standing,
    decks_left,
    game_seeds,
    mean_worths,
    play_games,
    rounds_to_learn,
)
from fistful.engine.registry import imagine
from fistful.games.loot_shoot_whisky.bot import SLIPS, known_worths, packed, unpacked
from fistful.games.loot_shoot_whisky.facts import SIP
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.games.loot_shoot_whisky.response import Response, laid_out
from fistful.games.loot_shoot_whisky.solver import STANDINGS, Solver, standing, thumb_worths

NUGGETS = 3 * 2 + 4 * 3 + 2 * 4
"""LSW-25: all the nuggets of the house deck."""
THUMBS = SolverTerms(list(thumb_worths()), 0.0)


def laid(standing: Standing, cards: list[int]) -> LootShootWhiskyPosition:
    start = imagine(fistful.game("loot-shoot-whisky").new(2, 1).view(0), 1)
    return laid_out(start, standing.nuggets, standing.bullets, standing.bottle, cards)


def test_what_is_left_of_the_deck_fits_what_was_looted() -> None:
    for left in (0, 4, 9):
        for (own, other), orders in decks_left(left, 3, random.Random(1)).items():
            for cards in orders:
                assert len(cards) == left + 4
                assert own + other <= NUGGETS - sum(card for card in cards if card < SIP)
    assert set(decks_left(9, 3, random.Random(1))) == {(0, 0)}


def test_every_standing_has_a_number_of_its_own_and_its_mirror_is_the_other_seats() -> None:
    seen = set()
    for nuggets, bullets, bottle in product([(0, 0), (2, 8)], [(0, 3), (1, 1)], range(5)):
        one = Standing(nuggets, bullets, bottle, 5)
        position = laid(one, [2] * 9)
        assert standing(position, 0) == one.number
        assert standing(position, 1) == one.turned().number
        assert one.turned().turned() == one
        seen.add(one.number)
    assert len(seen) == 20 and max(seen) < STANDINGS


def test_only_one_of_two_mirrored_standings_is_learnt() -> None:
    both = {each for each, _ in rounds_to_learn(7, 1, random.Random(2), both=True)}
    half = {each for each, _ in rounds_to_learn(7, 1, random.Random(2), both=False)}
    assert half < both
    assert all(each in half or each.turned() in half for each in both)


def test_three_bullets_are_worth_more_than_none_and_mirrors_add_up_to_one() -> None:
    ahead = Standing((0, 0), (3, 0), 0, 9)
    deals = [[2, 3, 9, 10, 2, 2, 3, 3, 3, 4, 4, 9, 10]]
    more, less = mean_worths(None, THUMBS, [(ahead, deals), (ahead.turned(), deals)])
    assert more > 0.6
    assert more + less == pytest.approx(1)


def test_games_of_a_response_are_repeated_exactly() -> None:
    seeds = game_seeds(3, 2)
    shares = play_games(THUMBS, THUMBS, seeds)
    assert shares == play_games(THUMBS, THUMBS, seeds)
    assert all(share in (0, 0.5, 1) for share in shares)


def test_every_deal_is_played_from_both_seats() -> None:
    seeds = game_seeds(3, 6)
    assert [seat for _, _, seat in seeds] == [0, 1] * 3
    assert all(first[0] == second[0] for first, second in zip(seeds[::2], seeds[1::2], strict=True))


@pytest.mark.parametrize("level", ["sheriff", "legend"])
def test_a_best_response_does_at_least_as_well_as_the_mix_it_answers(level: str) -> None:
    worths = vec[float](known_worths(level))
    rival = Solver(worths, SLIPS[level])
    sure = Solver(worths, 0.0)
    for seed in (1, 2):
        position = imagine(fistful.game("loot-shoot-whisky").new(2, seed).view(0), seed)
        assert isinstance(position, LootShootWhiskyPosition)
        for seat in range(2):
            reply = Response(rival, sure).reply(position, seat)
            assert reply.pair in position.actions(seat)
            assert reply.worth >= sure.solution(position, seat).value - 1e-6


def test_the_values_that_were_learnt_are_complete_and_say_that_more_is_better() -> None:
    worths = known_worths("legend")
    assert len(worths) == STANDINGS
    by_bullets = [worths[Standing((0, 0), (bullets, 0), 0, 7).number] for bullets in range(4)]
    assert by_bullets == sorted(by_bullets)
    assert by_bullets[3] > by_bullets[0] + 0.1


def test_values_survive_their_packing() -> None:
    worths = [0.0, 0.25, 0.5, 1.0]
    assert unpacked(packed(worths)) == pytest.approx(worths, abs=1e-5)
