"""What a command does: the entries that it adds to the log, or a refusal.

Whether a move is legal is for the game to say, when the entry is applied.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

from fistful.bots import check_level
from fistful.engine.commitments import share_hash
from fistful.engine.errors import TableRefusal
from fistful.protocol import commands
from fistful.protocol.tables import Level
from fistful.server.tables import log
from fistful.server.tables.shares import FIRST
from fistful.server.tables.table import Table
from fistful.server.tables.timing import has_beat

MOST_LINES: Final = 10
"""How many chat lines a seat may add within the span of talk."""
MOST_MARKS: Final = 4
"""Combining marks in a row that are kept: more than any script needs would cover the lines above and below."""

SeatCommand = (
    commands.Play
    | commands.Retract
    | commands.MoreTime
    | commands.Say
    | commands.SeatBot
    | commands.Unseat
    | commands.Commit
    | commands.Reveal
    | commands.Leave
    | commands.StandIn
    | commands.Rematch
)
"""The commands that change a table; each has an id."""


def entries_of(
    table: Table, seat: int, command: SeatCommand, away: Callable[[], frozenset[int]], since: float
) -> list[log.AnyEntry]:
    """The entries that a seat's command adds; TableRefusal if it may not.

    `away` gives the seats whose owner has been away for a while; `since` is when the current span of talk began.
    """
    table.check_open()
    match command:
        case commands.Play(move=move):
            return [log.Played(seat, move)]
        case commands.Retract():
            return [log.Retracted(seat)]
        case commands.MoreTime():
            return [more_time(table, seat)]
        case commands.Say(phrase=phrase, text=text):
            return [say(table, seat, phrase, text, since)]
        case commands.SeatBot(level=level, seat=wanted):
            check_host(table, seat)
            return seat_bots(table, level, wanted)
        case commands.Unseat(seat=other):
            return [unseat(table, seat, other, away())]
        case commands.Commit(round=number, share_hash=noted):
            return [commit(table, seat, number, noted)]
        case commands.Reveal(share=share, seen=seen):
            return reveal(table, seat, share, seen)
        case commands.Leave():
            return [leave(table, seat)]
        case commands.StandIn(seat=other):
            return [stand_in(table, other, away())]
        case commands.Rematch(share=share, share_hash=noted_next):
            return [want_rematch(table, seat, share, noted_next)]


def say(table: Table, seat: int, phrase: commands.Phrase | None, text: str | None, since: float) -> log.Said:
    """A chat line: a ready-made phrase, or text without invisible characters."""
    words = None if text is None else one_line(text)
    if (phrase is None) == (not words):
        raise TableRefusal("say-one-thing")
    recent = [line for line in table.chat[-MOST_LINES * len(table.seats) :] if line.at > since]
    if sum(line.seat == seat for line in recent) >= MOST_LINES:
        raise TableRefusal("too-fast")
    return log.Said(seat, phrase, words)


def one_line(text: str) -> str:
    """The text in one line, without control, format and unassigned characters and without piles of marks."""
    kept, marks = [], 0
    for each in text:
        kind = "Z" if each.isspace() else unicodedata.category(each)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind != "C" and marks <= MOST_MARKS:
            kept.append(" " if kind == "Z" else each)
    return " ".join("".join(kept).split())


def more_time(table: Table, seat: int) -> log.Longer:
    """Keep the open secret window open longer; once per seat and window."""
    if table.position is None or not has_beat(table):
        raise TableRefusal("no-window")
    if seat in table.longer:
        raise TableRefusal("longer-already")
    return log.Longer(seat)


def check_host(table: Table, seat: int) -> None:
    """TableRefusal unless this seat is the host's and the game has not begun."""
    if seat != table.host:
        raise TableRefusal("not-host")
    if table.status != "waiting":
        raise TableRefusal("begun")


