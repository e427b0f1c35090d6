"""A turn: shoot at a Health Card, or reload."""

from __future__ import annotations

import random

import pytest

import fistful
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import (
    asked,
    discards,
    hand,
    health,
    health_count,
    options,
    play,
    refusal,
    seen,
    story,
    table,
)


def shot(bullet: int, target: int) -> ShootoutPosition:
    """A has fired at B2; C looks on."""
    pos = table(f"""
        > A 0 | {bullet} 6  | 3 5 8 10
          B 0 | 2 2 2       | 4 {target} 6 10
          C 0 | 3 4         | 5 7 8 11
    """)
    play(pos, f"A shoot {bullet}", "A at B2")
    return pos


@pytest.mark.clause("SHO-5")
def test_a_turn_is_one_shot_or_a_reload() -> None:
    pos = table("""
        > A 0 | 4 9 9 | 3 5
          B 0 | 2 2   | 4 7
    """)
    assert options(pos) == ["reload", "shoot 4", "shoot 9"]
    play(pos, "A shoot 4", "A at B2")
    assert asked(pos) == "B turn"
    play(pos, "B reload")
    assert asked(pos) == "A turn"


@pytest.mark.clause("SHO-6")
def test_the_target_is_any_health_card_of_an_opponent_still_in() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5
          B 0 | 2 2 | 4 - 7
          C 0 |     | - -
          D 0 | 6   | 8 8 8 8
    """)
    play(pos, "A shoot 9")
    assert options(pos) == ["at B1", "at B3", "at D1", "at D2", "at D3", "at D4"]
    for place, code in [("A1", "own-health"), ("B2", "empty-slot"), ("C1", "empty-slot"), ("E1", "empty-slot")]:
        assert refusal(pos, f"A at {place}").code == code
    assert refusal(pos, "A reload").code == "not-now"


@pytest.mark.clause("SHO-6")
def test_the_health_card_is_revealed_to_all() -> None:
    pos = shot(4, 7)
    assert "shot A 4 B2 7" in story(pos)
    assert seen(pos).health[1] == seen(pos, "C").health[1] == ("?", "7", "?", "?", "")


@pytest.mark.clause("SHO-6")
def test_a_bullet_must_be_in_hand() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5
          B 0 | 2 2 | 4 7
    """)
    assert refusal(pos, "A shoot 5").code == "not-in-hand"


