"""Phases, sealed plans, and what is public."""

from __future__ import annotations

import pytest

import fistful
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from tests.rules.loot_shoot_whisky.table import GAME, at, codes, plan


def legal(position: fistful.Position, seat: int) -> set[str]:
    return {GAME.text(action) for action in position.actions(seat)}


@pytest.mark.clause("LSW-4")
def test_in_the_first_phase_both_plan_slots_one_and_two_at_once() -> None:
    position = at("row: N2 N3 N4 sip")
    assert position.to_act == (0, 1)
    plan(position, "LS", "WW")
    turned = [event.public for event in position.take_events() if event.code == "turned"]
    assert [(event["slot"], event["action"], event["other"]) for event in turned] == [
        (1, "loot", "whisky"),
        (2, "shoot", "whisky"),
    ]


@pytest.mark.clause("LSW-5")
def test_in_the_second_phase_they_plan_slots_three_and_four_with_what_is_left() -> None:
    position = at("row: N2 N3 N4 sip")
    plan(position, "LL", "WW")
    assert position.to_act == (0, 1)
    assert all("L" not in text for text in legal(position, 0))
    assert all("W" not in text for text in legal(position, 1))
    position.take_events()
    plan(position, "SW", "SL")
    assert [event.public["slot"] for event in position.take_events() if event.code == "turned"] == [3, 4]


@pytest.mark.clause("LSW-5")
def test_a_plan_that_needs_a_used_card_is_refused_in_words() -> None:
    position = at("row: N2 N3 N4 sip")
    plan(position, "LL", "WW")
    with pytest.raises(fistful.IllegalMove) as refused:
        plan(position, "LS")
    assert refused.value.clause == "LSW-5"
    assert "LS" in str(refused.value)
    assert "LL" in str(refused.value)


@pytest.mark.clause("LSW-21")
@pytest.mark.parametrize(("first", "count"), [("LS", 7), ("WL", 7), ("LL", 4), ("WW", 4), ("SW", 7)])
def test_nine_plans_at_first_then_seven_or_four(first: str, count: int) -> None:
    position = at("row: N2 N3 N4 sip")
    assert len(position.actions(0)) == 9
    plan(position, first, "LS")
    assert len(position.actions(0)) == count


@pytest.mark.clause("LSW-6")
def test_a_plan_may_be_changed_unseen_until_both_are_in_and_then_it_stands() -> None:
    position = at("row: N2 N3 N4 sip")
    plan(position, "LL")
    seen = position.view(1).to_json()
    position.retract(0)
    assert position.view(1).to_json() == seen
    plan(position, "WW")
    assert position.view(1).to_json() == seen
    position.play(1, GAME.action("SS"))
    assert codes(position) == ["turned", "took-bottle", "turned", "turned-bottle"]
    with pytest.raises(fistful.NotYourTurn):
        position.retract(0)


@pytest.mark.clause("LSW-18")
def test_everything_is_public_but_the_order_of_the_deck_and_sealed_plans() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: N4 shot")
    plan(position, "LS", "WL")
    other = position.copy()
    assert hasattr(other, "deck")
    other.deck[0], other.deck[1] = other.deck[1], other.deck[0]
    for seat in (0, 1, None):
        assert position.view(seat).to_json() == other.view(seat).to_json()
        view = position.view(seat)
        assert isinstance(view, LootShootWhiskyView)
        assert view.spent == (("loot", "shoot"), ("whisky", "loot"))
    assert position.reveal().to_json() != other.reveal().to_json()


@pytest.mark.clause("LSW-18")
def test_imagined_decks_take_every_order() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: N4 shot sip")
    view = position.view(0)
    orders = {tuple(view.imagine(seed).whereabouts()["deck"]) for seed in range(200)}
    assert len(orders) == 6


@pytest.mark.clause("LSW-19")
def test_bottle_bullets_nuggets_and_discards_are_always_visible() -> None:
    position = at("""
        row: N2 N3 N4 sip
        deck: N2 N2 N3 N3 sip shot
        A: 4 nuggets, bottle almost empty
        B: 2 bullets
    """)
    for seat in (0, 1, None):
        view = position.view(seat)
        assert isinstance(view, LootShootWhiskyView)
        assert (view.bottle, view.bottle_full) == (0, False)
        assert view.bullets == (0, 2)
        assert view.nuggets == (4, 0)
        assert view.discards == ("N3", "shot")


@pytest.mark.clause("LSW-19")
def test_seven_bullets_are_enough_for_every_game() -> None:
    most = 0
    for seed in range(40):
        position = GAME.new(2, seed)
        while not position.over:
            for seat in position.to_act:
                position.play(seat, position.actions(seat)[(seed + seat) % len(position.actions(seat))])
            view = position.view(None)
            assert isinstance(view, LootShootWhiskyView)
            most = max(most, sum(view.bullets))
    assert most <= 7
