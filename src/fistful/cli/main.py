"""The command itself: its groups, with errors shown as one sentence instead of a traceback.

Exit codes, for every command: 0 done, 1 refused, 2 not understood, 130 ended with Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import click

import fistful
from fistful.cli import admin, arena, backup, balance, games, greeting, lobby, play, records, serve, simulate, training
from fistful.cli.stopping import INTERRUPTED
from fistful.engine.errors import FistfulError

REFUSED = 1


@click.group(
    invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(fistful.__version__, prog_name="fistful")
@click.pass_context
def command(context: click.Context) -> None:
    """Five loot-and-shoot table games on one rules engine."""
    if context.invoked_subcommand is None:
        greeting.greet()


for each in (
    play.play,
    lobby.lobby,
    serve.serve,
    admin.admin,
    backup.backup,
    backup.restore,
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


def refuse(sentence: object) -> NoReturn:
    click.echo(f"fistful: {sentence}", err=True)
    sys.exit(REFUSED)


def main() -> None:
    """Run the command; a refusal is one sentence on stderr."""
    try:
        sys.exit(command(prog_name="fistful", standalone_mode=False))
    except click.UsageError as error:
        error.show()
        sys.exit(error.exit_code)
    except click.ClickException as error:
        refuse(error.format_message())
    except FistfulError as error:
        refuse(error)
    except click.Abort:
        click.echo("fistful: stopped, with nothing to show", err=True)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads it any more
        sys.exit(REFUSED)
