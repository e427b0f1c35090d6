"""A game in the terminal, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from fistful import locales
from fistful.bots import USUAL_LEVEL, levels
from fistful.cli.arguments import DECK, LANGUAGE, THEME, chosen_game, chosen_options
from fistful.cli.completion import complete_deck, complete_game, complete_level
from fistful.cli.output import OutputFile
from fistful.engine.registry import lobby
from fistful.terminal import saved
from fistful.terminal.json_lines import play_lines
from fistful.terminal.local import LocalTable
from fistful.terminal.moments import Beat
from fistful.terminal.session import Session
from fistful.terminal.themes import full_screen, usual_theme

PLAIN = click.option("--plain", is_flag=True, help="Lines of text instead of a full screen, as without a terminal.")


@click.command()
@click.argument("slug", metavar="[GAME]", required=False, shell_complete=complete_game)
@click.option("--seats", type=int, help="Number of players, including you; default: the most allowed.")
@click.option("--deck", metavar="FILE", help=DECK, shell_complete=complete_deck)
@click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant of the game.")
@click.option("--real-time", is_flag=True, help="Play against the clock: the same as -o pace=real-time.")
@click.option(
    "--level",
    metavar=f"[{'|'.join(levels())}]",
    default=USUAL_LEVEL,
    show_default=True,
    help="How well the bots play.",
    shell_complete=complete_level,
)
@click.option("--seed", type=click.IntRange(min=0), help="The same number gives the same deal.")
@LANGUAGE
@click.option("--name", help="Your name at the table.")
@click.option("--record", "path", type=OutputFile(), help="Save the record here.")
@click.option("--join", "link", metavar="LINK", help="Sit down at a table of a server by its link, or watch it.")
@click.option("--resume", is_flag=True, help="Go on with the game that you left.")
@PLAIN
@click.option("--json", "as_json", is_flag=True, help="A line of JSON each way, for a program in your seat.")
@THEME
def play(
    slug: str | None,
    seats: int | None,
    deck: str | None,
    options: tuple[str, ...],
    real_time: bool,
    level: str,
    seed: int | None,
    language: str,
    name: str | None,
    path: Path | None,
    link: str | None,
    resume: bool,
    plain: bool,
    as_json: bool,
    theme: str | None,
) -> None:
    """Play a game in the terminal; by default the first one in the lobby."""
    if as_json and (link is not None or resume or plain):
        raise click.UsageError("--json begins a game of its own: it cannot be used with --join, --resume or --plain.")
    past: Sequence[Beat] = ()
    if link is not None:
        join(link, language, name, theme, plain)
        return
    if resume:
        left = saved.resume()
        if left is None:
            raise click.ClickException(locales.message("terminal-nothing-to-resume", language))
        table, past = left
    else:
        game = chosen_game(slug or lobby()[0], deck)
        chosen = chosen_options(game, (*options, "pace=real-time") if real_time else options)
        position = game.new(game.seats[-1] if seats is None else seats, seed, **chosen)
        table = LocalTable(game, position, level, language, name)
    if as_json:
        stayed = play_lines(table)
        write_record(table, path)
        if not stayed:
            raise click.ClickException("The input ended before the game was over.")
        return
    if plain or not full_screen():
        Session(table).run()
    else:
        from fistful.terminal.play import PlayApp  # its library takes as long to import as all the rest

        PlayApp(table, theme or usual_theme(), past=past).run()
    end(table, path)


def join(link: str, language: str, name: str | None, theme: str | None, plain: bool) -> None:
    """Play or watch at a table of a server; one's seat there is kept for the next time."""
    from fistful.cli.joining import Visitor, refusals
    from fistful.client.seat import address_of

    address = address_of(link)
    if address is None:
        raise click.BadParameter("This is not the link to a table (http://host:8000/table/…).", param_hint="--join")
    visitor = Visitor(address.server, language, name, theme or usual_theme(), plain or not full_screen())
    with refusals():
        visitor.check_session()
        visitor.go(address)


def end(table: LocalTable, path: Path | None) -> None:
    """Keep an unfinished game to go on with, and write the record where that is wanted."""
    words = table.words
    if table.position.over:
        saved.forget()
    else:
        saved.save(table)
        click.echo(words.say("terminal-left"))
    if write_record(table, path):
        click.echo(words.say("terminal-saved", path=str(path)))


def write_record(table: LocalTable, path: Path | None) -> bool:
    """Write the record, where that is wanted."""
    if path is None:
        return False
    path.write_bytes(table.record().to_json())
    return True
