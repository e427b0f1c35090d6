"""Copies of the tables of a server: making one, and putting it back."""

from __future__ import annotations

from pathlib import Path

import click

from fistful.cli.arguments import DATA, data_folder


@click.command()
@click.argument("copy", metavar="FILE", type=click.Path())
@DATA
def backup(copy: str, data: str | None) -> None:
    """Copy the tables into FILE, beside a running server or without one.

    Every move that was acknowledged before the command began is in the copy. A file that exists is not overwritten.
    """
    from fistful.server.store.backup import back_up

    count = back_up(data_folder(data), Path(copy))
    click.echo(f"{count} tables are in {copy}.")


@click.command()
@click.argument("copy", metavar="FILE", type=click.Path())
@DATA
def restore(copy: str, data: str | None) -> None:
    """Put the copy in FILE back in the place of the tables.

    FILE is checked first. The tables that were there before are kept beside it. Stop the server before you begin.
    """
    from fistful.server.store import backup

    folder = data_folder(data)
    former = backup.restore(folder, Path(copy))
    click.echo(f"The tables in {folder} are those of {copy}.")
    if former is not None:
        click.echo(f"The former ones are in {former}.")
