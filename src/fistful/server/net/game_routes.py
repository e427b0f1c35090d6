"""HTTP for the games themselves: the list of games, the cards, the rules."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

import fistful
from fistful import locales
from fistful.bots import levels
from fistful.protocol.tables import CardInfo, GameInfo

Language = FromQuery[Literal["en", "de", "fr"]]

MINUTES: Final = {
    "boomtown-bandits": (30, 60),
    "loot-shoot-whisky": (5, 10),
    "looterz": (15, 30),
    "shootout": (15, 30),
    "wild-shots": (20, 30),
}


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in our own words; `language` is the one they are in."""

    language: str
    markdown: str


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games that tables can be opened for."""
    out = []
    for slug in fistful.games():
        game = fistful.game(slug)
        out.append(GameInfo(slug, game.title, tuple(game.seats), game.options, levels(), MINUTES.get(slug, (15, 30))))
    return out


@get("/api/games/{slug:str}/cards", sync_to_thread=False)
def list_cards(slug: FromPath[str], language: Language = "en") -> list[CardInfo]:
    """What is printed on the cards of a game."""
    game = fistful.game(slug)
    return [CardInfo(card, marks, game.printed(card, language)) for card, marks in game.marks().items()]


@get("/api/rules/{slug:str}", sync_to_thread=False)
def show_rules(slug: FromPath[str], language: Language = "en") -> RulesPage:
    """The rules of a game."""
    fistful.game(slug)
    for each in (language, locales.LANGUAGES[0]):
        page = files("fistful.locales").joinpath(each, "rules", f"{slug}.md")
        if page.is_file():
            return RulesPage(each, page.read_text("utf-8"))
    raise LookupError(slug)


ROUTES = [list_games, list_cards, show_rules]
