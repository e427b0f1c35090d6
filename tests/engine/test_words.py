"""The catalogues: every code has words, every word is used, and the languages have the same messages."""

from __future__ import annotations

import ast
import itertools
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fistful
from fistful import locales
from fistful.engine.registry import view_type
from fistful.engine.wire import shown_fields
from fistful.terminal.table import label_key
from tests.french import WRONG_IN_FRENCH, said_wrongly

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fistful"
KINDS = {
    "mention": "event",
    "tell": "event",
    "tell_seat": "event",
    "whisper": "event",
    "Prompt": "prompt",
    "IllegalMove": "refusal",
    "NotYourTurn": "turn",
    "BadNotation": "notation",
    "BadSetup": "setup",
    "MissingExtra": "setup",
    "BadDeck": "deck",
    "BadRecord": "record",
    "TableRefusal": "table",
    "BadName": "name",
    "Unwelcome": "person",
    "refuse": "deck",
}
"""Calls that take a code, with the kind of message that words it."""
PLACES = ("one", "two", "three", "four")
"""The parameters of `page-<game>-move`: the arguments of a move."""


class Parts(Visitor):
    """What a pattern is made of: parameters, references to messages, and the keys of its variants."""

    def __init__(self, pattern: ftl.Pattern | None) -> None:
        self.parameters: set[str] = set()
        self.references: set[str] = set()
        self.keys: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """The messages of a language as they are written."""
    out: dict[str, ftl.Message] = {}
    for file in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in out, f"{entry.id.name} stands twice in {language}"
                out[entry.id.name] = entry
    return out


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the parameters of each."""
    out: dict[str, set[str]] = {}
    for key, entry in entries(language).items():
        parts = Parts(entry.value)
        assert parts.references == set(), f"{key}: a message says parameters, not other messages"
        out[key] = parts.parameters
    return out


@cache
def codes() -> set[tuple[str, str, str]]:
    """Every code in the source: game (or none), kind, code."""
    found: set[tuple[str, str, str]] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = called(node)
                place = 1 if name in {"tell_seat", "whisper"} else 0
                if name in KINDS and len(node.args) > place:
                    found |= {(game_of(file), KINDS[name], code) for code in possible_texts(node.args[place])}
    return found


def possible_texts(value: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as they are written out."""
    if isinstance(value, ast.IfExp):
        return possible_texts(value.body) + possible_texts(value.orelse)
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


@cache
def params() -> set[tuple[str, str]]:
    """The parameters of every code in the source, by game (or none)."""
    found: set[tuple[str, str]] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in KINDS:
                found |= {(game_of(file), keyword.arg) for keyword in node.keywords if keyword.arg is not None}
    return found


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def game_of(file: Path) -> str:
    """The game that a file of the source belongs to, or none."""
    parts = file.relative_to(SOURCE).parts
    return parts[1].replace("_", "-") if parts[0] == "games" and len(parts) > 2 else ""


def test_every_code_in_the_source_has_words() -> None:
    assert len(codes()) > 50
    known = messages("en")
    for game, kind, code in sorted(codes()):
        assert f"{game}-{kind}-{code}" in known or f"{kind}-{code}" in known, f"no words for {kind} {code} of {game}"


def test_every_message_is_used() -> None:
    """A message is used if its code, or the parameter that it words, stands somewhere in the source.

    What only the page says is checked with the page, in `web/src/lib/catalogues.test.ts`.
    """
    source = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    texts = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", source)) | set(re.findall(r"(\w+)=", source))
    used = {f"{kind}-{code}" for _, kind, code in codes()}
    for slug in fistful.games():
        used.add(f"{slug}-line")
        options = [option.name for option in fistful.game(slug).options]
        used |= {f"{slug}-{what}-{name}" for what in ("option", "choice") for name in options}
        fields = [field.name for field in shown_fields(view_type(slug))]
        used |= {label_key(slug, name) for name in fields} | {f"{slug}-{name}" for name in fields}
        for key in messages("en"):
            own = key.removeprefix(f"{slug}-")
            if (
                own != key
                and not own.startswith(("field-", "option-", "choice-"))
                and {own, own.partition("-")[2]} & texts
            ):
                used.add(key)
    ours = [key for key in messages("en") if not key.startswith("page-")]
    assert [key for key in ours if key not in used and key not in texts] == []


@pytest.mark.parametrize("slug", fistful.games())
def test_every_field_option_and_game_has_words(slug: str) -> None:
    game = fistful.game(slug)
    for language in locales.LANGUAGES:
        assert locales.message(f"{slug}-line", language)
        for option in game.options:
            assert locales.message(f"{slug}-option-{option.name}", language)
        for field in shown_fields(view_type(slug)):
            assert locales.message(label_key(slug, field.name), language)


