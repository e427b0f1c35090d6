"""Learning values, and testing how far they can be exploited."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

import fistful
from fistful.cli.arguments import GAME
from fistful.cli.output import OutputFile, write
from fistful.cli.progress import Meter, bar, seconds_of
from fistful.cli.stopping import leave_partial, stoppable
from fistful.games.loot_shoot_whisky.bot import SLIPS, known_worths, packed

if TYPE_CHECKING:
    from fistful.arena.training import SolverTerms

LEARNT = "loot-shoot-whisky"
SAMPLES = click.option(
    "--samples", type=click.IntRange(min=1), default=8, show_default=True, help="Rounds solved for each standing."
)
WORKERS = click.option("--workers", type=click.IntRange(min=1), help="Number of processes; default: one per core.")


def check_game(slug: str) -> None:
    """Refuse games whose bots learn nothing."""
    if fistful.game(slug).slug != LEARNT:
        raise click.ClickException(f"There is nothing to learn for {slug}: only the bots of {LEARNT} have values.")


def meter_of_standings(rival: SolverTerms | None, slips: float, samples: int, processes: int) -> Meter:
    """A meter for learning, with a first guess from one round of one standing."""
    from fistful.arena import training

    standings = training.standings_to_learn(both=rival is not None or slips > 0)
    trial = seconds_of(lambda: training.mean_worths(rival, training.first_terms(slips), training.one_round()))
    return Meter(standings, standings * samples * trial / processes)


@click.command()
@GAME
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
@click.option("--out", type=OutputFile(), required=True, help="Where to write the values.")
def train(slug: str, samples: int, slips: float, seed: int, workers: int | None, out: Path) -> None:
    """Compute the value of a new round, from the end of the deck backwards; `legend` plays by these values.

    Ctrl-C ends this and writes the values so far, with rules of thumb for the rest.
    """
    from fistful.arena import training

    check_game(slug)
    processes = workers or os.cpu_count() or 1
    with stoppable() as stopped, bar("standings", meter_of_standings(None, slips, samples, processes)) as meter:
        worths = training.learn(None, slips, samples, seed, processes, meter, stopped)
        partial = stopped()
    if not meter.done:
        raise click.Abort
    made = f"fistful train {slug} --samples {samples} --slips {slips:g} --seed {seed}"
    written = {"made_by": made, "partial": partial, "standings": meter.done, "worths": packed(worths)}
    write(out, json.dumps(written, indent=1) + "\n")
    of = f" of about {meter.total:,}" if partial else ""
    click.echo(f"The values of {meter.done:,}{of} standings are in {out}.")
    if partial:
        leave_partial()


@click.command()
@GAME
@click.argument("level", type=click.Choice(["sheriff", "legend"]))
@click.option("--games", type=click.IntRange(min=4), default=4000, show_default=True, help="Games to measure it in.")
@SAMPLES
@click.option("--seed", type=click.IntRange(min=0), default=7, show_default=True)
@WORKERS
def exploit(slug: str, level: str, games: int, samples: int, seed: int, workers: int | None) -> None:
    """Train a best response that knows how this level mixes, and let the two play.

    Ctrl-C while they play shows the result so far.
    """
    from fistful.arena import training
    from fistful.arena.statistics import share_interval

    check_game(slug)
    rival = training.SolverTerms(known_worths(level), SLIPS[level])
    games += games % 2
    processes = workers or os.cpu_count() or 1
    with bar("learning the best response", meter_of_standings(rival, 0.0, samples, processes)) as meter:
        worths = training.learn(rival, 0.0, samples, seed, processes, meter)
    own = training.SolverTerms(worths, 0.0)
    trial = seconds_of(lambda: training.play_games(rival, own, training.game_seeds(seed, 1)))
    with stoppable() as stopped, bar("best response", Meter(games, games * trial / processes)) as meter:
        deals = training.measure(rival, worths, games, seed, processes, meter, stopped)
    if not deals:
        raise click.Abort
    found = share_interval(deals, 0.5)
    click.echo(
        f"{slug}: the best response found wins {found.mean:.1%} against {level} "
        f"(95 % interval {found.low:.1%} … {found.high:.1%}, {2 * len(deals)} games on {len(deals)} deals)."
    )
    if 2 * len(deals) < games:
        leave_partial()
