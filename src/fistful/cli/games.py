"""The list of games, their rules, and how this installation runs."""

from __future__ import annotations

import json
import platform
from importlib.metadata import version
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import fistful
from fistful import locales
from fistful.cli.arguments import GAME, LANGUAGE
from fistful.engine.extras import EXTRAS, installed
from fistful.engine.game import spelled
from fistful.terminal.rules import clause_of

JSON = click.option("--json", "as_json", is_flag=True, help="One JSON line instead of words.")


@click.command()
@JSON
def games(as_json: bool) -> None:
    """List the games with their seats and options."""
    if as_json:
        click.echo(json.dumps({"games": [about(slug) for slug in fistful.games()]}))
    else:
        show_games()


def about(slug: str) -> dict[str, Any]:
    """What programs want to know about a game."""
    game = fistful.game(slug)
    return {
        "game": slug,
        "title": game.title,
        "line": locales.message(f"{slug}-line"),
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)} for option in game.options
        ],
    }


def show_games() -> None:
    table = Table("game", "players", "what it is", "options (default first)", box=None, pad_edge=False, show_edge=False)
    for slug in fistful.games():
        game = fistful.game(slug)
        most, fewest = game.seats[-1], game.seats[0]
        players = str(most) if most == fewest else f"{fewest}–{most}"
        options = []
        for option in game.options:
            others = tuple(value for value in option.choices if value != option.default)
            options.append(f"{option.name}={'|'.join((*spelled((option.default,)), *spelled(others)))}")
        table.add_row(slug, players, locales.message(f"{slug}-line"), "\n".join(options))
    Console().print(table)


@click.command()
@GAME
@click.option("--clause", metavar="ID", help="Only this clause, such as WSH-7.")
@LANGUAGE
def rules(slug: str, clause: str | None, language: str) -> None:
    """Read the rules of a game, in our own words."""
    from rich.markdown import Markdown  # a third of what starting any command would take

    fistful.game(slug)
    text = locales.rules(slug, language).text
    if clause is not None:
        stated = clause_of(text, clause.upper())
        if stated is None:
            raise click.ClickException(f"The rules of this game have no clause {clause.upper()}.")
        text = stated
    console = Console()
    with console.pager(styles=True) if console.is_terminal and clause is None else console:
        console.print(Markdown(text), width=min(console.width, 100))


@click.command()
@JSON
def doctor(as_json: bool) -> None:
    """Say which form of the rules runs, on which platform, and which extras are installed."""
    found = health()
    if as_json:
        click.echo(json.dumps(found))
        return
    compiled = found["compiled"]
    form = "compiled" if compiled else "interpreted (install with a C compiler present to have them compiled)"
    click.echo(f"fistful {found['fistful']}, the rules run {form}")
    click.echo(f"Python {found['python']} on {found['system']} {found['machine']}")
    for package, number in found["packages"].items():
        click.echo(f"{package} {number}")
    for extra, there in found["extras"].items():
        click.echo(f"{extra}: " + ("installed" if there else f'not installed (pip install "fistful[{extra}]")'))
    for slug in found["played"]:
        click.echo(f"{slug}: a game played to its end")


def health() -> dict[str, Any]:
    """How this installation runs; every game is played to its end."""
    for slug in fistful.games():
        game = fistful.game(slug)
        fistful.playout(game.new(game.seats[-1], 1), 1)
    return {
        "fistful": fistful.__version__,
        "compiled": fistful.compiled,
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "packages": {package: version(package) for package in ("librt", "msgspec")},
        "extras": {extra: installed(extra) for extra in EXTRAS},
        "played": list(fistful.games()),
    }
