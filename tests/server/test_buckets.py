"""Token buckets."""

from __future__ import annotations

from fistful.server.core import rates
from fistful.server.core.rates import Buckets, Rate


def test_a_burst_is_let_through_then_one_try_at_a_time() -> None:
    now = 0.0
    tries = Buckets(Rate(0.5, 3), clock=lambda: now)
    assert [tries.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    now = 2.0
    assert [tries.take("a"), tries.take("a")] == [0.0, 2.0]
    assert tries.take("b") == 0.0


def test_many_askers_take_no_more_memory_than_a_few() -> None:
    tries = Buckets(Rate(1.0, 1), clock=lambda: 0.0)
    for number in range(rates.MOST_BUCKETS + 10):
        tries.take(str(number))
    assert len(tries) == rates.MOST_BUCKETS
