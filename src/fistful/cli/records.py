"""Records of games: step through one, or check that it was dealt from its seed."""

from __future__ import annotations

from pathlib import Path

import click

import fistful
from fistful import locales
from fistful.engine.errors import BadRecord
from fistful.engine.registry import recorded_game
from fistful.engine.replay import read_record, replayed
from fistful.engine.wire import Record


def read(path: str) -> Record:
    try:
        return read_record(Path(path).read_bytes())
    except OSError as error:
        raise BadRecord("unreadable", path=path, why=str(error.strerror)) from error


@click.command()
@click.argument("path", metavar="RECORD", type=click.Path())
@click.option("--language", type=click.Choice(locales.LANGUAGES), default="en", show_default=True)
def replay(path: str, language: str) -> None:
    """Retell a recorded game from its first card to its last, with everything open."""
    record = read(path)
    position = replayed(recorded_game(record), record)
    names = record.players
    click.echo(f"{recorded_game(record).title}: {locales.listing(names, language)}")
    for event in position.take_events():
        for told in event.everything():
            click.echo("  " + locales.event(record.game, told.code, told.params, language, names))
    outcome = position.outcome
    if outcome is None:
        click.echo(locales.message("replay-unfinished", language))
    else:
        click.echo(locales.outcome(record.game, outcome.winners, outcome.reason, language, names))


@click.command()
@click.argument("path", metavar="RECORD", type=click.Path())
def verify(path: str) -> None:
    """Recompute every draw of a record from its seed, and the game from its draws and decisions."""
    verdict = fistful.verify(read(path))
    if verdict.fair:
        click.echo(f"{verdict.draws} draws recomputed from the seed: all as noted.")
    else:
        click.echo(
            "The seed is a plain number: the deal repeats exactly, but anyone who chose the number could know it."
        )
    if verdict.committed:
        click.echo("The seed is made of the server's committed share and the players' shares.")
    click.echo(f"{verdict.decisions} decisions replayed: all legal, and the outcome is as noted.")
