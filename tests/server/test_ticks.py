"""Real-time shootouts at a live table, on a clock that the test holds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fistful.server.core.settings import Spans
from fistful.server.tables import log
from tests.server.saloon import Player, Saloon, SetClock, saloon
from tests.server.test_seats import two_people

TICK = 0.10001
"""A tick, and a little more, for sums of tenths are not exact."""


@pytest.fixture
def timed(folder: Path) -> Iterator[Saloon]:
    with saloon(folder, Spans(), clock=SetClock()) as made:
        yield made


def bout(timed: Saloon) -> tuple[str, list[Player], int]:
    """Two people at the beginning of a bout, and the number of its first tick."""
    first, second = two_people(timed, "boomtown-bandits", options={"pace": "real-time"})
    players = [timed.enter(first), timed.enter(second)]
    for _ in range(500):
        for player in players:
            player.quiet(0.01)
        moment: Any = players[0].moment
        if moment["tick"] is not None:
            return first["table"], players, moment["tick"]
        acting = next((player for player in players if player.moves), None)
        if acting is None:
            timed.advance(6.0)
        else:
            together = [move for move in acting.moves if move.startswith("place")]
            acting.play((together or acting.moves)[0])
    pytest.fail("nobody ever fought")


def pass_ticks(timed: Saloon, players: list[Player], count: int) -> None:
    for _ in range(count):
        timed.advance(TICK)
        for player in players:
            player.next("frame")


def let_dice_fall(timed: Saloon) -> None:
    """The open tick ends, and then those in which all dice are in the air."""
    timed.advance(TICK)
    timed.inside(lambda: None)
    timed.advance(7 * TICK)


def choose(player: Player, move: str, tick: int) -> str:
    """Send a choice; it is answered when its tick is judged."""
    id = f"choice-{move}-{tick}"
    player.send({"do": "play", "id": id, "move": move, "tick": tick})
    player.send({"do": "ping"})
    player.next("pong")
    return id


def all_roll(timed: Saloon, players: list[Player], tick: int) -> list[str]:
    """Everybody rolls, and the tick in which that counts is being judged; the ids of their choices."""
    timed.advance(3.0)
    ids = [choose(player, "roll", tick) for player in players]
    pass_ticks(timed, players, 3)
    timed.advance(TICK)
    return ids


def choices(timed: Saloon, table: str) -> dict[int, tuple[tuple[int, str], ...]]:
    """What the log says was chosen in each tick, except silence."""
    entries = [logged.entry for logged in timed.application.hub.storage.read(table)]
    return {entry.tick: entry.moves for entry in entries if isinstance(entry, log.Ticked) and entry.moves}


@pytest.mark.clause("BTB-29")
def test_a_bout_begins_with_a_count_of_three(timed: Saloon) -> None:
    _, players, _ = bout(timed)
    assert players[0].timing == {"kind": "tick", "left": 3100, "whole": 100}
    timed.advance(3.0)
    assert players[0].quiet(0.05) == []
    pass_ticks(timed, players, 1)


@pytest.mark.clause("BTB-29")
def test_choices_at_the_same_sight_count_in_the_same_tick_however_late_they_come(timed: Saloon) -> None:
    table, players, tick = bout(timed)
    annie, bill = players
    timed.advance(3.0)
    choose(annie, "roll", tick)
    pass_ticks(timed, players, 3)
    choose(bill, "roll", tick)
    let_dice_fall(timed)
    assert annie.next("done")["id"] == bill.next("done")["id"]
    assert choices(timed, table) == {tick + 3: ((0, "roll"), (1, "roll"))}


@pytest.mark.clause("BTB-29")
def test_a_choice_that_comes_later_counts_in_the_first_tick_still_open(timed: Saloon) -> None:
    table, players, tick = bout(timed)
    timed.advance(3.0)
    pass_ticks(timed, players, 4)
    choose(players[1], "roll", tick)
    let_dice_fall(timed)
    players[1].next("done")
    assert choices(timed, table) == {tick + 4: ((1, "roll"),)}


@pytest.mark.clause("BTB-29")
def test_a_choice_for_a_tick_before_a_stop_is_void(timed: Saloon) -> None:
    """Silent fighters roll and call when their patience ends, so the bout comes to a stop by itself."""
    table, players, tick = bout(timed)
    timed.advance(3.0)

    def stopped() -> bool:
        live = timed.application.hub.tables[table]
        return live.table.bout_first != tick or live.wait().kind != "tick"

    for _ in range(1000):
        if timed.inside(stopped):
            break
        timed.advance(TICK)
        players[0].quiet(0.01)
    assert players[0].do("play", move="roll", tick=tick)["why"]["code"] == "stopped"


def test_one_choice_at_a_time(timed: Saloon) -> None:
    _, players, tick = bout(timed)
    choose(players[0], "roll", tick)
    assert players[0].do("play", move="wait", tick=tick)["why"]["code"] == "already-chosen"


def test_a_choice_sent_again_before_it_counts_is_done_once_and_answered_twice(timed: Saloon) -> None:
    table, (annie, bill), tick = bout(timed)
    timed.advance(3.0)
    id = choose(annie, "roll", tick)
    again = timed.enter(annie.seated)
    assert choose(again, "roll", tick) == id
    pass_ticks(timed, [bill], 3)
    let_dice_fall(timed)
    assert again.next("done")["id"] == id
    assert "refused" not in [message["is"] for message in again.heard]
    assert choices(timed, table) == {tick + 3: ((0, "roll"),)}


def test_a_choice_sent_again_while_its_tick_is_judged_counts_once(timed: Saloon) -> None:
    table, players, tick = bout(timed)
    ids = all_roll(timed, players, tick)
    assert choose(players[0], "roll", tick) == ids[0]
    for _ in range(12):
        timed.advance(TICK)
        players[0].quiet(0.02)
    answers = [message["is"] for message in players[0].heard if message.get("id") == ids[0]]
    assert answers == ["done", "done"]
    assert [moves for moves in choices(timed, table).values() if (0, "roll") in moves] == [((0, "roll"), (1, "roll"))]
    assert not timed.inside(lambda: timed.application.hub.tables[table].autoplay.ticks.choices)


def test_a_choice_whose_tick_could_not_be_stored_is_answered_and_the_bout_goes_on(timed: Saloon) -> None:
    table, players, tick = bout(timed)
    ids = all_roll(timed, players, tick)
    timed.inside(timed.application.hub.tables[table].mend)
    timed.advance(1.0)
    for player, id in zip(players, ids, strict=True):
        assert player.next("refused") == {"is": "refused", "id": id, "why": player.heard[-1]["why"]}
        assert player.heard[-1]["why"]["code"] == "not-stored"
    time.sleep(0.1)
    for _ in range(60):
        timed.advance(TICK)
    assert players[0].next("frame")["moment"]["tick"] is not None


def test_dice_in_the_air_take_their_time(timed: Saloon) -> None:
    """While nobody can choose, the next frame comes when the faces show."""
    _, players, tick = bout(timed)
    timed.advance(3.0)
    for player in players:
        choose(player, "roll", tick)
    pass_ticks(timed, players, 3)
    timed.advance(TICK)
    timed.advance(0.45)
    assert all("frame" not in player.quiet(0.05) for player in players)
    timed.advance(0.06)
    for player in players:
        assert player.next("frame")["moment"]["number"] > 0


@pytest.mark.clause("BTB-29")
def test_a_choice_that_counted_is_not_judged_again_after_a_restart(folder: Path) -> None:
    with saloon(folder, Spans(), clock=SetClock()) as before:
        table, (annie, _), tick = bout(before)
        before.advance(3.0)
        id = choose(annie, "roll", tick)
        pass_ticks(before, [annie], 3)
        let_dice_fall(before)
        assert annie.next("done")["id"] == id
        assert before.clock is not None
        time, counted = before.clock.time, choices(before, table)
    with saloon(folder, Spans(), clock=SetClock(time)) as after:
        back = after.enter(annie.seated)
        assert back.do("play", id=id, move="roll", tick=tick)["is"] == "done"
        after.advance(3.0 + 5 * TICK)
        assert choices(after, table) == counted == {tick + 3: ((0, "roll"),)}
