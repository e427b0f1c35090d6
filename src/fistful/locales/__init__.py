"""All the words: for each language a folder with Fluent catalogues and rules pages, for page and terminal alike.

A folder here is a language; nothing else lists the languages.

Rules, errors and prompts carry codes with parameters; here they become sentences. A parameter that
names a seat becomes a player's name; one that names something of the game (a card, a symbol, …) is worded by
the message `<game>-<term>`. Which parameters do, the game says (`learn`); all others are left as they are, so what a
person typed is never taken for a card. Wording of any other kind does not belong in Python code.

The attributes of such a message are further forms of the word, if a language needs them: with `.the` in the message
`looterz-card`, a sentence about a parameter `card` can say `{ $the-card }`.
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
    from fluent.syntax.ast import VariableReference

ENGLISH: Final = "en"
"""The language of whatever has no words in another."""


def _languages() -> tuple[str, ...]:
    found = {each.name for each in files(__name__).iterdir() if each.joinpath("engine.ftl").is_file()}
    return ENGLISH, *sorted(found - {ENGLISH})


LANGUAGES: Final = _languages()
"""The languages that have a folder here, English first."""
HEARER: Final = "hearer"
"""The parameter that names the only seat that was told something, where everything is open."""
LARGEST_NUMBER: Final = 10**15
"""A number as large as this has more digits than the languages' rules for numbers can write."""
SEATS = ("seat", "seats", HEARER)
"""Parameters that name seats in every game."""

_seats: dict[str, frozenset[str]] = {}
"""For each game the parameters that name seats in it."""
_terms: dict[str, Mapping[str, str]] = {}
"""For each game the parameters that name something of it, with the term that words them."""
_CARD = re.compile(r"([A-Za-z-]*?)-?(\d*)")


_packages: dict[str, str] = {}
"""The packages of games that bring their own words: `locales/<language>.ftl` and `rules/<language>.md`."""


def add_game(slug: str, package: str) -> None:
    """Let a game word itself, if its words are not ours: in English at least."""
    if files(package).joinpath("locales").is_dir():
        _packages[slug] = package
        bundle.cache_clear()
        _forms_in.cache_clear()


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
    """Note what a game's parameters mean: which name seats, and which are worded, by what term."""
    _seats[game] = frozenset({*SEATS, *seats})
    _terms[game] = terms
    _forms_in.cache_clear()


def sentence(
    game: str,
    kind: str,
    code: str,
    params: Mapping[str, object],
    language: str = ENGLISH,
    names: Sequence[str] | None = None,
) -> str:
    """The words for a code of this kind (`event`, `prompt`, `refusal`, …): the game's own, else the engine's."""
    key = f"{game}-{kind}-{code}"
    if not bundle(language).has_message(key):
        key = f"{kind}-{code}"
    return message(key, language, **_all_worded(game, key, params, language, names))


def event(
    game: str, code: str, params: Mapping[str, object], language: str = ENGLISH, names: Sequence[str] | None = None
) -> str:
    """An event in words: in the fuller ones (`<game>-open-<code>`) if all that they say was told.

    A whisper without fuller words is told, where everything is open, with the name of the seat that heard it.
    """
    key = f"{game}-open-{code}"
    if bundle(language).has_message(key):
        said, problems = _formatted(key, language, _all_worded(game, key, params, language, names))
        if not problems:
            return said
    said = sentence(game, "event", code, params, language, names)
    hearer = params.get(HEARER)
    if not isinstance(hearer, int):
        return said
    return message("whispered", language, hearer=seat_name(hearer, language, names), said=said)


def message(key: str, language: str = ENGLISH, **params: object) -> str:
    """One message of the catalogue, filled in."""
    text, problems = _formatted(key, language, params)
    if problems:
        raise LookupError(f"{key} in {language}: {problems[0]}")
    return text


def _formatted(key: str, language: str, params: Mapping[str, object]) -> tuple[str, Sequence[Exception]]:
    """A message as far as it can be filled in, and what is missing."""
    messages = bundle(language)
    pattern = messages.get_message(key).value
    if pattern is None:
        raise LookupError(f"{key} has no text in {language}")
    text, problems = messages.format_pattern(pattern, dict(params))
    return str(text), problems


def outcome(
    game: str, winners: Sequence[int], reason: str, language: str = ENGLISH, names: Sequence[str] | None = None
) -> str:
    """Who won and how, in one sentence."""
    named = listing([seat_name(seat, language, names) for seat in winners], language)
    how = sentence(game, "outcome", reason, {}, language)
    return message("ended", language, count=len(winners), winners=named, how=how)


def seat_name(seat: int, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
    """A player's name, or the letter of the seat."""
    if names is not None and seat < len(names) and names[seat]:
        return names[seat]
    return message("seat", language, letter=chr(ord("A") + seat))


def listing(words: Iterable[str], language: str = ENGLISH) -> str:
    """Several words in the language's list form: one, two and three."""
    from babel.lists import format_list

    return format_list(list(words), locale=language)


def term(game: str, kind: str, value: str, language: str = ENGLISH, form: str = "") -> str:
    """Something of a game in words, by what it is (a card in notation, a symbol, a location), in this form if any."""
    key = f"{game}-{kind}"
    if not bundle(language).has_message(key):
        return value
    parts = _CARD.fullmatch(value)
    letters, number = parts.groups() if parts else (value, "")
    params = {"name": letters, "number": int(number or 0)}
    if not form:
        return message(key, language, **params)
    return str(bundle(language).format_pattern(bundle(language).get_message(key).attributes[form], params)[0])


def worded(
    game: str, name: str, value: object, language: str = ENGLISH, names: Sequence[str] | None = None, form: str = ""
) -> str | int | float:
    """A parameter of something said, or a field of a view, as far as the game says what it means."""
    if isinstance(value, tuple | list):
        return listing([str(worded(game, name, each, language, names, form)) for each in value], language)
    if name in _seats.get(game, SEATS) and isinstance(value, int):
        return seat_name(value, language, names)
    if isinstance(value, str):
        kind = _terms.get(game, {}).get(name)
        return value if kind is None else term(game, kind, value, language, form)
    if isinstance(value, int | float) and abs(value) < LARGEST_NUMBER:
        return value
    return str(value)


def _all_worded(
    game: str, key: str, params: Mapping[str, object], language: str, names: Sequence[str] | None
) -> dict[str, str | int | float]:
    """The parameters of a message, each as it is and in the forms that the message says."""
    said = {name: worded(game, name, value, language, names) for name, value in params.items()}
    for form, name in _forms_in(game, key, language):
        if name in params:
            said[f"{form}-{name}"] = worded(game, name, params[name], language, names, form)
    return said


@cache
def _forms_in(game: str, key: str, language: str) -> tuple[tuple[str, str], ...]:
    """The further forms that a message says, each with its parameter: `the` with `card` for `{ $the-card }`."""
    from fluent.syntax.visitor import Visitor

    said = set[str]()

    class Parameters(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            said.add(node.id.name)

    messages = bundle(language)
    Parameters().visit(messages.get_message(key).value)
    words = {name: f"{game}-{kind}" for name, kind in _terms.get(game, {}).items()}
    return tuple(
        (form, name)
        for name, word in words.items()
        if messages.has_message(word)
        for form in messages.get_message(word).attributes
        if f"{form}-{name}" in said
    )
