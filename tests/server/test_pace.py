"""Buckets of tries."""

from __future__ import annotations

from fistful.server import pace
from fistful.server.pace import Pace


def test_a_burst_is_let_through_then_one_try_at_a_time() -> None:
    now = 0.0
    tries = Pace(rate=0.5, burst=3, clock=lambda: now)
    assert [tries.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    now = 2.0
    assert [tries.take("a"), tries.take("a")] == [0.0, 2.0]
    assert tries.take("b") == 0.0


def test_many_askers_take_no_more_memory_than_a_few() -> None:
    tries = Pace(rate=1.0, burst=1, clock=lambda: 0.0)
    for number in range(pace.MOST_BUCKETS + 10):
        tries.take(str(number))
    assert len(tries) == pace.MOST_BUCKETS
