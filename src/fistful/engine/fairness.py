"""How a table makes a seed that nobody could choose: the server commits, the players add, both are hashed.

It proves that the deal was fixed before anyone knew the players' shares. It does not prove that the
host did not look at it.
"""

from __future__ import annotations

from hashlib import blake2b

from fistful.engine.chance import SEED_BYTES, Seed
from fistful.engine.errors import BadRecord
from fistful.engine.wire import Fairness


def commitment(server_share: bytes) -> str:
    """What the server publishes before the players send their shares."""
    return blake2b(server_share, digest_size=SEED_BYTES).hexdigest()


def seed_from(server_share: bytes, player_shares: list[bytes]) -> bytes:
    """The seed of the game: a hash of the server's share and the players', in order of seats."""
    return blake2b(server_share + b"".join(player_shares), digest_size=SEED_BYTES).digest()


def check(proof: Fairness, seed: Seed) -> None:
    """Raise `BadRecord` unless this seed came about as the proof says."""
    try:
        server_share = bytes.fromhex(proof.server_share)
        player_shares = [bytes.fromhex(share) for share in proof.player_shares]
    except ValueError as error:
        raise BadRecord("share") from error
    if any(len(share) != SEED_BYTES for share in [server_share, *player_shares]):
        raise BadRecord("share")
    if commitment(server_share) != proof.commitment:
        raise BadRecord("commitment")
    if seed_from(server_share, player_shares) != seed:
        raise BadRecord("shares-and-seed")
