"""The Shootout!!! and its return shot."""

from __future__ import annotations

from collections import Counter

import pytest

from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import (
    asked,
    discards,
    hand,
    health,
    options,
    play,
    refusal,
    seen,
    story,
    table,
    turning,
)


def shootout(shooter: str, target: str, laid: str = "3 5 6", turned: tuple[str, str] | None = None) -> ShootoutPosition:
    """A fires a 9 at C1, a 9, with these hands beside the bullet; B looks on."""
    pos = table(f"""
        > A 0 | 9 {shooter} | {laid}
          B 0 | 2 2         | 8 8
          C 0 | {target}    | 9 7
          discards 3
    """)
    play(pos, "A shoot 9")
    if turned is not None:
        turning(pos, f"A {turned[0]}", f"C {turned[1]}")
    play(pos, "A at C1")
    return pos


@pytest.mark.clause("SHO-14")
def test_the_higher_of_the_two_cards_turned_wins() -> None:
    assert story(shootout("6", "5"))[2:] == ["turned A 6 C 5", "lost C1 9"]
    assert asked(shootout("5", "6")) == "C return"


@pytest.mark.clause("SHO-14")
def test_both_hands_are_shuffled_so_any_card_may_come_up() -> None:
    turned = Counter(shootout_turning(seed) for seed in range(90))
    assert set(turned) == {f"turned A {card} C {answer}" for card in (4, 6, 10) for answer in (5, 12)}
    assert min(turned.values()) > 3


def shootout_turning(seed: int) -> str:
    pos = table("""
        > A 0 | 4 6 9 10 | 3 5
          B 0 | 2 2      | 8 8
          C 0 | 5 12     | 9 7
    """)
    play(pos, "A shoot 9")
    for _ in range(seed):
        pos.chance.below(7, "")
    play(pos, "A at C1")
    return story(pos)[2]


@pytest.mark.clause("SHO-14")
def test_worked_case_a_shootout_tied_twice_goes_on_until_one_card_is_higher() -> None:
    pos = shootout("5 8 10 11", "4 5 8 12", turned=("5 8 10", "5 8 4"))
    assert story(pos) == [
        "shot A 9 C1 9",
        "shootout A C",
        "turned A 5 C 5",
        "turned A 8 C 8",
        "turned A 10 C 4",
        "lost C1 9",
    ]


@pytest.mark.clause("SHO-15")
def test_worked_case_a_target_with_an_empty_hand_loses_to_whatever_is_turned() -> None:
    pos = shootout("4", "")
    assert story(pos)[2:4] == ["unopposed A 4 C", "lost C1 9"]
    assert health(pos, "C") == "- 7"
    assert discards(pos) == [3, 4, 9, 9]


@pytest.mark.clause("SHO-15")
def test_worked_case_a_shooter_with_an_empty_hand_loses_to_the_card_that_may_be_returned() -> None:
    pos = shootout("", "4 4")
    assert story(pos)[2:] == ["unopposed C 4 A", "stood C1"]
    assert asked(pos) == "C return"
    play(pos, "C return A1")
    assert health(pos, "A") == "- 5 6"
    assert hand(pos, "C") == [4]


@pytest.mark.clause("SHO-15")
def test_worked_case_with_both_hands_empty_the_target_wins_without_a_return_shot() -> None:
    pos = shootout("", "")
    assert story(pos)[2] == "both-empty C A"
    assert health(pos, "C") == "9! 7"
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-15")
def test_hands_that_run_out_by_ties_are_empty_too() -> None:
    assert "unopposed A 4 C" in story(shootout("4 6", "6", turned=("6", "6")))
    assert "both-empty C A" in story(shootout("6", "6"))


@pytest.mark.clause("SHO-16")
def test_the_health_card_is_lost_if_the_shooter_wins() -> None:
    pos = shootout("6", "5")
    assert health(pos, "C") == "- 7"
    assert discards(pos) == [3, 5, 6, 9, 9]


