"""What the evaluators of the games say to a search, at random moments of every table."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.bots.sheriff import Sheriff
from fistful.engine import bags
from fistful.engine.chance import fast
from fistful.engine.evaluator import Evaluator
from fistful.engine.registry import imagine
from fistful.games.boomtown_bandits.evaluator import placing, rounds_left
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.games.shootout.evaluator import ShootoutEvaluator, dealt_and_kept, layings
from fistful.games.shootout.facts import SLOTS
from fistful.games.shootout.position import ShootoutPosition
from tests.tables import TABLES, Table, moments

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def evaluator_of(table: Table) -> Evaluator:
    return fistful.game(table.slug).bots.evaluator


@at_every_table
def test_what_an_evaluator_thinks_likely_is_legal(table: Table) -> None:
    evaluator = evaluator_of(table)
    chance = fast(3)
    for position in moments(table, 5, every=3):
        for seat in position.to_act:
            assert evaluator.likely(position, seat, chance) in position.actions(seat)


@at_every_table
def test_what_an_evaluator_considers_is_legal_and_there_is_always_something(table: Table) -> None:
    evaluator = evaluator_of(table)
    for position in moments(table, 5, every=3):
        for seat in position.to_act:
            considered = list(evaluator.considered(position, seat))
            assert considered
            assert len(set(considered)) == len(considered)
            assert set(considered) <= set(position.actions(seat))


@at_every_table
def test_what_an_evaluator_supposes_is_nothing_that_a_seat_knows_better(table: Table) -> None:
    evaluator = evaluator_of(table)
    for number, position in enumerate(moments(table, 7, every=11)):
        for seat in position.to_act:
            view = position.view(seat)
            world = imagine(view, number)
            evaluator.suppose(world, seat, fast(number))
            assert world.view(seat) == view


@at_every_table
def test_the_worths_of_all_seats_add_up_to_one(table: Table) -> None:
    evaluator = evaluator_of(table)
    for position in moments(table, 6, every=17):
        worths = [evaluator.worth(position, seat) for seat in range(position.seats)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert sum(worths) == pytest.approx(1)


def test_a_bandit_does_not_go_where_there_is_nothing_to_loot() -> None:
    position = fistful.game("boomtown-bandits").new(2, 1).copy()
    assert isinstance(position, BoomtownBanditsPosition)
    position.play(position.to_act[0], position.actions(position.to_act[0])[0])
    seat = position.to_act[0]
    worthless, other = [place for place in position.town if place != position.sheriff]
    assert rounds_left(position) == position.setup.size
    position.stacks[worthless] = 0
    assert rounds_left(position) == 0
    game = fistful.game("boomtown-bandits")
    chosen = {game.text(placing(position, seat, fast(seed))).split()[2] for seed in range(30)}
    assert chosen == {("bank", "brothel", "train", "stagecoach", "saloon")[other]}


def test_others_are_supposed_to_have_laid_high_cards_and_none_that_they_drew_later() -> None:
    evaluator = ShootoutEvaluator()
    raised = 0
    for position in moments(Table("shootout", 5, {}), 2, every=7):
        if position.over:
            continue
        seat = position.to_act[0]
        world = imagine(position.view(seat), 1)
        assert isinstance(world, ShootoutPosition)
        before = list(world.health)
        dealt = [dealt_and_kept(world, other) for other in range(5)]
        evaluator.suppose(world, seat, fast(1))
        for place, (imagined, supposed) in enumerate(zip(before, world.health, strict=True)):
            owner = place // SLOTS
            assert supposed >= imagined
            if supposed > imagined:
                raised += 1
                assert owner != seat
                assert bags.count(dealt[owner], supposed) or supposed in before[owner * SLOTS : (owner + 1) * SLOTS]
    assert raised > 20


def test_high_cards_are_considered_for_health_and_thirteens_never() -> None:
    hand = bags.bag_of(vec[i64]([1, 3, 4, 6, 7, 9, 10, 11, 12, 13]))
    game = fistful.game("shootout")
    texts = [game.text(laying) for laying in layings(hand)]
    assert texts == [
        "lay 9 10 11 12",
        "lay 1 10 11 12",
        "lay 7 9 10 11",
        "lay 1 9 10 11",
        "lay 6 7 9 10",
        "lay 1 7 9 10",
        "lay 4 6 7 9",
        "lay 1 6 7 9",
    ]
    assert [game.text(laying) for laying in layings(bags.bag_of(vec[i64]([5] * 10)))] == ["lay 5 5 5 5"]


def test_between_ways_to_pass_a_sheriff_does_not_think() -> None:
    position = fistful.game("boomtown-bandits").new(3, 4)
    chance = fast(8)
    seen = 0
    while not position.over and seen < 3:
        for seat in position.to_act:
            view = position.view(seat)
            if all(fistful.game(view.game).text(action).startswith("pass") for action in view.actions):
                seen += 1
                assert Sheriff("sheriff", view.game, 1.0).think(view, 1) == (view.actions[0], 0)
            position.play(seat, position.actions(seat)[chance.below(len(view.actions), "test")])
    assert seen == 3
