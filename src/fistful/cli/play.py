"""A game at the terminal, against bots."""

from __future__ import annotations

from pathlib import Path

import click

from fistful import locales
from fistful.bots import USUAL_LEVEL, bot, levels
from fistful.cli.arguments import DECK, chosen_game, chosen_options
from fistful.cli.completion import complete_deck, complete_game, complete_level
from fistful.cli.output import OutputFile
from fistful.engine.registry import lobby
from fistful.terminal.session import Session


@click.command()
@click.argument("slug", metavar="[GAME]", required=False, shell_complete=complete_game)
@click.option("--seats", type=int, help="Number of players, including you; default: the most allowed.")
@click.option("--deck", metavar="FILE", help=DECK, shell_complete=complete_deck)
@click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant of the game.")
@click.option(
    "--level",
    metavar=f"[{'|'.join(levels())}]",
    default=USUAL_LEVEL,
    show_default=True,
    help="How well the bots play.",
    shell_complete=complete_level,
)
@click.option("--seed", type=click.IntRange(min=0), help="The same number gives the same deal.")
@click.option("--language", type=click.Choice(locales.LANGUAGES), default="en", show_default=True)
@click.option("--name", help="Your name at the table.")
@click.option("--record", "path", type=OutputFile(), help="Save the record here.")
def play(
    slug: str | None,
    seats: int | None,
    deck: str | None,
    options: tuple[str, ...],
    level: str,
    seed: int | None,
    language: str,
    name: str | None,
    path: Path | None,
) -> None:
    """Play a game in the terminal; by default the first one in the lobby."""
    game = chosen_game(slug or lobby()[0], deck)
    position = game.new(game.seats[-1] if seats is None else seats, seed, **chosen_options(game, options))
    record = None if path is None else str(path)
    Session(game, position, bot(level, game.slug), language, name, record).run()
