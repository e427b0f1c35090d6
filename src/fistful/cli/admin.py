"""What the operator of a server can do from the command line."""

from __future__ import annotations

from typing import Any

import click

from fistful.cli.arguments import DATA, data_folder
from fistful.cli.games import JSON

REASON = click.option(
    "--reason", default="", metavar="TEXT", help="Why; it is written down, and those concerned are told."
)
MOST = click.option("--most", type=click.IntRange(1, 1000), default=100, show_default=True, help="How many at most.")
TABLE = click.argument("table", metavar="TABLE")
WHOM = click.argument("whom", metavar="WHOM")
NAME = click.argument("name")
STATUSES = ("waiting", "playing", "over", "closed")


@click.group()
def admin() -> None:
    """Look after a server: its tables, people and addresses.

    Run it where the server runs, as the user who runs it. On a running server everything takes effect at once, and the
    people concerned are told why. On a stopped one it changes the database. Hidden cards are never shown: you see what
    a spectator sees. Everything is written down; see `fistful admin log`.

    TABLE is the id at the end of a table's address. WHOM is a reserved name, an address or a network such as
    192.0.2.0/24, or a seat such as k3v9abcdefgh/B. An IPv6 address stands for its whole /64. If a name looks like an
    address, write name: before it.
    """


def _ask(data: str | None, command: str, answer: Any, **fields: Any) -> Any:
    """Send a command; fields of None are left out."""
    import msgspec

    from fistful.cli.operating import ask
    from fistful.engine.errors import TableRefusal
    from fistful.protocol.bad_input import unreadable
    from fistful.server.operators import messages

    given = {name: value for name, value in fields.items() if value is not None}
    try:
        asked = msgspec.convert({"do": command, **given}, messages.AnyAsk)
    except msgspec.ValidationError as error:
        if str(error).endswith("`$.table`"):
            raise TableRefusal("no-such-table") from None
        raise unreadable(str(error)) from None
    return ask(data_folder(data), asked, answer)


def _done(data: str | None, command: str, **fields: Any) -> Any:
    from fistful.server.operators.messages import Done

    return _ask(data, command, Done, **fields)


def _print_json(key: str, found: object) -> None:
    import msgspec

    click.echo(msgspec.json.encode({key: found}).decode())


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


@admin.command()
@click.option("--game", help="Only tables of this game.")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables with this status.")
@click.option("--name", help="Only tables where someone with such a name sits.")
@click.option("--public/--private", default=None, help="Only tables that the lobby lists, or only the others.")
@MOST
@JSON
@DATA
def tables(as_json: bool, data: str | None, **wanted: Any) -> None:
    """List tables, the last changed first."""
    from fistful.cli import admin_lists
    from fistful.server.operators.messages import TableRow

    found = _ask(data, "tables", list[TableRow], **wanted)
    _print_json("tables", found) if as_json else admin_lists.show_tables(found)


@admin.command()
@TABLE
@REASON
@JSON
@DATA
def table(table: str, reason: str, as_json: bool, data: str | None) -> None:
    """Look at a table as a spectator sees it.

    It also says where the people at its seats are connected from.
    """
    from fistful.cli import admin_lists
    from fistful.server.operators.messages import SeenTable

    found = _ask(data, "table", SeenTable, table=table, reason=reason)
    _print_json("table", found) if as_json else admin_lists.show_table(found)


@admin.command()
@TABLE
@REASON
@DATA
def close(table: str, reason: str, data: str | None) -> None:
    """Close a table for good. Its log is kept, and everyone there is told."""
    _done(data, "close", table=table, reason=reason)
    click.echo(f"Table {table} is closed.")


@admin.command()
@TABLE
@REASON
@DATA
@click.confirmation_option("--yes", help="Do not ask.", prompt="Delete the table and its log for good?")
def delete(table: str, reason: str, data: str | None) -> None:
    """Delete a table with its log. It cannot be brought back."""
    _done(data, "delete", table=table, reason=reason)
    click.echo(f"Table {table} is deleted.")


@admin.command()
@WHOM
@REASON
@DATA
def unseat(whom: str, reason: str, data: str | None) -> None:
    """Take a seat away, or all seats of a person or an address.

    Before a game the seat becomes free; during it a bot plays on.
    """
    done = _done(data, "unseat", whom=whom, reason=reason)
    click.echo(f"{done.whom}: {_counted(done.count, 'seat')} taken away.")


