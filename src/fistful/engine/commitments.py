"""The second protocol of fair deals: every player commits to a share, and shows it when all commitments are public.

Nobody can choose the deal by coming last, as nobody knows another player's share before their own is fixed. What this
proves, and against whom, is in `docs/fair.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from fistful.engine.chance import SEED_BYTES, Seed
from fistful.engine.errors import BadRecord
from fistful.engine.fairness import shares_of
from fistful.engine.seats import LETTERS
from fistful.engine.wire import DealRound, DealStep, Fairness, Terms

HEAD: Final = "fistful deal 2"
SHARE_HEAD: Final = "fistful share 2"


def share_hash(server: str, number: int, share: bytes) -> str:
    """A player's commitment: the hash of a share, for one round at the table with this commitment of the server."""
    bound = f"{SHARE_HEAD}\n{server}\n{number}\n".encode()
    return blake2b(bound + share, digest_size=SEED_BYTES).hexdigest()


def terms_line(game: str, terms: Terms) -> str:
    """What is played, in one line: the game, the version of its rules, its deck and its options."""
    chosen = [f"{name}={msgspec.json.encode(terms.options[name]).decode()}" for name in sorted(terms.options)]
    return " ".join([game, f"rules={terms.rules}", f"deck={terms.deck.hash}", *chosen])


def transcript(terms: str, seats: int, server: str, number: int, steps: Sequence[DealStep]) -> str:
    """Everything that is fixed before the first share is revealed, as text: this is what each player has to see."""
    given = {step.seat: f"{step.seat} {step.did} {step.hash}" for step in steps if step.did != "revealed"}
    lines = [HEAD, terms, f"server {server}", f"round {number}"]
    lines += [given.get(letter, f"{letter} bot") for letter in LETTERS[:seats]]
    return "".join([f"{line}\n" for line in lines])


def digest(text: str) -> str:
    """The hash of a transcript."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).hexdigest()


def dealt_seed(seen: str, shares: Sequence[bytes]) -> bytes:
    """The seed: a hash of the transcript's hash, the server's share, and the players' in order of seats."""
    return blake2b(bytes.fromhex(seen) + b"".join(shares), digest_size=SEED_BYTES).digest()


def in_clear(final: DealRound) -> str:
    """The letters of the seats that nothing is proven to: others could still choose after seeing their share.

    Beside bots alone that is the host, who could try one deck or seat after another.
    """
    return "".join(sorted([step.seat for step in final.steps if step.did == "in-clear"]))


def check(game: str, terms: Terms, proof: Fairness, seed: Seed) -> None:
    """Raise `BadRecord` unless all were committed before any share was revealed, and the shares make this seed."""
    line, seen = terms_line(game, terms), ""
    for place, each in enumerate(proof.rounds):
        last = place == len(proof.rounds) - 1
        if each.number != place + 1 or (each.ended_by == "") != last:
            raise BadRecord("rounds")
        seen = digest(transcript(line, terms.seats, proof.commitment, each.number, each.steps))
        check_order(each, terms.seats, seen)
    final, shares = proof.rounds[-1], shares_of(proof)
    if unrevealed(final.steps):
        raise BadRecord("order", number=final.number)
    given = sorted([(step.seat, step.hash) for step in final.steps if step.did != "revealed"])
    if len(given) != len(shares) - 1:
        raise BadRecord("rounds")
    for (letter, noted), share in zip(given, shares[1:], strict=True):
        if share_hash(proof.commitment, final.number, share) != noted:
            raise BadRecord("player-commitment", seat=letter)
    if dealt_seed(seen, shares) != seed:
        raise BadRecord("shares-and-seed")


def check_order(each: DealRound, seats: int, seen: str) -> None:
    """Raise `BadRecord` unless a round's commitments come first, then the reveals of those who had seen all of them."""
    given: set[str] = set()
    waiting: set[str] = set()
    revealing = False
    for step in each.steps:
        if len(step.seat) != 1 or step.seat not in LETTERS[:seats]:
            raise BadRecord("rounds")
        if step.did == "revealed":
            revealing = True
            if step.seat not in waiting or step.hash != seen:
                raise BadRecord("order", number=each.number)
            waiting.remove(step.seat)
        elif revealing or step.seat in given:
            raise BadRecord("order", number=each.number)
        else:
            given.add(step.seat)
            if step.did == "committed":
                waiting.add(step.seat)


def unrevealed(steps: Sequence[DealStep]) -> set[str]:
    """The seats that have committed and not yet revealed."""
    revealed = {step.seat for step in steps if step.did == "revealed"}
    return {step.seat for step in steps if step.did == "committed" and step.seat not in revealed}
