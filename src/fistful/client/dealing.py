"""A player's share of the deal: committed to first, and shown when all have committed."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from fistful.engine.chance import SEED_BYTES
from fistful.engine.commitments import digest, share_hash, transcript
from fistful.engine.seats import LETTERS
from fistful.protocol.commands import Commit, Reveal
from fistful.protocol.tables import TableInfo


class Share(msgspec.Struct):
    """A secret share, the server's commitment that it stands beside, and the round that it is for."""

    server: str
    round: int
    secret: str = msgspec.field(default_factory=lambda: secrets.token_hex(SEED_BYTES))
    shown: bool = False

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
    if not own:
        fresh = Share(share.server, dealing.round)
        return Commit(id, dealing.round, fresh.hash), fresh
    given = {step.seat for step in dealing.steps}
    complete = all(chair.name and (chair.level or LETTERS[chair.seat] in given) for chair in table.chairs)
    as_known = own[0].hash == share.hash and table.commitment == share.server
    if not complete or not as_known or share.shown:
        return None, share
    seen = digest(transcript(dealing.terms, len(table.chairs), share.server, dealing.round, dealing.steps))
    share.shown = True
    return Reveal(id, share.secret, seen), share


def body_of(share: Share, name: str | None) -> dict[str, Any]:
    """What is sent to sit down with this share."""
    named = {"name": name} if name else {}
    return {"share_hash": share.hash, "round": share.round, **named}
