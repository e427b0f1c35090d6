"""A replay tells every game with everything open: hands, placed tokens, drawn cards and peeks, in every language."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

import fistful
from fistful import Event, Record, locales
from fistful.cli.records import replay
from tests.tables import TABLES, Table, random_move

NAMES = ("Ann", "Bob", "Cal", "Dot", "Eve", "Flo")
tables = pytest.mark.parametrize("table", TABLES, ids=str)
in_every_language = pytest.mark.parametrize("language", locales.LANGUAGES)


@cache
def played(table: Table) -> Record:
    """The record of a random game."""
    position, dice = table.new(7), random.Random(str(table))
    while not position.over:
        position.play(*random_move(position, dice))
    return position.record().with_players(*NAMES[: table.seats])


@cache
def happened(table: Table) -> list[Event]:
    return fistful.replay(played(table)).take_events()


def printed(record: Record, language: str, path: Path) -> list[str]:
    """What the command prints."""
    path.write_bytes(record.to_json())
    done = CliRunner().invoke(replay, [str(path), "--language", language], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


@in_every_language
@tables
def test_a_replay_is_told_from_the_first_card_to_the_outcome(table: Table, language: str, tmp_path: Path) -> None:
    record = played(table)
    title, *lines, ending = printed(record, language, tmp_path / "game.json")
    assert title.startswith(table.game.title)
    assert len(lines) == sum(len(event.everything()) for event in happened(table))
    assert record.outcome is not None
    assert ending == locales.outcome(
        table.slug, record.outcome.winners, record.outcome.reason, language, record.players
    )


@in_every_language
@tables
def test_whatever_a_single_seat_was_told_is_said_when_everything_is_open(table: Table, language: str) -> None:
    names = NAMES[: table.seats]
    for event in happened(table):
        said = [locales.event(table.slug, told.code, told.params, language, names) for told in event.everything()]
        for seat, secret in event.secret.items():
            for name, value in secret.items():
                assert str(locales.worded(table.slug, name, value, language, names)) in " ".join(said), event
            if event.whisper:
                assert any(names[seat] in line for line in said), event


@in_every_language
@pytest.mark.parametrize("slug", fistful.games())
def test_what_is_told_to_some_seats_only_has_fuller_words(slug: str, language: str) -> None:
    """With words for `You`, nobody would know from a replay who it was."""
    told_to_some = {event.code for table in TABLES if table.slug == slug for event in happened(table) if event.secret}
    assert {code for code in told_to_some if not locales.bundle(language).has_message(f"{slug}-open-{code}")} == set()


def test_an_unfinished_game_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    position = fistful.game("shootout").new(3, 1)
    lines = printed(position.record(), "en", tmp_path / "game.json")
    assert lines[0] == "Shootout!: A, B, and C"
    assert lines[-1] == "The game was not finished."


def test_a_seat_is_told_its_own_cards_in_words_and_nobody_elses() -> None:
    events = fistful.game("shootout").new(2, 1).take_events()
    dealt = [event.to(0) for event in events if event.code == "dealt"]
    own, other = [locales.event("shootout", told.code, told.params) for told in dealt if told is not None]
    if "Player B" in own:
        own, other = other, own
    assert own.startswith("Player A is dealt 10 cards: ")
    assert other == "Player B is dealt 10 cards."
