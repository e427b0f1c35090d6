"""Going out, winning rounds and the game."""

from __future__ import annotations

import pytest

from tests.rules.shootout.table import (
    asked,
    discards,
    hand,
    health,
    health_count,
    lay_lowest,
    options,
    play,
    seen,
    story,
    table,
)


@pytest.mark.clause("SHO-20")
def test_without_health_cards_a_player_is_out_and_their_hand_is_discarded() -> None:
    pos = table("""
        > A 0 | 9 6   | 3 5
          B 0 | 2 2 8 | - 7
          C 0 | 3 4   | 8 8
          discards 1
    """)
    play(pos, "A shoot 9", "A at B2")
    assert story(pos) == ["shot A 9 B2 7", "lost B2 7", "out B 2 2 8"]
    assert hand(pos, "B") == []
    assert discards(pos) == [1, 2, 2, 7, 8, 9]
    play(pos, "C shoot 3")
    assert options(pos) == ["at A1", "at A2"]


@pytest.mark.clause("SHO-20")
def test_a_player_with_a_health_card_left_stays_in_with_their_hand() -> None:
    pos = table("""
        > A 0 | 9 6   | 3 5
          B 0 | 2 2 8 | 4 7
    """)
    play(pos, "A shoot 9", "A at B2")
    assert (asked(pos), hand(pos, "B")) == ("B turn", [2, 2, 8])


@pytest.mark.clause("SHO-20")
def test_a_shooter_can_go_out_by_a_return_shot() -> None:
    pos = table("""
        > A 0 | 9 6 6 | 5
          B 0 | 8 8   | 9 7
          C 0 | 3 4   | 8 8
    """)
    play(pos, "A shoot 9", "A at B1", "B return A1")
    assert story(pos)[-2:] == ["lost A1 5", "out A 6"]
    assert hand(pos, "A") == []
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-20", "SHO-21")
def test_worked_case_a_return_shot_eliminates_the_shooter_and_ends_the_round() -> None:
    pos = table("""
        > A 0 | 9 8 | 6
          B 0 | 10  | 9 7
    """)
    play(pos, "A shoot 9", "A at B1", "B return A1")
    assert story(pos)[2:8] == [
        "turned A 8 B 10",
        "stood B1",
        "returned B 10 A1 6",
        "lost A1 6",
        "out-empty A",
        "round-won B 1 1",
    ]
    assert pos.round == 2
    assert list(pos.rounds_won) == [0, 1]


@pytest.mark.clause("SHO-30")
def test_the_hand_of_a_player_who_goes_out_is_discarded_face_up() -> None:
    pos = table("""
        > A 0 | 9 6   | 3 5
          B 0 | 2 2 8 | - 7
          C 0 | 3 4   | 8 8
    """)
    play(pos, "A shoot 9", "A at B2")
    assert seen(pos).discards == seen(pos, "C").discards == (2, 2, 7, 8, 9)


@pytest.mark.clause("SHO-30")
def test_the_next_turn_is_that_of_the_next_seat_clockwise_with_health_cards() -> None:
    pos = table("""
          A 0 | 2 2 | 4 7
          B 0 |     | -
        > C 0 | 9 6 | 3 5
          D 0 | 8 8 | 2
          E 0 |     | -
    """)
    play(pos, "C shoot 9", "C at D1")
    assert (asked(pos), pos.turn) == ("A turn", 2)
    assert hand(pos, "D") == hand(pos, "E") == []
    play(pos, "A reload")
    assert asked(pos) == "C turn"


@pytest.mark.clause("SHO-21")
def test_the_last_player_with_health_cards_wins_the_round() -> None:
    pos = table("""
          A 1 |      | -
          B 1 | 6    | 5
        > C 0 | 12 4 | 3
    """)
    story(pos)
    play(pos, "C shoot 12")
    assert "round-won C 1 1" in story(pos)
    assert list(pos.rounds_won) == [1, 1, 1]
    assert (pos.over, pos.round) == (False, 2)


