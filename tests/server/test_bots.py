"""Bots in seats: whatever becomes of the processes they think in, the table goes on."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest
import structlog

import fistful
from fistful.bots.thinking import Question
from fistful.protocol.tables import Level
from fistful.server.core.metrics import Metrics
from fistful.server.core.settings import Settings
from fistful.server.play.bots import Answered, Asked, Bots
from fistful.server.play.thinkers import Answer, Thinker
from tests.plugin import LAST, installed
from tests.server.saloon import QUICK, Player, Saloon, saloon

SETTINGS = Settings(data=Path())
LEVELS: tuple[Level, ...] = ("greenhorn", "deputy", "sheriff", "legend")


def choice() -> fistful.View:
    """A view with several actions."""
    position = fistful.game("wild-shots").new(2, 1)
    return position.view(position.to_act[0])


def test_a_bot_answers_one_of_its_actions() -> None:
    async def ask() -> int:
        bots = Bots(SETTINGS, Metrics())
        answer = await bots.answer(Asked("greenhorn", choice()))
        await bots.close()
        assert answer is not None
        return answer.action

    assert asyncio.run(ask()) in choice().actions


def test_every_answer_has_a_seed_of_its_own_that_does_not_follow_from_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    async def notes(_self: Thinker, question: bytes) -> Answer:
        seeds.append(msgspec.json.decode(question, type=Question).seed)
        return Answer(choice().actions[0], 0, 0.0)

    async def ask() -> None:
        for _ in range(2):
            bots = Bots(SETTINGS, Metrics())
            for level in LEVELS:
                await bots.answer(Asked(level, choice()))
            await bots.close()

    monkeypatch.setattr(Thinker, "_answer", notes)
    asyncio.run(ask())
    assert len(set(seeds)) == len(seeds) == 2 * len(LEVELS)
    assert fistful.game("wild-shots").new(2, 1).chance.seed not in seeds


def test_a_bot_that_dies_or_stalls_is_replaced_by_a_deputy(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    real = Thinker._answer

    async def stalls(self: Thinker, question: bytes) -> Answer:
        asked.append(question)
        if b'"greenhorn"' in question:
            await asyncio.sleep(60)
        if b'"sheriff"' in question:
            raise BrokenPipeError
        return await real(self, question)

    async def ask() -> list[int]:
        bots = Bots(SETTINGS, Metrics())
        answers = [await bots.answer(Asked("sheriff", choice()))]
        bots.limit = 2.0
        answers.append(await bots.answer(Asked("greenhorn", choice())))
        await bots.close()
        return [answer.action for answer in answers if answer is not None]

    monkeypatch.setattr(Thinker, "_answer", stalls)
    with structlog.testing.capture_logs() as lines:
        answers = asyncio.run(ask())
    assert lines[0]["bot"] == "sheriff"
    assert len(answers) == 2 and all(answer in choice().actions for answer in answers)
    assert [b'"deputy"' in question for question in asked] == [False, True, False, True]


def test_a_bot_that_has_no_choice_takes_as_long_as_one_that_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Wild Shots a quick answer would tell that only one card of its hand could be played."""
    several = choice()
    single = msgspec.structs.replace(several, actions=several.actions[:1])

    async def thinks(_self: Bots, asked: Asked) -> Answered:
        await asyncio.sleep(0.3)
        return Answered(asked.view.actions[0])

    async def ask() -> list[float]:
        bots, took = Bots(SETTINGS, Metrics()), []
        asked: list[tuple[Level, fistful.View]] = [("legend", single), ("legend", several), ("legend", single)]
        for level, view in [*asked, ("greenhorn", single)]:
            began = time.perf_counter()
            answered = await bots.answer(Asked(level, view))
            assert answered is not None and answered.action in view.actions
            took.append(time.perf_counter() - began)
        return took

    monkeypatch.setattr(Bots, "_thought", thinks)
    at_first, chose, afterwards, greenhorn = asyncio.run(ask())
    assert at_first == pytest.approx(2.0, abs=0.1)
    assert afterwards == pytest.approx(chose, abs=0.1)
    assert greenhorn < 0.1


def test_bots_whose_processes_are_killed_play_on(folder: Path) -> None:
    with saloon(folder, QUICK) as made:
        player = made.enter(made.open("wild-shots", seats=3, bots=["greenhorn", "deputy"]))
        for number in itertools.count():
            if player.over:
                break
            if number % 12 == 0:
                kill_thinkers(made.application.hub.bots)
            step(player)


def step(player: Player) -> None:
    if player.moves:
        player.play(player.moves[0])
    else:
        player.hear()


def kill_thinkers(bots: Bots) -> None:
    for thinker in bots.thinkers:
        if thinker._process is not None and thinker._process.returncode is None:
            os.kill(thinker._process.pid, signal.SIGKILL)


def test_a_level_of_another_package_sits_down_and_plays(tmp_path: Path, folder: Path) -> None:
    with installed(tmp_path, LAST, "champion"), saloon(folder) as made:
        assert "champion" in made.http.get("/api/games").json()["levels"]
        seated = made.open("loot-shoot-whisky", seats=2, name="Annie", bots=["champion"])
        player = made.enter(seated)
        assert [chair["name"] for chair in player.hello["table"]["chairs"]] == ["Annie", "champion"]
        player.play(player.moves[0])
        while player.moment is None or player.moment["view"]["phase"] == 1:
            player.next("frame")
        assert player.moment["view"]["spent"][1] == ["whisky", "whisky"]


def test_a_level_that_does_not_exist_does_not_sit_down(shared: Saloon) -> None:
    host = shared.enter(shared.open("wild-shots", seats=3))
    why = host.do("seat-bot", level="marshal")["why"]
    assert why["code"] == "no-such-level"
    assert "sheriff" in why["params"]["known"]
