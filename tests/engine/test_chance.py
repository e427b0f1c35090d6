"""Chance: equal likelihood, copies, and the vectors that `docs/fair.md` publishes."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.engine.chance import Chance, Fair, chance_from, fast

FAIR_PAGE = Path(__file__).resolve().parents[2] / "docs" / "fair.md"
SEED = bytes(range(32))


def drawn(chance: Chance, bound: int, count: int) -> list[int]:
    return [chance.below(bound, "test") for _ in range(count)]


@pytest.mark.parametrize("seed", [1, SEED])
@pytest.mark.parametrize("bound", [1, 2, 6, 13, 40])
def test_every_number_below_the_bound_is_about_equally_likely(seed: int | bytes, bound: int) -> None:
    each = 500
    numbers = drawn(chance_from(seed), bound, each * bound)
    assert set(numbers) == set(range(bound))
    square = sum((numbers.count(number) - each) ** 2 / each for number in range(bound))
    assert square < 2 * bound + 20


@pytest.mark.parametrize("seed", [5, SEED])
def test_a_copy_draws_the_same_and_leaves_its_original_alone(seed: int | bytes) -> None:
    chance = chance_from(seed)
    drawn(chance, 7, 21)
    copy = chance.copy()
    assert drawn(copy, 1000, 40) == drawn(chance, 1000, 40)


def test_seeds_next_to_each_other_draw_unlike_each_other() -> None:
    assert len({tuple(drawn(fast(seed), 100, 3)) for seed in range(1000)}) > 990


def test_a_die_shows_one_to_its_faces() -> None:
    chance = fast(3)
    assert {chance.roll(6, "die") for _ in range(200)} == set(range(1, 7))


@pytest.mark.parametrize("seed", [9, SEED])
def test_a_shuffle_keeps_the_cards_and_reaches_every_order(seed: int | bytes) -> None:
    chance = chance_from(seed)
    orders = set()
    for _ in range(300):
        cards = vec[i64]([1, 2, 3, 3])
        chance.shuffle(cards, "test")
        orders.add(tuple(cards))
    assert len(orders) == 12
    assert all(sorted(order) == [1, 2, 3, 3] for order in orders)


def test_fast_draws_the_same_numbers_in_both_forms_forever() -> None:
    assert drawn(fast(7), 1000, 10) == [int(word) for word in vector("fast, seed 7, below 1000").split()]


def vector(name: str) -> str:
    """A test vector of the page on fairness."""
    found = re.search(rf"^{re.escape(name)}: (.*)$", FAIR_PAGE.read_text("utf-8"), re.MULTILINE)
    assert found, name
    return found[1]


def test_fair_draws_what_its_page_says() -> None:
    assert blake2b(bytes(8), key=SEED).hexdigest()[:32] == vector("first block begins")
    assert drawn(chance_from(SEED), 6, 12) == [int(word) for word in vector("below 6").split()]
    chance = chance_from(SEED)
    assert drawn(chance, 3_000_000_000, 5) == [int(word) for word in vector("below 3000000000").split()]
    cards = vec[i64](range(10))
    chance_from(SEED).shuffle(cards, "test")
    assert list(cards) == [int(word) for word in vector("shuffle of 0 to 9").split()]


def test_fair_passes_over_words_that_would_favour_small_numbers() -> None:
    bound = 3_000_000_000
    stream = b"".join(blake2b(block.to_bytes(8, "big"), key=SEED).digest() for block in range(4))
    words = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4)]
    kept = [word for word in words if word < bound]
    assert len(kept) < len(words)
    assert drawn(chance_from(SEED), bound, len(kept)) == kept


def test_fair_notes_every_draw_in_order() -> None:
    chance = chance_from(SEED)
    results = [chance.below(bound, f"for {bound}") for bound in (5, 6, 7)]
    assert isinstance(chance, Fair)
    assert [(draw.purpose, draw.bound, draw.result) for draw in chance.draws()] == [
        (f"for {bound}", bound, result) for bound, result in zip((5, 6, 7), results, strict=True)
    ]


@pytest.mark.parametrize("seed", [-1, 2**63, b"", bytes(31), bytes(33)])
def test_a_seed_that_is_no_seed_is_refused(seed: int | bytes) -> None:
    with pytest.raises(fistful.BadSetup) as refused:
        fistful.game("wild-shots").new(4, seed)
    assert "seed" in str(refused.value)
