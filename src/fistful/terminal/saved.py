"""A game that was left before its end, kept to go on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_state_path

from fistful.engine.registry import recorded_game
from fistful.engine.replay import read_record, replayed
from fistful.terminal.local import PERSON, LocalTable
from fistful.terminal.moments import Beat
from fistful.terminal.story import story


class Saved(msgspec.Struct, frozen=True):
    """The record of a game, and how it was played."""

    level: str
    language: str
    person: str
    record: str


def folder() -> Path:
    """Where a player's games and seats are kept."""
    return user_state_path("fistful", appauthor=False)


def place() -> Path:
    """Where the one game that was left is kept."""
    return folder() / "game.json"


def save(table: LocalTable) -> None:
    """Keep this game, in place of any other."""
    kept = Saved(table.level, table.words.language, table.words.names[0], table.record().to_json().decode())
    place().parent.mkdir(parents=True, exist_ok=True)
    place().write_bytes(msgspec.json.encode(kept))


def forget() -> None:
    """There is nothing to go on with."""
    place().unlink(missing_ok=True)


def resume() -> tuple[LocalTable, list[Beat]] | None:
    """The game that was left, if there is one, and its story so far."""
    try:
        kept = msgspec.json.decode(place().read_bytes(), type=Saved)
    except FileNotFoundError:
        return None
    record = read_record(kept.record)
    game = recorded_game(record)
    position = replayed(game, record)
    position.take_events()
    table = LocalTable(game, position, kept.level, kept.language, kept.person)
    return table, story(game, record, PERSON, table.words)
