"""Matches between bots."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console

from fistful.bots import levels as known_levels
from fistful.cli.arguments import chosen_game, chosen_options, game_arguments, match_seed
from fistful.cli.completion import complete_level
from fistful.cli.engines import Counted, engine_arguments, meter_of_games, opened
from fistful.cli.output import OutputFile, write
from fistful.cli.progress import bar
from fistful.cli.stopping import leave_partial, stoppable
from fistful.engine.chance import Seed
from fistful.engine.errors import BadSetup


@click.command()
@game_arguments()
@click.argument("levels", nargs=-1, required=True, shell_complete=complete_level)
@click.option("--games", "count", type=click.IntRange(min=1), default=400, show_default=True, help="At most this many.")
@click.option(
    "--seed", type=match_seed, metavar="SEED", help="Repeats a match; default: a fresh secret, which bots cannot guess."
)
@click.option("--until-sure", is_flag=True, help="Stop as soon as it is 95 % sure who is better.")
@click.option("--at-least", type=click.IntRange(min=0), default=0, show_default=True, help="Games before it may stop.")
@engine_arguments
@click.option("--json", "as_json", is_flag=True, help="One JSON line instead of a table.")
@click.option("--report", type=OutputFile(), help="Write an HTML page with pictures here.")
def arena(
    slug: str,
    levels: tuple[str, ...],
    seats: int | None,
    deck: str | None,
    options: tuple[str, ...],
    count: int,
    seed: Seed | None,
    until_sure: bool,
    at_least: int,
    engine: str,
    workers: int | None,
    as_json: bool,
    report: Path | None,
) -> None:
    """Let bots play each other: GAME, then two or more levels, such as `deputy greenhorn` or `sheriff@0.1 deputy`.

    A level may be a bot of your own: `my_bot.py:Bot` is the class Bot in that file. If it gives no legal move, deputy
    moves for it, and the results say so.

    Every deal is replayed with the players exchanged until each has held every seat once. Ctrl-C ends the match and
    shows the results so far.
    """
    from fistful.arena.deals import fresh_seed
    from fistful.arena.match import Terms, play_match
    from fistful.arena.outside import check_player

    game = chosen_game(slug, deck)
    if len(levels) < 2:
        raise BadSetup("too-few-levels", known=known_levels())
    for level in levels:
        check_player(level, slug)
    players = game.seats[0] if seats is None else seats
    chosen = chosen_options(game, options)
    game.setup(players, chosen)
    whole = fresh_seed() if seed is None else seed
    terms = Terms(game, levels, players, chosen, count, whole, until_sure, at_least)
    planned = terms.deals * len(levels)
    words = "at most" if until_sure else "about"
    with (
        opened(engine, workers) as running,
        stoppable() as stopped,
        bar(game.title, meter_of_games(planned, game, players, chosen, levels, running.workers), words) as meter,
    ):
        results = play_match(terms, Counted(running, meter), meter, stopped)
    if not results.deals():
        raise click.Abort
    from fistful.arena import report as reports  # takes a second or more, and the bar is to be there at once

    summary = results.summary()
    if as_json:
        click.echo(json.dumps(summary))
    else:
        console = Console()
        console.print(reports.terminal_table(summary))
        for verdict in summary["verdicts"]:
            console.print(reports.verdict_line(verdict), highlight=False)
        for fault in summary["faults"]:
            console.print(reports.fault_line(fault), markup=False, highlight=False)
        for note in reports.notes(summary):
            console.print(note, highlight=False)
    if report is not None:
        write(report, reports.html(results))
    if results.partial:
        leave_partial()