def seat_bots(table: Table, level: Level, wanted: int | None) -> list[log.AnyEntry]:
    """Bots for one free seat or for all of them; the game begins when every seat is taken."""
    check_level(level)
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    chosen = free if wanted is None else [free_seat(table, wanted)]
    if not chosen:
        raise TableRefusal("no-free-seat")
    return with_start(table, [log.BotSat(number, level) for number in chosen])


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that a new player gets: the wanted one, else the first free one."""
    table.check_open()
    if table.status != "waiting":
        raise TableRefusal("begun")
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if wanted is not None and wanted >= len(table.seats):
        raise TableRefusal("no-such-seat")
    if wanted is not None and wanted not in free:
        raise TableRefusal("seat-taken")
    if not free:
        raise TableRefusal("no-free-seat")
    return free[0] if wanted is None else wanted


def with_start(table: Table, coming: list[log.Sat] | list[log.BotSat]) -> list[log.AnyEntry]:
    """These sit down; if every seat is then taken and no share is kept back, the game begins."""
    entries: list[log.AnyEntry] = [*coming]
    taken = {entry.seat for entry in coming} | {number for number, seat in enumerate(table.seats) if not seat.free}
    shown = all(seat in table.shares.known for seat in table.people)
    shown = shown and all(bool(entry.share) for entry in coming if isinstance(entry, log.Sat))
    return [*entries, log.Started()] if shown and len(taken) == len(table.seats) else entries


def check_round(table: Table, number: int) -> None:
    """TableRefusal unless this table takes commitments, for this round."""
    if table.status != "waiting":
        raise TableRefusal("begun")
    if table.shares.protocol == FIRST:
        raise TableRefusal("in-clear")
    if number != table.shares.number:
        raise TableRefusal("other-round", round=table.shares.number)


def commit(table: Table, seat: int, number: int, noted: str) -> log.Committed:
    """Commit to a new share; once in each round."""
    check_round(table, number)
    if table.shares.has_given(seat):
        raise TableRefusal("committed")
    return log.Committed(seat, noted)


def reveal(table: Table, seat: int, share: str, seen: str) -> list[log.AnyEntry]:
    """Show one's share, once all have committed; the last one begins the game."""
    check_round(table, table.shares.number)
    if not table.complete:
        raise TableRefusal("not-committed")
    if seat in table.shares.known:
        raise TableRefusal("revealed")
    if seen != table.shares.seen:
        raise TableRefusal("other-transcript")
    number = table.shares.number
    if share_hash(table.commitment, number, bytes.fromhex(share)) != table.shares.hash_of(seat):
        raise TableRefusal("other-share")
    last = table.waited_for == [seat]
    return [log.Revealed(seat, share), log.Started()] if last else [log.Revealed(seat, share)]


def unseat(table: Table, seat: int, other: int, away: frozenset[int]) -> log.Stood:
    """Free the seat of a bot, or of a person who is away; at a full table only of one whose share is missing."""
    waited_for = table.waited_for
    if not waited_for:
        check_host(table, seat)
    if other >= len(table.seats) or table.seats[other].free:
        raise TableRefusal("nobody-there")
    if waited_for and other not in waited_for:
        raise TableRefusal("share-shown")
    if other == seat or (table.seats[other].level is None and other not in away):
        raise TableRefusal("not-away")
    return log.Stood(other)


def leave(table: Table, seat: int, reason: str | None = None) -> log.Stood | log.Left:
    """Give up a seat: it becomes free before the game, and a bot plays on during it. The reason is the operator's."""
    if table.status == "over":
        raise TableRefusal("is-over")
    return log.Stood(seat, reason) if table.status == "waiting" else log.Left(seat, reason)


def put_out(table: Table, seat: int, reason: str) -> log.Stood | log.Left:
    """Take a seat from the person who holds it, as the operator wants."""
    table.check_open()
    if seat not in table.people:
        raise TableRefusal("nobody-there")
    return leave(table, seat, reason)


def shut(table: Table, reason: str | None) -> log.Shut:
    """Close a table for good; the reason is the operator's."""
    table.check_open()
    if table.status == "over":
        raise TableRefusal("is-over")
    return log.Shut(reason)


def stand_in(table: Table, other: int, away: frozenset[int]) -> log.StoodIn:
    """Let a bot play for a person who is away."""
    if table.status != "playing":
        raise TableRefusal("not-started" if table.status == "waiting" else "is-over")
    if other >= len(table.seats) or table.seats[other].bot is not None or other not in away:
        raise TableRefusal("not-away")
    return log.StoodIn(other, True)


def want_rematch(table: Table, seat: int, share: str | None, noted: str | None) -> log.Wanted:
    """Want to play again, with a share of the new seed or a commitment to one."""
    if share and noted:
        raise TableRefusal("one-share")
    if table.status != "over":
        raise TableRefusal("not-over")
    if table.rematch is not None or table.seats[seat].wants_rematch:
        raise TableRefusal("rematch-wanted")
    return log.Wanted(seat, share or "", noted or "")
