"""When bots think at tables, and what the log and the table say about it."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from pathlib import Path

import msgspec
import pytest

from fistful import view_from_json
from fistful.bots import bot
from fistful.bots.sheriff import Sheriff
from fistful.bots.thinking import Question
from fistful.protocol.tables import Clock, Hurried
from fistful.server.play.thinkers import Answer, Thinker
from fistful.server.tables import log
from fistful.server.tables.fold import fold
from fistful.server.tables.log import Logged
from tests.server.saloon import PATIENCE, QUICK, Saloon, saloon
from tests.server.worlds import played_until


def by_bots(made: Saloon, table: str) -> list[log.Played]:
    entries = [logged.entry for logged in made.application.hub.storage.read(table)]
    return [entry for entry in entries if isinstance(entry, log.Played) and entry.by == "bot"]


def wait_for_bots(made: Saloon, table: str) -> list[log.Played]:
    until = time.monotonic() + PATIENCE
    while not (played := by_bots(made, table)):
        assert time.monotonic() < until, "no bot has played"
        time.sleep(0.02)
    return played


def test_legends_of_one_address_at_150_tables_leave_the_bot_of_another_its_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each legend would think for a second: in the order in which they were asked, the last one after minutes."""
    given: list[str] = []

    async def think(_self: Thinker, question: bytes) -> Answer:
        asked = msgspec.json.decode(question, type=Question)
        player = bot(asked.level, "wild-shots")
        simulations = player.simulations if isinstance(player, Sheriff) else 0
        given.append(asked.level)
        await asyncio.sleep(simulations / 80_000)
        return Answer(view_from_json(bytes(asked.view)).actions[0], simulations, simulations / 80_000)

    monkeypatch.setattr(Thinker, "_answer", think)
    with saloon(folder, QUICK) as made:
        made.http.headers["x-forwarded-for"] = "203.0.113.7"
        for _ in range(150):
            flood = made.enter(made.open("wild-shots", seats=4, bots=["legend"] * 3))
            if flood.moves:
                flood.play(flood.moves[0])
        made.http.headers["x-forwarded-for"] = "192.0.2.1"
        honest = made.enter(made.open("wild-shots", seats=2, bots=["sheriff"]))
        waits: list[float] = []
        while len(waits) < 4:
            if honest.moves:
                honest.play(honest.moves[0])
            if not honest.moves:
                began = time.monotonic()
                honest.next("frame")
                waits.append(time.monotonic() - began)
        assert max(waits) < 4.0
        assert given.count("legend") < 20 < sum(level.startswith("legend@") for level in given)
        fewest = min(played.simulations or 0 for played in by_bots(made, honest.seated["table"]) if played.simulations)
        assert fewest >= 5_000


@pytest.mark.parametrize("kind", ["none", "fast"])
def test_bots_of_a_live_table_think_only_while_somebody_is_there(folder: Path, kind: str) -> None:
    with saloon(folder, QUICK) as made:
        seated = made.open("loot-shoot-whisky", seats=2, bots=["greenhorn"], clock={"kind": kind})
        time.sleep(0.5)
        assert not by_bots(made, seated["table"])
        made.enter(seated)
        wait_for_bots(made, seated["table"])


def test_a_live_table_that_everybody_has_left_is_not_kept_in_memory_by_its_bots(folder: Path) -> None:
    with saloon(folder, msgspec.structs.replace(QUICK, linger=0.2)) as made:
        made.open("loot-shoot-whisky", seats=2, bots=["greenhorn"])
        until = time.monotonic() + PATIENCE
        while made.application.hub.tables:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_bots_of_a_table_by_correspondence_think_though_nobody_is_there(folder: Path) -> None:
    with saloon(folder, QUICK) as made:
        clock = {"kind": "correspondence", "hours": 24}
        seated = made.open("loot-shoot-whisky", seats=2, bots=["greenhorn"], clock=clock)
        assert wait_for_bots(made, seated["table"])[0].simulations == 0


def test_the_log_says_how_many_simulations_a_move_rests_on_and_the_table_shows_fewer(folder: Path) -> None:
    with saloon(folder, QUICK) as made:
        bots = made.application.hub.bots
        made.inside(lambda: bots._costs._timed.update({("shootout", ""): bots_cost(100)}))
        player = made.enter(made.open("shootout", seats=3, bots=["sheriff", "sheriff"]))
        table, shown = player.seated["table"], None
        while shown is None:
            if player.moves:
                player.play(player.moves[0])
            message = player.hear()
            if message["is"] == "table":
                shown = next((chair["hurried"] for chair in message["table"]["chairs"] if chair["hurried"]), None)
        assert shown == {"simulations": 100, "usual": 5000}
        assert any(played.hurried == Hurried(100, 5000) for played in by_bots(made, table))
        assert {played.simulations for played in by_bots(made, table)} <= {0, 100}
        player.leave()
    with saloon(folder, QUICK) as made:
        chairs = made.get(f"/api/tables/{table}")["chairs"]
        assert [chair["hurried"] for chair in chairs].count({"simulations": 100, "usual": 5000}) >= 1


def bots_cost(simulations: int) -> deque[float]:
    """A cost of a simulation at which this many fit into the usual time, and hardly more."""
    return deque([2.0 / simulations] * 1000, maxlen=1000)


def test_moves_of_old_logs_are_read() -> None:
    old = log.decode(b'{"log":"played","seat":1,"move":"C7","by":"bot"}')
    assert old == log.Played(1, "C7", "bot")
    assert log.encode(log.Played(1, "C7")) == b'{"log":"played","seat":1,"move":"C7"}'


def test_what_a_bot_does_in_a_secret_window_is_not_shown_as_hurried() -> None:
    """Who is asked there is secret, so nothing about it changes what everybody sees."""
    entries: list[log.AnyEntry] = [
        log.Opened("boomtown-bandits", 2, {}, Clock(), False, "00" * 32),
        log.Sat(0, "Annie", "", "11" * 32),
        log.BotSat(1, "sheriff"),
        log.Started(),
    ]
    begun = [Logged(number, f"c{number}", 0.0, entry) for number, entry in enumerate(entries)]
    table = fold("a", played_until(begun, random.Random(1), lambda position, _: position.passing() >= 0))
    assert table.position is not None
    seat, move = table.to_act[0], table.game.text(table.position.passing())
    table.apply(log.Played(seat, move, "bot", 0, Hurried(0, 15_000)), 1.0)
    assert [chair.hurried for chair in table.info().chairs] == [None, None]
