"""Which games are played: each deal is repeated until every player has held every seat once."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple


class Pairing(NamedTuple):
    """One game of a deal: the deal's seed, how far the players are rotated, and who sits where."""

    deal: int
    turn: int
    seating: tuple[int, ...]
    """The player in each seat."""


def pairings(deal: int, players: int, seats: int) -> list[Pairing]:
    """The games of one deal. Together they put every player in every seat exactly once."""
    return [Pairing(deal, turn, tuple((seat + turn) % players for seat in range(seats))) for turn in range(players)]


def seed_for(match: int, pairing: Pairing, decision: int, seat: int) -> int:
    """The seed of one answer, different for each and the same whenever the match is repeated."""
    text = f"{match} {pairing.deal} {pairing.turn} {decision} {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def deal_seed(match: int, deal: int) -> int:
    """The seed of a deal."""
    return int.from_bytes(blake2b(f"{match} {deal}".encode(), digest_size=7).digest(), "big")
