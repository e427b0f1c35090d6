"""Matches between bots."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console

from fistful.bots import bot
from fistful.bots import levels as known_levels
from fistful.cli.arguments import chosen_game, chosen_options, game_arguments
from fistful.cli.engines import bar, engine_arguments, opened
from fistful.engine.errors import BadSetup


@click.command()
@game_arguments()
@click.argument("levels", nargs=-1, required=True)
@click.option("--games", "count", type=click.IntRange(min=1), default=400, show_default=True, help="At most this many.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of the match.")
@click.option("--until-sure", is_flag=True, help="Stop as soon as one is clearly better.")
@click.option("--at-least", type=click.IntRange(min=0), default=0, show_default=True, help="Games before it may stop.")
@engine_arguments
@click.option("--json", "as_json", is_flag=True, help="One JSON line instead of a table.")
@click.option("--report", type=click.Path(dir_okay=False, writable=True), help="Write an HTML page with pictures here.")
def arena(
    slug: str,
    levels: tuple[str, ...],
    seats: int | None,
    deck: str | None,
    options: tuple[str, ...],
    count: int,
    seed: int,
    until_sure: bool,
    at_least: int,
    engine: str,
    workers: int | None,
    as_json: bool,
    report: str | None,
) -> None:
    """Let bots play each other: GAME, then two or more levels, such as `deputy greenhorn` or `sheriff@0.1 deputy`.

    Every deal is replayed with the players exchanged until each has held every seat once.
    """
    from fistful.arena import report as reports
    from fistful.arena.match import Terms, play_match

    game = chosen_game(slug, deck)
    if len(levels) < 2:
        raise BadSetup("too-few-levels", known=known_levels())
    for level in levels:
        bot(level, slug)
    players = game.seats[0] if seats is None else seats
    chosen = chosen_options(game, options)
    game.setup(players, chosen)
    terms = Terms(game, levels, players, chosen, count, seed, until_sure, at_least)
    with opened(engine, workers) as running, bar(game.title, terms.deals * len(levels)) as progress:
        results = play_match(terms, running, progress)
    summary = results.summary()
    if report is not None:
        Path(report).write_text(reports.html(results), "utf-8")
    if as_json:
        click.echo(json.dumps(summary))
    else:
        console = Console()
        console.print(reports.terminal_table(summary))
        for verdict in summary["verdicts"]:
            console.print(reports.verdict_line(verdict))
