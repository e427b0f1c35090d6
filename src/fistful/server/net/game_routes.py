"""HTTP for the games themselves: the list of games, the cards, the words, the rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

import fistful
from fistful import locales
from fistful.bots import USUAL_LEVEL, levels
from fistful.engine.errors import TableRefusal
from fistful.engine.registry import lobby, view_type
from fistful.engine.seats import LETTERS
from fistful.engine.wire import CardFacts, Meanings, shown_fields
from fistful.protocol.tables import Catalogue, GameInfo, TableId
from fistful.server.net.describing import described, refusals
from fistful.server.play.hub import Hub

Slug = Annotated[str, PathParameter(description="The name of a game in addresses, such as `wild-shots`.")]
Id = Annotated[TableId, PathParameter(pattern="^[a-z0-9]{12}$", description="The id of a table.")]
Language = Annotated[
    str, QueryParameter(name="language", enum=locales.LANGUAGES, description="The language to answer in.")
]


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
    """List the games.

    Each game says all that a client has to know to show it: its numbers of players, options, colours, how its moves
    are read, and which fields of its views people see. The levels of bots and the letters of seats come along.
    """
    return catalogue()


def catalogue() -> Catalogue:
    return Catalogue(
        tuple(about_game(slug) for slug in lobby()), levels(), USUAL_LEVEL, LETTERS, Meanings(locales.SEATS)
    )


def about_game(slug: str) -> GameInfo:
    about = msgspec.structs.asdict(fistful.game(slug).about)
    return GameInfo(**about, fields=shown_fields(view_type(slug)))


@get("/api/games/{slug:str}/cards", sync_to_thread=False, responses=refusals(400, 404))
def list_cards(slug: Slug, language: NamedDependency[str]) -> list[CardFacts]:
    """List the cards of a game's house deck.

    Each kind of card with what is printed on it; the text is in the language asked for.
    """
    return list(fistful.game(slug).cards(language))


@get("/api/tables/{id:str}/cards", responses=refusals(400, 404))
async def list_table_cards(id: Id, hub: NamedDependency[Hub], language: NamedDependency[str]) -> list[CardFacts]:
    """List the cards that a table plays with.

    The same as for a game, for the deck that this table was opened with, while it is played and later.
    """
    return list((await hub.game(id)).cards(language))


@get("/api/games/{slug:str}/words", sync_to_thread=False, responses=refusals(400, 404))
def list_words(slug: Slug, language: NamedDependency[str]) -> GameWords:
    """Get the words of a game from another package.

    A Fluent catalogue, in English where the game has no other. It is empty for a game whose words are part of Fistful:
    clients have those.
    """
    fistful.game(slug)
    return GameWords(*locales.own_words(slug, language))


@get("/api/rules/{slug:str}", sync_to_thread=False, responses=refusals(400, 404))
def show_rules(slug: Slug, language: NamedDependency[str]) -> RulesPage:
    """Read the rules of a game.

    The whole page as Markdown, in English where it has not been translated.
    """
    fistful.game(slug)
    return RulesPage(*locales.rules(slug, language))


ROUTES = described("games", [list_games, list_cards, list_table_cards, list_words, show_rules])