@pytest.mark.clause("SHO-21")
@pytest.mark.parametrize("needed", [1, 2, 3, 5])
def test_the_first_to_win_enough_rounds_wins_the_game(needed: int) -> None:
    pos = table(
        f"""
        > A {needed - 1} | 12 4 | 3 3
          B {needed - 1} | 6 6  | 5
    """,
        rounds_to_win=needed,
    )
    play(pos, "A shoot 12")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.scores) == ((0,), (needed, needed - 1))
    assert pos.outcome.reason == "rounds"


@pytest.mark.clause("SHO-21")
def test_three_rounds_are_needed_unless_the_table_agrees_otherwise() -> None:
    pos = table("""
        > A 1 | 12 4 | 3 3
          B 2 | 6 6  | 5
    """)
    play(pos, "A shoot 12")
    assert not pos.over
    assert pos.setup.terms.options["rounds_to_win"] == 3


@pytest.mark.clause("SHO-22")
def test_a_round_of_400_turns_goes_to_the_player_with_the_most_health_cards() -> None:
    pos = table(
        """
        > A 0 | 2 2 | 3 3
          B 0 | 6 6 | 5 5 5
          C 0 | 4 4 | 8
    """,
        turn=400,
    )
    play(pos, "A shoot 2", "A at B1")
    assert list(pos.rounds_won) == [0, 1, 0]
    assert pos.round == 2


@pytest.mark.clause("SHO-22")
def test_a_round_of_400_turns_goes_to_nobody_if_several_have_the_most() -> None:
    pos = table(
        """
        > A 0 | 2 2 | 3 3
          B 0 | 6 6 | 5 5
          C 0 | 4 4 | 8
    """,
        turn=400,
    )
    play(pos, "A reload")
    assert list(pos.rounds_won) == [0, 0, 0]
    assert "round-drawn 1" in story(pos)
    assert pos.round == 2


@pytest.mark.clause("SHO-22")
def test_after_399_turns_there_is_one_more() -> None:
    pos = table(
        """
        > A 0 | 2 2 | 3 3
          B 0 | 6 6 | 5 5
    """,
        turn=399,
    )
    play(pos, "A reload")
    assert asked(pos) == "B turn"
    play(pos, "B reload")
    assert pos.round == 2


@pytest.mark.clause("SHO-22")
def test_a_turn_is_counted_for_each_shot_or_reload_from_one_in_each_round() -> None:
    pos = table("""
        > A 0 | 2 2  | 3 3
          B 0 | 6 12 | 5 5
    """)
    play(pos, "A reload", "B shoot 6", "B at A1")
    assert pos.turn == 3
    pos = table(
        """
        > A 0 | 12 2 | 3 3
          B 0 | 6 12 | 5
    """,
        turn=77,
    )
    play(pos, "A shoot 12")
    lay_lowest(pos)
    assert pos.turn == 1
    assert [health_count(pos, seat) for seat in range(2)] == [4, 4]


@pytest.mark.clause("SHO-31")
@pytest.mark.parametrize(("needed", "last"), [(3, 12), (1, 4), (5, 20)])
def test_the_last_possible_round_ends_the_game_and_most_rounds_won_wins(needed: int, last: int) -> None:
    drawing = """
        > A 0 | 2 2 | 3 3
          B 0 | 6 6 | 5 5
    """
    for number in (last - 1, last):
        pos = table(drawing, round=number, turn=400, rounds_to_win=needed)
        play(pos, "A reload")
        assert pos.over == (number == last)
    assert pos.outcome is not None
    assert pos.outcome.winners == (0, 1)


@pytest.mark.clause("SHO-31")
def test_with_five_seats_and_three_wins_there_are_at_most_30_rounds() -> None:
    pos = table(
        """
        > A 1 | 2 2 | 3 3
          B 2 | 6 6 | 5 5
          C 2 | 4 4 | 8
          D 0 | 4 4 | 8
          E 1 | 7 7 | 8
    """,
        round=30,
        turn=400,
    )
    play(pos, "A reload")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason) == ((1, 2), "most-rounds")
    assert health(pos, "A") == "3 3"
