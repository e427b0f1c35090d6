"""The games by name, with their house decks or an owner's. Left out of compilation, like `wire.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from fistful.engine.chance import fast
from fistful.engine.deck import HOUSE, read_toml
from fistful.engine.errors import BadDeck, BadRecord, BadSetup
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.record import Verdict, read_record, replayed, verified
from fistful.engine.wire import DeckNote, Record, View
from fistful.games.loot_shoot_whisky.game import LootShootWhisky
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from fistful.games.shootout.game import Shootout
from fistful.games.shootout.wire import ShootoutView
from fistful.games.wild_shots.game import WildShots
from fistful.games.wild_shots.wire import WildShotsView

_GAMES: Final[dict[str, Callable[[str, dict[str, Any]], Game]]] = {
    "loot-shoot-whisky": LootShootWhisky,
    "shootout": Shootout,
    "wild-shots": WildShots,
}
_VIEWS: Final[msgspec.json.Decoder[View]] = msgspec.json.Decoder(LootShootWhiskyView | ShootoutView | WildShotsView)
_decks: dict[tuple[str, str], Game] = {}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(_GAMES)


def game(slug: str, deck: str | None = None) -> Game:
    """The game of this name, with its house deck or the deck file at this path."""
    if slug not in _GAMES:
        raise BadSetup("no-such-game", name=slug, known=games())
    if deck is None:
        return _house(slug)
    return _GAMES[slug](deck, read_toml(slug, deck))


@cache
def _house(slug: str) -> Game:
    text = files("fistful.games").joinpath(slug.replace("-", "_"), "decks", f"{HOUSE}.toml").read_text("utf-8")
    made = _GAMES[slug](HOUSE, tomllib.loads(text))
    made.deck.is_house = True
    return made


def game_with(slug: str, deck: DeckNote) -> Game:
    """The game of this name with the deck of a view or a record."""
    house = game(slug)
    if deck.name == HOUSE and deck.hash == house.deck.hash:
        return house
    if deck.content is None:
        raise BadDeck("another-house-deck", slug, deck=deck.name)
    known = _decks.get((slug, deck.hash))
    if known is None:
        known = _GAMES[slug](deck.name, deck.content)
        if known.deck.hash != deck.hash:
            raise BadDeck("hash", slug, deck=deck.name)
        _decks[slug, deck.hash] = known
    return known


def imagine(view: View, seed: int) -> Position:
    """A position drawn among those that look like this view; see `View.imagine`."""
    chosen = game_with(view.game, view.terms.deck)
    setup = chosen.setup(view.terms.seats, view.terms.options)
    return chosen.imagine(setup, view, fast(seed))


def replay(record: Record | bytes | str) -> Position:
    """The position that a record, or its JSON, ends in."""
    if not isinstance(record, Record):
        record = read_record(record)
    return replayed(_recorded_game(record), record)


def verify(record: Record | bytes | str) -> Verdict:
    """Check a record's deal and game from its seed; raises `BadRecord` at the first thing that is wrong."""
    if not isinstance(record, Record):
        record = read_record(record)
    return verified(_recorded_game(record), record)


def _recorded_game(record: Record) -> Game:
    if record.game not in _GAMES:
        raise BadRecord("no-such-game", name=record.game, known=games())
    return game_with(record.game, record.terms.deck)


def view_from_json(text: bytes | str) -> View:
    """The view that `View.to_json` wrote."""
    return _VIEWS.decode(text)
