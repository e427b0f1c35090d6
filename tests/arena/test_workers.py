"""Processes that work for another one: how they are ended, and results in order."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from multiprocessing.connection import Connection

import pytest

from fistful.arena.workers import Workers, in_order, never


def test_a_process_that_is_at_work_is_ended_without_waiting_for_it() -> None:
    pool = Workers(1)
    slow = pool.submit(time.sleep, 3600)
    while not slow.running():
        time.sleep(0.01)
    began = time.monotonic()
    pool.close()
    assert time.monotonic() - began < 60
    assert slow.done()


def test_nobody_waits_for_a_large_task_that_will_not_be_read() -> None:
    pool = Workers(1)
    pool.submit(abs, -1).result()
    pool.submit(time.sleep, 3600)
    large = [pool.submit(len, bytes(1_000_000)) for _ in range(3)]
    while not large[0].running():  # it is on its way, and is more than a pipe holds
        time.sleep(0.01)
    time.sleep(0.5)
    closing = threading.Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()


def test_processes_that_have_done_their_work_end_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    with Workers(2) as pool:
        assert [future.result() for future in [pool.submit(abs, -number) for number in range(5)]] == [0, 1, 2, 3, 4]
    assert capfd.readouterr() == ("", "")


def test_what_belongs_to_processes_that_are_ended_is_closed_by_one_thread_alone(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    close = Connection._close  # type: ignore[attr-defined]

    def slowly(connection: Connection) -> None:
        time.sleep(0.2)
        close(connection)

    with Workers(2) as pool:
        pool.submit(abs, -1).result()
        pool.submit(time.sleep, 3600)
        monkeypatch.setattr(Connection, "_close", slowly)
    assert capfd.readouterr() == ("", "")


def test_results_come_in_the_order_in_which_they_were_asked_for() -> None:
    with Workers(2) as pool:
        futures = [pool.submit(sum, range(5_000_000)), pool.submit(abs, -1)]
        assert list(in_order(futures, never)) == [12_499_997_500_000, 1]


def test_results_end_where_the_work_is_stopped() -> None:
    ready: Future[int] = Future()
    ready.set_result(1)
    late: Future[int] = Future()
    looks = iter([False, False, False, True])
    assert list(in_order([ready, late], lambda: next(looks))) == [1]
