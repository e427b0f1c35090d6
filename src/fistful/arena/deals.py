"""Which games are played: each deal is repeated until every player has held every seat once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import blake2b, scrypt
from typing import Final, NamedTuple, Protocol

from fistful.engine.chance import SEED_BYTES, Seed

GUESS: Final = 1 << 14
"""The cost of making a key from a number, and so of trying one: about 50 ms and 16 MB."""


class Pairing(NamedTuple):
    """One game of a deal: the deal's number, how far the players are rotated, and who sits where."""

    deal: int
    turn: int
    seating: tuple[int, ...]
    """The player in each seat."""


def pairings(deal: int, players: int, seats: int) -> list[Pairing]:
    """The games of one deal. Together they put every player in every seat exactly once."""
    return [Pairing(deal, turn, tuple((seat + turn) % players for seat in range(seats))) for turn in range(players)]


class Seeds(Protocol):
    """The seeds of all deals and of all answers: different for each, and the same whenever the games are repeated."""

    def deal(self, deal: int) -> Seed:
        """The seed of a deal, which only those who hold positions know."""

    def answer(self, pairing: Pairing, decision: int, seat: int) -> int:
        """The seed of one answer, which a bot is handed."""


@dataclass(frozen=True)
class Keyed:
    """Seeds drawn from a key. Without it nobody can work out one from others, or tell them from chance."""

    key: bytes

    def deal(self, deal: int) -> bytes:
        """32 bytes, so the game's own draws cannot be worked out from each other either."""
        return blake2b(str(deal).encode(), key=self.key, digest_size=SEED_BYTES, person=b"arena deal").digest()

    def answer(self, pairing: Pairing, decision: int, seat: int) -> int:
        text = f"{pairing.deal} {pairing.turn} {decision} {seat}"
        return number_of(blake2b(text.encode(), key=self.key, digest_size=7, person=b"arena answer").digest())


@dataclass(frozen=True)
class Numbered:
    """Seeds that follow from a number, for games in which nobody gains by knowing them: reports and learning."""

    number: int

    def deal(self, deal: int) -> int:
        return number_of(blake2b(f"{self.number} {deal}".encode(), digest_size=7).digest())

    def answer(self, pairing: Pairing, decision: int, seat: int) -> int:
        text = f"{self.number} {pairing.deal} {pairing.turn} {decision} {seat}"
        return number_of(blake2b(text.encode(), digest_size=7).digest())


def number_of(digest: bytes) -> int:
    return int.from_bytes(digest, "big")


def fresh_seed() -> bytes:
    """The seed of a match that nobody can guess: its key."""
    return secrets.token_bytes(SEED_BYTES)


def seeds_of(match: Seed) -> Keyed:
    """The seeds of a match: 32 bytes are its key. A number makes one, and so can anybody who guesses the number."""
    if isinstance(match, bytes):
        return Keyed(match)
    return Keyed(scrypt(str(match).encode(), salt=b"fistful match", n=GUESS, r=8, p=1, dklen=SEED_BYTES))
