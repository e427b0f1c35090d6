"""BTB-6…9, BTB-15, BTB-16, BTB-19, BTB-20, BTB-37, BTB-42: the Sheriff, Placement, Reveal and the course of a round."""

from __future__ import annotations

import pytest

from fistful import IllegalMove
from tests.rules.boomtown_bandits.table import GAME, asked, cards_of, do, draw, lying, options, seen, told


@pytest.mark.clause("BTB-6")
def test_the_first_player_puts_the_sheriff_on_any_location_also_where_he_stood() -> None:
    pos = draw("town: bank train saloon\nfirst: B\nsheriff: train\nnow: round")
    assert asked(pos) == "B"
    assert options(pos, "B") == ["sheriff bank", "sheriff train", "sheriff saloon"]


@pytest.mark.clause("BTB-6")
def test_nothing_is_placed_where_the_sheriff_stands() -> None:
    pos = draw("town: bank train saloon\nnow: round")
    do(pos, "A: sheriff train")
    assert not any("train" in option for option in options(pos, "A"))
    with pytest.raises(IllegalMove, match="closed"):
        do(pos, "A: place shooter train")


@pytest.mark.clause("BTB-7")
def test_tokens_are_placed_one_each_in_turn_order_until_all_are_placed() -> None:
    pos = draw("first: B\nnow: placement")
    order = ""
    while (pos.to_act and "place shooter bank" in options(pos, asked(pos))) or "place coward bank" in options(
        pos, asked(pos)
    ):
        order += asked(pos)
        do(pos, f"{asked(pos)}: {next(option for option in options(pos, asked(pos)) if 'bank' in option)}")
    assert order == "BCABCABCA"


@pytest.mark.clause("BTB-7")
def test_several_tokens_may_lie_at_one_location_and_only_their_owner_knows_their_kind() -> None:
    pos = draw("now: placement", seats=2)
    do(pos, "A: place shooter bank", "B: place shooter train", "A: place coward bank")
    assert lying(pos, "bank") == ["A shooter", "A coward"]
    assert [token.kind for token in seen(pos, "A").tokens[0]] == ["shooter", "coward", ""]
    assert [(token.place, token.kind) for token in seen(pos, "B").tokens[0]] == [("bank", ""), ("bank", ""), ("", "")]


@pytest.mark.clause("BTB-7")
def test_nobody_places_more_tokens_of_a_kind_than_they_have() -> None:
    pos = draw("now: placement", seats=2)
    do(pos, "A: place coward bank", "B: place shooter bank")
    with pytest.raises(IllegalMove, match="no coward left"):
        do(pos, "A: place coward train")


@pytest.mark.clause("BTB-8")
def test_all_tokens_are_turned_over_once_the_last_is_placed() -> None:
    pos = draw("at bank: A shooter, B shooter, A shooter, B coward, A coward\nnow: placement", seats=2)
    assert seen(pos, None).tokens[0][2].kind == ""
    do(pos, "B: place shooter bank")
    assert [token.kind for token in seen(pos, None).last_reveal[0]] == ["shooter", "shooter", "coward"]
    assert told(pos).count("revealed") == 2


@pytest.mark.clause("BTB-9", "BTB-37")
def test_locations_are_resolved_left_to_right_and_those_without_tokens_are_passed_over() -> None:
    pos = draw(
        "town: train bank saloon brothel\nat bank: A shooter\nat train: B shooter\nat brothel: C coward\nnow: location"
    )
    places = [event.public["location"] for event in pos.take_events() if event.code == "claimed"]
    assert places == ["train", "bank", "brothel"]


@pytest.mark.clause("BTB-37")
def test_a_round_opens_its_windows_in_order() -> None:
    pos = draw("town: bank train saloon\nfirst: A\nA: safe-found\nnow: round", seats=2)
    do(pos, "A: sheriff saloon", "A: pass")
    for move in ("A: place shooter bank", "B: place shooter train", "A: place shooter bank", "B: place shooter train"):
        do(pos, move)
    do(pos, "A: place coward bank", "B: place coward train", "A: pass", "A: pass", "A: claim")
    events = [event for event in pos.take_events() if event.code in ("window", "window-here", "sheriff", "revealed")]
    found = [str(event.public.get("window", event.code)) for event in events]
    assert found[:6] == ["sheriff", "before-placement", "revealed", "revealed", "after-reveal", "before-shootout"]
    assert found[6:] == ["before-loot", "before-shootout"]


