"""Clocks, windows and absence, with a clock that the test holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

import fistful
from fistful.server.core import clock as machine_clock
from fistful.server.core.settings import Spans
from fistful.server.play.bots import Answered
from fistful.server.tables import log
from tests.server.saloon import PATIENCE, Json, Player, Saloon, SetAlarm, SetClock, saloon
from tests.server.test_seats import two_people

SPANS = Spans()


@pytest.fixture
def timed(folder: Path) -> Iterator[Saloon]:
    """A server whose time stands still until the test moves it."""
    with saloon(folder, SPANS, clock=SetClock()) as made:
        yield made


def test_a_deputy_plays_when_the_clock_runs_out(timed: Saloon) -> None:
    first, second = two_people(timed, "wild-shots", clock={"kind": "fast"})
    players = [timed.enter(first), timed.enter(second)]
    slow = next(player for player in players if player.moves)
    assert slow.timing == {"kind": "move", "left": 20_000, "whole": 20_000}
    slow.quiet()
    timed.advance(19.9)
    assert slow.quiet() == []
    timed.advance(0.2)
    assert slow.next("frame")["timing"]["kind"] == "move"
    assert slow.moves == []


def test_nobody_holds_up_a_table_by_retracting_when_time_is_up(timed: Saloon) -> None:
    first, second = two_people(timed, clock={"kind": "fast"})
    annie = timed.enter(first)
    timed.enter(second)
    annie.play(annie.moves[0])
    timed.advance(20.1)
    annie.do("retract")
    for _ in range(4):
        annie.next("frame")
        if any(told["code"] != "chosen" for told in (annie.moment or {})["told"]):
            return
    pytest.fail("the table did not move on")


class SteppedTime:
    """The machine's time, as an administrator or NTP sets it."""

    monotonic = staticmethod(time.monotonic)

    def __init__(self) -> None:
        self.set_by = 0.0

    def time(self) -> float:
        return time.time() + self.set_by


