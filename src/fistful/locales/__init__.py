"""All the words: for each language a folder with Fluent catalogues and rules pages, for page and terminal alike.

A folder here is a language; nothing else lists the languages.

Rules, errors and prompts carry codes with parameters; here they become sentences. A parameter that
names a seat becomes a player's name; one that names something of the game (`card`, `symbol`, …) is
worded by the message `<game>-<parameter>`. Where the name of a parameter does not say what it means the game
says it (`learn`). Wording of any other kind does not belong in Python code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle  # the libraries of words load when something is first said

ENGLISH: Final = "en"
"""The language of whatever has no words in another."""


def _languages() -> tuple[str, ...]:
    found = {each.name for each in files(__name__).iterdir() if each.joinpath("engine.ftl").is_file()}
    return ENGLISH, *sorted(found - {ENGLISH})


LANGUAGES: Final = _languages()
"""The languages that have a folder here, English first."""
SEATS = ("seat", "seats")
"""Parameters that name seats in every game."""

_seats: dict[str, frozenset[str]] = {}
"""For each game the parameters that name seats in it."""
_terms: dict[str, Mapping[str, str]] = {}
"""For each game the parameters that are worded by the message of another name."""
_CARD = re.compile(r"([A-Za-z-]*?)-?(\d*)")


_packages: dict[str, str] = {}
"""The packages of games that bring their own words: `locales/<language>.ftl` and `rules/<language>.md`."""


def add_game(slug: str, package: str) -> None:
    """Let a game word itself, if its words are not ours: in English at least."""
    if files(package).joinpath("locales").is_dir():
        _packages[slug] = package
        bundle.cache_clear()


class Text(NamedTuple):
    """Something written, and the language that it is in."""

    language: str
    text: str


def own_words(game: str, language: str) -> Text:
    """The catalogue of a game that brings its own words, in English where it has no other; empty for our games."""
    if game not in _packages:
        return Text(language, "")
    return _read(language, lambda each: files(_packages[game]).joinpath("locales", f"{each}.ftl"))


def rules(game: str, language: str = ENGLISH) -> Text:
    """The rules page of a game, in Markdown; in English where it is in no other language."""
    if game in _packages:
        return _read(language, lambda each: files(_packages[game]).joinpath("rules", f"{each}.md"))
    return _read(language, lambda each: files(__name__).joinpath(each, "rules", f"{game}.md"))


def _read(language: str, place: Callable[[str], Traversable]) -> Text:
    """What is written in this language, or else in English; empty if nothing is."""
    for each in (language, ENGLISH):
        if place(each).is_file():
            return Text(each, place(each).read_text("utf-8"))
    return Text(ENGLISH, "")


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogue of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    out = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            out.add_resource(FluentResource(file.read_text("utf-8")))
    for game in _packages:
        out.add_resource(FluentResource(own_words(game, language).text))
    return out


def learn(game: str, seats: Iterable[str], terms: Mapping[str, str]) -> None:
    """Note what a game's parameters mean: which name seats, and which are worded as another."""
    _seats[game] = frozenset({*SEATS, *seats})
    _terms[game] = terms


def sentence(
    game: str,
    kind: str,
    code: str,
    params: Mapping[str, object],
    language: str = ENGLISH,
    names: Sequence[str] | None = None,
) -> str:
    """The words for a code of this kind (`event`, `prompt`, `refusal`, …): the game's own, else the engine's."""
    messages = bundle(language)
    key = f"{game}-{kind}-{code}"
    if not messages.has_message(key):
        key = f"{kind}-{code}"
    worded = {name: _worded(game, name, value, language, names) for name, value in params.items()}
    return message(key, language, **worded)


def message(key: str, language: str = ENGLISH, **params: object) -> str:
    """One message of the catalogue, filled in."""
    messages = bundle(language)
    pattern = messages.get_message(key).value
    if pattern is None:
        raise LookupError(f"{key} has no text in {language}")
    text, problems = messages.format_pattern(pattern, params)
    if problems:
        raise LookupError(f"{key} in {language}: {problems[0]}")
    return str(text)


def outcome(
    game: str, winners: Sequence[int], reason: str, language: str = ENGLISH, names: Sequence[str] | None = None
) -> str:
    """Who won and how, in one sentence."""
    named = listing([seat_name(seat, language, names) for seat in winners], language)
    how = sentence(game, "outcome", reason, {}, language)
    return message("ended", language, count=len(winners), winners=named, how=how)


def seat_name(seat: int, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
    """A player's name, or the letter of the seat."""
    return names[seat] if names is not None else message("seat", language, letter=chr(ord("A") + seat))


def listing(words: Iterable[str], language: str = ENGLISH) -> str:
    """Several words in the language's list form: one, two and three."""
    from babel.lists import format_list

    return format_list(list(words), locale=language)


def term(game: str, name: str, value: str, language: str = ENGLISH) -> str:
    """A parameter or a field of a game in words: a card in notation, a symbol, a location."""
    key = f"{game}-{_terms.get(game, {}).get(name, name)}"
    if not bundle(language).has_message(key):
        return value
    parts = _CARD.fullmatch(value)
    letters, number = parts.groups() if parts else (value, "")
    return message(key, language, name=letters, number=int(number or 0))


def _worded(game: str, name: str, value: object, language: str, names: Sequence[str] | None) -> str | int | float:
    if isinstance(value, tuple | list):
        return listing([str(_worded(game, name, each, language, names)) for each in value], language)
    if name in _seats.get(game, SEATS) and isinstance(value, int):
        return seat_name(value, language, names)
    if isinstance(value, str):
        return term(game, name, value, language)
    if isinstance(value, int | float):
        return value
    return str(value)
