"""HTTP for the games themselves: the list of games, the cards, the words, the rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

import fistful
from fistful import locales
from fistful.bots import USUAL_LEVEL, levels
from fistful.engine.errors import TableRefusal
from fistful.engine.registry import lobby, view_type
from fistful.engine.seats import LETTERS
from fistful.engine.wire import CardFacts, Meanings, shown_fields
from fistful.protocol.tables import Catalogue, GameInfo, TableId
from fistful.server.play.hub import Hub

Id = Annotated[TableId, PathParameter()]
Language = Annotated[str, QueryParameter(name="language", enum=locales.LANGUAGES)]


class GameWords(msgspec.Struct, frozen=True):
    """The Fluent catalogue that a game brings; empty for a game whose words are among ours."""

    language: str
    fluent: str


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in our own words; `language` is the one they are in."""

    language: str
    markdown: str


def chosen_language(asked: Language = locales.ENGLISH) -> str:
    """The language that a request asks for."""
    if asked not in locales.LANGUAGES:
        raise TableRefusal("no-such-language", name=asked, known=locales.LANGUAGES)
    return asked


@get("/api/games", sync_to_thread=False)
def list_games() -> Catalogue:
    """The games that tables can be opened for, with all that they say about themselves."""
    return catalogue()


def catalogue() -> Catalogue:
    return Catalogue(
        tuple(about_game(slug) for slug in lobby()), levels(), USUAL_LEVEL, LETTERS, Meanings(locales.SEATS)
    )


def about_game(slug: str) -> GameInfo:
    about = msgspec.structs.asdict(fistful.game(slug).about)
    return GameInfo(**about, fields=shown_fields(view_type(slug)))


@get("/api/games/{slug:str}/cards", sync_to_thread=False)
def list_cards(slug: FromPath[str], language: NamedDependency[str]) -> list[CardFacts]:
    """What is printed on the cards of a game's house deck."""
    return list(fistful.game(slug).cards(language))


@get("/api/tables/{id:str}/cards")
async def list_table_cards(id: Id, hub: NamedDependency[Hub], language: NamedDependency[str]) -> list[CardFacts]:
    """What is printed on the cards that a table plays with."""
    return list((await hub.game(id)).cards(language))


@get("/api/games/{slug:str}/words", sync_to_thread=False)
def list_words(slug: FromPath[str], language: NamedDependency[str]) -> GameWords:
    """The words that a game of another package brings; clients have those of the others."""
    fistful.game(slug)
    return GameWords(*locales.own_words(slug, language))


@get("/api/rules/{slug:str}", sync_to_thread=False)
def show_rules(slug: FromPath[str], language: NamedDependency[str]) -> RulesPage:
    """The rules of a game."""
    fistful.game(slug)
    return RulesPage(*locales.rules(slug, language))


ROUTES = [list_games, list_cards, list_table_cards, list_words, show_rules]
