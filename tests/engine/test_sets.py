"""Masks, bags and steps: the same in both forms, up to their limits."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import first_of, kind_of, second_of, step

MEMBERS = st.sets(st.integers(0, bitset.LARGEST - 1))


def mask_of(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(MEMBERS)
def test_a_mask_counts_and_lists_its_cards(members: set[int]) -> None:
    mask = mask_of(members)
    assert bitset.count(mask) == len(members)
    assert list(bitset.listed(mask)) == sorted(members)
    assert [bitset.nth(mask, n) for n in range(len(members))] == sorted(members)
    if members:
        assert bitset.lowest(mask) == min(members)
        assert list(bitset.listed(bitset.without_lowest(mask))) == sorted(members)[1:]


@given(MEMBERS, st.integers(0, bitset.LARGEST - 1))
def test_a_card_is_added_and_removed(members: set[int], card: int) -> None:
    mask = mask_of(members)
    assert bitset.has(mask, card) == (card in members)
    assert bitset.add(mask, card) == mask_of(members | {card})
    assert bitset.remove(mask, card) == mask_of(members - {card})
    assert bitset.only(card) == mask_of({card})


@given(st.integers(0, bitset.LARGEST))
def test_the_first_cards_are_those_below_a_number(count: int) -> None:
    assert list(bitset.listed(bitset.first(count))) == list(range(count))


@given(st.lists(st.integers(0, bags.KINDS - 1), max_size=15))
def test_a_bag_counts_its_kinds(kinds: list[int]) -> None:
    bag = bags.bag_of(vec[i64](kinds))
    assert Counter({kind: bags.count(bag, kind) for kind in range(bags.KINDS)}) == Counter(kinds)
    assert bags.size(bag) == len(kinds)
    assert list(bags.listed(bag)) == sorted(kinds)
    for kind in set(kinds):
        assert bags.add(bags.remove(bag, kind), kind) == bag


@given(st.integers(0, 63), st.integers(0, 2**28 - 1), st.integers(0, 2**28 - 1))
def test_a_step_keeps_its_kind_and_arguments(kind: int, a: int, b: int) -> None:
    packed = step(kind, a, b)
    assert (kind_of(packed), first_of(packed), second_of(packed)) == (kind, a, b)