@admin.command()
@WHOM
@REASON
@DATA
def mute(whom: str, reason: str, data: str | None) -> None:
    """Stop someone from talking at tables."""
    click.echo(f"{_done(data, 'mute', whom=whom, reason=reason).whom} can no longer talk here.")


@admin.command()
@WHOM
@REASON
@DATA
def unmute(whom: str, reason: str, data: str | None) -> None:
    """Let someone talk again."""
    click.echo(f"{_done(data, 'unmute', whom=whom, reason=reason).whom} can talk here again.")


@admin.command()
@WHOM
@REASON
@DATA
def ban(whom: str, reason: str, data: str | None) -> None:
    """Stop someone from playing here.

    A person loses their seats and is signed out everywhere. The connections of an address are closed. If WHOM is the
    seat of a guest, the address is banned from which the guest is connected.
    """
    click.echo(f"{_done(data, 'ban', whom=whom, reason=reason).whom} can no longer play here.")


@admin.command()
@WHOM
@REASON
@DATA
def unban(whom: str, reason: str, data: str | None) -> None:
    """Let someone play here again."""
    click.echo(f"{_done(data, 'unban', whom=whom, reason=reason).whom} can play here again.")


@admin.command()
@JSON
@DATA
def bans(as_json: bool, data: str | None) -> None:
    """List bans and mutes."""
    from fistful.cli import admin_lists
    from fistful.server.people.sanctions import Sanction

    found = _ask(data, "bans", list[Sanction])
    _print_json("bans", found) if as_json else admin_lists.show_bans(found)


@admin.command()
@click.argument("like", required=False)
@MOST
@JSON
@DATA
def names(like: str | None, most: int, as_json: bool, data: str | None) -> None:
    """List reserved names.

    All of them, or those that contain LIKE.
    """
    from fistful.cli import admin_lists
    from fistful.server.operators.messages import NameRow

    found = _ask(data, "names", list[NameRow], like=like, most=most)
    _print_json("names", found) if as_json else admin_lists.show_names(found)


@admin.command()
@NAME
@REASON
@DATA
@click.confirmation_option("--yes", help="Do not ask.", prompt="Delete the account of this name for good?")
def release(name: str, reason: str, data: str | None) -> None:
    """Let anybody reserve a name again.

    Its account is deleted, as its owner could delete it: seats are given up, and a pseudonym stays in records.
    """
    click.echo(f"Anybody can reserve the name {_done(data, 'release', name=name, reason=reason).whom} now.")


@admin.command()
@NAME
@click.argument("to")
@REASON
@DATA
def rename(name: str, to: str, reason: str, data: str | None) -> None:
    """Give a person another name.

    It is also changed at the tables where they sat, and in records.
    """
    done = _done(data, "rename", name=name, to=to, reason=reason)
    click.echo(f"{name} is now called {done.whom}, at {_counted(done.count, 'table')} too.")


@admin.command("reset-password")
@NAME
@REASON
@DATA
def reset_password(name: str, reason: str, data: str | None) -> None:
    """Give a person a new password.

    They are signed out everywhere. The password is shown once and stored nowhere. Tell its owner to change it.
    """
    from fistful.server.operators.messages import NewPassword

    done = _ask(data, "reset", NewPassword, name=name, reason=reason)
    click.echo(f"The password of {done.name} is now: {done.password}")


@admin.command()
@JSON
@DATA
def figures(as_json: bool, data: str | None) -> None:
    """Show the server at a glance."""
    from fistful.cli import admin_lists
    from fistful.server.operators.messages import Glance

    found = _ask(data, "figures", Glance)
    _print_json("figures", found) if as_json else admin_lists.show_figures(found)


@admin.command()
@MOST
@JSON
@DATA
def log(most: int, as_json: bool, data: str | None) -> None:
    """List what operators did, the last first."""
    from fistful.cli import admin_lists
    from fistful.server.operators.messages import AuditRow

    found = _ask(data, "log", list[AuditRow], most=most)
    _print_json("log", found) if as_json else admin_lists.show_log(found)


@admin.command()
@DATA
def page(data: str | None) -> None:
    """Print a link to the operator's page.

    It opens once, on this machine only.
    """
    from fistful.server.operators.messages import PageLink

    made = _ask(data, "page", PageLink)
    click.echo(made.link)
    click.echo(f"It opens once, within {made.minutes} minutes, in a browser on this machine.")
