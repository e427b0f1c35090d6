"""Arguments that several commands share: a game, its deck, its options."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

import fistful
from fistful import locales
from fistful.cli.completion import complete_deck, complete_game
from fistful.engine.chance import SEED_BYTES, Seed
from fistful.engine.deck import HOUSE
from fistful.engine.game import Game
from fistful.engine.wire import OptionValue
from fistful.terminal.themes import THEMES

Command = Callable[..., Any]
DECK = "A deck file for your own edition, or `house`."
GAME = click.argument("slug", metavar="GAME", shell_complete=complete_game)
LANGUAGE = click.option("--language", type=click.Choice(locales.LANGUAGES), default="en", show_default=True)
THEME = click.option("--theme", type=click.Choice(THEMES), help="Colours; default: dark, or none with NO_COLOR.")
DATA = click.option(
    "--data", type=click.Path(readable=False), help="The folder for the database; default: the user's data folder."
)


def match_seed(typed: str) -> Seed:
    """The seed of a match: a number, or the 64 hexadecimal digits of a secret one."""
    if re.fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", typed):
        return bytes.fromhex(typed)
    if not typed.isdecimal():
        raise click.BadParameter(f"{typed!r} is neither a whole number nor the seed that a match has shown.")
    return int(typed)


def game_arguments(decks: bool = False) -> Callable[[Command], Command]:
    """GAME, --seats, --deck and --option of a command that starts games; optionally --deck several times."""
    deck = click.option("--deck", metavar="FILE", help=DECK, shell_complete=complete_deck)
    if decks:
        help = "A deck file, or `house`; give two to compare them."
        deck = click.option("--deck", "decks", metavar="FILE", multiple=True, help=help, shell_complete=complete_deck)

    def add_all(command: Command) -> Command:
        for add in (
            click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant."),
            deck,
            click.option("--seats", type=int, help="Number of players; default: the fewest allowed."),
            GAME,
        ):
            command = add(command)
        return command

    return add_all


def chosen_options(game: Game, words: tuple[str, ...]) -> dict[str, OptionValue]:
    """The options given as NAME=VALUE, with values of the types the game expects."""
    chosen: dict[str, OptionValue] = {}
    known = {option.name: option for option in game.options}
    for word in words:
        name, _, value = word.partition("=")
        name = name.replace("-", "_")
        choices = known[name].choices if name in known else ()
        named = {str(choice).lower(): choice for choice in choices} | switches(choices)
        chosen[name] = named.get(value.lower(), value)
    return chosen


def switches(choices: tuple[OptionValue, ...]) -> dict[str, OptionValue]:
    """Other spellings of a yes-or-no value."""
    if choices != (False, True):
        return {}
    return {"": True, "yes": True, "on": True, "no": False, "off": False}


def data_folder(data: str | None) -> Path:
    """The folder of a server's tables."""
    from platformdirs import user_data_path

    return user_data_path("fistful", appauthor=False) if data is None else Path(data)


def chosen_game(slug: str, deck: str | None) -> Game:
    """A game with its house deck, or the deck in a file."""
    return fistful.game(slug, deck=None if deck == HOUSE else deck)
