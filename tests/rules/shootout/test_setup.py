"""Players, deck, deal and Health Cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import fistful
from fistful import locales
from fistful.games.shootout.game import Shootout
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import (
    LETTERS,
    asked,
    discards,
    hand,
    health,
    lay_lowest,
    options,
    play,
    refusal,
    seen,
    story,
    table,
)

FOUR_OF_EACH = {str(value): 4 for value in range(1, 14)}


def new(seats: int, seed: int, marksman: bool = False) -> ShootoutPosition:
    pos = fistful.game("shootout").new(seats, seed, marksman=marksman)
    assert isinstance(pos, ShootoutPosition)
    return pos


def all_cards(pos: ShootoutPosition) -> Counter[str]:
    return Counter(card for place, held in pos.whereabouts().items() if "marks" not in place for card in held)


@pytest.mark.clause("SHO-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_share_one_deck_of_values_1_to_13(seats: int) -> None:
    pos = new(seats, 1)
    assert pos.to_act == tuple(range(seats))
    assert set(all_cards(pos)) == {str(value) for value in range(1, 14)}


@pytest.mark.clause("SHO-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_player_or_six_are_refused(seats: int) -> None:
    with pytest.raises(fistful.BadSetup):
        new(seats, 1)


@pytest.mark.clause("SHO-34")
def test_the_house_deck_has_52_cards_four_of_each_value() -> None:
    assert all_cards(new(3, 1)) == FOUR_OF_EACH


@pytest.mark.clause("SHO-34")
@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({}, "no-cards"),
        ({"cards": 52}, "no-cards"),
        ({"cards": FOUR_OF_EACH, "bullets": {}}, "unknown-entry"),
        ({"cards": {**FOUR_OF_EACH, "0": 1}}, "value"),
        ({"cards": {**FOUR_OF_EACH, "14": 1}}, "value"),
        ({"cards": {**FOUR_OF_EACH, "5": -1}}, "count"),
        ({"cards": {**FOUR_OF_EACH, "5": 16}}, "count"),
        ({"cards": {**FOUR_OF_EACH, "5": True}}, "count"),
        ({"cards": {**FOUR_OF_EACH, "5": "four"}}, "count"),
        ({"cards": {**FOUR_OF_EACH, "13": 7}}, "thirteens"),
        ({"cards": {"5": 10, "9": 9}}, "too-few"),
    ],
)
def test_a_deck_file_that_breaks_the_rules_is_refused_in_words(content: dict[str, Any], code: str) -> None:
    with pytest.raises(fistful.BadDeck) as refused:
        Shootout("test", content)
    assert (refused.value.code, refused.value.clause) == (code, "SHO-34")
    assert all(refused.value.said(language) for language in locales.LANGUAGES)


@pytest.mark.clause("SHO-34")
def test_a_deck_of_six_13s_and_ten_cards_a_seat_is_enough_but_not_for_one_seat_more() -> None:
    game = Shootout("test", {"cards": {"13": 6, "4": 14, "7": 10}})
    assert len(game.new(3, 1).to_act) == 3
    with pytest.raises(fistful.BadDeck) as refused:
        game.new(4, 1)
    assert (refused.value.code, refused.value.params["needed"]) == ("too-few", 40)


@pytest.mark.clause("SHO-2")
@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_is_dealt_ten_cards_of_the_shuffled_deck(seats: int) -> None:
    pos = new(seats, 1)
    hands = [hand(pos, letter) for letter in LETTERS[:seats]]
    assert [len(held) for held in hands] == [10] * seats
    assert len(pos.pile) == 52 - 10 * seats
    assert [hand(new(seats, 2), letter) for letter in LETTERS[:seats]] != hands
    assert [line for line in story(pos) if line.startswith("dealt")].count("dealt A 10") == 1


@pytest.mark.clause("SHO-2")
def test_the_whole_deck_is_shuffled_again_for_the_next_round() -> None:
    pos = table("""
        > A 0 | 12 3 | 4
          B 0 | 5 6  | 2
          pile 1 1 ...
          discards 8 8 9
    """)
    play(pos, "A shoot 12")
    assert (pos.round, asked_to_lay(pos)) == (2, [0, 1])
    assert [len(hand(pos, letter)) for letter in "AB"] == [10, 10]
    assert discards(pos) == []
    assert all_cards(pos) == FOUR_OF_EACH


def asked_to_lay(pos: ShootoutPosition) -> list[int]:
    return [seat for seat in pos.to_act if pos.prompt(seat).code == "lay"]


@pytest.mark.clause("SHO-3")
def test_four_cards_are_laid_and_the_other_six_are_the_hand() -> None:
    pos = new(2, 1)
    before = hand(pos, "A")
    laid = options(pos, "A")[-1]
    play(pos, f"A {laid}", f"B {options(pos, 'B')[0]}")
    four = sorted(int(word) for word in laid.split()[1:])
    assert sorted(int(word) for word in health(pos, "A").split()) == four
    assert sorted(hand(pos, "A") + four) == before
    assert len(hand(pos, "A")) == 6


@pytest.mark.clause("SHO-3")
def test_every_four_cards_but_a_13_may_be_laid() -> None:
    pos = new(2, 1)
    pos.hands[0] = table("> A 0 | 1 2 2 3 5 8 12 13 13 13 | 4\nB 0 | 1 | 4").hands[0]
    fours = set(combinations(["1", "2", "2", "3", "5", "8", "12"], 4))
    assert sorted(options(pos, "A")) == sorted(f"lay {' '.join(four)}" for four in fours)
    assert refusal(pos, "A lay 2 2 2 3").code == "cannot-lay"
    assert refusal(pos, "A reload").clause == "SHO-3"


@pytest.mark.clause("SHO-3")
def test_all_lay_at_once_and_nobody_sees_what_another_has_laid_first() -> None:
    pos = new(3, 1)
    before = seen(pos, "B")
    play(pos, f"A {options(pos, 'A')[0]}")
    after = seen(pos, "B")
    assert pos.to_act == (1, 2)
    assert (after.health, after.hand, after.hand_sizes) == (before.health, before.hand, (10, 10, 10))
    assert after.have_chosen == (0,)


@pytest.mark.clause("SHO-3")
def test_the_four_are_shuffled_into_the_slots_and_only_their_owner_sees_which_is_where() -> None:
    orders = set()
    for seed in range(60):
        pos = new(2, 1)
        pos.chance = new(2, seed).chance
        lay_lowest(pos)
        orders.add(health(pos, "A"))
        own = health(pos, "A").split()
        assert seen(pos, "A").health == ((*own, ""), ("?", "?", "?", "?", ""))
        assert seen(pos, None).health == (("?", "?", "?", "?", ""),) * 2
    (four,) = {tuple(sorted(order.split())) for order in orders}
    for slot in range(4):
        assert {order.split()[slot] for order in orders} == set(four)


@pytest.mark.clause("SHO-4")
def test_the_first_dealer_is_random_and_the_player_left_of_the_dealer_starts() -> None:
    dealers = set()
    for seed in range(40):
        pos = new(3, seed)
        lay_lowest(pos)
        dealers.add(int(pos.dealer))
        assert pos.to_act == ((pos.dealer + 1) % 3,)
    assert dealers == {0, 1, 2}


@pytest.mark.clause("SHO-4")
def test_play_goes_clockwise() -> None:
    pos = table("""
          A 0 | 2 5 | 4 6
        > B 0 | 2 5 | 7 8
          C 0 | 2 5 | 9 10
    """)
    order = []
    for _ in range(4):
        order.append(asked(pos)[0])
        play(pos, f"{order[-1]} reload" if len(order) < 4 else f"{order[-1]} shoot 2")
    assert order == ["B", "C", "A", "B"]


@pytest.mark.clause("SHO-4")
def test_the_deal_moves_one_seat_left_each_round() -> None:
    pos = table("""
          A 0 | 2 5  | -
          B 0 | 2 5  | 7
        > C 0 | 12 5 | 9
    """)
    assert pos.dealer == 1
    play(pos, "C shoot 12")
    assert (pos.round, int(pos.dealer)) == (2, 2)
    lay_lowest(pos)
    assert pos.to_act == (0,)


@pytest.mark.clause("SHO-24")
def test_without_the_option_there_are_no_marksman_cards() -> None:
    pos = new(3, 1)
    assert seen(pos, "A").marksman == ""
    lay_lowest(pos)
    assert not any(text.startswith("play") for text in options(pos))


@pytest.mark.clause("SHO-24")
def test_everyone_gets_one_marksman_card_before_laying_and_sees_only_their_own() -> None:
    pos = new(5, 1, marksman=True)
    told = [
        (seat, said.params["marksman"])
        for event in pos.take_events()
        if event.code == "marksman"
        for seat in range(5)
        if (said := event.to(seat)) is not None
    ]
    own = [seen(pos, letter).marksman for letter in LETTERS]
    assert told == list(enumerate(own))
    assert len(set(own)) == 5
    assert asked_to_lay(pos) == [0, 1, 2, 3, 4]
    for letter in LETTERS:
        view = seen(pos, letter)
        assert (view.played, view.marksmen) == (("",) * 5, ())
    assert seen(pos).marksman == ""