@cache
def forms(game: str, language: str) -> set[tuple[str, str, str]]:
    """What a game can also say in a language: `the-card`, the parameter `card` in the form `looterz-card.the`."""
    about = fistful.game(game).about
    arguments = {kind for kinds in about.grammar.verbs.values() for kind in kinds} | {about.grammar.letters}
    return {
        (f"{form.id.name}-{name}", name, f"{game}-{kind}.{form.id.name}")
        for name, kind in [*about.meanings.terms.items(), *itertools.product(PLACES, arguments)]
        if f"{game}-{kind}" in entries(language)
        for form in entries(language)[f"{game}-{kind}"].attributes
    }


def forms_in(key: str, language: str) -> set[tuple[str, str, str]]:
    """What a message can also say; on the page, forms are offered for moves and in questions before a move."""
    games = [game for game in fistful.games() if re.match(rf"{game}-|page-{game}-(?:move$|sure-)", key)]
    return forms(games[0], language) if games else set()


@pytest.mark.parametrize("language", locales.LANGUAGES[1:])
def test_the_languages_have_the_same_messages_with_the_same_parameters(language: str) -> None:
    english = messages("en")
    other = messages(language)
    assert sorted(other) == sorted(english)
    for key, variables in english.items():
        plain = {name: parameter for name, parameter, _ in forms_in(key, language)}
        assert {plain.get(name, name) for name in other[key]} == variables, key


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_forms_of_words_are_used_and_choose_among_words_that_exist(language: str) -> None:
    used = {
        form
        for key, parameters in messages(language).items()
        for name, _, form in forms_in(key, language)
        if name in parameters
    }
    for key, entry in entries(language).items():
        for attribute in entry.attributes:
            form = f"{key}.{attribute.id.name}"
            parts = Parts(attribute.value)
            assert form in used, f"{form} is never used"
            assert parts.parameters <= {"name", "number"}, form
            assert parts.references <= {key}, form
            assert parts.keys - {"other"} <= Parts(entry.value).keys, form


@pytest.mark.parametrize(
    ("language", "game", "code", "params", "said"),
    [
        ("de", "looterz", "sacrificed", {"seat": 0, "card": "cultist"}, "Ann opfert den Kultisten."),
        ("de", "looterz", "sacrificed", {"seat": 0, "card": "witch"}, "Ann opfert die Hexe."),
        ("de", "looterz", "recruited", {"seat": 0, "card": "king"}, "Ann rekrutiert einen König."),
        (
            "de",
            "looterz",
            "attacked",
            {"seat": 0, "card": "scarecrow", "rival": 1, "victim": "bard"},
            "Die Vogelscheuche von Ann greift den Barden von Bea an.",
        ),
        (
            "de",
            "looterz",
            "hurt",
            {"seat": 0, "card": "assassin", "rival": 1, "amount": 1},
            "Ann nimmt dem Assassinen von Bea ein Leben.",
        ),
        (
            "de",
            "boomtown-bandits",
            "claimed",
            {"seat": 0, "location": "train"},
            "Ann nimmt die oberste Beutekarte des Zuges.",
        ),
        (
            "de",
            "boomtown-bandits",
            "placed",
            {"seat": 1, "location": "brothel", "token": "hidden"},
            "Bea setzt eine Figur verdeckt ins Bordell.",
        ),
        (
            "de",
            "boomtown-bandits",
            "placed-open",
            {"seat": 1, "location": "bank", "token": "shooter"},
            "Bea setzt einen Schützen offen in die Bank.",
        ),
        (
            "de",
            "boomtown-bandits",
            "moved",
            {"seat": 1, "token": "drunk", "location": "stagecoach", "goal": "saloon"},
            "Ein betrunkener Schütze von Bea wechselt von der Postkutsche in den Saloon.",
        ),
        (
            "fr",
            "looterz",
            "attacked",
            {"seat": 0, "card": "orc", "rival": 1, "victim": "orc"},
            "L’Orque (Ann) attaque l’Orque (Bea).",
        ),
        (
            "fr",
            "looterz",
            "attacked",
            {"seat": 0, "card": "witch", "rival": 1, "victim": "death-knight"},
            "La Sorcière (Ann) attaque le Chevalier de la mort (Bea).",
        ),
        (
            "fr",
            "boomtown-bandits",
            "town",
            {"locations": ("bank", "train")},
            "La ville, de gauche à droite\N{NO-BREAK SPACE}: la Banque et le Train.",
        ),
    ],
)
def test_cards_and_places_are_said_in_the_form_that_a_sentence_needs(
    language: str, game: str, code: str, params: dict[str, str | int | tuple[str, ...]], said: str
) -> None:
    fistful.game(game)
    assert locales.event(game, code, params, language, ["Ann", "Bea"]) == said


