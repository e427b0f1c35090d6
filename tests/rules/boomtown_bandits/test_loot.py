"""BTB-40, BTB-41: claims and what is paid for an Inside Job."""

from __future__ import annotations

import pytest

from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, options, pass_to, seen, told


@pytest.mark.clause("BTB-40")
def test_the_claimant_alone_sees_the_card() -> None:
    pos = draw("bank: bank-800\nat bank: A shooter\nnow: location")
    events = [event for event in pos.take_events() if event.code in ("claimed", "drew")]
    own = [said.params for event in events if (said := event.to(0)) is not None]
    others = [said.params for event in events if (said := event.to(1)) is not None]
    assert {"card": "bank-800"} in own
    assert others == [{"seat": 0, "location": "bank"}]
    assert "bank-800" not in str(seen(pos, "B"))


@pytest.mark.clause("BTB-40")
def test_an_inside_job_left_on_top_ends_the_claim_even_of_two_cards() -> None:
    pos = draw("bank: inside-job bank-300\nA: big-score train-300\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    do(pos, "A: play big-score", "A: claim", "A: decline")
    assert seen(pos, None).round == 2
    assert cards_of(pos, "stack bank")[:2] == ["inside-job", "bank-300"]


@pytest.mark.clause("BTB-40")
def test_a_player_who_owns_nothing_cannot_pay_and_is_not_asked() -> None:
    pos = draw("bank: inside-job\nat bank: A shooter\nnow: location")
    assert "cannot-pay" in told(pos)
    assert cards_of(pos, "stack bank")[0] == "inside-job"


@pytest.mark.clause("BTB-40")
def test_no_other_card_can_be_declined() -> None:
    pos = draw("bank: bank-300\nA: big-score\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    assert options(pos, "A") == ["claim", "play big-score"]


@pytest.mark.clause("BTB-40")
def test_with_fewer_cards_than_an_effect_speaks_of_it_does_with_those() -> None:
    pos = draw("A: big-score brothel-inspector\nat train: A shooter\nnow: location")
    pos.stacks[2] &= 255
    pass_to(pos, "before-loot")
    do(pos, "A: play big-score", "A: play brothel-inspector")
    assert len(options(pos, "A")) == 2
    do(pos, f"A: {options(pos, 'A')[0]}")
    assert len(cards_of(pos, "stack train")) == 0
    assert pos.over


@pytest.mark.clause("BTB-41")
def test_a_card_given_for_an_inside_job_may_be_a_played_one_and_leaves_the_game_for_all_to_see() -> None:
    pos = draw("bank: inside-job\nA face up: crab-season\nat bank: A shooter\nnow: location")
    assert asked(pos) == "A"
    do(pos, "A: pay crab-season")
    assert seen(pos, "C").out_of_game == ("crab-season",)
    assert cards_of(pos, "face up A") == []
    assert cards_of(pos, "hand A") == ["inside-job"]


@pytest.mark.clause("BTB-41")
def test_the_first_of_two_claimed_cards_can_pay_for_the_second() -> None:
    pos = draw("bank: bank-300 inside-job\nA: big-score\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    do(pos, "A: play big-score")
    assert options(pos, "A") == ["decline", "pay bank-300"]
