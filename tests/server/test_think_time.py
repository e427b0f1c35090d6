"""How long each bot may think, and with how many simulations it then answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import fistful
from fistful.bots import bot, budgets
from fistful.bots.sheriff import Sheriff
from fistful.bots.thinking import Question
from fistful.protocol.tables import Hurried
from fistful.server.core.metrics import Metrics
from fistful.server.core.settings import Settings, Spans
from fistful.server.play.bots import Answered, Asked, Bots
from fistful.server.play.thinkers import Answer, Thinker
from tests.server.skipping import run

SIMULATION = 0.00001
"""Seconds of a simulation in these tests: a legend of Wild Shots would think for 0.8."""


def choice() -> fistful.View:
    """A view of Wild Shots with several actions."""
    position = fistful.game("wild-shots").new(2, 1)
    return position.view(position.to_act[0])


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Processes that take as long as their simulations; the levels that were asked."""
    asked: list[str] = []

    async def answer(_self: Thinker, question: bytes) -> Answer:
        level = msgspec.json.decode(question, type=Question).level
        asked.append(level)
        player = bot(level, "wild-shots")
        simulations = player.simulations if isinstance(player, Sheriff) else 0
        await asyncio.sleep(simulations * SIMULATION)
        return Answer(choice().actions[0], simulations, simulations * SIMULATION)

    monkeypatch.setattr(Thinker, "_answer", answer)
    return asked


def some_bots(queue: int = 1000, target: float = 2.5, metrics: Metrics | None = None) -> Bots:
    spans = Spans(bot_target=target, bot_grace=0.7)
    return Bots(Settings(data=Path(), spans=spans, bot_queue=queue), metrics or Metrics())


async def timed(bots: Bots, asked: Asked) -> tuple[float, Answered]:
    began = asyncio.get_running_loop().time()
    answered = await bots.answer(asked)
    assert answered is not None
    return asyncio.get_running_loop().time() - began, answered


@pytest.mark.usefixtures("thinking")
def test_a_hundred_and_fifty_legends_of_one_household_do_not_starve_an_honest_player() -> None:
    async def play() -> tuple[list[tuple[float, Answered]], list[tuple[float, Answered]]]:
        bots = some_bots()
        flood = [
            asyncio.create_task(timed(bots, Asked("legend", choice(), "flood", f"table {number}")))
            for number in range(150)
        ]
        await asyncio.sleep(0.2)
        honest = [await timed(bots, Asked("sheriff", choice(), "honest", "mine")) for _ in range(3)]
        return honest, await asyncio.gather(*flood)

    honest, flood = run(play())
    assert all(answered.hurried is None for _, answered in honest)
    assert max(seconds for seconds, _ in honest) < 1.5
    assert max(seconds for seconds, _ in flood) < 5.0
    assert all(answered.hurried is not None for _, answered in flood[1:100])


@pytest.mark.usefixtures("thinking")
def test_when_many_think_all_of_them_answer_in_time_with_fewer_simulations() -> None:
    async def play() -> list[tuple[float, Answered]]:
        bots = some_bots(target=1.0)
        return await asyncio.gather(
            *(timed(bots, Asked("sheriff", choice(), f"person {number}", f"table {number}")) for number in range(40))
        )

    answers = run(play())
    assert max(seconds for seconds, _ in answers) < 2.0
    first, *others = [answered for _, answered in answers]
    assert first.hurried is None  # nobody else was waiting when it began
    counts = [answered.simulations for answered in others]
    assert min(counts) >= 400 and max(counts) < 20_000
    assert [answered.hurried for answered in others] == [Hurried(count, 20_000) for count in counts]


def test_a_deputy_answers_where_there_is_no_time_for_simulations_that_beat_it(thinking: list[str]) -> None:
    async def play() -> list[tuple[float, Answered]]:
        bots = some_bots(target=0.1)
        return await asyncio.gather(*(timed(bots, Asked("sheriff", choice(), "a", str(each))) for each in range(60)))

    answers = run(play())
    thumbs = [answered for _, answered in answers if answered.hurried == Hurried(0, 20_000)]
    assert thumbs and thinking.count("deputy") == len(thumbs)
    assert all(answered.simulations >= 400 for _, answered in answers if answered not in thumbs)


@pytest.mark.usefixtures("thinking")
def test_a_queue_that_is_full_leaves_the_answer_to_a_deputy() -> None:
    async def play() -> list[tuple[float, Answered]]:
        bots = some_bots(queue=4, target=60.0)
        return await asyncio.gather(*(timed(bots, Asked("legend", choice(), "a", str(each))) for each in range(10)))

    answers = run(play())
    assert sum(answered.hurried == Hurried(0, 80_000) for _, answered in answers) >= 5
    assert max(seconds for seconds, _ in answers) < 8.0


