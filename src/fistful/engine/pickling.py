"""What `pickle` needs to know: games and setups are found again by name, and native lists are written as plain ones.

Pickles are for notebooks and for a program's own workers, which may know everything. Bots are never sent one: what
leaves a table is a view as JSON (`docs/secrecy.md`).
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.wire import DeckNote, Terms

_finders: Final[list[Callable[[str, DeckNote], Any]]] = []


def find_with(find: Callable[[str, DeckNote], Any]) -> None:
    """Say how a game is found by its name and its deck: the registry of games does."""
    _finders.append(find)


def found_game(slug: str, deck: DeckNote) -> Any:
    """The game that was pickled, with the deck that it had."""
    return _finders[-1](slug, deck)


def found_setup(slug: str, terms: Terms) -> Any:
    """The setup of a game with these terms, the same one that every position of that game has."""
    return found_game(slug, terms.deck).setup(terms.seats, terms.options, terms.rules)


def listed(items: list[int]) -> vec[i64]:
    """A native list of these numbers."""
    return vec[i64](items)


def as_list(items: Any) -> tuple[Any, ...]:
    """A native list as `pickle` writes it."""
    return listed, (list(items),)


copyreg.pickle(type(listed([])), as_list)
