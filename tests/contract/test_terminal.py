"""The table in the terminal: everything that is not typed is in the game's words, in every language."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import fistful
from fistful import locales
from fistful.bots import bot
from fistful.engine.position import Position
from fistful.engine.registry import view_type
from fistful.engine.wire import View, shown_fields
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.games.looterz.wire import LooterInPlay
from fistful.games.shootout.wire import ShootoutView
from fistful.games.wild_shots.wire import WildShotsView
from fistful.terminal.local import LocalTable
from fistful.terminal.session import Session
from fistful.terminal.table import Writer, changes, draw, label_key
from tests.tables import TABLES, Table, moments

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
TYPED = {"hand", "hand_fresh", "hands", "hands_fresh", "known", "known_fresh", "stack_tops", "deck", "draw_pile"}
TYPED |= {"trick", "last_trick", "own_tricks", "open_tricks", "health", "exposed", "looked", "mark"}
"""Fields that stay in notation, because moves are typed in it: cards that one may play, and Health slots."""


def codes(value: object) -> list[str]:
    """All codes in a value, however deep."""
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, dict):
        return list(value)
    return [code for each in value for code in codes(each)] if isinstance(value, tuple) else []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_code_in_a_view_has_words_unless_one_types_it(table: Table) -> None:
    """A field that holds codes, alone or in a list, is one that the game says how to word."""
    terms = fistful.game(table.slug).about.meanings.terms
    unworded = {
        field.name
        for position in moments(table, 3)
        for view in (position.view(0), position.reveal())
        for field in shown_fields(view_type(table.slug))
        if field.name not in TYPED and field.name not in terms and codes(getattr(view, field.name))
    }
    assert unworded == set()


def lines(view: View, language: str) -> dict[str, str]:
    """What the terminal shows of a view, by field."""
    console = Console(width=2000, file=io.StringIO(), record=True)
    console.print(draw(view, Writer(view.game, language, {}), NAMES[: view.terms.seats]))
    text = console.export_text()
    shown = {}
    for field in shown_fields(type(view)):
        label = locales.message(label_key(view.game, field.name), language)
        found = re.search(rf"^{re.escape(label)} {{2,}}(.*?) *$", text, re.MULTILINE)
        shown[field.name] = found[1] if found else ""
    return shown


def first(table: str, seats: int, wanted: str, **options: bool) -> View:
    """The first view of seat 0, in a game of bots, in which this field is not empty."""
    game = fistful.game(table)
    player = bot("greenhorn", table)
    for seed in range(20):
        position: Position = game.new(seats, seed, **options)
        while not position.over:
            view = position.view(0)
            if codes(getattr(view, wanted)):
                return view
            if not position.follow_orders():
                for seat in position.to_act:
                    position.play(seat, player.answer(position.view(seat), seed))
    raise AssertionError(f"{wanted} is always empty")


@pytest.mark.parametrize(
    ("language", "colours"), [("en", {"red", "black", "green", "blue"}), ("de", {"Rot", "Schwarz", "Grün", "Blau"})]
)
def test_the_colours_that_a_seat_lacks_are_in_words(language: str, colours: set[str]) -> None:
    view = first("wild-shots", 4, "lacks")
    shown = set(re.split(r", | {2,}", lines(view, language)["lacks"])) - {"–"}
    assert shown and shown <= colours


def test_played_marksman_cards_are_in_words() -> None:
    view = first("shootout", 3, "played", marksman=True)
    assert isinstance(view, ShootoutView)
    played = codes(view.played)
    shown = lines(view, "de")["played"]
    assert all(locales.term("shootout", "marksman", card, "de") in shown and card not in shown for card in played)


def test_tokens_and_places_are_in_words() -> None:
    view = first("boomtown-bandits", 3, "closed")
    assert isinstance(view, BoomtownBanditsView)
    shown = lines(view, "de")
    words = [locales.term("boomtown-bandits", "location", code, "de") for code in view.town]
    assert shown["town"] == ", ".join(words)
    assert re.fullmatch(r"((\? –(, )?){3} *)+", shown["tokens"])


@pytest.mark.parametrize(("language", "said"), [("en", "Death Knight 2/2·"), ("de", "Todesritter 2/2·")])
def test_looterz_in_play_are_in_words(language: str, said: str) -> None:
    looter = LooterInPlay("death-knight", 2, 2, 2, True, (), None, 1)
    assert Writer("looterz", language, {}).written("in_play", (looter,)) == said


def test_a_card_that_one_types_stands_in_notation_with_its_name_where_that_differs() -> None:
    def hand(language: str) -> str:
        game = fistful.game("looterz")
        session = Session(LocalTable(game, game.new(2, 1), "greenhorn", language))
        return session.telling.writer.written("hand", ("death-knight",))

    assert hand("en") == "death-knight (2/2)"
    assert hand("de") == "death-knight (Todesritter, 2/2)"


@pytest.mark.parametrize("typed", ["?", "help"])
def test_help_can_be_asked_for_with_a_mark_or_a_word(typed: str) -> None:
    game = fistful.game("shootout")
    session = Session(LocalTable(game, game.new(2, 1), "greenhorn"))
    session.telling.console = Console(width=400, file=io.StringIO(), record=True)
    session.commands[typed]()
    assert "Type the number of a move" in session.telling.console.export_text()


@pytest.mark.parametrize("typed", ["standoff", "Duell", "DUELL"])
def test_a_card_can_be_read_by_its_notation_and_by_its_name(typed: str) -> None:
    game = fistful.game("shootout")
    session = Session(LocalTable(game, game.new(2, 1, marksman=True), "greenhorn", "de"))
    session.telling.console = Console(width=400, file=io.StringIO(), record=True)
    session.telling.card(typed)
    assert session.telling.console.export_text().strip() == locales.term("shootout", "text", "standoff", "de")


def test_minus_points_stand_under_the_names_of_those_who_have_them() -> None:
    position = fistful.game("wild-shots").new(3, 1)
    view = position.view(0)
    assert isinstance(view, WildShotsView)
    while len(view.sheet) < 2:
        (seat,) = position.to_act
        position.play(seat, position.actions(seat)[0])
        view = position.view(0)
        assert isinstance(view, WildShotsView)
    columns = re.split(" {2,}", lines(view, "en")["sheet"])
    assert columns == [f"{one}, {other}" for one, other in zip(*view.sheet, strict=True)]


def test_a_question_says_only_what_has_changed() -> None:
    game = fistful.game("wild-shots")
    position = game.new(2, 1)
    before = after = position.view(0)
    assert isinstance(after, WildShotsView)
    while 0 not in after.to_act or not after.trick:
        (seat,) = position.to_act
        position.play(seat, position.actions(seat)[0])
        after = position.view(0)
        assert isinstance(after, WildShotsView)
    said = changes(before, after, Writer("wild-shots", "en", {}), NAMES[:2])
    assert any(line.startswith("On the table: ") for line in said)
    assert not any(line.startswith(("Round:", "Your hand:")) for line in said)
    assert not any(line.startswith("Cards in hand:") for line in said), "the events told it"
    assert all(line.endswith(".") for line in said)


def line_mode(typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the line mode prints at a table of Wild Shots when this is typed, line by line."""
    game = fistful.game("wild-shots")
    session = Session(LocalTable(game, game.new(2, 4), "greenhorn"))
    session.telling.console = Console(width=400, file=io.StringIO(), record=True)
    lines = iter(typed.split())
    monkeypatch.setattr(session.telling.console, "input", lambda _: next(lines, "quit"))
    session.run()
    return session.telling.console.export_text()


def test_a_move_is_made_by_its_number_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    said = line_mode("1 back", monkeypatch)
    first, second, third = re.findall(r"  1  \w+: (.*)", said)
    assert re.search(f"Stranger (leads|follows with|has no .* and plays) {first}", said)
    assert second != first == third


def test_what_cannot_be_taken_back_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is nothing to take back." in line_mode("back", monkeypatch)