@pytest.mark.clause("SHO-6")
def test_where_only_one_health_card_can_be_aimed_at_nobody_asks() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5
          B 0 | 2 2 | - 7
    """)
    play(pos, "A shoot 4")
    assert story(pos) == ["shot A 4 B2 7", "missed B2"]


@pytest.mark.clause("SHO-7")
def test_worked_case_bullet_9_against_health_7_hits_and_both_cards_are_discarded() -> None:
    pos = shot(9, 7)
    assert health(pos, "B") == "4 - 6 10"
    assert discards(pos) == [7, 9]
    assert hand(pos, "A") == [6]
    assert story(pos) == ["shot A 9 B2 7", "lost B2 7"]
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-9")
def test_worked_case_bullet_9_against_health_9_is_a_shootout() -> None:
    pos = shot(9, 9)
    assert story(pos) == ["shot A 9 B2 9", "shootout A B", "turned A 6 B 2", "lost B2 9"]


@pytest.mark.clause("SHO-8")
def test_worked_case_bullet_9_against_health_11_misses_and_the_value_is_public_from_then_on() -> None:
    pos = shot(9, 11)
    assert health(pos, "B") == "4 11! 6 10"
    assert discards(pos) == [9]
    play(pos, "B reload", "C reload", "A reload")
    assert seen(pos, "C").health[1] == ("?", "11", "?", "?", "")
    assert seen(pos).exposed == ("B2",)


@pytest.mark.clause("SHO-10")
def test_worked_case_bullet_1_against_health_1_is_a_plain_miss() -> None:
    pos = shot(1, 1)
    assert story(pos) == ["shot A 1 B2 1", "dud B2"]
    assert health(pos, "B") == "4 1! 6 10"
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-10")
def test_worked_case_bullet_13_against_health_12_hits() -> None:
    pos = shot(13, 12)
    assert health(pos, "B") == "4 - 6 10"
    assert story(pos) == ["shot A 13 B2 12", "lost B2 12"]


@pytest.mark.clause("SHO-10")
@pytest.mark.parametrize("target", range(1, 13))
def test_a_13_always_hits_and_a_1_never(target: int) -> None:
    assert health(shot(13, target), "B") == "4 - 6 10"
    assert health(shot(1, target), "B") == f"4 {target}! 6 10"


@pytest.mark.clause("SHO-27")
def test_any_bullet_may_be_fired_at_any_health_card_a_sure_miss_and_a_dud_included() -> None:
    pos = table("""
        > A 0 | 1 5 | 3 5
          B 0 | 2 2 | 12! 4 9!
    """)
    for bullet in ("shoot 1", "shoot 5"):
        trial = pos.copy()
        play(trial, f"A {bullet}")
        assert options(trial) == ["at B1", "at B2", "at B3"]
        play(trial, "A at B1")
        assert health(trial, "B") == "12! 4 9!"


@pytest.mark.clause("SHO-11")
@pytest.mark.parametrize("held", range(1, 6))
def test_a_reload_with_one_to_five_cards_draws_up_to_six_and_is_the_whole_turn(held: int) -> None:
    pos = table(
        f"""
        > A 0 | {"4 " * held} | 3 5
          B 0 | 2 2 | 4 7
          pile 9 9 9 9 8 7
          discards 3
    """,
        deck={"cards": {"4": 10, "3": 10}},
    )
    play(pos, "A reload")
    assert hand(pos, "A") == sorted([4] * held + [9, 9, 9, 9, 8, 7][: 6 - held])
    assert story(pos) == [f"drew A {6 - held}"]
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-11")
def test_a_reload_is_forbidden_with_six_cards() -> None:
    pos = table("""
        > A 0 | 2 3 4 5 6 7 | 3 5
          B 0 | 2 2 | 4 7
    """)
    assert asked(pos) == "A turn-full"
    assert "reload" not in options(pos)
    assert refusal(pos, "A reload").code == "full-hand"


@pytest.mark.clause("SHO-11")
def test_with_an_empty_hand_a_reload_is_required_and_so_nobody_asks() -> None:
    pos = table("""
        > A 0 | 4 4 | 3 5
          B 0 |     | 4! 7!
          pile 9 9 9 9 8 7
    """)
    play(pos, "A shoot 4", "A at B2")
    assert story(pos)[-1] == "drew B 6"
    assert hand(pos, "B") == [7, 8, 9, 9, 9, 9]
    assert asked(pos) == "A turn"


@pytest.mark.clause("SHO-11")
def test_a_player_who_could_have_a_marksman_card_to_play_is_asked_even_with_an_empty_hand() -> None:
    pos = table("""
        > A 0 |   | 3 5 | body-armor
          B 0 | 2 | 4 7 | ricochet
    """)
    assert asked(pos) == "A turn-empty"
    assert options(pos) == ["reload"]


@pytest.mark.clause("SHO-12")
def test_the_discards_are_shuffled_when_a_card_must_be_drawn_and_the_pile_is_empty() -> None:
    pos = table("""
        > A 0 | 4 4 4 | 3 5
          B 0 | 2 2 | 4 7
          pile 9
          discards 7 7 8 8
    """)
    play(pos, "A reload")
    assert story(pos) == ["shuffled 4", "drew A 3"]
    assert discards(pos) == []
    assert hand(pos, "A")[-1] == 9
    assert sorted([*hand(pos, "A")[3:-1], *pos.pile]) == [7, 7, 8, 8]


@pytest.mark.clause("SHO-12")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    pos = table("""
        > A 0 | 4 4 4 4 4 | 3 5
          B 0 | 2 2 | 4 7
          pile 9
          discards 7 7 8 8
    """)
    play(pos, "A reload")
    assert (len(pos.pile), discards(pos)) == (0, [7, 7, 8, 8])
    assert story(pos) == ["drew A 1"]


@pytest.mark.clause("SHO-12")
def test_a_reload_draws_what_there_was_when_both_piles_are_empty() -> None:
    pos = table("""
        > A 0 | 4 4 | 3 5
          B 0 | 2 2 | 4 7
          pile 9
          discards 7
    """)
    play(pos, "A reload")
    assert hand(pos, "A") == [4, 4, 7, 9]
    play(pos, "B reload")
    assert hand(pos, "B") == [2, 2]
    assert story(pos) == ["shuffled 1", "drew A 2", "drew B 0"]


@pytest.mark.clause("SHO-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_without_marksman_cards_nobody_gets_a_health_card_during_a_round(seats: int) -> None:
    dice = random.Random(seats)
    pos = fistful.game("shootout").new(seats, 5, rounds_to_win=1)
    assert isinstance(pos, ShootoutPosition)
    left = [4] * seats
    while not pos.over:
        seat = pos.to_act[0]
        before = pos.round
        pos.play(seat, dice.choice(pos.actions(seat)))
        now = [health_count(pos, each) for each in range(seats)]
        if pos.turn == 0 or pos.round != before:
            left = [4] * seats
        else:
            assert all(count <= most for count, most in zip(now, left, strict=True))
            left = now
    assert sorted(left)[:-1] == [0] * (seats - 1)


@pytest.mark.clause("SHO-26")
def test_a_lost_slot_stays_empty_and_the_others_keep_their_numbers() -> None:
    pos = shot(9, 7)
    assert seen(pos).health[1] == ("?", "", "?", "?", "")
    play(pos, "B reload", "C shoot 3")
    assert [text for text in options(pos) if "B" in text] == ["at B1", "at B3", "at B4"]


@pytest.mark.clause("SHO-26")
def test_a_health_card_added_later_is_slot_5_even_where_another_slot_is_empty() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 - 5 | field-medic
          B 0 | 2 2 | 4 7   | ricochet
    """)
    play(pos, "A play field-medic", "A lay 9")
    assert health(pos, "A") == "3 - 5 - 9"


@pytest.mark.clause("SHO-28")
@pytest.mark.parametrize("seats", [2, 5])
def test_with_the_house_deck_a_reload_always_fills_the_hand(seats: int) -> None:
    reloads = 0
    for seed in range(20):
        dice = random.Random(seed)
        pos = fistful.game("shootout").new(seats, seed, rounds_to_win=1)
        while not pos.over:
            seat = pos.to_act[0]
            before = seen(pos)
            pos.play(seat, dice.choice(pos.actions(seat)))
            after = seen(pos)
            drew = [event.public for event in pos.take_events() if event.code == "drew"]
            if len(drew) == 1 and after.round == before.round:
                reloads += 1
                drawer = drew[0]["seat"]
                assert isinstance(drawer, int)
                assert after.hand_sizes[drawer] == 6
    assert reloads > 10