@pytest.mark.clause("BTB-15")
def test_a_player_alone_at_a_location_claims_without_a_fight() -> None:
    pos = draw("bank: bank-800\nat bank: B shooter, B coward\nnow: location")
    assert "threw" not in told(pos)
    assert cards_of(pos, "hand B") == ["bank-800"]


@pytest.mark.clause("BTB-15")
def test_with_nobody_left_nobody_claims() -> None:
    pos = draw("at bank: A coward, B coward\nnow: location", seats=2, dice="6 6")
    assert "nobody-left" in told(pos)
    assert len(cards_of(pos, "stack bank")) == 9


@pytest.mark.clause("BTB-16")
def test_all_tokens_return_and_the_first_player_moves_one_seat_left() -> None:
    pos = draw("first: C\nat bank: A shooter, B shooter\nat train: C coward\nnow: location", dice="h - r0 h - r0")
    assert pos.first == 0
    assert asked(pos) == "A"
    assert all(len(cards_of(pos, f"camp {letter}")) == 3 for letter in "ABC")


@pytest.mark.clause("BTB-19")
def test_a_cash_card_is_shown_on_ones_own_placing_turn_and_is_public_from_then_on() -> None:
    pos = draw("A: bank-300 bank-800 canary\nB: bank-400\nnow: placement")
    assert [option for option in options(pos, "A") if option.startswith("show")] == ["show bank-300", "show bank-800"]
    assert seen(pos, "B").known[0] == ()
    do(pos, "A: show bank-300")
    assert seen(pos, "B").known[0] == ("bank-300",)
    assert seen(pos, "B").hidden[0][0] == 1
    assert asked(pos) == "A"
    assert "show bank-300" not in options(pos, "A")
    assert cards_of(pos, "hand A") == ["bank-300", "bank-800", "canary"]


@pytest.mark.clause("BTB-20")
def test_the_round_in_which_a_stack_becomes_empty_is_played_out_and_is_the_last() -> None:
    pos = draw("A: safe-found\nat bank: B shooter\nat train: C shooter\nnow: after-reveal")
    pos.stacks[0] &= 15
    do(pos, "A: play safe-found", "A: at bank")
    assert pos.over
    codes = told(pos)
    assert codes.count("claimed") == 2
    assert "nothing-to-claim" in codes


@pytest.mark.clause("BTB-20")
def test_an_empty_location_stays_open() -> None:
    pos = draw("bank is empty\nnow: placement")
    assert "place shooter bank" in options(pos, "A")


@pytest.mark.clause("BTB-42")
def test_round_sixty_is_the_last() -> None:
    pos = draw("now: round")
    for number, last in ((59, False), (60, True)):
        pos.round = number
        assert seen(pos, None).last_round == last


@pytest.mark.clause("BTB-42")
def test_a_game_is_over_after_round_sixty() -> None:
    pos = draw("now: placement", seats=2)
    pos.round = 60
    while not pos.over:
        letter = asked(pos)[0]
        do(pos, f"{letter}: {options(pos, letter)[0]}")
    assert pos.round == 60
    assert all(len(cards_of(pos, f"stack {name}")) > 0 for name in seen(pos, None).town)


def test_a_seat_that_everyone_knows_to_have_one_move_is_not_asked() -> None:
    pos = draw("town: bank train saloon\nsheriff: bank\nnow: placement", seats=2)
    pos.closed |= 4
    pos.watched = 1
    do(pos, "A: place coward saloon", "B: place shooter saloon")
    assert asked(pos) == "B"
    assert len(lying(pos, "saloon")) == 3


def test_a_seat_that_can_choose_between_two_locations_is_asked() -> None:
    pos = draw("town: bank train saloon\nsheriff: bank\nnow: placement", seats=2)
    pos.watched = 1
    do(pos, "A: place coward saloon", "B: place shooter saloon")
    assert asked(pos) == "A"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("pace", ["automatic", "real-time"])
def test_random_games_end_and_name_a_winner(seats: int, pace: str) -> None:
    for seed in range(10):
        pos = GAME.new(seats, seed, pace=pace, mine=seed % 2 == 0).copy()
        while not pos.over:
            seat = pos.to_act[0]
            actions = pos.actions(seat)
            pos.play(seat, actions[(seed * 7 + len(actions) * 3) % len(actions)])
        assert pos.outcome is not None
        assert pos.outcome.winners
