"""The full screen, driven by keys and mouse: whole games, and everything that the keys promise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import fistful
from fistful.engine.replay import read_record
from fistful.terminal import saved
from fistful.terminal.app import Drawing, TableApp
from fistful.terminal.local import LocalTable
from fistful.terminal.moments import sentences
from fistful.terminal.play import PlayApp
from fistful.terminal.reading import Page, Question
from fistful.terminal.replay import ReplayApp
from tests.tables import THOROUGH

PATIENCE = 120.0
SHORT: dict[str, tuple[int, dict[str, bool | int | str]]] = {
    "boomtown-bandits": (2, {}),
    "loot-shoot-whisky": (2, {}),
    "looterz": (2, {"goal": 2}),
    "shootout": (2, {"rounds_to_win": 1, "marksman": True}),
    "wild-shots": (2, {}),
}
"""How each game is played here and in real terminals: with how many, and with what options."""
GAMES = [
    *[(slug, seats, options) for slug, (seats, options) in SHORT.items() if THOROUGH or slug == "loot-shoot-whisky"],
    *[(slug, seats, {}) for slug in SHORT for seats in fistful.game(slug).seats if THOROUGH],
]


def table(slug: str, seats: int, options: dict[str, bool | int | str], level: str = "greenhorn") -> LocalTable:
    return LocalTable(fistful.game(slug), fistful.game(slug).new(seats, 7, **options), level)


def drive(app: TableApp, act: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Run the screen and do this with it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await asyncio.wait_for(act(pilot), PATIENCE)

    asyncio.run(run())


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    while not reached():
        await pilot.pause(0.005)


def asked(app: PlayApp) -> Callable[[], bool]:
    return lambda: bool(app.open_picker.options)


def shown(app: TableApp) -> str:
    app.repaint()
    return app.query_one(Drawing).canvas.text()


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_a_game_is_played_to_its_end_with_keys_alone(
    slug: str, seats: int, options: dict[str, bool | int | str]
) -> None:
    app = PlayApp(table(slug, seats, options), "dark", 0)

    async def play(pilot: Pilot[None]) -> None:
        while not app.table.position.over:
            await until(pilot, lambda: app.table.position.over or bool(app.open_picker.options))
            await pilot.press("right", "enter")
        await until(pilot, lambda: app.clock.rested and app.clock.beat.view.outcome is not None)
        outcome = app.table.position.outcome
        assert outcome is not None
        assert app.words.outcome(outcome) in " ".join(shown(app).split())
        await pilot.press("q")

    drive(app, play)
    assert not app.is_running


def test_a_shootout_in_real_time_is_rolled_and_called_with_keys() -> None:
    app = PlayApp(table("boomtown-bandits", 2, {"pace": "real-time"}), "dark", 0.05)

    def noted(move: str) -> bool:
        return any(decision.move.startswith(f"{move} @") for decision in app.table.record().decisions)

    async def fight(pilot: Pilot[None]) -> None:
        while not noted("roll") or not noted("call"):
            await pilot.press("enter" if app.bout is None else "space" if not noted("roll") else "h")

    drive(app, fight)


def test_a_move_is_taken_back_and_the_story_with_it() -> None:
    app = PlayApp(table("wild-shots", 2, {}), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        before, story = app.clock.beat.view, len(app.clock.story)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app)() and app.clock.beat.view != before)
        await pilot.press("u")
        await until(pilot, asked(app))
        assert app.clock.beat.view == before
        assert len(app.clock.story) == story
        await pilot.press("u")
        assert "nothing to take back" in app.notice

    drive(app, act)


def test_a_move_is_typed_completed_and_refused_in_words() -> None:
    app = PlayApp(table("boomtown-bandits", 2, {}), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        move = app.picker.moves[0]
        verb = move.split()[0]
        await pilot.press("slash", *verb[:2], "tab")
        assert app.typed is not None and app.typed.startswith(verb)
        await pilot.press("x", "enter")
        assert app.notice
        assert app.notice in " ".join(shown(app).split())
        await pilot.press("slash", *[{" ": "space"}.get(letter, letter) for letter in move], "enter")
        await until(pilot, lambda: len(app.table.kept) == 1)

    drive(app, act)


def test_a_card_is_played_with_two_presses_of_the_mouse() -> None:
    app = PlayApp(table("wild-shots", 2, {}), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        card = app.picker.options[-1]
        canvas = app.query_one(Drawing).canvas
        places = [(x, y) for y, row in enumerate(canvas.targets) for x, target in enumerate(row) if target == card]
        await pilot.click(offset=places[0])
        assert app.picker.option == card
        await pilot.click(offset=places[0])
        assert len(app.table.kept) == 1

    drive(app, act)


def test_one_can_look_back_while_the_game_waits() -> None:
    app = PlayApp(table("shootout", 2, {}), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        now = shown(app)
        await pilot.press("l", "left")
        assert app.looking_back and not app.open_picker.options
        assert f"moment {app.clock.place + 1} of" in shown(app)
        await pilot.press("escape")
        assert shown(app) == now

    drive(app, act)


def test_the_pages_to_read_open_and_close() -> None:
    app = PlayApp(table("wild-shots", 2, {}), "light", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        for key in ("question_mark", "w"):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            await pilot.press("escape")
            assert not isinstance(app.screen, Page)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        assert app.clock.beat.view.prompt.clause in app.screen.text.split("# Wild Shots")[0]

    drive(app, act)


def test_the_sheriff_gives_a_hint_that_enter_would_play() -> None:
    app = PlayApp(table("loot-shoot-whisky", 2, {}), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        await pilot.press("h")
        await until(pilot, lambda: "sheriff would play" in app.notice)
        assert any(f"play {move} " in app.notice for move in app.picker.moves)

    drive(app, act)


def test_events_are_shown_one_at_a_time_and_can_be_skipped() -> None:
    app = PlayApp(table("wild-shots", 2, {}), "dark", 1000)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.clock.shown >= 0)
        assert not app.clock.rested
        assert app.clock.beat.sentence in shown(app)
        assert not app.open_picker.options
        await pilot.press("space")
        await until(pilot, lambda: app.clock.rested)

    drive(app, act)


def test_the_screen_follows_the_size_of_the_terminal() -> None:
    app = PlayApp(table("looterz", 2, {}), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: app.query_one(Drawing).canvas.width == 120)
        assert "│ " + app.clock.story[0].sentence[:20] in shown(app)

    drive(app, act)


def test_a_game_is_left_after_a_question_and_resumed_with_its_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved, "place", lambda: tmp_path / "state" / "game.json")
    assert saved.resume() is None
    app = PlayApp(table("wild-shots", 2, {}, "deputy"), "dark", 0)

    async def leave(pilot: Pilot[None]) -> None:
        await until(pilot, asked(app))
        await pilot.press("enter")
        await until(pilot, asked(app))
        await pilot.press("ctrl+c")
        assert isinstance(app.screen, Question)
        await pilot.press("escape", "ctrl+c", "enter")

    drive(app, leave)
    saved.save(app.table)
    resumed = saved.resume()
    assert resumed is not None
    again, past = resumed
    assert again.view() == app.table.view()
    assert again.level == "deputy"
    assert sentences(past) == sentences(app.clock.story)
    saved.forget()
    assert saved.resume() is None


def test_a_replay_is_stepped_through_both_ways_with_all_hands_open() -> None:
    record = read_record(Path("tests/golden/wild-shots-3.rules-2.json").read_bytes())
    game = fistful.game("wild-shots")
    app = ReplayApp(game, record, None, "en", "dark")

    async def act(pilot: Pilot[None]) -> None:
        await pilot.pause()
        first = shown(app)
        await pilot.press("right", "right", "left", "left")
        assert shown(app) == first
        app.clock.look_back(len(app.clock.story))
        assert app.words.outcome(record.outcome) in shown(app) if record.outcome else False

    drive(app, act)


def test_a_replay_as_one_seat_saw_it_shows_no_other_hand() -> None:
    record = read_record(Path("tests/golden/wild-shots-3.rules-2.json").read_bytes())
    app = ReplayApp(fistful.game("wild-shots"), record, 1, "en", "dark")
    assert {beat.view.seat for beat in app.clock.story} == {1}
    assert not any(beat.view.open for beat in app.clock.story)
