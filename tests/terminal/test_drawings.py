"""The screens as they are drawn: what stands where, at every size, in every theme and language."""

from __future__ import annotations

import io
import os
import random
import re
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import fistful
from fistful import locales
from fistful.bots import bot
from fistful.engine.wire import View
from fistful.games.wild_shots.wire import WildShotsView
from fistful.terminal.canvas import Canvas
from fistful.terminal.marks import CHANGED
from fistful.terminal.moments import Beat, Moment, beats, sentences
from fistful.terminal.picker import Picker
from fistful.terminal.screen import Frame, paint
from fistful.terminal.tables import drawing
from fistful.terminal.tables.scene import Scene
from fistful.terminal.themes import NONE, THEMES, Theme
from fistful.terminal.words import Words, names_at

SCREENS = Path(__file__).parent / "screens"
SIZES = ((80, 24), (120, 40), (200, 60))
TABLES: dict[str, tuple[int, int, dict[str, bool | int | str]]] = {
    "boomtown-bandits": (5, 90, {}),
    "loot-shoot-whisky": (2, 3, {"best_of": 3}),
    "looterz": (3, 40, {}),
    "shootout": (4, 30, {"marksman": True}),
    "wild-shots": (4, 60, {}),
}
"""For each game how many play, after how many decisions it is drawn, and its options."""


@cache
def views(slug: str) -> tuple[View, ...]:
    """What the first seat saw at each of its decisions, in the order of a game among bots."""
    seats, decisions, options = TABLES[slug]
    position = fistful.game(slug).new(seats, 7, **options)
    player = bot("deputy", slug)
    dice = random.Random(slug)
    out: list[View] = []
    for _ in range(decisions):
        if 0 in position.to_act:
            out.append(position.view(0))
        if not position.follow_orders():
            for seat in position.to_act:
                position.play(seat, player.answer(position.view(seat), dice.getrandbits(60)))
    return tuple(out)


def decision(slug: str) -> View:
    """The last decision of the first seat in which there was much to choose from."""
    return next(view for view in reversed(views(slug)) if len(view.actions) > 2)


def scene(slug: str, view: View, language: str = "en") -> Scene:
    game = fistful.game(slug)
    moves = [game.text(action) for action in view.actions]
    words = Words(game, language, names_at(language, None, "deputy", view.terms.seats))
    return Scene(view, (), words, Picker(moves, spelled=bool(game.about.grammar.letters)))


def screen(slug: str, view: View, size: tuple[int, int], language: str = "en") -> Canvas:
    drawn = scene(slug, view, language)
    keys = drawn.words.say("terminal-keys-choose")
    return paint(drawn, Frame((), drawn.words.prompt(view), keys), *size)


def check(name: str, drawn: str) -> None:
    """A screen is as it was; `FISTFUL_SCREENS=write` writes it again."""
    file = SCREENS / name
    if os.environ.get("FISTFUL_SCREENS") == "write":
        file.write_text(drawn + "\n", "utf-8")
    assert drawn + "\n" == file.read_text("utf-8")


