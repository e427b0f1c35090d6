"""Learning values, and testing how far they can be exploited."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from fistful.bots.saloon import known_weights
from fistful.cli.engines import bar

GAME = click.Choice(["loot-shoot-whisky"])


@click.command()
@click.argument("slug", metavar="GAME", type=GAME)
@click.option("--generations", type=click.IntRange(min=1), default=4, show_default=True)
@click.option("--games", "count", type=click.IntRange(min=2), default=3000, show_default=True, help="A generation.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--workers", type=click.IntRange(min=1), help="How many processes; one a core if not given.")
@click.option("--out", type=click.Path(dir_okay=False, writable=True), required=True, help="The file of values.")
def train(slug: str, generations: int, count: int, seed: int, workers: int | None, out: str) -> None:
    """Learn in self-play what a new round is worth; what is learnt is what `legend` goes by."""
    from fistful.arena import training

    with bar("self-play", generations * count) as progress:
        weights = training.train(generations, count, seed, workers or os.cpu_count() or 1, progress)
    made = f"fistful train {slug} --generations {generations} --games {count} --seed {seed}"
    Path(out).write_text(json.dumps({"made_by": made, "weights": weights}, indent=1) + "\n", "utf-8")


@click.command()
@click.argument("slug", metavar="GAME", type=GAME)
@click.argument("level", type=click.Choice(["sheriff", "legend"]))
@click.option("--generations", type=click.IntRange(min=0), default=2, show_default=True, help="Of learning.")
@click.option("--games", "count", type=click.IntRange(min=4), default=400, show_default=True, help="A generation.")
@click.option("--seed", type=click.IntRange(min=0), default=7, show_default=True)
@click.option("--workers", type=click.IntRange(min=1), help="How many processes; one a core if not given.")
def exploit(slug: str, level: str, generations: int, count: int, seed: int, workers: int | None) -> None:
    """Let a best response, which knows how this level mixes, learn against it and play it."""
    from fistful.arena import training

    games = count + count % 2
    with bar("best response", (generations + 1) * games) as progress:
        processes = workers or os.cpu_count() or 1
        found = training.exploit(known_weights(level), generations, games, seed, processes, progress)
    click.echo(
        f"{slug}: the best response found wins {found.mean:.1%} against {level} "
        f"(95 % interval {found.low:.1%} … {found.high:.1%}, {games} games on {games // 2} deals)."
    )
