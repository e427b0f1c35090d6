"""What `fistful` alone says: hello, and what one can do."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import fistful
from fistful.engine.extras import installed
from fistful.engine.registry import lobby

WELCOME = "Welcome to [bold]Fistful[/bold]: five loot-and-shoot table games, for people and bots."
OFFERS = (
    ("fistful play", "a game here, against bots", ""),
    ("fistful serve --open", "tables in the browser, for friends", "server"),
    ("fistful games", "what is played", ""),
    ("fistful rules {game}", "the rules of a game", ""),
    ("fistful simulate {game}", "a thousand random games", ""),
    ("fistful arena {game} deputy greenhorn", "bots against bots", "arena"),
    ("fistful --help", "all the rest", ""),
)
"""A command, what it does, and the extra that it needs."""


def greet() -> None:
    console = Console(highlight=False)
    game = min(lobby(), key=len)
    console.print(WELCOME)
    console.print()
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
    for command, what, extra in OFFERS:
        missing = f'\n[dim](pip install "fistful\\[{extra}]" first)[/dim]' if extra and not installed(extra) else ""
        table.add_row(f"  [bold]{command.format(game=game)}[/bold]", what + missing)
    console.print(table)
    console.print()
    console.print(f"Games: {', '.join(fistful.game(slug).title for slug in lobby())}.")
