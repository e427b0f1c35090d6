"""BTB-19: a card without an action is shown at any decision of one's own, and nothing else comes of it."""

from __future__ import annotations

import pytest

from fistful import IllegalMove
from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, imagine, options, pass_to, rig, seen, told

pytestmark = pytest.mark.clause("BTB-19")
CROWD = "at bank: A shooter, B shooter\nat train: C coward\nnow: after-reveal"
FIGHT = "at bank: A shooter, A shooter, B shooter, B shooter\nnow: location"


def test_in_a_window_a_cash_card_is_shown_and_the_window_opens_again() -> None:
    pos = draw(f"A: saloon-200 saloon-300\nB: tip-off-the-law\n{CROWD}")
    assert options(pos, "A") == ["pass", "pass round", "show saloon-200", "show saloon-300"]
    do(pos, "A: show saloon-200", "B: pass")
    assert (seen(pos, None).window, asked(pos)) == ("after-reveal", "AB")
    assert seen(pos, "C").known[0] == ("saloon-200",)
    assert options(pos, "A") == ["pass", "pass round", "show saloon-300"]


def test_in_a_window_showing_is_sealed_like_any_other_choice() -> None:
    showing, passing = (draw(f"A: saloon-200\nB: tip-off-the-law\n{CROWD}") for _ in range(2))
    do(showing, "A: show saloon-200")
    do(passing, "A: pass")
    for letter in ("B", "C", None):
        assert seen(showing, letter) == seen(passing, letter)
        assert told(showing, letter) == told(passing, letter)


def test_a_seat_that_shows_its_last_hidden_card_is_not_asked_again() -> None:
    pos = draw(f"A: saloon-200\nB: saloon-300\n{CROWD}")
    do(pos, "A: show saloon-200", "B: pass")
    assert (seen(pos, None).window, asked(pos)) == ("after-reveal", "B")


def test_cards_shown_and_cards_played_in_one_window_come_in_turn_order() -> None:
    pos = draw(f"first: B\nA: saloon-200\nB: tip-off-the-law\n{CROWD}")
    told(pos)
    do(pos, "A: show saloon-200", "B: play tip-off-the-law")
    assert told(pos)[:3] == ["shows", "shown", "played"]
    assert options(pos, "B") == ["at bank", "at train"]


def test_showing_ends_an_order_to_pass_for_the_round() -> None:
    pos = draw(f"A: saloon-200 saloon-300\nB: saloon-400\n{CROWD}")
    do(pos, "A: pass round")
    pos.retract(0)
    do(pos, "A: show saloon-200", "B: pass")
    assert not seen(pos, "A").passing
    assert not pos.follow_orders()


def test_a_named_target_may_show_a_card_and_is_asked_again() -> None:
    pos = draw(f"B: stagecoach-200 body-double\n{FIGHT}", seats=2)
    pass_to(pos, "named-target", dice="h - - - r0")
    do(pos, "B: show stagecoach-200")
    assert (seen(pos, None).window, options(pos, "B")) == ("named-target", ["pass", "play body-double"])
    rig(pos, "- - h - r0")
    do(pos, "B: play body-double")
    assert "dodged" in told(pos)


def test_a_claimant_may_show_a_card_and_claims_all_the_same() -> None:
    pos = draw("bank: bank-800\nA: train-300 train-500\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    assert options(pos, "A") == ["claim", "show train-300", "show train-500"]
    do(pos, "A: show train-500")
    assert options(pos, "A") == ["claim", "show train-300"]
    do(pos, "A: claim")
    assert "bank-800" in cards_of(pos, "hand A")
    assert seen(pos, "B").known[0] == ("train-500",)


def test_only_cards_without_an_action_that_someone_has_not_seen_can_be_shown() -> None:
    pos = draw(f"A: tip-off-the-law\nA shown: saloon-200\nB: saloon-300\n{CROWD}")
    assert options(pos, "A") == ["pass", "pass round", "play tip-off-the-law"]
    with pytest.raises(IllegalMove, match="unknown to the others"):
        do(pos, "A: show saloon-200")


def test_a_card_shown_in_a_window_is_in_every_world_that_is_imagined() -> None:
    pos = draw(f"A: saloon-200 saloon-300\nB: tip-off-the-law\n{CROWD}")
    do(pos, "A: show saloon-200", "B: pass")
    assert all("saloon-200" in imagine(pos, "C", seed).whereabouts()["hand A"] for seed in range(20))
