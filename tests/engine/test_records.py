"""Records that are cut off, edited or from elsewhere are refused in one sentence that names the place."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import fistful
from fistful import BadRecord, Record
from fistful.engine import fairness
from fistful.engine.wire import Decision, Draws, Fairness
from tests.tables import random_move

SEED = bytes(range(32))


def finished(seed: int | bytes = SEED, slug: str = "wild-shots") -> Record:
    position = fistful.game(slug).new(seed=seed)
    dice = random.Random(1)
    while not position.over:
        position.play(*random_move(position, dice))
    return position.record()


RECORD = finished()


def changed(**fields: Any) -> bytes:
    """The record with other fields and a fitting checksum: as someone who knows the format would forge it."""
    return msgspec.structs.replace(RECORD, **fields).to_json()


def refusal(text: bytes | str) -> str:
    with pytest.raises(BadRecord) as refused:
        fistful.verify(text)
    return str(refused.value)


def test_a_record_that_is_cut_off() -> None:
    text = RECORD.to_json()
    for length in (0, 1, len(text) // 2, len(text) - 1):
        assert "cut off" in refusal(text[:length])


@pytest.mark.parametrize("text", [b"\xff\xfe", "null", "[]", "3", '"x"', "{}", '{"format": "one"}'])
def test_something_else_than_a_record(text: bytes | str) -> None:
    assert "JSON" in refusal(text)


def test_a_record_with_a_byte_changed() -> None:
    text = RECORD.to_json()
    move = RECORD.decisions[0].move.encode()
    other = b"R1" if move != b"R1" else b"R2"
    assert "checksum" in refusal(text.replace(b'"' + move + b'"', b'"' + other + b'"', 1))


def test_a_record_without_its_checksum() -> None:
    assert "checksum" in refusal(msgspec.json.encode(RECORD))


def test_a_record_of_a_newer_format() -> None:
    assert "format 3" in refusal(changed(format=3))


def test_a_record_of_an_unknown_game() -> None:
    assert "chess" in refusal(changed(game="chess"))


def test_a_record_with_a_field_of_the_wrong_type() -> None:
    fields = msgspec.json.decode(RECORD.to_json())
    fields["terms"]["seats"] = "four"
    assert "terms.seats" in refusal(msgspec.json.encode(fields))


def test_a_record_with_an_impossible_number_of_seats() -> None:
    with pytest.raises(fistful.BadSetup, match="2 to 4"):
        fistful.verify(changed(terms=msgspec.structs.replace(RECORD.terms, seats=9)))


def test_a_record_of_other_rules() -> None:
    assert "version 99" in refusal(changed(terms=msgspec.structs.replace(RECORD.terms, rules=99)))


def test_a_record_with_an_illegal_decision_names_it() -> None:
    decisions = list(RECORD.decisions)
    decisions[2] = Decision(decisions[2].seat, "fly")
    assert "Decision 3 of the record, “fly”" in refusal(changed(decisions=tuple(decisions)))
    decisions[2] = Decision("Z", RECORD.decisions[2].move)
    assert "Decision 3" in refusal(changed(decisions=tuple(decisions)))


def test_a_record_with_another_outcome() -> None:
    outcome = RECORD.outcome
    assert outcome is not None
    assert "outcome" in refusal(changed(outcome=msgspec.structs.replace(outcome, winners=())))


@pytest.mark.parametrize("seed", ["xyz", "00", "é"])
def test_a_record_with_a_seed_that_is_none(seed: str) -> None:
    with pytest.raises(fistful.FistfulError, match="seed"):
        fistful.verify(changed(seed=seed))


def test_a_forged_draw_is_found_from_the_stream_alone() -> None:
    first, *rest = RECORD.draws
    (bound, result), *others = first.drawn
    forged = Draws(first.purpose, ((bound, (result + 1) % bound), *others))
    assert "Draw 1 of the record" in refusal(changed(draws=(forged, *rest)))


def test_draws_for_another_purpose_or_left_out_are_found() -> None:
    first, *rest = RECORD.draws
    renamed = Draws("something else", first.drawn)
    assert "draws" in refusal(changed(draws=(renamed, *rest)))
    assert "draws" in refusal(changed(draws=RECORD.draws[:-1]))


def test_a_record_of_a_plain_number_verifies_and_says_so() -> None:
    verdict = fistful.verify(finished(7).to_json())
    assert not verdict.fair
    assert verdict.draws == 0


SHARES = [bytes([number]) * 32 for number in (1, 2)]
SERVER = bytes(32)


def proven(**fields: Any) -> Record:
    """A game whose seed the server and two players made together."""
    proof = Fairness(fairness.commitment(SERVER), SERVER.hex(), tuple(share.hex() for share in SHARES))
    record = finished(fairness.seed_from(SERVER, SHARES))
    return msgspec.structs.replace(record, fairness=msgspec.structs.replace(proof, **fields))


def test_a_seed_made_of_committed_shares_verifies() -> None:
    verdict = fistful.verify(proven().to_json())
    assert verdict.fair
    assert verdict.committed


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({"commitment": "0" * 64}, "committed"),
        ({"server_share": "11" * 32}, "committed"),
        ({"player_shares": ("01" * 32,)}, "shares"),
        ({"player_shares": ("zz" * 32,)}, "share"),
        ({"player_shares": ("01",)}, "share"),
    ],
)
def test_shares_that_do_not_make_the_seed_are_found(fields: dict[str, Any], names: str) -> None:
    assert names in refusal(proven(**fields).to_json())


def test_who_sat_there_can_be_noted() -> None:
    record = RECORD.with_players("Ann", "Bob")
    assert fistful.verify(record.to_json()).fair
    assert record.players == ("Ann", "Bob")
