"""How the players' shares of a seed come together at a table, before its game begins.

Under the second protocol everyone commits to a share first, and shows it when all commitments are public. A player
who leaves after that ends the round: everyone draws a new share, and the record names the player who left.
"""

from __future__ import annotations

from typing import Final

from fistful.engine import commitments, fairness
from fistful.engine.commitments import share_hash
from fistful.engine.seats import LETTERS
from fistful.engine.wire import DealRound, DealStep, Fairness, Terms
from fistful.protocol.tables import Dealing

FIRST: Final = 1
SECOND: Final = 2


class Shares:
    """The shares of one table."""

    def __init__(self, protocol: int, server_share: str, game: str, terms: Terms) -> None:
        self.protocol = protocol
        self.server_share = server_share
        self.commitment = fairness.commitment(bytes.fromhex(server_share))
        self.seats = terms.seats
        self.terms = commitments.terms_line(game, terms)
        self.given_up: list[DealRound] = []
        self.steps: list[DealStep] = []
        """Of the current round."""
        self.known: dict[int, str] = {}
        """The shares that the server has been shown, by seat."""

    @property
    def number(self) -> int:
        """The number of the current round."""
        return len(self.given_up) + 1

    @property
    def seen(self) -> str:
        """The hash of everything that is fixed before the first share is shown."""
        text = commitments.transcript(self.terms, self.seats, self.commitment, self.number, self.steps)
        return commitments.digest(text)

    def has_given(self, seat: int) -> bool:
        """Whether a seat has committed to its share, or sent it."""
        return any(step.seat == LETTERS[seat] for step in self.steps)

    def hash_of(self, seat: int) -> str:
        """What a seat has committed to; empty if it has not."""
        given = [step for step in self.steps if step.seat == LETTERS[seat] and step.did == "committed"]
        return given[0].hash if given else ""

    def send(self, seat: int, share: str) -> None:
        """A seat sends its share in clear."""
        noted = share_hash(self.commitment, self.number, bytes.fromhex(share))
        self.steps.append(DealStep("in-clear", LETTERS[seat], noted))
        self.known[seat] = share

    def commit(self, seat: int, noted: str) -> None:
        """A seat commits to its share."""
        self.steps.append(DealStep("committed", LETTERS[seat], noted))

    def reveal(self, seat: int, share: str) -> None:
        """A seat shows the share that it has committed to."""
        self.steps.append(DealStep("revealed", LETTERS[seat], self.seen))
        self.known[seat] = share

    def forget(self, seat: int) -> None:
        """A seat was left while not all had committed: nobody has shown a share yet, so the others keep theirs."""
        self.steps = [step for step in self.steps if step.seat != LETTERS[seat]]
        self.known.pop(seat, None)

    def give_up(self, seat: int, name: str) -> None:
        """A seat was left when shares may have been shown: a new round, in which everyone commits to a new share."""
        self.given_up.append(DealRound(self.number, tuple(self.steps), LETTERS[seat], name))
        open_shares = {LETTERS.index(step.seat) for step in self.steps if step.did == "in-clear"} - {seat}
        sent = {other: self.known[other] for other in sorted(open_shares)}
        self.steps, self.known = [], {}
        for other, share in sent.items():
            self.send(other, share)

    def seed(self) -> bytes:
        """The seed of the game."""
        own = bytes.fromhex(self.server_share)
        shares = [bytes.fromhex(self.known[seat]) for seat in sorted(self.known)]
        if self.protocol == FIRST:
            return fairness.seed_from(own, shares)
        return commitments.dealt_seed(self.seen, [own, *shares])

    def proof(self) -> Fairness:
        """How the seed came about, for the record."""
        final = DealRound(self.number, tuple(self.steps))
        rounds = () if self.protocol == FIRST else (*self.given_up, final)
        shares = tuple(self.known[seat] for seat in sorted(self.known))
        return Fairness(self.commitment, self.server_share, shares, rounds)

    def public(self) -> Dealing | None:
        """What everyone may know before the game begins; None under the first protocol."""
        if self.protocol == FIRST:
            return None
        left = tuple(each.name for each in self.given_up)
        return Dealing(self.number, self.terms, tuple(self.steps), left)
