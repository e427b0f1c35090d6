"""What the operator's commands show, as text."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fistful import locales
from fistful.engine.registry import view_type
from fistful.engine.seats import LETTERS
from fistful.protocol.tables import Chair
from fistful.server.operators.messages import AuditRow, Glance, NameRow, SeenTable, TableRow
from fistful.server.people.sanctions import Sanction
from fistful.terminal.table import Writer, draw

MEGABYTE = 1_000_000


def when(seconds: float) -> str:
    """A time in this machine's zone."""
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def show_tables(rows: Sequence[TableRow]) -> None:
    """People who are connected have an asterisk, and bots are in brackets."""
    found = _columns("table", "game", "status", "changed", "seats")
    for row in rows:
        info = row.info
        status = info.status if info.public else f"{info.status}, private"
        seats = ", ".join(f"{_sitting(chair)}{'*' if chair.connected else ''}" for chair in info.chairs)
        found.add_row(info.id, info.game, status, when(row.changed), escape(seats))
    _print(found, "There are no such tables.")


def _sitting(chair: Chair) -> str:
    if not chair.name:
        return "–"
    return chair.name if chair.level is None else f"({chair.level})"


def show_table(seen: SeenTable) -> None:
    console, info = Console(highlight=False), seen.info
    public = "public" if info.public else "private"
    console.print(f"{info.game}, {info.status}, {public}, opened {when(info.opened)}, {info.spectators} watching")
    seats = _columns("seat", "who", "from", "")
    for chair in info.chairs:
        said = {"name reserved": chair.kept, "a bot stands in": chair.stand_in, "muted": chair.seat in seen.muted}
        notes = ", ".join(note for note, holds in said.items() if holds)
        seats.add_row(LETTERS[chair.seat], escape(_sitting(chair)), seen.addresses.get(chair.seat, ""), notes)
    console.print(seats)
    if seen.moment is not None:
        names = [chair.name or LETTERS[chair.seat] for chair in info.chairs]
        view = msgspec.convert(seen.moment["view"], view_type(info.game))
        console.print("", draw(view, Writer(info.game, locales.ENGLISH, {}), names), sep="\n")
    for sentence in seen.told:
        console.print(f"  {escape(sentence)}", style="dim")
    for line in seen.chat:
        console.print(escape(f"  {when(line.at)} {line.name}: {line.text or line.phrase}"))


def show_bans(found: Sequence[Sanction]) -> None:
    rows = _columns("what", "whom", "since", "reason")
    for each in found:
        rows.add_row(each.what, escape(each.shown), when(each.since), escape(each.reason))
    _print(rows, "Nobody is banned or muted.")


def show_names(found: Sequence[NameRow]) -> None:
    rows = _columns("name", "since", "sessions", "")
    for each in found:
        notes = ", ".join(note for note, holds in {"banned": each.banned, "muted": each.muted}.items() if holds)
        rows.add_row(escape(each.name), when(each.since), str(each.sessions), notes)
    _print(rows, "There are no such names.")


def show_log(found: Sequence[AuditRow]) -> None:
    rows = _columns("when", "who", "what", "whom", "why")
    for each in found:
        what = f"{each.what}, refused" if each.refused else each.what
        rows.add_row(when(each.at), escape(each.who), what, escape(each.whom), escape(each.why))
    _print(rows, "Nothing has been done yet.")


def show_figures(found: Glance) -> None:
    rows = Table(box=None, show_header=False, pad_edge=False)
    state = "not running" if found.started is None else f"running since {when(found.started)}"
    rows.add_row("server", f"Fistful {found.version}, {state}")
    rows.add_row("tables", ", ".join(f"{count} {status}" for status, count in found.tables.items()) or "none")
    rows.add_row("in memory", f"{found.in_memory} tables, {found.aside} put aside")
    rows.add_row("connected", f"{found.seated} at seats, {found.watching} watching, {found.networks} networks")
    rows.add_row("people", f"{found.names} reserved names, {found.sessions} sessions")
    rows.add_row("sanctions", f"{found.bans} bans, {found.mutes} mutes")
    rows.add_row("database", f"{found.bytes / MEGABYTE:.1f} MB")
    Console(highlight=False).print(rows)


def _columns(*names: str) -> Table:
    return Table(*names, box=None, pad_edge=False)


def _print(rows: Table, none: str) -> None:
    Console(highlight=False).print(rows if rows.row_count else none)
