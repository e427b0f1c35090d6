"""The list of games, their rules, and how this installation runs."""

from __future__ import annotations

import platform
from importlib.metadata import version

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import fistful
from fistful import locales
from fistful.engine.game import spelled


@click.command()
def games() -> None:
    """List the games with their seats and options."""
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
@click.argument("slug", metavar="GAME")
@click.option("--clause", metavar="ID", help="Only this clause, such as WSH-7.")
@click.option("--language", type=click.Choice(locales.LANGUAGES), default="en", show_default=True)
def rules(slug: str, clause: str | None, language: str) -> None:
    """Read the rules of a game, in our own words."""
    fistful.game(slug)
    text = locales.rules(slug, language).text
    if clause is not None:
        text = one_clause(text, clause.upper())
    console = Console()
    with console.pager(styles=True) if console.is_terminal and clause is None else console:
        console.print(Markdown(text), width=min(console.width, 100))


def one_clause(text: str, clause: str) -> str:
    """The paragraph that states a clause."""
    start = text.find(f"- **{clause}** ")
    if start < 0:
        raise click.ClickException(f"The rules of this game have no clause {clause}.")
    ends = [end for end in (text.find("\n- **", start), text.find("\n#", start)) if end > 0]
    return text[start : min(ends, default=len(text))]


@click.command()
def doctor() -> None:
    """Say which form of the rules runs, and on which platform."""
    form = "compiled" if fistful.compiled else "interpreted (install with a C compiler present to have them compiled)"
    click.echo(f"fistful {fistful.__version__}, the rules run {form}")
    click.echo(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    for package in ("librt", "msgspec"):
        click.echo(f"{package} {version(package)}")
    for slug in fistful.games():
        game = fistful.game(slug)
        fistful.playout(game.new(game.seats[-1], 1), 1)
        click.echo(f"{slug}: a game played to its end")
