"""The shelf: games by name. Each game puts itself there, and views and records find theirs again.

Left out of compilation, like `wire.py`: it is a table of classes and decoders.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, reduce
from importlib.resources import files
from operator import or_
from typing import Any, Final, NamedTuple

import msgspec

from fistful.engine.chance import fast
from fistful.engine.deck import HOUSE, read_toml
from fistful.engine.errors import BadDeck, BadRecord, BadSetup
from fistful.engine.game import Game
from fistful.engine.position import Position, Setup
from fistful.engine.record import Verdict, read_record, replayed, verified
from fistful.engine.wire import About, DeckNote, Record, Terms, View
from fistful.locales import learn

MakeGame = Callable[[str, dict[str, Any]], Game]
"""A game from the name and the content of a deck."""


class Boxed(NamedTuple):
    """A game on the shelf: how to make it, its views, and the package that has its decks."""

    make: MakeGame
    view: type[View]
    package: str


_shelf: Final[dict[str, Boxed]] = {}
_with_decks: Final[dict[tuple[str, str], Game]] = {}

_latest: Final[dict[type[View], tuple[Terms, Game, Setup]]] = {}
"""The terms last imagined for each game: a bot imagines many worlds from views of one table."""


def put(about: About, make: MakeGame, view: type[View], package: str) -> None:
    """Put a game on the shelf."""
    _shelf[about.slug] = Boxed(make, view, package)
    learn(about.slug, about.meanings.seats, about.meanings.terms)
    _view_decoder.cache_clear()


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(_shelf)


def view_type(slug: str) -> type[View]:
    """What the views of a game are."""
    return _shelf[slug].view


def game(slug: str, deck: str | None = None) -> Game:
    """The game of this name, with its house deck or the deck file at this path."""
    if slug not in _shelf:
        raise BadSetup("no-such-game", name=slug, known=games())
    if deck is None:
        return _house(slug)
    return _shelf[slug].make(deck, read_toml(slug, deck))


@cache
def _house(slug: str) -> Game:
    boxed = _shelf[slug]
    text = files(boxed.package).joinpath("decks", f"{HOUSE}.toml").read_text("utf-8")
    made = boxed.make(HOUSE, tomllib.loads(text))
    made.deck.is_house = True
    return made


def game_with(slug: str, deck: DeckNote) -> Game:
    """The game of this name with the deck of a view or a record."""
    house = game(slug)
    if deck.name == HOUSE and deck.hash == house.deck.hash:
        return house
    if deck.content is None:
        raise BadDeck("another-house-deck", slug, deck=deck.name)
    known = _with_decks.get((slug, deck.hash))
    if known is None:
        known = _shelf[slug].make(deck.name, deck.content)
        if known.deck.hash != deck.hash:
            raise BadDeck("hash", slug, deck=deck.name)
        _with_decks[slug, deck.hash] = known
    return known


@cache
def _view_decoder() -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(reduce(or_, [boxed.view for boxed in _shelf.values()]))


def view_from_json(text: bytes | str) -> View:
    """The view that `View.to_json` wrote."""
    return _view_decoder().decode(text)


def setting(view: View) -> tuple[Game, Setup]:
    """The game and the setup that a view speaks of."""
    found = _latest.get(type(view))
    if found is None or found[0] is not view.terms:
        chosen = game_with(view.game, view.terms.deck)
        found = view.terms, chosen, chosen.setup(view.terms.seats, view.terms.options)
        _latest[type(view)] = found
    return found[1], found[2]


def imagine(view: View, seed: int) -> Position:
    """A position drawn among those that look like this view; see `View.imagine`."""
    chosen, setup = setting(view)
    return chosen.imagine(setup, view, fast(seed))


def recorded_game(record: Record) -> Game:
    """The game of a record, with its deck."""
    if record.game not in _shelf:
        raise BadRecord("no-such-game", name=record.game, known=games())
    return game_with(record.game, record.terms.deck)


def replay(record: Record | bytes | str) -> Position:
    """The position that a record, or its JSON, ends in."""
    if not isinstance(record, Record):
        record = read_record(record)
    return replayed(recorded_game(record), record)


def verify(record: Record | bytes | str) -> Verdict:
    """Check a record's deal and game from its seed; raises `BadRecord` at the first thing that is wrong."""
    if not isinstance(record, Record):
        record = read_record(record)
    return verified(recorded_game(record), record)