def test_the_time_of_a_bot_counts_from_when_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[float] = []

    async def hangs(_self: Thinker, question: bytes) -> Answer:
        try:
            if b'"deputy"' not in question:
                await asyncio.sleep(60)
        except asyncio.CancelledError:
            killed.append(asyncio.get_running_loop().time())
            raise
        return Answer(choice().actions[0], 0, 0.0)

    async def play() -> tuple[float, float]:
        bots = some_bots(target=0.3)
        both = await asyncio.gather(*(timed(bots, Asked("sheriff", choice(), each, each)) for each in ("a", "b")))
        assert not killed
        await asyncio.sleep(20)
        return both[0][0], both[1][0]

    monkeypatch.setattr(Thinker, "_answer", hangs)
    thought, waited = run(play())
    assert thought == pytest.approx(1.0, abs=0.1)
    assert waited == pytest.approx(0.3, abs=0.1)
    assert killed == [pytest.approx(10.0, abs=0.1)]


def test_a_thought_that_came_too_late_makes_the_next_ones_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(_self: Thinker, question: bytes) -> Answer:
        player = bot(msgspec.json.decode(question, type=Question).level, "wild-shots")
        seconds = 0.0003 * player.simulations if isinstance(player, Sheriff) else 0.0
        await asyncio.sleep(seconds)
        return Answer(choice().actions[0], round(seconds / 0.0003), seconds)

    async def play() -> list[tuple[float, Answered]]:
        bots, out = some_bots(), []
        for _ in range(2):
            out.append(await timed(bots, Asked("sheriff", choice(), "a", "mine")))
            await asyncio.sleep(10)
        return out

    monkeypatch.setattr(Thinker, "_answer", slow)
    (late, by_deputy), (in_time, by_sheriff) = run(play())
    assert (by_deputy.hurried, by_sheriff.hurried) == (Hurried(0, 20_000), Hurried(7_000, 20_000))
    assert late == pytest.approx(3.2, abs=0.1) and in_time <= 2.5


def test_a_legend_that_needs_longer_than_a_window_is_open_plays_what_a_deputy_would(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(_self: Thinker, question: bytes) -> Answer:
        if b'"deputy"' not in question:
            await asyncio.sleep(9)
        return Answer(choice().actions[1], 0, 0.0)

    async def play() -> tuple[float, Answered]:
        return await timed(some_bots(), Asked("legend", choice(), patience=1.2))

    monkeypatch.setattr(Thinker, "_answer", slow)
    seconds, answered = run(play())
    assert answered == Answered(choice().actions[1], 0, Hurried(0, 80_000))
    assert seconds == pytest.approx(1.2, abs=0.1)


def test_a_bot_whose_table_was_left_while_it_waited_does_not_think(thinking: list[str]) -> None:
    async def play() -> Answered | None:
        bots = some_bots()
        first = asyncio.create_task(bots.answer(Asked("sheriff", choice(), "a", "first")))
        await asyncio.sleep(0.05)
        left = await bots.answer(Asked("sheriff", choice(), "b", "left", needed=lambda: False))
        await first
        return left

    assert run(play()) is None
    assert len(thinking) == 1


@pytest.mark.usefixtures("thinking")
def test_a_forced_move_is_shown_with_as_little_thought_as_the_others() -> None:
    """Else it would tell that the bot had no choice."""

    async def play() -> list[Answered | None]:
        bots = some_bots(target=0.05)
        several = choice()
        single = msgspec.structs.replace(several, actions=several.actions[:1])
        return [await bots.answer(Asked("sheriff", view)) for view in (several, single)]

    free, forced = run(play())
    assert free is not None and forced is not None
    assert free.hurried is not None and forced.hurried == free.hurried
    assert forced.simulations == 0


@pytest.mark.parametrize(
    ("level", "game", "usual", "least"),
    [
        ("sheriff", "wild-shots", 20_000, 400),
        ("legend", "wild-shots", 80_000, 400),
        ("legend", "shootout", 20_000, 100),
    ],
)
def test_a_level_can_do_with_less_down_to_what_still_beats_a_deputy(
    level: str, game: str, usual: int, least: int
) -> None:
    known = budgets(level, game)
    assert (next(iter(known)), min(known)) == (usual, least)
    assert list(known) == sorted(known, reverse=True)
    for simulations, name in known.items():
        player = bot(name, game)
        assert isinstance(player, Sheriff) and player.simulations == simulations


def test_levels_that_do_not_count_simulations_have_no_smaller_number() -> None:
    assert budgets("legend", "loot-shoot-whisky") == budgets("deputy", "wild-shots") == {}


@pytest.mark.usefixtures("thinking")
def test_the_figures_say_who_waits_and_for_how_long() -> None:
    async def play() -> tuple[str, str]:
        metrics = Metrics()
        bots = some_bots(metrics=metrics)
        asked = [asyncio.create_task(bots.answer(Asked("sheriff", choice(), "a", str(each)))) for each in range(4)]
        await asyncio.sleep(0.05)
        bots.count_waiting()
        during = metrics.text({}, 0, 0).decode()
        await asyncio.gather(*asked)
        bots.count_waiting()
        return during, metrics.text({}, 0, 0).decode()

    during, after = run(play())
    assert 'fistful_bot_queue{kind="live"} 3.0' in during
    assert 'fistful_bot_queue{kind="live"} 0.0' in after
    assert 'fistful_bot_wait_seconds_count{kind="live"} 4.0' in after
    assert 'fistful_bot_wait_seconds_bucket{kind="live",le="0.005"} 1.0' in after
