"""Random games by the thousand: how long they are, who wins, how they end."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from fistful import locales
from fistful.cli.arguments import chosen_game, chosen_options, game_arguments
from fistful.cli.progress import Meter, bar, seconds_of
from fistful.cli.stopping import leave_partial, stoppable
from fistful.engine.position import play_to_end
from fistful.engine.seats import LETTERS


@click.command()
@game_arguments()
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="Number of games.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of the first game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON line instead of tables.")
def simulate(
    slug: str, seats: int | None, deck: str | None, options: tuple[str, ...], count: int, seed: int, as_json: bool
) -> None:
    """Play random games and report length, wins by seat, and how games end.

    Ctrl-C shows the figures of the games so far.
    """
    game = chosen_game(slug, deck)
    chosen = chosen_options(game, options)
    players = game.seats[0] if seats is None else seats
    lengths: list[int] = []
    reasons: Counter[str] = Counter()
    wins = [0.0] * players
    trial = seconds_of(lambda: play_to_end(game.new(players, seed, **chosen), seed))
    with stoppable() as stopped, bar(game.title, Meter(count, count * trial)) as meter:
        for number in range(count):
            if stopped():
                break
            position = game.new(players, seed + number, **chosen)
            lengths.append(play_to_end(position, seed + number))
            outcome = position.result()
            reasons[outcome.reason] += 1
            for winner in outcome.winners:
                wins[winner] += 1 / len(outcome.winners)
            meter(1)
    if not lengths:
        raise click.Abort
    partial = len(lengths) < count
    found = summary(lengths, wins, reasons)
    if as_json:
        click.echo(json.dumps({"game": slug, "seats": players, "seed": seed, "partial": partial, **found}))
    else:
        show(slug, f"{len(lengths):,} of {count:,}" if partial else f"{count:,}", found)
    if partial:
        leave_partial()


def summary(lengths: list[int], wins: list[float], reasons: Counter[str]) -> dict[str, Any]:
    """The figures of a simulation; a shared win is shared among its winners."""
    count = len(lengths)
    return {
        "games": count,
        "decisions": {
            "mean": round(statistics.fmean(lengths), 1),
            "median": statistics.median(lengths),
            "shortest": min(lengths),
            "longest": max(lengths),
        },
        "wins": [round(share / count, 4) for share in wins],
        "endings": {reason: round(times / count, 4) for reason, times in reasons.most_common()},
    }


def show(slug: str, count: str, found: dict[str, Any]) -> None:
    console = Console()
    table = Table(f"{count} random games of {slug}", "", box=None, pad_edge=False)
    length = found["decisions"]
    table.add_row("decisions a game", f"{length['mean']} (median {length['median']:g})")
    table.add_row("shortest, longest", f"{length['shortest']}, {length['longest']}")
    for seat, share in enumerate(found["wins"]):
        table.add_row(f"wins of seat {LETTERS[seat]}", f"{share:.1%}")
    for reason, share in found["endings"].items():
        table.add_row(f"ends by {locales.sentence(slug, 'outcome', reason, {})}", f"{share:.1%}")
    console.print(table)
