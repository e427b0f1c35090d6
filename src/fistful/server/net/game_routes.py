"""HTTP for the games themselves: the list of games, the cards, the rules."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, PathParameter

import fistful
from fistful import locales
from fistful.bots import USUAL_LEVEL, levels
from fistful.engine.registry import view_type
from fistful.engine.seats import LETTERS
from fistful.engine.wire import CardFacts, Meanings, shown_fields
from fistful.protocol.tables import Catalogue, GameInfo, TableId
from fistful.server.play.hub import Hub

Id = Annotated[TableId, PathParameter()]
Language = FromQuery[Literal["en", "de", "fr"]]


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in our own words; `language` is the one they are in."""

    language: str
    markdown: str


@get("/api/games", sync_to_thread=False)
def list_games() -> Catalogue:
    """The games that tables can be opened for, with all that they say about themselves."""
    return catalogue()


def catalogue() -> Catalogue:
    games = [about_game(slug) for slug in fistful.games()]
    games.sort(key=lambda game: game.lobby_order)
    return Catalogue(tuple(games), levels(), USUAL_LEVEL, LETTERS, Meanings(locales.SEATS))


def about_game(slug: str) -> GameInfo:
    about = msgspec.structs.asdict(fistful.game(slug).about)
    return GameInfo(**about, fields=shown_fields(view_type(slug)))


@get("/api/games/{slug:str}/cards", sync_to_thread=False)
def list_cards(slug: FromPath[str], language: Language = "en") -> list[CardFacts]:
    """What is printed on the cards of a game's house deck."""
    return list(fistful.game(slug).cards(language))


@get("/api/tables/{id:str}/cards")
async def list_table_cards(id: Id, hub: NamedDependency[Hub], language: Language = "en") -> list[CardFacts]:
    """What is printed on the cards that a table plays with."""
    return list((await hub.game(id)).cards(language))


@get("/api/rules/{slug:str}", sync_to_thread=False)
def show_rules(slug: FromPath[str], language: Language = "en") -> RulesPage:
    """The rules of a game."""
    fistful.game(slug)
    for each in (language, locales.LANGUAGES[0]):
        page = files("fistful.locales").joinpath(each, "rules", f"{slug}.md")
        if page.is_file():
            return RulesPage(each, page.read_text("utf-8"))
    raise LookupError(slug)


ROUTES = [list_games, list_cards, list_table_cards, show_rules]
