"""The shares of a seed: the server commits to one and the players add theirs, and all are hashed.

Under the first protocol the players' shares came in clear. It proves that the deal was fixed before the players knew
the server's share, and that the server did not change its own; but the player who came last knew all other shares,
and a host who did so could choose the deal. `commitments` is the second protocol, in which nobody can.
"""

from __future__ import annotations

from hashlib import blake2b

from fistful.engine.chance import SEED_BYTES, Seed
from fistful.engine.errors import BadRecord
from fistful.engine.wire import Fairness


def commitment(server_share: bytes) -> str:
    """What the server publishes before the players send anything."""
    return blake2b(server_share, digest_size=SEED_BYTES).hexdigest()


def seed_from(server_share: bytes, player_shares: list[bytes]) -> bytes:
    """The seed under the first protocol: a hash of the server's share and the players', in order of seats."""
    return blake2b(server_share + b"".join(player_shares), digest_size=SEED_BYTES).digest()


def shares_of(proof: Fairness) -> list[bytes]:
    """The server's share and the players', in order of seats; `BadRecord` unless each is 32 bytes."""
    try:
        shares = [bytes.fromhex(share) for share in [proof.server_share, *proof.player_shares]]
    except ValueError as error:
        raise BadRecord("share") from error
    if any([len(share) != SEED_BYTES for share in shares]):
        raise BadRecord("share")
    return shares


def check(proof: Fairness, seed: Seed) -> None:
    """Raise `BadRecord` unless the server kept its promise and, under the first protocol, the shares make this seed."""
    shares = shares_of(proof)
    if commitment(shares[0]) != proof.commitment:
        raise BadRecord("commitment")
    if not proof.rounds and seed_from(shares[0], shares[1:]) != seed:
        raise BadRecord("shares-and-seed")
