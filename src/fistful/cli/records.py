"""Records of games: step through one, or check that it was dealt from its seed."""

from __future__ import annotations

from pathlib import Path

import click

import fistful
from fistful import locales
from fistful.cli.arguments import LANGUAGE, THEME
from fistful.client.dealing import check_dealt_once
from fistful.client.seat import SEATS, Seats
from fistful.engine.errors import BadRecord
from fistful.engine.registry import recorded_game
from fistful.engine.replay import read_record, replayed
from fistful.engine.seats import LETTERS
from fistful.engine.wire import Record
from fistful.terminal import saved
from fistful.terminal.themes import full_screen, usual_theme


def read(path: str) -> Record:
    try:
        return read_record(Path(path).read_bytes())
    except OSError as error:
        raise BadRecord("unreadable", path=path, why=str(error.strerror)) from error


@click.command()
@click.argument("path", metavar="RECORD", type=click.Path())
@click.option("--seat", metavar="LETTER", help="As this seat saw it; default: with everything open.")
@click.option("--text", is_flag=True, help="Tell it line by line, as without a terminal.")
@LANGUAGE
@THEME
def replay(path: str, seat: str | None, text: bool, language: str, theme: str | None) -> None:
    """Step through a recorded game from its first card to its last, or retell it line by line."""
    record = read(path)
    if text or not full_screen():
        retell(record, seat_of(record, seat), language)
    else:
        from fistful.terminal.replay import ReplayApp  # its library takes as long to import as all the rest

        game = recorded_game(record)
        ReplayApp(game, record, seat_of(record, seat), language, theme or usual_theme()).run()


def seat_of(record: Record, letter: str | None) -> int | None:
    """The seat with this letter; None is everyone's view."""
    if letter is None:
        return None
    letters = LETTERS[: record.terms.seats]
    if letter.upper() not in tuple(letters):
        raise click.BadParameter(f"The seats of this game are {', '.join(letters)}.", param_hint="--seat")
    return letters.index(letter.upper())


def retell(record: Record, seat: int | None, language: str) -> None:
    """All that was told, in sentences."""
    position = replayed(recorded_game(record), record)
    names = record.players
    click.echo(f"{recorded_game(record).title}: {locales.listing(names, language)}")
    for event in position.take_events():
        own = event.to(seat)
        for told in event.everything() if seat is None else () if own is None else (own,):
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
    record = read(path)
    verdict = fistful.verify(record)
    own = [held.share for _, held in Seats(saved.folder() / SEATS).all() if held.share is not None]
    sat_there = check_dealt_once(record, own)
    if verdict.fair:
        click.echo(f"{verdict.draws} draws recomputed from the seed: all as noted.")
    else:
        click.echo(
            "The seed is a plain number: the deal repeats exactly, but anyone who chose the number could know it."
        )
    for line in proof_lines(verdict):
        click.echo(line)
    if sat_there:
        click.echo("You sat at this table, and the record has every round for which a share of yours was shown.")
    click.echo(f"{verdict.decisions} decisions replayed: all legal, and the outcome is as noted.")


def proof_lines(verdict: fistful.Verdict) -> list[str]:
    """How the seed came about, and what that does not prove."""
    if verdict.protocol == 1:
        return [
            "First protocol: the seed is made of the server's committed share and the players' shares.",
            "These came in clear, so the player who came last could have chosen the deal together with the host.",
        ]
    if verdict.protocol == 0:
        return []
    lines = ["Second protocol: all players had committed to their shares before the first was shown."]
    if verdict.in_clear:
        seats = ", ".join(verdict.in_clear)
        lines.append(f"The shares of these seats came in clear, so nothing is proven to them: {seats}.")
    if verdict.given_up:
        lines.append(f"Rounds that were given up before this deal, each because a player left: {verdict.given_up}.")
    return lines
