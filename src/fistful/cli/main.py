"""The command itself: its groups, with errors shown as one sentence instead of a traceback."""

from __future__ import annotations

import sys

import click

import fistful
from fistful.cli import arena, balance, games, play, records, serve, simulate, training
from fistful.engine.errors import FistfulError


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(fistful.__version__, prog_name="fistful")
def command() -> None:
    """Five loot-and-shoot table games on one rules engine."""


for each in (
    play.play,
    serve.serve,
    games.games,
    games.rules,
    simulate.simulate,
    arena.arena,
    balance.balance,
    training.train,
    training.exploit,
    records.replay,
    records.verify,
    games.doctor,
):
    command.add_command(each)


def main() -> None:
    """Run the command; a refusal is one sentence on stderr and exit code 1."""
    try:
        command()
    except FistfulError as error:
        click.echo(f"fistful: {error}", err=True)
        sys.exit(1)
