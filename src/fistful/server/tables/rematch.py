"""A rematch: the same people at a new table, each one seat further on.

The server committed to its share of the new seed when the old table was opened; each person sends a new share with
the wish to play again. So nobody can choose the deal, just as at any new table.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

import msgspec

from fistful.server.tables import log
from fistful.server.tables.table import STAND_IN_LEVEL, Seat, Table

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
ID_LENGTH: Final = 12


def new_id() -> str:
    """A new table id, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def all_want(table: Table) -> bool:
    """Whether everyone at a table wants to play again, and there is no rematch yet."""
    people = table.people
    return table.rematch is None and bool(people) and all(table.seats[seat].wants_rematch for seat in people)


def rematch_id(table: Table) -> str:
    """The id of a table's rematch. It follows from the table, so a rematch that was interrupted is found again."""
    digest = blake2b(f"{table.id} {table.opened.server_share}".encode(), digest_size=16).digest()
    number = int.from_bytes(digest, "big")
    return "".join(LETTERS[number // 36**place % 36] for place in range(ID_LENGTH))


def rematch_entries(table: Table, id: str) -> list[log.AnyEntry]:
    """The first entries of the new table."""
    share = table.opened.next_share or secrets.token_hex(32)
    opened = msgspec.structs.replace(
        table.opened, server_share=share, rematch_of=table.id, next_share=secrets.token_hex(32), rules=table.game.rules
    )
    entries: list[log.AnyEntry] = [opened]
    for number, seat in enumerate(table.seats):
        place = (number + 1) % len(table.seats)
        if seat.token is None:
            entries.append(log.BotSat(place, seat.level or STAND_IN_LEVEL))
        else:
            entries.append(log.Sat(place, seat.name, seat.token, share_of(seat, id), seat.person))
    return [*entries, log.Started()]


def share_of(seat: Seat, id: str) -> str:
    """A person's share of the new seed: the one they sent, else one derived from their old share."""
    return seat.next_share or blake2b(bytes.fromhex(seat.share) + id.encode(), digest_size=32).hexdigest()
