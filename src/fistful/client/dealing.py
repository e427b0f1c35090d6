"""A player's share of the deal: committed to first, and shown when all have committed, once in each round.

A server that asked twice could choose between two deals. So no round is answered again, nor an earlier one, and the
record of the game must have every round for which a share was shown.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from fistful.engine.chance import SEED_BYTES
from fistful.engine.commitments import digest, share_hash, terms_line, transcript
from fistful.engine.errors import BadRecord
from fistful.engine.seats import LETTERS
from fistful.engine.wire import DealStep, Record
from fistful.protocol.commands import Commit, Reveal
from fistful.protocol.tables import TableInfo


class Share(msgspec.Struct):
    """A secret share, the server's commitment that it stands beside, and the round that it is for."""

    server: str
    round: int
    secret: str = msgspec.field(default_factory=lambda: secrets.token_hex(SEED_BYTES))
    seen: dict[int, str] = {}
    """By round, the hash of the transcript for which a share was shown at this table."""

    @property
    def hash(self) -> str:
        """What is committed to."""
        return share_hash(self.server, self.round, bytes.fromhex(self.secret))


def answer(table: TableInfo, seat: int, share: Share, id: str) -> tuple[Commit | Reveal | None, Share]:
    """What a table that waits for shares is sent, if anything, and the share from then on."""
    dealing = table.dealing
    if dealing is None:
        return None, share
    letter = LETTERS[seat]
    own = [step for step in dealing.steps if step.seat == letter and step.did == "committed"]
    shown = max(share.seen, default=0)
    if not own and dealing.round > shown:
        fresh = Share(share.server, dealing.round, seen=share.seen)
        return Commit(id, dealing.round, fresh.hash), fresh
    given = {step.seat for step in dealing.steps}
    complete = all(chair.name and (chair.level or LETTERS[chair.seat] in given) for chair in table.chairs)
    as_known = bool(own) and own[0].hash == share.hash and table.commitment == share.server
    if not complete or not as_known or share.round < shown or any(revealed(step, letter) for step in dealing.steps):
        return None, share
    seen = digest(transcript(dealing.terms, len(table.chairs), share.server, dealing.round, dealing.steps))
    if share.seen.setdefault(share.round, seen) != seen:
        return None, share
    return Reveal(id, share.secret, seen), share


def revealed(step: DealStep, letter: str) -> bool:
    """Whether this is the step in which a seat showed its share."""
    return step.seat == letter and step.did == "revealed"


def check_dealt_once(record: Record, shares: Iterable[Share]) -> bool:
    """Whether one of these shares was shown for this game; BadRecord if one was for a deal that is not in it."""
    proof = record.fairness
    if proof is None:
        return False
    line, seats, server = terms_line(record.game, record.terms), record.terms.seats, proof.commitment
    there = {digest(transcript(line, seats, server, each.number, each.steps)) for each in proof.rounds}
    seen = {hash for share in shares if share.server == server for hash in share.seen.values()}
    if not seen <= there:
        raise BadRecord("dealt-again")
    return bool(seen)


def body_of(share: Share, name: str | None) -> dict[str, Any]:
    """What is sent to sit down with this share."""
    named = {"name": name} if name else {}
    return {"share_hash": share.hash, "round": share.round, **named}
