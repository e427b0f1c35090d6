"""What every game says about itself agrees with its notation, its words, its cards and its views."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fistful
from fistful import locales
from fistful.engine.registry import view_type
from fistful.engine.seats import LETTERS
from fistful.engine.wire import shown_fields
from tests.tables import TABLES, Table, moments

games = pytest.mark.parametrize("slug", fistful.games())


@games
def test_a_game_can_be_listed_by_what_it_says(slug: str) -> None:
    about = fistful.game(slug).about
    assert about.slug == slug and about.title and about.rules >= 1
    assert about.usual_seats in about.seats and about.minutes[0] <= about.minutes[1]
    colours = (about.accent.shape, about.accent.text, about.accent.dark_shape, about.accent.dark_text)
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


def test_no_two_games_stand_at_the_same_place_in_the_lobby() -> None:
    orders = [fistful.game(slug).about.lobby_order for slug in fistful.games()]
    assert len(set(orders)) == len(orders)


@games
def test_the_grammar_reads_every_move(slug: str) -> None:
    game = fistful.game(slug)
    grammar, letters = game.about.grammar, game.about.letters
    read: set[str] = set()
    for action in range(game.action_count):
        text = game.text(action)
        if grammar.letters:
            assert all(has_words(slug, grammar.letters, letters[letter]) for letter in text)
        elif grammar.argument:
            assert has_words(slug, grammar.argument, text)
        else:
            verb, *arguments = text.split(" ")
            read.add(verb)
            kinds = grammar.verbs.get(verb, ())
            assert all(is_argument(slug, kind, each) for kind, each in zip(kinds, arguments, strict=False)), text
            assert all(each.isdigit() or verb == each == "round" for each in arguments[len(kinds) :]) or verb == "pass"
    assert set(grammar.verbs) <= read


def is_argument(slug: str, kind: str, text: str) -> bool:
    """Whether a word of a move is of this kind."""
    if kind == "seat":
        return text in LETTERS
    if kind == "slot":
        return text[0] in LETTERS and text[1:].isdigit()
    return has_words(slug, kind, text)


def has_words(slug: str, kind: str, name: str) -> bool:
    return any(locales.term(slug, kind, name, language) != name for language in locales.LANGUAGES)


@games
def test_parameters_are_worded_by_messages_that_exist(slug: str) -> None:
    for term in fistful.game(slug).about.meanings.terms.values():
        assert all(locales.bundle(language).has_message(f"{slug}-{term}") for language in locales.LANGUAGES)


@games
def test_every_card_that_a_view_names_is_among_the_cards(slug: str) -> None:
    game = fistful.game(slug)
    codes = [card.code for card in game.cards()]
    assert len(set(codes)) == len(codes)
    named = {field.name for field in shown_fields(view_type(slug))} & {"hand", "hands", "discards", "row", "taken"}
    table = next(table for table in TABLES if table.slug == slug)
    seen = {
        str(card)
        for position in moments(table, 3)
        for name in named
        for card in flat(getattr(position.reveal(), name))
        if card != ""
    }
    assert seen and seen <= set(codes)


def flat(value: object) -> list[object]:
    return [each for part in value for each in flat(part)] if isinstance(value, tuple) else [value]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_standing_has_a_number_a_seat_and_leads_to_the_outcome(table: Table) -> None:
    game = fistful.game(table.slug)
    for position in moments(table, 5):
        standings = [game.standing(position.view(seat)) for seat in [*range(table.seats), None]]
        assert {len(standing) for standing in standings} == {table.seats}
    outcome, last = position.outcome, game.standing(position.reveal())
    assert outcome is not None
    if table.slug == "boomtown-bandits":
        assert all(money <= score for money, score in zip(last, outcome.scores, strict=True)), "bonuses come on top"
    else:
        assert {seat for seat in range(table.seats) if last[seat] == max(last)} >= set(outcome.winners)


def test_the_letters_of_seats_are_spelled_once() -> None:
    source = Path(fistful.__file__).parent
    spelling = [file.name for file in source.rglob("*.py") if re.search(r"[\"']ABCDE", file.read_text("utf-8"))]
    assert spelling == ["seats.py"]
