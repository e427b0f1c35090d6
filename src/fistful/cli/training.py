"""Learning values, and testing how far they can be exploited."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from fistful.cli.engines import bar
from fistful.games.loot_shoot_whisky.bot import SLIPS, known_worths, packed

GAME = click.Choice(["loot-shoot-whisky"])
SAMPLES = click.option(
    "--samples", type=click.IntRange(min=1), default=8, show_default=True, help="Rounds solved for each standing."
)
WORKERS = click.option("--workers", type=click.IntRange(min=1), help="Number of processes; default: one per core.")


@click.command()
@click.argument("slug", metavar="GAME", type=GAME)
@SAMPLES
@click.option(
    "--slips",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="How often the opponent is assumed to plan at random; 1 assumes a greenhorn.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@WORKERS
@click.option("--out", type=click.Path(dir_okay=False, writable=True), required=True, help="Where to write the values.")
def train(slug: str, samples: int, slips: float, seed: int, workers: int | None, out: str) -> None:
    """Compute the value of a new round, from the end of the deck backwards; `legend` plays by these values."""
    from fistful.arena import training

    with bar("standings") as progress:
        worths = training.learn(None, slips, samples, seed, workers or os.cpu_count() or 1, progress)
    made = f"fistful train {slug} --samples {samples} --slips {slips:g} --seed {seed}"
    Path(out).write_text(json.dumps({"made_by": made, "worths": packed(worths)}, indent=1) + "\n", "utf-8")


@click.command()
@click.argument("slug", metavar="GAME", type=GAME)
@click.argument("level", type=click.Choice(["sheriff", "legend"]))
@click.option("--games", type=click.IntRange(min=4), default=4000, show_default=True, help="Games to measure it in.")
@SAMPLES
@click.option("--seed", type=click.IntRange(min=0), default=7, show_default=True)
@WORKERS
def exploit(slug: str, level: str, games: int, samples: int, seed: int, workers: int | None) -> None:
    """Train a best response that knows how this level mixes, and let the two play."""
    from fistful.arena import training

    rival = training.SolverTerms(known_worths(level), SLIPS[level])
    games += games % 2
    processes = workers or os.cpu_count() or 1
    with bar("learning the best response") as progress:
        worths = training.learn(rival, 0.0, samples, seed, processes, progress)
    with bar("best response", games) as progress:
        found = training.measure(rival, worths, games, seed, processes, progress)
    click.echo(
        f"{slug}: the best response found wins {found.mean:.1%} against {level} "
        f"(95 % interval {found.low:.1%} … {found.high:.1%}, {games} games on {games // 2} deals)."
    )
