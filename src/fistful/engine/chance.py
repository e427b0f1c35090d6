"""Every die and every shuffle: one `Chance` on the position, and nothing else is ever random.

`Fast` is for bots, simulation and learning. `Fair` is for tables and records: nobody can predict it
from what they have seen, and anybody can check it afterwards (`docs/fair.md` has the bytes).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.errors import BadSetup
from fistful.engine.integer import integer

Seed = int | bytes
"""An int seeds `Fast`, 32 bytes seed `Fair`."""

SEED_BYTES: Final = 32
LARGEST_SEED: Final = (1 << 63) - 1
_WORD: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 0x7FFFFDCD
_STATES: Final = (_MULTIPLIER << 32) - 2
_HALF: Final = 0x7FFFFFFF
_MIXES: Final = 4
_BLOCK_BYTES: Final = 64


class Chance(ABC):
    """A source of equally likely numbers whose whole state can be copied."""

    seed: Seed

    @abstractmethod
    def below(self, bound: i64, purpose: str) -> i64:
        """One of 0…bound-1, each as likely as the others."""

    @abstractmethod
    def copy(self) -> Chance: ...

    def roll(self, faces: i64, purpose: str) -> i64:
        """A die: 1…faces."""
        return self.below(faces, purpose) + 1

    def shuffle(self, cards: vec[i64], purpose: str) -> None:
        """Shuffle in place, from the last card down."""
        left = len(cards)
        while left > 1:
            other = self.below(left, purpose)
            left -= 1
            card = cards[left]
            cards[left] = cards[other]
            cards[other] = card

    def draws(self) -> list[Draw]:
        """What was drawn so far, oldest first; only `Fair` keeps it."""
        return []


class Fast(Chance):
    """A multiply-with-carry generator whose state is one number that never overflows."""

    def __init__(self, seed: Seed, state: i64) -> None:
        self.seed = seed
        self.state = state

    def below(self, bound: i64, purpose: str) -> i64:
        """The high half of word x bound, with the few words that would favour a number redrawn."""
        while True:
            state = self.state
            state = _MULTIPLIER * (state & _WORD) + (state >> 32)
            self.state = state
            scaled = ((state ^ state >> 32) & _WORD) * bound
            low = scaled & _WORD
            if low >= bound or low >= (_WORD + 1) % bound:
                return scaled >> 32

    def copy(self) -> Fast:
        return Fast(self.seed, self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        return Fast, (self.seed, self.state)


def fast(seed: SupportsIndex) -> Fast:
    """A `Fast` whose first state is the seed, well mixed: each half in turn is changed by the other."""
    whole = integer(seed)
    if not 0 <= whole <= LARGEST_SEED:
        raise BadSetup("seed-number", value=str(whole))
    number: i64 = whole
    low = number & _WORD
    high = number >> 32
    for _ in range(_MIXES):
        low ^= (high * 0x5851F42D + 0x14057B7E) >> 17 & _WORD
        high ^= (low * 0x2545F491 + 0x27BB2EE6) >> 19 & _HALF
    return Fast(whole, (high << 32 | low) % _STATES + 1)


class Draw:
    """One number that `Fair` drew, and the one before it."""

    def __init__(self, purpose: str, bound: int, result: int, before: Draw | None) -> None:
        self.purpose: Final = purpose
        self.bound: Final = bound
        self.result: Final = result
        self.before: Final = before


class Fair(Chance):
    """BLAKE2b in counter mode over a 256-bit seed, noting every draw so that it can be checked."""

    def __init__(self, seed: bytes, used: int, block: bytes, last: Draw | None) -> None:
        self.seed = seed
        self.key: Final = seed
        self.used = used
        self.block = block
        self.last = last

    def below(self, bound: i64, purpose: str) -> i64:
        """A word modulo the bound; words in the last, incomplete run of bounds are passed over."""
        fair_words = (_WORD + 1) // bound * bound
        word = self._word()
        while word >= fair_words:
            word = self._word()
        result = word % bound
        self.last = Draw(purpose, bound, result, self.last)
        return result

    def _word(self) -> i64:
        place = self.used % _BLOCK_BYTES
        if place == 0:
            counter = (self.used // _BLOCK_BYTES).to_bytes(8, "big")
            self.block = blake2b(counter, key=self.key).digest()
        self.used += 4
        return int.from_bytes(self.block[place : place + 4], "big")

    def copy(self) -> Fair:
        return Fair(self.key, self.used, self.block, self.last)

    def draws(self) -> list[Draw]:
        out: list[Draw] = []
        draw = self.last
        while draw is not None:
            out.append(draw)
            draw = draw.before
        out.reverse()
        return out

    def __reduce__(self) -> tuple[Any, ...]:
        noted = [(draw.purpose, draw.bound, draw.result) for draw in self.draws()]
        return fair_after, (self.key, self.used, self.block, noted)


def fair_after(seed: bytes, used: int, block: bytes, noted: list[tuple[str, int, int]]) -> Fair:
    """A `Fair` that has made these draws, each a purpose, a bound and a result."""
    last: Draw | None = None
    for purpose, bound, result in noted:
        last = Draw(purpose, bound, result, last)
    return Fair(seed, used, block, last)


def aside(seed: Seed, purpose: str, *numbers: int) -> Fast:
    """A stream beside the game, for what happens at a table but is not part of its rules, such as a bot's reaction.

    It follows from the seed, the purpose and the numbers, and tells nothing of the seed or of the game's own draws.
    """
    secret = seed if isinstance(seed, bytes) else seed.to_bytes(8, "big")
    words = " ".join([purpose, *[str(number) for number in numbers]]).encode()
    return fast(int.from_bytes(blake2b(words, key=secret, digest_size=8, person=b"aside").digest(), "big") >> 1)


def chance_from(seed: SupportsIndex | bytes) -> Chance:
    """The chance that a seed stands for."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadSetup("seed-bytes", number=len(seed), needed=SEED_BYTES)
        return Fair(seed, 0, b"", None)
    return fast(seed)
