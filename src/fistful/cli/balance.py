"""Reports for designers."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from fistful.bots import bot
from fistful.cli.arguments import chosen_game, chosen_options, game_arguments
from fistful.cli.completion import complete_level
from fistful.cli.engines import Counted, engine_arguments, meter_of_games, opened
from fistful.cli.output import OutputFile, write
from fistful.cli.progress import bar
from fistful.cli.stopping import leave_partial, stoppable
from fistful.engine.deck import HOUSE
from fistful.engine.wire import OptionValue


@click.command()
@game_arguments(decks=True)
@click.option(
    "--level", default="deputy", show_default=True, help="The level in every seat.", shell_complete=complete_level
)
@click.option(
    "--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="Games with each deck."
)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of the deals.")
@engine_arguments
@click.option("--json", "as_json", is_flag=True, help="One JSON line instead of tables.")
@click.option("--report", type=OutputFile(), help="Write an HTML page with pictures here.")
def balance(
    slug: str,
    seats: int | None,
    decks: tuple[str, ...],
    options: tuple[str, ...],
    level: str,
    count: int,
    seed: int,
    engine: str,
    workers: int | None,
    as_json: bool,
    report: Path | None,
) -> None:
    """Report for designers how games of GAME end, who wins, how long they are, and what decides.

    Two decks can be compared: `--deck house --deck mine.toml`. Ctrl-C ends the games and shows the report so far.
    """
    from fistful.balance.findings import findings
    from fistful.balance.study import Terms, play_study

    if len(decks) > 2:
        raise click.UsageError("At most two decks can be compared.")
    bot(level, slug)
    games = [chosen_game(slug, deck) for deck in decks or (HOUSE,)]
    chosen = chosen_options(games[0], options)
    players = games[0].seats[0] if seats is None else seats
    for game in games:
        game.setup(players, chosen)
    planned = count * len(games)
    with (
        opened(engine, workers) as running,
        stoppable() as stopped,
        bar(games[0].title, meter_of_games(planned, games[0], players, chosen, [level], running.workers)) as meter,
    ):
        counted = Counted(running, meter)
        terms = [Terms(game, level, players, chosen, count, seed) for game in games]
        studies = [play_study(each, counted, meter, stopped) for each in terms]
    found = [findings(study) for study in studies if study.tales]
    if not found:
        raise click.Abort
    from fistful.balance import report as reports  # takes a second or more, and the bar is to be there at once

    made_by = command_line(slug, players, decks, chosen, level, count, seed)
    summary: dict[str, Any] = {
        "game": slug,
        "seats": players,
        "level": level,
        "options": chosen,
        "partial": any(study.partial for study in studies),
        "games": count,
        "seed": seed,
        "made_by": made_by,
        "decks": found,
    }
    if as_json:
        click.echo(json.dumps(summary))
    else:
        reports.show(summary, Console())
    if report is not None:
        write(report, reports.html(summary))
    if summary["partial"]:
        leave_partial()


def command_line(
    slug: str, seats: int, decks: tuple[str, ...], options: dict[str, OptionValue], level: str, count: int, seed: int
) -> str:
    """The command that makes the same report again."""
    words = ["fistful", "balance", slug, "--level", level, "--seats", str(seats), "--games", str(count)]
    words += ["--seed", str(seed)]
    for deck in decks:
        words += ["--deck", deck]
    for name, value in options.items():
        words += ["-o", f"{name}={value}"]
    return shlex.join(words)