@pytest.mark.clause("SHO-16")
def test_the_health_card_goes_back_face_down_if_the_target_wins() -> None:
    pos = shootout("5", "6")
    play(pos, "C pass")
    assert health(pos, "C") == "9! 7"


@pytest.mark.clause("SHO-17")
def test_the_winning_target_may_shoot_back_at_any_health_card_of_the_shooter_or_pass() -> None:
    pos = shootout("5", "6", laid="3 - 6 12")
    assert options(pos) == ["pass", "return A1", "return A3", "return A4"]
    assert refusal(pos, "C return A2").code == "empty-slot"
    assert refusal(pos, "C return B1").code == "only-of"
    assert refusal(pos, "C shoot 6").code == "not-now"


@pytest.mark.clause("SHO-17")
@pytest.mark.parametrize(
    ("place", "left", "told"),
    [
        ("A1", "- 6 12", ["returned C 6 A1 3", "lost A1 3"]),
        ("A2", "3 6! 12", ["returned C 6 A2 6", "return-tied A2"]),
        ("A3", "3 6 12!", ["returned C 6 A3 12", "return-missed A3"]),
    ],
)
def test_a_return_shot_hits_if_higher_and_misses_if_lower_or_equal(place: str, left: str, told: list[str]) -> None:
    pos = shootout("5", "6", laid="3 6 12")
    story(pos)
    play(pos, f"C return {place}")
    assert health(pos, "A") == left
    assert story(pos) == told
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-17")
def test_the_return_shot_reveals_the_health_card_to_all() -> None:
    pos = shootout("5", "6", laid="3 6 12")
    play(pos, "C return A3")
    assert seen(pos).health[0] == seen(pos, "B").health[0] == ("?", "?", "12", "", "")


@pytest.mark.clause("SHO-17")
def test_a_dud_as_a_return_shot_misses() -> None:
    pos = shootout("", "1", laid="1 6")
    play(pos, "C return A1")
    assert health(pos, "A") == "1! 6"
    assert story(pos)[-2:] == ["returned C 1 A1 1", "return-dud A1"]


@pytest.mark.clause("SHO-17")
def test_a_player_who_passes_the_return_shot_discards_the_winning_card() -> None:
    pos = shootout("5", "6")
    play(pos, "C pass")
    assert story(pos)[-1] == "not-returned C 6"
    assert (hand(pos, "C"), discards(pos)) == ([], [3, 5, 6, 9])
    assert health(pos, "A") == "3 5 6"


@pytest.mark.clause("SHO-18")
def test_bullet_turned_cards_and_return_shot_are_discarded_and_the_others_go_back_to_the_hands() -> None:
    pos = shootout("5 8 2 11", "5 10 12", turned=("5 8", "5 10"))
    assert (hand(pos, "A"), hand(pos, "C")) == ([2, 11], [12])
    assert discards(pos) == [3, 5, 5, 8, 9]
    play(pos, "C return A1")
    assert discards(pos) == [3, 3, 5, 5, 8, 9, 10]
    assert (hand(pos, "A"), hand(pos, "C")) == ([2, 11], [12])


@pytest.mark.clause("SHO-19")
@pytest.mark.parametrize(
    ("shooter", "target", "answer"), [("6 6", "5 5", ""), ("5 5", "6 6", "pass"), ("5 5", "6 6", "return A1")]
)
def test_after_a_shootout_the_turn_is_over(shooter: str, target: str, answer: str) -> None:
    pos = shootout(shooter, target)
    if answer:
        play(pos, f"C {answer}")
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-29")
def test_cards_have_their_plain_values_so_a_1_against_an_empty_hand_wins() -> None:
    pos = shootout("1", "")
    assert "unopposed A 1 C" in story(pos)
    assert health(pos, "C") == "- 7"


@pytest.mark.clause("SHO-29")
def test_two_1s_are_a_tie_and_a_1_against_any_other_card_loses() -> None:
    assert story(shootout("1 1", "1 13", turned=("1 1", "1 13")))[2:] == [
        "turned A 1 C 1",
        "turned A 1 C 13",
        "stood C1",
    ]