def test_german_has_one_word_for_one_thing() -> None:
    """A Patrone is never a Kugel; one follows a colour with `bedienen`."""
    files = [*(SOURCE / "locales" / "de").glob("*.ftl"), *(SOURCE / "locales" / "de" / "rules").glob("*.md")]
    assert len(files) > 10
    for file in files:
        found = re.search(r"Kugel|[Bb]ekenn(e|t)|Whiskey|\bAutomat(en)?\b|[Gg]ewehr", file.read_text("utf-8"))
        assert found is None, f"{file.name}: {found}"


FRENCH = sorted([*(SOURCE / "locales" / "fr").glob("*.ftl"), *(SOURCE / "locales" / "fr" / "rules").glob("*.md")])


def prose(file: Path) -> str:
    """What a file says: without comments and drawings, and with code as one word."""
    text = file.read_text("utf-8")
    if file.suffix == ".ftl":
        return re.sub(r"(?m)^#.*$", "", text)
    return re.sub(r"`[^`\n]*`", "`x`", re.sub(r"(?ms)^ *```.*?```$", "", text))


@pytest.mark.parametrize("fault", WRONG_IN_FRENCH)
def test_french_is_spelled_and_set_as_french(fault: str) -> None:
    for file in FRENCH:
        assert said_wrongly(prose(file), fault) is None, file.name


@pytest.mark.parametrize(
    ("game", "things"),
    [("boomtown-bandits", "card|location|goal"), ("looterz", "card|victim"), ("shootout", "marksman")],
)
def test_a_french_sentence_never_names_a_thing_without_an_article(game: str, things: str) -> None:
    """A bare name stands only in quotes or brackets, after a colon, or as a heading before a colon or a bracket."""
    bare = rf"(?<!«\N{{NO-BREAK SPACE}})(?<!\()(?<!:\N{{NO-BREAK SPACE}})(?<!: )\{{ \$(?:{things}) \}}"
    heading = rf"^\{{ \$(?:{things}) \}}(?: \(|\N{{NO-BREAK SPACE}}:)"
    text = (SOURCE / "locales" / "fr" / f"{game}.ftl").read_text("utf-8")
    lines = [re.sub(r"^[\w-]+ = |^ +(?:\*?\[\w+\] )?", "", line) for line in text.splitlines()]
    assert [line for line in lines if re.search(bare, re.sub(heading, "", line))] == []


@pytest.mark.parametrize("names", [None, [], ["Ann"], ["Ann", "Bea", ""]])
def test_a_seat_without_a_name_is_called_by_its_letter(names: list[str] | None) -> None:
    assert locales.seat_name(2, "en", names) == "Player C"


def test_an_error_speaks_every_language() -> None:
    with pytest.raises(fistful.BadSetup) as refused:
        fistful.game("wild-shots").new(9)
    said = {language: refused.value.said(language) for language in locales.LANGUAGES}
    assert len(set(said.values())) == len(locales.LANGUAGES)
    assert said["en"] == "Wild Shots is a game for 2 to 4 players, not 9."
    assert said["fr"] == "Wild Shots se joue de 2 à 4 joueurs, pas à 9."


@pytest.mark.parametrize("slug", fistful.games())
def test_no_game_words_a_parameter_of_the_engine_or_of_the_server(slug: str) -> None:
    """What a person typed, a file name or a number of the engine is shown as it is."""
    meanings = fistful.game(slug).about.meanings
    shared = {name for game, name in params() if game == ""}
    assert {"typed", "example", "move", "why", "deck"} <= shared
    assert shared & meanings.terms.keys() == set()
    assert (shared - {"seat", "seats"}) & {*meanings.seats} == set()


@pytest.mark.parametrize("slug", fistful.games())
def test_a_game_lists_every_parameter_that_it_has_words_for(slug: str) -> None:
    meanings = fistful.game(slug).about.meanings
    own = {name for game, name in params() if game == slug}
    assert {name for name in own if f"{slug}-{name}" in messages("en")} - meanings.terms.keys() == set()


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("slug", fistful.games())
def test_what_was_mistyped_is_repeated_as_it_was_typed(slug: str, language: str) -> None:
    game = fistful.game(slug)
    own = [key.removeprefix(f"{slug}-") for key in messages("en") if key.startswith(f"{slug}-")]
    for typed in ["fly", "text", *own, *[card.code for card in game.cards()]]:
        if typed.casefold() not in {game.text(action).casefold() for action in range(game.action_count)}:
            with pytest.raises(fistful.BadNotation) as refused:
                game.action(typed)
            assert typed[:40] in refused.value.said(language)


def test_a_game_for_two_says_so_without_a_range() -> None:
    with pytest.raises(fistful.BadSetup, match=r"^Loot Shoot Whisky is a game for two players, not 3\.$"):
        fistful.game("loot-shoot-whisky").new(3)


def test_a_message_that_is_missing_or_lacks_a_parameter_is_an_error() -> None:
    with pytest.raises(LookupError):
        locales.message("no-such-message")
    with pytest.raises(LookupError):
        locales.message("event-chosen")
