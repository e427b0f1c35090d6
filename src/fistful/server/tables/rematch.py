"""A rematch: the same people at a new table, each one seat further on.

The server committed to its share of the new seed when the old table was opened; each person commits to a new share with
the wish to play again. So nobody can choose the deal, just as at any new table.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from hashlib import blake2b
from typing import Final

import msgspec

import fistful
from fistful.server.tables import log
from fistful.server.tables.shares import SECOND
from fistful.server.tables.table import STAND_IN_LEVEL, Table

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
ID_LENGTH: Final = 12


def new_id() -> str:
    """A new table id, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def all_want(table: Table, banned: Collection[int] = ()) -> bool:
    """Whether everyone at a table wants to play again who may, and there is no rematch yet."""
    people = [seat for seat in table.people if seat not in banned]
    return table.rematch is None and bool(people) and all(table.seats[seat].wants_rematch for seat in people)


def rematch_id(table: Table) -> str:
    """The id of a table's rematch. It follows from the table, so a rematch that was interrupted is found again."""
    digest = blake2b(f"{table.id} {table.opened.server_share}".encode(), digest_size=16).digest()
    number = int.from_bytes(digest, "big")
    return "".join(LETTERS[number // 36**place % 36] for place in range(ID_LENGTH))


def rematch_entries(table: Table, id: str, banned: Collection[int] = ()) -> list[log.AnyEntry]:
    """The first entries of the new table; the seat of a person who may no longer play stays free."""
    share = table.opened.next_share or secrets.token_hex(32)
    game = fistful.game(table.opened.game)
    opened = msgspec.structs.replace(
        table.opened,
        server_share=share,
        rematch_of=table.id,
        next_share=secrets.token_hex(32),
        protocol=SECOND,
        rules=game.rules,
        deck=game.deck.note(whole=True),
    )
    entries: list[log.AnyEntry] = [opened]
    for number, seat in enumerate(table.seats):
        place = (number + 1) % len(table.seats)
        if number in banned:
            continue
        if seat.token is None:
            entries.append(log.BotSat(place, seat.level or STAND_IN_LEVEL))
        else:
            shown = "" if seat.next_hash else share_of(table, number, id)
            entries.append(log.Sat(place, seat.name, seat.token, shown, seat.person, seat.next_hash))
    kept_back = any(isinstance(entry, log.Sat) and entry.hash for entry in entries)
    return entries if kept_back or banned else [*entries, log.Started()]


def share_of(table: Table, seat: int, id: str) -> str:
    """A person's share of the new seed in clear: the one they sent, else one derived from their old share."""
    old = bytes.fromhex(table.shares.known[seat])
    return table.seats[seat].next_share or blake2b(old + id.encode(), digest_size=32).hexdigest()
