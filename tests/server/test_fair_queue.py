"""Whose bot thinks next."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import NamedTuple

import pytest

from fistful.server.core.metrics import Metrics
from fistful.server.play.fair_queue import FairQueue
from fistful.server.play.thinkers import Thinker
from fistful.server.play.turns import Turn, Turns
from tests.server.skipping import run


class Wish(NamedTuple):
    payer: str
    table: str
    number: int = 0


def drained(queue: FairQueue[Wish], cost: float = 1.0) -> list[Wish]:
    out = []
    while queue:
        out.append(queue.take())
        queue.charge(out[-1], cost)
        queue.done(out[-1])
    return out


def test_people_take_turns_however_much_each_of_them_wants() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    for number in range(6):
        queue.put(Wish("many", f"table {number}"))
    queue.put(Wish("one", "only"))
    assert [wish.payer for wish in drained(queue)][:3] in (["many", "one", "many"], ["one", "many", "many"])


def test_the_tables_of_one_person_take_turns_too() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    for number in range(3):
        queue.put(Wish("a", "busy", number))
    queue.put(Wish("a", "calm"))
    assert [wish.table for wish in drained(queue)] == ["busy", "calm", "busy", "busy"]


def test_the_measure_is_time_and_not_the_number_of_turns() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    for number in range(8):
        queue.put(Wish("slow", "s", number))
        queue.put(Wish("quick", "q", number))
    order = []
    for _ in range(10):
        wish = queue.take()
        order.append(wish.payer)
        queue.charge(wish, 4.0 if wish.payer == "slow" else 1.0)
        queue.done(wish)
    assert (order.count("slow"), order.count("quick")) == (2, 8)


def test_nobody_saves_up_turns_by_waiting_or_gets_rid_of_debts_by_a_short_pause() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    for number in range(4):
        queue.put(Wish("steady", "s", number))
    queue.put(Wish("greedy", "g"))
    for _ in range(2):
        wish = queue.take()
        queue.charge(wish, 10.0 if wish.payer == "greedy" else 1.0)
        queue.done(wish)
    queue.put(Wish("greedy", "g"))
    queue.put(Wish("late", "l"))
    queue.put(Wish("late", "l"))
    order = [wish.payer for wish in drained(queue)]
    assert order[-1] == "greedy"
    assert order[:4].count("late") == 2


def test_what_is_taken_counts_though_others_are_done_before_it() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    for payer in ("first", "second"):
        queue.put(Wish(payer, "table"))
    first, second = queue.take(), queue.take()
    queue.charge(first, 1.0)
    queue.done(first)
    queue.put(Wish("third", "table"))
    queue.charge(second, 5.0)
    queue.done(second)
    for payer in ("second", "first"):
        queue.put(Wish(payer, "table"))
    assert [wish.payer for wish in drained(queue)] == ["third", "first", "second"]


def test_of_two_who_were_served_as_much_the_one_who_came_first_is_next() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    running = Wish("x", "x")
    queue.put(running)
    queue.take()
    for table in ("a", "b"):
        queue.put(Wish("x", table))
    assert queue.take().table == "a"
    queue.put(Wish("x", "c"))
    queue.put(Wish("x", "a"))
    assert [queue.take().table for _ in range(3)] == ["b", "c", "a"]


def test_a_queue_forgets_those_who_are_gone() -> None:
    queue: FairQueue[Wish] = FairQueue(100)
    queue.put(Wish("always", "there"))
    for number in range(50):
        wish = Wish(f"payer {number}", f"table {number}")
        queue.put(wish)
        queue.put(Wish("always", "there"))
        for _ in range(2):
            taken = queue.take()
            queue.charge(taken, 1.0)
            queue.done(taken)
    assert len(queue._payers) <= 3


@pytest.mark.parametrize("payers", [1, 6])
def test_processes_are_shared_by_time_among_people_and_among_tables(payers: int) -> None:
    """Half of the tables think four times as long as the others, and each asks again as soon as it is answered."""

    async def think(turns: Turns, number: int, spent: Counter[bool]) -> None:
        long = number % 2 == 0
        seconds = 4.0 if long else 1.0
        while asyncio.get_running_loop().time() < 400.0:
            turn = Turn(f"payer {number % payers}", f"table {number}", 1000.0, slow=False)
            thinker = await turns.wait(turn)
            await asyncio.sleep(seconds)
            spent[long] += round(seconds)
            turns.hand_back(turn, thinker, seconds)

    async def play() -> Counter[bool]:
        turns, spent = Turns([Thinker()], 100, Metrics()), Counter[bool]()
        await asyncio.gather(*(think(turns, number, spent) for number in range(6)))
        return spent

    spent = run(play())
    assert spent[True] / spent[False] == pytest.approx(1.0, abs=0.2)


def test_a_full_queue_drops_what_came_last_from_the_payer_who_waits_for_most() -> None:
    queue: FairQueue[Wish] = FairQueue(4)
    for number in range(4):
        assert queue.put(Wish("many", "table", number)) is None
    assert queue.put(Wish("one", "only")) == Wish("many", "table", 3)
    assert queue.put(Wish("many", "table", 4)) == Wish("many", "table", 4)
    assert len(queue) == 4


def test_tables_by_correspondence_think_when_nothing_else_waits_and_for_as_long_as_they_like() -> None:
    async def order() -> tuple[list[str], float]:
        turns, out = Turns([Thinker()], 100, Metrics()), []
        first = Turn("a", "running", 10.0, False)
        running = await turns.wait(first)

        async def take(table: str, slow: bool) -> None:
            turn = Turn("a", table, 10.0, slow)
            thinker = await turns.wait(turn)
            out.append(table)
            if slow:
                out.append(str(turns.seconds(turn)))
            turns.hand_back(turn, thinker, 1.0)

        waiting = [asyncio.create_task(take(table, table == "letters")) for table in ("letters", "b", "c")]
        await asyncio.sleep(0)
        share = turns.seconds(first)
        turns.hand_back(first, running, 1.0)
        await asyncio.gather(*waiting)
        return out, share

    out, share = run(order())
    assert out == ["b", "c", "letters", "inf"]
    assert share == pytest.approx(10.0 / 3, abs=0.1)