def coloured(canvas: Canvas, theme: Theme) -> str:
    """A screen with the codes of its colours, as `cat` shows it."""
    console = Console(width=canvas.width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    with console.capture() as shown:
        console.print(canvas.rich(theme), soft_wrap=True)
    return shown.get()


@cache
def story(slug: str) -> tuple[Beat, ...]:
    """The whole game as the first seat saw it, and at its end with everything open."""
    seats, _, options = TABLES[slug]
    game = fistful.game(slug)
    position = game.new(seats, 7, **options)
    player = bot("deputy", slug)
    dice = random.Random(slug)
    words = Words(game, "en", names_at("en", None, "deputy", seats))
    out: list[Beat] = []
    while True:
        told = tuple(each for event in position.take_events() if (each := event.to(0)) is not None)
        out += beats(out[-1].view if out else None, Moment(position.view(0), told), words)
        if position.over:
            return (*out, Beat(position.reveal(), (), "", True))
        if not position.follow_orders():
            for seat in position.to_act:
                position.play(seat, player.answer(position.view(seat), dice.getrandbits(60)))


def beat_screen(slug: str, number: int) -> Canvas:
    """One beat of the story at 80 by 24, with what has changed since the beat before."""
    told = story(slug)
    words = scene(slug, told[0].view).words
    now, before = (Scene(beat.view, beat.told, words, Picker(())) for beat in (told[number], told[number - 1]))
    frame = Frame(sentences(told[: number + 1]), words.prompt(now.view), words.say("terminal-keys-wait"))
    return paint(now, frame, 80, 24, before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", TABLES)
def test_a_screen_is_drawn_as_it_was(slug: str, size: tuple[int, int]) -> None:
    check(f"{slug}-{size[0]}x{size[1]}.txt", screen(slug, decision(slug), size).text())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("slug", TABLES)
def test_a_screen_has_the_colours_that_it_had(slug: str, theme: str) -> None:
    colours = Theme(theme, fistful.game(slug).about.accent)
    check(f"{slug}-{theme}.ansi", coloured(screen(slug, decision(slug), (80, 24)), colours))


@pytest.mark.parametrize("slug", TABLES)
def test_what_is_told_and_what_it_changes_is_shown_as_it_was(slug: str) -> None:
    held = drawing(slug).HELD
    told = [number for number, beat in enumerate(story(slug)) if beat.told and beat.told[-1].code in held]
    drawn = beat_screen(slug, told[len(told) // 2])
    check(f"{slug}-told.ansi", coloured(drawn, Theme("dark", fistful.game(slug).about.accent)))


@pytest.mark.parametrize("slug", TABLES)
def test_the_end_of_a_game_is_drawn_as_it_was(slug: str) -> None:
    check(f"{slug}-end.txt", beat_screen(slug, len(story(slug)) - 1).text())


@pytest.mark.parametrize("slug", TABLES)
def test_what_has_changed_is_marked_and_nothing_else(slug: str) -> None:
    numbers = range(1, len(story(slug)) - 1, max(1, len(story(slug)) // 40))
    styles = [style for number in numbers for row in beat_screen(slug, number).styles for style in row]
    assert any(CHANGED in style for style in styles)
    same = scene(slug, decision(slug))
    still = paint(same, Frame((), "", ""), 80, 24, same)
    assert not any(CHANGED in style for row in still.styles for style in row)


@pytest.mark.parametrize("slug", TABLES)
def test_sixteen_colours_tell_apart_what_the_full_ones_do(slug: str) -> None:
    accent = fistful.game(slug).about.accent
    for name in THEMES:
        full, few = Theme(name, accent), Theme(name, accent, few=True)
        for style in ("lit", "bad", "red", "green", "blue", ""):
            shown = few.style(style)
            assert shown.color is None or shown.color.number in range(16)
            others = [other for other in ("lit", "bad", "") if full.style(other) != full.style(style)]
            assert all(few.style(other) != shown for other in others)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("slug", TABLES)
def test_every_theme_shows_the_same_characters_and_none_shows_no_colours(slug: str, theme: str) -> None:
    drawn = screen(slug, decision(slug), (80, 24))
    shown = drawn.rich(Theme(theme, fistful.game(slug).about.accent))
    assert [line.rstrip() for line in shown.plain.split("\n")] == drawn.text().split("\n")
    colours = {span.style.color for span in shown.spans if not isinstance(span.style, str) and span.style.color}
    assert bool(colours) == (theme != NONE)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("slug", TABLES)
def test_all_that_a_decision_needs_is_on_80_by_24(slug: str, language: str) -> None:
    """The whole question, whatever is in question among the choices, every card in hand, and the keys."""
    for view in views(slug)[:: max(1, len(views(slug)) // 6)]:
        drawn = scene(slug, view, language)
        text = re.sub(r"[ \n]+", " ", screen(slug, view, (80, 24), language).text())
        assert drawn.words.prompt(view) in text
        assert drawn.words.option(drawn.picker, drawn.picker.option) in text
        assert drawn.words.say("terminal-keys-choose").split(" ")[-1] in text
        for card in getattr(view, "hand", ()):
            facts = drawn.words.cards[str(card)]
            assert str(facts.value or drawn.words.term("card", facts.code)) in text, (card, text)


@pytest.mark.parametrize("slug", TABLES)
def test_what_may_be_chosen_stands_out_without_colour(slug: str) -> None:
    drawn = scene(slug, decision(slug))
    canvas = screen(slug, decision(slug), (80, 24))
    assert "▸" in canvas.text()
    pressed = {target for row in canvas.targets for target in row if target}
    assert pressed, "nothing can be pressed"
    for target in pressed:
        option = target.removeprefix("option:")
        assert option in drawn.picker.options or drawn.picker.option_for(target) is not None


@pytest.mark.parametrize("slug", TABLES)
@pytest.mark.parametrize("size", [(1, 1), (20, 5), (40, 12), (79, 23), (119, 30)])
def test_any_size_can_be_drawn(slug: str, size: tuple[int, int]) -> None:
    canvas = screen(slug, decision(slug), size)
    assert len(canvas.cells) == size[1]
    assert all(cell_len("".join(row)) == size[0] for row in canvas.cells)


@pytest.mark.parametrize("slug", TABLES)
def test_the_open_view_shows_everyone_at_a_full_table(slug: str) -> None:
    game = fistful.game(slug)
    drawn = screen(slug, game.new(game.seats[-1], 7).reveal(), (80, 24)).text()
    names = names_at("en", None, "deputy", game.seats[-1])
    assert [name for name in names if name not in drawn] == []


def test_every_hand_lies_open_in_a_replay() -> None:
    view = fistful.game("wild-shots").new(4, 7).reveal()
    drawn = screen("wild-shots", view, (80, 24)).text()
    assert isinstance(view, WildShotsView)
    for seat, hand in enumerate(view.hands):
        assert f"{'ABCD'[seat]}  {'  '.join(hand)}" in drawn


def test_a_trick_lies_on_the_table_until_it_was_told_who_took_it() -> None:
    game = fistful.game("wild-shots")
    words = Words(game, "en", ["Ann", "Bob"])
    position = game.new(2, 1)
    before = position.view(0)
    while not position.view(0).last_trick:
        before = position.view(0)
        position.take_events()
        (seat,) = position.to_act
        position.play(seat, position.actions(seat)[0])
    told = tuple(each for event in position.take_events() if (each := event.to(0)) is not None)
    shown = beats(before, Moment(position.view(0), told), words)
    assert [beat.told[-1].code for beat in shown[:2]] == ["played", "took"]
    assert all(beat.view is before for beat in shown[:2])
    assert all(beat.view is not before for beat in shown[2:])
    assert [beat.asks for beat in shown] == [False] * (len(shown) - 1) + [True]
    trick = paint(Scene(shown[1].view, shown[1].told, words, Picker(())), Frame((), "", ""), 80, 24).text()
    assert "The trick" in trick and "Last trick" not in trick