@pytest.mark.parametrize("step", [-3600.0, 3600.0])
def test_a_step_of_the_machines_clock_neither_freezes_nor_rushes_a_table(
    folder: Path, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = SteppedTime()
    monkeypatch.setattr(machine_clock, "time", machine)
    with saloon(folder, Spans(fast=1.0, relaxed=600.0)) as made:
        quick, slow = [two_people(made, "wild-shots", clock={"kind": kind}) for kind in ("fast", "relaxed")]
        made.enter(slow[0])
        machine.set_by = step
        for first, second in (quick, slow):
            players = [made.enter(first), made.enter(second)]
            if first is quick[0]:
                players[0].next("frame")  # the clock ran out, though not an hour late
        assert 500_000 < players[0].timing["left"] <= 600_000
        assert made.application.hub.tables[slow[0]["table"]].table.decision == 0


def test_a_clock_that_was_set_back_between_two_runs_does_not_freeze_a_table(folder: Path) -> None:
    with saloon(folder, SPANS, clock=SetClock()) as before:
        first, second = two_people(before, "wild-shots", clock={"kind": "fast"})
    with saloon(folder, SPANS, clock=SetClock(1_000_000.0 - 3600.0)) as after:
        players = [after.enter(first), after.enter(second)]
        assert players[0].timing["left"] == 20_000
        after.advance(20.1)
        assert players[0].next("frame")["moment"]["number"] == 1


class EarlyClock(SetClock):
    """Rings what is far off a thousandth of a second too early, as a fast loop does."""

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> SetAlarm:
        return super().call_at(when - 0.001 if when - self.time > 0.5 else when, call, *arguments)


def test_after_a_failed_commit_a_table_goes_on_by_itself(folder: Path) -> None:
    with saloon(folder, SPANS, clock=EarlyClock()) as made:
        first, second = two_people(made, "wild-shots", clock={"kind": "fast"})
        players = [made.enter(first), made.enter(second)]
        live = made.application.hub.tables[first["table"]]
        made.inside(live.mend)
        while made.inside(lambda: live.pending):
            time.sleep(0.01)
        made.advance(1.5)
        made.advance(20.0)
        players[0].next("frame")
        assert live.table.decision == 1


def test_the_clock_runs_out_also_for_an_owner_who_came_back_while_a_bot_was_thinking(
    timed: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_people(timed, "wild-shots", clock={"kind": "fast"})
    players = [timed.enter(first), timed.enter(second)]
    away = next(player for player in players if player.moves)
    stays = next(player for player in players if player is not away)
    live = timed.application.hub.tables[first["table"]]
    answers: list[asyncio.Future[Answered]] = []

    async def answer(_asked: object) -> Answered:
        answers.append(asyncio.get_running_loop().create_future())
        return await answers[-1]

    monkeypatch.setattr(live.hub.bots, "answer", answer)
    away.leave()
    seat = away.hello["seat"]
    timed.inside(lambda: live.room.gone_since.update({seat: 0.0}))
    timed.advance(19.9)
    assert stays.do("stand-in", seat=seat)["is"] == "done"
    back = timed.enter(away.seated)
    timed.advance(0.2)
    action = live.table.game.action(back.moves[0])
    for number in range(2):  # the stand-in's answer is void; then the clock asks for one
        until = time.monotonic() + PATIENCE
        while len(answers) == number:
            assert time.monotonic() < until, "nobody plays for who is late"
            time.sleep(0.01)
        timed.inside(partial(answers[number].set_result, Answered(action)))
    back.next("frame")
    assert not back.moves


def test_a_table_by_correspondence_is_in_memory_only_when_it_is_needed(folder: Path) -> None:
    clock = SetClock()
    with saloon(folder, msgspec.structs.replace(SPANS, linger=0.2), clock=clock) as made:
        first, second = two_people(made, "wild-shots", clock={"kind": "correspondence", "hours": 24})
        tables = made.application.hub.tables

        def wait_until(holds: Callable[[], bool]) -> None:
            until = time.monotonic() + PATIENCE
            while not holds():
                assert time.monotonic() < until
                time.sleep(0.02)

        for _ in range(2):
            for seated in (first, second):
                made.enter(seated).leave()
            made.advance(7.0)
            wait_until(lambda: not tables)
        made.advance(23.9 * 3600)
        assert not tables
        made.advance(0.1 * 3600)
        wait_until(
            lambda: any(
                isinstance(each.entry, log.Played) for each in made.application.hub.storage.read(first["table"])
            )
        )
        assert made.get(f"/api/tables/{first['table']}")["status"] == "playing"


def test_after_two_time_outs_a_bot_plays_until_the_owner_is_back(timed: Saloon) -> None:
    first, second = two_people(timed, clock={"kind": "relaxed"})
    annie, bill = timed.enter(first), timed.enter(second)
    for stands_in in (False, True):
        bill.play(bill.moves[0])
        timed.advance(90.1)
        bill.next("frame")
        while not bill.moves:
            bill.hear()
        assert timed.get(f"/api/tables/{first['table']}")["chairs"][0]["stand_in"] is stands_in
    annie.quiet()
    annie.play(annie.moves[0])
    assert not timed.get(f"/api/tables/{first['table']}")["chairs"][0]["stand_in"]


def test_a_deadline_survives_a_restart(folder: Path) -> None:
    clock = SetClock()
    with saloon(folder, SPANS, clock=clock) as before:
        first, second = two_people(before, "wild-shots", clock={"kind": "correspondence", "hours": 2})
    clock = SetClock(clock.time + 3600)
    with saloon(folder, SPANS, clock=clock) as after:
        players = [after.enter(first), after.enter(second)]
        slow = next(player for player in players if player.moves)
        assert slow.timing == {"kind": "move", "left": 3_600_000, "whole": 7_200_000}
        after.advance(3601)
        assert slow.next("frame")["moment"]["number"] == 1


def test_a_stand_in_needs_an_absence(timed: Saloon) -> None:
    first, second = two_people(timed)
    annie, bill = timed.enter(first), timed.enter(second)
    assert annie.do("stand-in", seat=1)["why"]["code"] == "not-away"
    bill.leave()
    while annie.next("table")["table"]["chairs"][1]["connected"]:
        pass
    timed.advance(59)
    assert annie.do("stand-in", seat=1)["why"]["code"] == "not-away"
    timed.advance(2)
    assert annie.do("stand-in", seat=1)["is"] == "done"
    annie.play(annie.moves[0])
    timed.advance(1)
    while annie.moment is None or annie.moment["number"] < 2:
        annie.hear()
    back = timed.enter(second)
    assert not back.hello["table"]["chairs"][1]["stand_in"]
    assert back.hello["table"]["chairs"][1]["connected"]


def play_to_window(players: list[Player]) -> None:
    """Play on until a secret window is open."""
    for _ in range(2000):
        for player in players:
            player.quiet(0.01)
        if any(player.over for player in players):
            pytest.fail("the game ended without a window")
        if players[0].moment and players[0].moment["window"]:
            return
        acting = next(player for player in players if player.moves)
        acting.play(acting.moves[-1])


def opened_window(timed: Saloon) -> tuple[Json, list[Player]]:
    first, second = two_people(timed, "boomtown-bandits")
    players = [timed.enter(first), timed.enter(second)]
    play_to_window(players)
    return first, players


def test_a_window_closes_after_its_beat_no_matter_who_was_asked(timed: Saloon) -> None:
    _, players = opened_window(timed)
    number = players[0].moment["number"] if players[0].moment else 0
    assert players[0].timing["kind"] == players[1].timing["kind"] == "window"
    assert players[0].timing["whole"] == 6000
    timed.advance(5.9)
    assert all(player.quiet(0.05) == [] for player in players)
    timed.advance(0.2)
    for player in players:
        assert player.next("frame")["moment"]["number"] == number + 1


def test_more_time_adds_the_beat_once_a_seat(timed: Saloon) -> None:
    _, players = opened_window(timed)
    annie, bill = players
    assert annie.do("more-time")["is"] == "done"
    assert bill.next("timing")["timing"] == {"kind": "window", "left": 12_000, "whole": 12_000}
    assert annie.do("more-time")["why"]["code"] == "longer-already"
    timed.advance(11.9)
    assert "frame" not in bill.quiet(0.05)
    timed.advance(0.2)
    assert bill.next("frame")["moment"]["number"] > 0
    assert annie.do("more-time")["is"] in ("done", "refused")


def test_a_window_against_bots_alone_waits_for_as_long_as_one_reads(timed: Saloon) -> None:
    seated = timed.open("boomtown-bandits", bots=["greenhorn"])
    player = timed.enter(seated)
    while not (player.moment and player.moment["window"] and player.moves):
        assert not player.over, "no window asked the person"
        if player.moves:
            player.do("play", move=player.moves[0])
        timed.advance(0.7)
        player.quiet(0.02)
    assert player.timing["kind"] == "none"
    moves = player.moves
    for _ in range(10):
        timed.advance(60.0)
        player.quiet(0.02)
    assert player.moves == moves
    assert player.do("more-time")["why"]["code"] == "no-window"
    assert player.do("play", move="pass")["is"] == "done"


def test_a_bot_answers_windows_at_a_fixed_moment(timed: Saloon) -> None:
    seated = timed.open("boomtown-bandits", bots=["greenhorn"])
    player = timed.enter(seated)
    while not timed.inside(partial(just_asked_in_a_window, timed, seated["table"], 1)):
        player.quiet(0.02)
        if player.over:
            pytest.fail("no window asked the bot")
        if player.moves:
            player.do("play", move=player.moves[0])
        else:
            timed.advance(0.7)
    decision = decision_of(timed, seated["table"])
    timed.advance(0.49)
    player.quiet(0.05)
    assert 1 in asked(timed, seated["table"])
    timed.advance(0.02)
    until = time.monotonic() + PATIENCE
    while decision_of(timed, seated["table"]) == decision and 1 in asked(timed, seated["table"]):
        assert time.monotonic() < until, "the bot did not answer"
        player.quiet(0.05)


def just_asked_in_a_window(saloon: Saloon, table: str, seat: int) -> bool:
    """Whether a window has opened at this very moment of the clock, and asks this seat.

    The table itself is looked at: on a slow machine a client hears of a window when time has gone on.
    """
    live = saloon.application.hub.tables[table]
    position = live.table.position
    opened = position is not None and position.passing() >= 0 and live.table.asked_at == live.hub.clock.now()
    return opened and not live.pending and seat in live.table.to_act


def asked(saloon: Saloon, table: str) -> tuple[int, ...]:
    """Who has still to choose, which nobody at the table can tell while a window is open."""
    to_act: tuple[int, ...] = saloon.inside(lambda: saloon.application.hub.tables[table].table.to_act)
    return to_act


def decision_of(saloon: Saloon, table: str) -> int:
    """How many decisions were made at a table."""
    made: int = saloon.inside(lambda: saloon.application.hub.tables[table].table.decision)
    return made


def test_the_fixed_spans_are_those_of_the_rules() -> None:
    assert (SPANS.relaxed, SPANS.fast, SPANS.beat, SPANS.beat_alone) == (90.0, 20.0, 6.0, 3.0)
    assert fistful.game("boomtown-bandits").seats[-1] == 5
