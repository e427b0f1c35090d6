"""The tables of a server in the terminal: listed, opened, and sat down at."""

from __future__ import annotations

import json

import click
import msgspec

import fistful
from fistful.bots import levels
from fistful.bots.levels import check_level
from fistful.cli.arguments import LANGUAGE, THEME, chosen_options
from fistful.cli.completion import complete_game, complete_level
from fistful.terminal.lobby_form import CLOCKS, USUAL_HOURS, ClockKind, Form
from fistful.terminal.themes import full_screen, usual_theme

USUAL_SERVER = "http://localhost:8000"


@click.command()
@click.argument("url", default=USUAL_SERVER)
@click.option("--open", "opened", metavar="GAME", help="Open a table and sit down at it.", shell_complete=complete_game)
@click.option("--seats", type=int, help="Number of players; default: the fewest allowed.")
@click.option(
    "--bot",
    "bots",
    metavar=f"[{'|'.join(levels())}]",
    multiple=True,
    help="A bot for one of the last seats; may be given several times.",
    shell_complete=complete_level,
)
@click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant of the game.")
@click.option("--clock", type=click.Choice(CLOCKS), default="none", show_default=True, help="Time for each decision.")
@click.option("--hours", type=click.IntRange(1, 336), help="Hours for each decision, with a clock by correspondence.")
@click.option("--public", is_flag=True, help="Show the table in the lobby; otherwise only its link leads there.")
@click.option("--list", "listed", is_flag=True, help="Only list the tables.")
@click.option("--json", "as_json", is_flag=True, help="List them as JSON.")
@click.option("--name", help="Your name; it is remembered.")
@click.option("--sign-in", is_flag=True, help="Sign in under a reserved name; asks for its password.")
@click.option("--reserve", is_flag=True, help="Reserve your name with a password; asks for it.")
@click.option("--sign-out", is_flag=True, help="Sign out.")
@click.option("--plain", is_flag=True, help="Lines of text instead of a full screen, as without a terminal.")
@LANGUAGE
@THEME
def lobby(
    url: str,
    opened: str | None,
    seats: int | None,
    bots: tuple[str, ...],
    options: tuple[str, ...],
    clock: ClockKind,
    hours: int | None,
    public: bool,
    listed: bool,
    as_json: bool,
    name: str | None,
    sign_in: bool,
    reserve: bool,
    sign_out: bool,
    plain: bool,
    language: str,
    theme: str | None,
) -> None:
    """List the tables of a server, open one, and sit down; by default a server on this machine."""
    from fistful.cli.joining import Visitor, refusals  # its library takes as long to import as all the rest
    from fistful.client.seat import address_of
    from fistful.client.server import server_of

    server = server_of(url)
    if server is None:
        raise click.BadParameter("This is not the address of a server (http://host:8000).", param_hint="URL")
    visitor = Visitor(server, language, name, theme or usual_theme(), plain or not full_screen())
    with refusals():
        if sign_out:
            visitor.person.sign_out(visitor.server)
        if sign_in or reserve:
            known = visitor.person.name_at(server) or click.prompt("Name")
            password = click.prompt("Password", hide_input=True, confirmation_prompt=reserve)
            visitor.person.sign_in(visitor.server, known, password, reserve)
        visitor.check_session()
        link = address_of(url)
        if as_json:
            click.echo(json.dumps({"tables": msgspec.to_builtins(visitor.server.tables())}))
        elif listed:
            visitor.list()
        elif opened is not None:
            form = Form(fistful.game(opened), language)
            form.seats = form.seats if seats is None else seats
            form.options |= chosen_options(form.game, options)
            form.clock, form.hours, form.public = clock, hours or USUAL_HOURS, public
            for level in bots:
                check_level(level)
            visitor.open(form, bots)
        elif link is not None:
            visitor.go(link)
        else:
            visitor.browse()
