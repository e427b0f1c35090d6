"""Dealing, Snake Oil, and who is active."""

from __future__ import annotations

import random

import pytest

import fistful
from fistful import Position
from fistful.games.wild_shots.wire import WildShotsView
from tests.rules.wild_shots.table import at, happened, play
from tests.tables import random_move

GAME = fistful.game("wild-shots")


def seen(position: Position, seat: int | None = 0) -> WildShotsView:
    view = position.view(seat)
    assert isinstance(view, WildShotsView)
    return view


def rounds(seats: int, seed: int) -> list[Position]:
    """The first moment of each round of a random game."""
    starts: list[Position] = []
    position = GAME.new(seats, seed)
    dice = random.Random(seed)
    while not position.over:
        view = seen(position)
        if view.trick_number == 1 and not view.trick:
            starts.append(position.copy())
        position.play(*random_move(position, dice))
    return starts


@pytest.mark.clause("WSH-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_of_four_rounds_deals_ten_cards_each_and_sets_the_others_aside(seats: int) -> None:
    starts = rounds(seats, 1)
    assert len(starts) == 4
    deals = set()
    for position in starts:
        places = position.whereabouts()
        hands = [places[f"hand {seat}"] for seat in range(seats)]
        assert [len(hand) for hand in hands] == [10] * seats
        assert len(places["aside"]) == 40 - 10 * seats
        assert len({card for hand in [*hands, places["aside"]] for card in hand}) == 40
        deals.add((str(hands), str(places["snake oil"])))
    assert len(deals) == 4


@pytest.mark.clause("WSH-3")
def test_the_deal_is_told_to_each_seat_alone() -> None:
    position = GAME.new(3, 1)
    dealt = [event for event in position.take_events() if event.code == "dealt"]
    assert len(dealt) == 3
    for seat, event in enumerate(dealt):
        for audience in [0, 1, 2, None]:
            told = event.to(audience)
            assert told is not None
            assert told.params["count"] == 10
            if audience == seat:
                assert told.params["cards"] == seen(position, seat).hand
            else:
                assert "cards" not in told.params


@pytest.mark.clause("WSH-4")
def test_the_first_active_player_is_drawn_at_random() -> None:
    first = [GAME.new(4, seed).to_act[0] for seed in range(200)]
    assert all(30 <= first.count(seat) <= 70 for seat in range(4))


@pytest.mark.clause("WSH-5")
def test_every_trick_has_the_trump_of_the_next_snake_oil_card() -> None:
    position = GAME.new(2, 3)
    pile = position.whereabouts()["snake oil"]
    for trick in range(9):
        assert seen(position).trump == pile[trick]
        for _ in range(2):
            position.play(position.to_act[0], position.actions(position.to_act[0])[0])


@pytest.mark.clause("WSH-20")
def test_the_leader_knows_the_trump_and_everyone_what_was_turned() -> None:
    position = GAME.new(2, 3)
    turned = happened(position, "turned")
    assert [event["symbol"] for event in turned] == [seen(position).trump]
    play_a_trick(position)
    for audience in (0, 1, None):
        assert list(seen(position, audience).oil_turned) == position.whereabouts()["snake oil"][:2]


def play_a_trick(position: Position) -> None:
    for _ in range(position.seats):
        position.play(position.to_act[0], position.actions(position.to_act[0])[0])


@pytest.mark.clause("WSH-20")
def test_a_single_legal_card_is_asked_for_all_the_same() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K1
        B: R7 K2
    """)
    play(position, "R5")
    assert position.to_act == (1,)
    assert position.actions(1) == [GAME.action("R7")]


@pytest.mark.clause("WSH-20")
def test_the_last_trick_of_a_round_plays_itself() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K1
        B: R7 K2
    """)
    play(position, "R5", "R7")
    assert [event["card"] for event in happened(position, "played")] == ["R5", "R7", "K2", "K1"]
    assert seen(position).round == 2


@pytest.mark.clause("WSH-14")
def test_the_winner_of_the_last_trick_leads_the_next_round_and_it_is_said() -> None:
    position = at("""
        round 1, trump hat, A leads
        A: R5 K3
        B: R7 K6
    """)
    play(position, "R5", "R7")
    assert seen(position).round == 2
    assert position.to_act == (1,)
    assert happened(position, "leads") == [{"seat": 1}]


@pytest.mark.clause("WSH-13")
@pytest.mark.parametrize(("round", "last"), [(1, "no"), (2, "no"), (3, "yes")])
def test_it_is_said_when_the_last_round_begins(round: int, last: str) -> None:
    position = at(f"""
        round {round}, trump hat, A leads
        A: R5 K3
        B: R7 K6
    """)
    play(position, "R5", "R7")
    (begun,) = happened(position, "round")
    assert (begun["number"], begun["last"]) == (round + 1, last)


@pytest.mark.clause("WSH-21")
def test_cards_set_aside_are_shown_to_nobody_and_cost_nobody() -> None:
    position = GAME.new(2, 5)
    aside = position.whereabouts()["aside"]
    views = [position.view(seat).to_json().decode() for seat in (0, 1, None)] + [position.reveal().to_json().decode()]
    assert all(f'"{card}"' not in view for view in views for card in aside)
    play_to_round(position, 2)
    assert sum(seen(position).sheet[0]) < 20


def play_to_round(position: Position, round: int) -> None:
    while seen(position).round < round:
        position.play(position.to_act[0], position.actions(position.to_act[0])[0])
