"""Deck files: the numbers that a rulebook does not print, as data that an owner can replace."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from fistful.engine.errors import BadDeck
from fistful.engine.wire import DeckNote

HOUSE: Final = "house"


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A validated deck: its name, what its file says, and a hash of that."""

    def __init__(self, game: str, name: str, content: dict[str, Any]) -> None:
        self.game: Final = game
        self.name: Final = name
        self.content: Final = content
        self.hash: Final = blake2b(msgspec.json.encode(content, order="sorted"), digest_size=16).hexdigest()
        self.is_house = False
        """It is the deck that comes with this Fistful."""

    def note(self, whole: bool = False) -> DeckNote:
        """The deck as views carry it (the house deck by name alone), or whole, as records do."""
        return DeckNote(self.name, self.hash, self.content if whole or not self.is_house else None)

    def refuse(self, code: str, clause: str, **params: object) -> BadDeck:
        return BadDeck(code, self.game, clause, deck=self.name, **params)


def read_toml(game: str, path: str) -> dict[str, Any]:
    """The content of a deck file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadDeck("unreadable", game, deck=path, why=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadDeck("not-text", game, deck=path) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck("not-toml", game, deck=path, why=str(error)) from error
