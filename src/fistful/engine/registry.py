"""The registry: games by name. Games are registered here, and views and records find theirs.

Left out of compilation, like `wire.py`: it is a table of classes and decoders.
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Callable
from functools import cache, reduce
from importlib.resources import files
from operator import or_
from typing import Any, Final, NamedTuple, SupportsIndex

import msgspec

from fistful import locales
from fistful.engine.chance import fast
from fistful.engine.deck import HOUSE, read_toml
from fistful.engine.errors import BadDeck, BadRecord, BadSetup
from fistful.engine.game import Game
from fistful.engine.pickling import find_with
from fistful.engine.position import Position
from fistful.engine.replay import Verdict, read_record, replayed, verified
from fistful.engine.state import Setup
from fistful.engine.wire import About, DeckNote, Record, Terms, View, imagine_with

PLUGINS: Final = "fistful.games"
"""The entry point group in which other packages name their games."""

MakeGame = Callable[[str, dict[str, Any]], Game]
"""A game from the name and the content of a deck."""


class Entry(NamedTuple):
    """A registered game: what it says about itself, how it is made, its views, and the package that has its decks
    (and its words, if they are not ours).
    """

    about: About
    make: MakeGame
    view: type[View]
    package: str


_entries: Final[dict[str, Entry]] = {}
_with_decks: Final[dict[tuple[str, str, str], Game]] = {}

_latest: Final[dict[type[View], tuple[Terms, Game, Setup]]] = {}
"""The terms last imagined for each game: a bot imagines many worlds from views of one table."""


def register(entry: Entry) -> None:
    """Make a game known by its name, and its words with it."""
    slug, meanings = entry.about.slug, entry.about.meanings
    _entries[slug] = entry
    locales.learn(slug, meanings.seats, meanings.terms)
    locales.add_game(slug, entry.package)
    _view_decoder.cache_clear()


@cache
def _load_plugins() -> None:
    """Register the games of other packages, which name their `Entry` under the entry point group `fistful.games`.

    A package that cannot be loaded is passed over with a warning, so that it does not take the other games with it.
    """
    from importlib.metadata import entry_points

    for plugin in sorted(entry_points(group=PLUGINS), key=lambda plugin: plugin.name):
        if plugin.name in _entries:
            warnings.warn(
                f"The game {plugin.name!r} of {plugin.value} is known already and was not added.", stacklevel=2
            )
            continue
        try:
            entry = plugin.load()
        except Exception as error:
            warnings.warn(f"The game {plugin.name!r} could not be loaded from {plugin.value}: {error}", stacklevel=2)
            continue
        register(entry)


def games() -> tuple[str, ...]:
    """The names of the games: ours, then those of other packages."""
    _load_plugins()
    return tuple(_entries)


def lobby() -> tuple[str, ...]:
    """The same in the order in which people are offered them, as the games say."""
    return tuple(sorted(games(), key=lambda slug: _entries[slug].about.lobby_order))


def _entry(slug: str) -> Entry | None:
    if slug not in _entries:
        _load_plugins()
    return _entries.get(slug)


def view_type(slug: str) -> type[View]:
    """What the views of a game are."""
    return _entries[slug].view


def game(slug: str, deck: str | None = None) -> Game:
    """The game of this name, with its house deck or the deck file at this path."""
    entry = _entry(slug)
    if entry is None:
        raise BadSetup("no-such-game", name=slug, known=games())
    if deck is None:
        return _house(slug)
    return entry.make(deck, read_toml(slug, deck))


@cache
def _house(slug: str) -> Game:
    entry = _entries[slug]
    text = files(entry.package).joinpath("decks", f"{HOUSE}.toml").read_text("utf-8")
    made = entry.make(HOUSE, tomllib.loads(text))
    made.deck.is_house = True
    return made


def game_with(slug: str, deck: DeckNote) -> Game:
    """The game of this name with the deck of a view or a record."""
    house = game(slug)
    if deck.name == HOUSE and deck.hash == house.deck.hash:
        return house
    if deck.content is None:
        raise BadDeck("another-house-deck", slug, deck=deck.name)
    known = _with_decks.get((slug, deck.name, deck.hash))
    if known is None:
        known = _entries[slug].make(deck.name, deck.content)
        if known.deck.hash != deck.hash:
            raise BadDeck("hash", slug, deck=deck.name)
        _with_decks[slug, deck.name, deck.hash] = known
    return known


@cache
def _view_decoder() -> msgspec.json.Decoder[View]:
    _load_plugins()
    return msgspec.json.Decoder(reduce(or_, [entry.view for entry in _entries.values()]))


def view_from_json(text: bytes | str) -> View:
    """The view that `View.to_json` wrote."""
    return _view_decoder().decode(text)


def setting(view: View) -> tuple[Game, Setup]:
    """The game and the setup that a view speaks of."""
    found = _latest.get(type(view))
    if found is None or found[0] is not view.terms:
        chosen = game_with(view.game, view.terms.deck)
        found = view.terms, chosen, chosen.setup(view.terms.seats, view.terms.options, view.terms.rules)
        _latest[type(view)] = found
    return found[1], found[2]


def imagine(view: View, seed: SupportsIndex) -> Position:
    """A position drawn among those that look like this view; see `View.imagine`."""
    chosen, setup = setting(view)
    position = chosen.imagine(setup, view, fast(seed))
    position.remember(view)
    return position


imagine_with(imagine)
find_with(game_with)


def recorded_game(record: Record) -> Game:
    """The game of a record, with its deck."""
    if _entry(record.game) is None:
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
