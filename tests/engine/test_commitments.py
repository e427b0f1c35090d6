"""The second protocol of fair deals: commitments first, and what a record of it proves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import fistful
from fistful.engine import commitments, fairness
from fistful.engine.commitments import dealt_seed, digest, share_hash, terms_line, transcript
from fistful.engine.record import NEWEST_FORMAT
from fistful.engine.wire import DealRound, DealStep, Fairness, Record

SERVER = bytes(32)
PROMISE = fairness.commitment(SERVER)
SHARES = [bytes([number]) * 32 for number in (1, 2)]
GAME = fistful.game("loot-shoot-whisky")


def hashes(number: int) -> list[str]:
    return [share_hash(PROMISE, number, share) for share in SHARES]


def committed(number: int = 1) -> tuple[DealStep, ...]:
    first, second = hashes(number)
    return DealStep("committed", "A", first), DealStep("committed", "B", second)


def seen(number: int, steps: tuple[DealStep, ...]) -> str:
    line = terms_line(GAME.slug, GAME.new(seats=2, seed=1).record().terms)
    return digest(transcript(line, 2, PROMISE, number, steps))


def revealed(number: int = 1) -> DealRound:
    steps = committed(number)
    known = seen(number, steps)
    return DealRound(number, (*steps, DealStep("revealed", "B", known), DealStep("revealed", "A", known)))


def dealt(*rounds: DealRound, **fields: Any) -> Record:
    """The record of a game that was dealt from the last of these rounds."""
    last = rounds[-1]
    seed = commitments.dealt_seed(seen(last.number, last.steps), [SERVER, *SHARES])
    position = GAME.new(seats=2, seed=seed)
    fistful.playout(position.copy(), seed=1)
    proof = Fairness(PROMISE, SERVER.hex(), tuple(share.hex() for share in SHARES), rounds)
    proof = msgspec.structs.replace(proof, **fields)
    return msgspec.structs.replace(position.record(), format=NEWEST_FORMAT, fairness=proof)


def refusal(record: Record) -> str:
    with pytest.raises(fistful.BadRecord) as found:
        fistful.verify(record.to_json())
    return found.value.code


def test_commitments_first_and_then_all_shares_verify_as_the_second_protocol() -> None:
    verdict = fistful.verify(dealt(revealed()).to_json())
    assert (verdict.committed, verdict.protocol, verdict.in_clear, verdict.given_up) == (True, 2, "", 0)


def test_a_record_of_the_first_protocol_is_named_as_such() -> None:
    seed = fairness.seed_from(SERVER, SHARES)
    proof = Fairness(PROMISE, SERVER.hex(), tuple(share.hex() for share in SHARES))
    record = msgspec.structs.replace(GAME.new(seats=2, seed=seed).record(), fairness=proof)
    assert "rounds" not in record.to_json().decode()
    verdict = fistful.verify(record.to_json())
    assert (verdict.committed, verdict.protocol) == (True, 1)


def test_a_share_in_clear_beside_others_is_named() -> None:
    first, second = hashes(1)
    steps = DealStep("in-clear", "A", first), DealStep("committed", "B", second)
    known = seen(1, steps)
    verdict = fistful.verify(dealt(DealRound(1, (*steps, DealStep("revealed", "B", known)))).to_json())
    assert verdict.in_clear == "A"


def test_a_share_in_clear_is_named_beside_bots_too() -> None:
    """The attack: the host knows the player's share and its own, and seats the player where the deal suits the bots."""
    seeds = set()
    for seat in "AB":
        steps = (DealStep("in-clear", seat, hashes(1)[0]),)
        seed = dealt_seed(seen(1, steps), [SERVER, SHARES[0]])
        seeds.add(seed)
        proof = Fairness(PROMISE, SERVER.hex(), (SHARES[0].hex(),), (DealRound(1, steps),))
        record = msgspec.structs.replace(GAME.new(seats=2, seed=seed).record(), format=NEWEST_FORMAT, fairness=proof)
        assert fistful.verify(record.to_json()).in_clear == seat
    assert len(seeds) == 2


def test_rounds_that_were_given_up_are_counted() -> None:
    given_up = DealRound(1, (*committed(1), DealStep("revealed", "A", seen(1, committed(1)))), "B", "Bob")
    verdict = fistful.verify(dealt(given_up, revealed(2)).to_json())
    assert verdict.given_up == 1


def test_a_share_that_was_shown_before_all_had_committed_is_found() -> None:
    """The attack: the last player sees the other's share, and commits to one that makes a good deal."""
    first, second = committed()
    late = DealStep("revealed", "A", seen(1, (first,)))
    last = DealStep("revealed", "B", seen(1, (first, second)))
    assert refusal(dealt(DealRound(1, (first, late, second, last)))) == "order"


def test_a_share_shown_for_other_commitments_is_found() -> None:
    other = committed()[0], DealStep("committed", "B", "0" * 64)
    known = seen(1, committed())
    steps = *committed(), DealStep("revealed", "A", seen(1, other)), DealStep("revealed", "B", known)
    assert refusal(dealt(DealRound(1, steps))) == "order"


def test_a_share_that_was_never_shown_is_found() -> None:
    steps = *committed(), DealStep("revealed", "A", seen(1, committed()))
    assert refusal(dealt(DealRound(1, steps))) == "order"


def test_another_share_than_the_committed_one_is_found() -> None:
    """The attack: trying many shares after the commitments. None fits but the committed one."""
    for tried in range(200):
        forged = SHARES[0].hex(), bytes([3, tried] * 16).hex()
        assert refusal(dealt(revealed(), player_shares=forged)) == "player-commitment"


def test_a_round_left_out_of_the_record_is_found() -> None:
    """A host cannot hide the rounds that it gave up: each share is bound to the number of its round."""
    assert refusal(dealt(revealed(2))) == "rounds"
    hidden = msgspec.structs.replace(revealed(2), number=1)
    assert refusal(dealt(hidden)) in ("order", "player-commitment")


@pytest.mark.parametrize(
    "broken",
    [
        DealRound(1, revealed().steps, "A"),
        DealRound(1, (*revealed().steps, DealStep("revealed", "F", "0" * 64))),
        DealRound(1, (*revealed().steps, DealStep("revealed", "", "0" * 64))),
    ],
)
def test_rounds_that_do_not_fit_together(broken: DealRound) -> None:
    assert refusal(dealt(broken)) == "rounds"


def test_a_bot_has_no_share() -> None:
    assert refusal(dealt(revealed(), player_shares=(SHARES[0].hex(),))) == "rounds"


def test_the_terms_cannot_be_changed_after_the_commitments() -> None:
    record = dealt(revealed())
    line = terms_line(record.game, record.terms)
    other = msgspec.structs.replace(record.terms, rules=record.terms.rules + 1)
    assert terms_line(record.game, other) != line
    assert f"deck={record.terms.deck.hash}" in line
