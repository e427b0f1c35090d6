"""Chance that happens as a script says."""

from __future__ import annotations

import itertools
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.scripted import Scripted, Undecided


def ordered(number: int, *cards: int) -> tuple[int, ...]:
    """These cards as a shuffle leaves them that ends in the order of this number."""
    shuffled = vec[i64](list(cards))
    Scripted((number,)).shuffle(shuffled, "test")
    return tuple(int(card) for card in shuffled)


@pytest.mark.parametrize("cards", [(1, 2, 3), (3, 3, 3, 5), (2, 7, 2, 7, 9)])
def test_a_shuffle_has_each_order_of_different_cards_once(cards: tuple[int, ...]) -> None:
    orders = sorted(set(itertools.permutations(cards)))
    with pytest.raises(Undecided) as raised:
        Scripted(()).shuffle(vec[i64](list(cards)), "test")
    assert raised.value.outcomes == len(orders)
    assert [ordered(number, *cards) for number in range(len(orders))] == orders


def test_what_can_only_end_in_one_way_is_not_drawn() -> None:
    assert ordered(0, 4, 4, 4) == (4, 4, 4)
    chance = Scripted(())
    assert chance.below(1, "test") == 0
    with pytest.raises(Undecided) as raised:
        chance.roll(6, "test")
    assert raised.value.outcomes == 6


def test_a_script_is_read_in_order_and_a_copy_goes_on_by_itself() -> None:
    chance = Scripted((4, 0, 2))
    assert chance.below(6, "test") == 4
    twins = chance.copy(), pickle.loads(pickle.dumps(chance))
    for twin in (*twins, chance):
        assert twin.below(2, "test") == 0
        assert twin.roll(6, "test") == 3
        with pytest.raises(Undecided):
            twin.below(2, "test")
