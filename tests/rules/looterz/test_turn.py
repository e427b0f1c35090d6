"""How a turn goes: recruitment before and after the dungeon, and the end of the game."""

from __future__ import annotations

import pytest

import fistful
from tests.rules.looterz.table import (
    asked,
    hand,
    options,
    party,
    play,
    refusal,
    rolling,
    seen,
    story,
    table,
)


@pytest.mark.clause("LTZ-4", "LTZ-12")
def test_a_turn_is_recruitment_dungeon_recruitment_sacrifice_and_then_the_next_player() -> None:
    pos = table(
        """
          A 0 | | orc king
        > B 0 | king | orc king hydra
          C 0 | | orc king
          pile goblin ...
        """,
        phase="first",
    )
    phases = []
    for move in ("B recruit king", "B done", "B recruit hydra", "C draw"):
        phases.append(f"{asked(pos)} {seen(pos).phase}")
        play(pos, move)
    assert phases == [
        "B recruit first-recruitment",
        "B dungeon dungeon",
        "B recruit second-recruitment",
        "C recruit first-recruitment",
    ]
    assert party(pos, "B") == ["king:3", "king:3", "hydra:4"]
    assert [event for event in story(pos) if event.startswith("turn")] == ["turn C"]


@pytest.mark.clause("LTZ-5")
def test_one_recruits_or_draws_and_not_both() -> None:
    drawing = """
        > A 0 | | orc king
          B 0 | king |
          pile goblin ...
        """
    pos = table(drawing, phase="first")
    assert options(pos) == ["draw", "recruit king", "recruit orc"]
    play(pos, "A draw")
    assert hand(pos, "A") == ["king", "orc", "goblin"]
    assert asked(pos) == "A recruit"
    assert seen(pos).phase == "second-recruitment"
    pos = table(drawing, phase="first")
    play(pos, "A recruit king")
    assert hand(pos, "A") == ["orc"]
    assert asked(pos) == "A dungeon"
    assert refusal(pos, "draw").code == "asked-otherwise"


@pytest.mark.clause("LTZ-5")
def test_with_no_card_in_hand_one_draws_without_being_asked() -> None:
    pos = table(
        """
        > A 0 | | orc
          B 0 | |
          pile king goblin ...
        """,
        phase="second",
    )
    play(pos, "A draw")
    assert story(pos) == ["drew A", "turn B", "must-draw B hand", "drew B"]
    assert hand(pos, "B") == ["goblin"]


@pytest.mark.clause("LTZ-5")
def test_a_recruitment_phase_in_which_nothing_can_be_done_is_skipped() -> None:
    pos = table(
        """
        > A 0 | king |
          B 0 | |
        """,
        phase="first",
    )
    assert asked(pos) == "A dungeon"
    play(pos, "A done")
    skipped = "skipped {} hand".format
    assert story(pos) == [skipped("A"), skipped("A"), "turn B", skipped("B"), skipped("B"), "turn A", skipped("A")]


@pytest.mark.clause("LTZ-5", "LTZ-59")
def test_a_last_card_that_everyone_knows_must_be_recruited_is_not_asked_for() -> None:
    pos = table(
        """
        > A 0 | | hydra
          B 0 | |
        """,
        phase="first",
    )
    assert story(pos) == ["must-recruit A", "recruited A hydra", "entered A hydra"]
    assert asked(pos) == "A dungeon"


@pytest.mark.clause("LTZ-5")
def test_two_cards_are_asked_for_even_if_only_their_owner_knows_that_they_are_alike() -> None:
    pos = table(
        """
        > A 0 | | hydra hydra
          B 0 | |
        """,
        phase="first",
    )
    assert options(pos) == ["recruit hydra"]
    pos = table(
        """
        > A 0 | | (zombie) (zombie)
          B 0 | |
        """,
        phase="first",
    )
    assert story(pos) == ["must-recruit A", "recruited A zombie", "entered A zombie"]


@pytest.mark.clause("LTZ-6")
def test_a_recruited_looter_lies_in_play_with_its_starting_life() -> None:
    pos = table(
        """
        > A 0 | | hydra dragonling
          B 0 | |
          pile king ...
        """,
        phase="first",
    )
    play(pos, "A recruit hydra")
    assert party(pos, "A") == ["hydra:4"]
    assert hand(pos, "A") == ["dragonling"]
    (looter,) = seen(pos).in_play[0]
    assert (looter.starting_life, looter.power) == (4, 1)


@pytest.mark.clause("LTZ-12")
def test_in_the_second_recruitment_phase_one_may_recruit_again() -> None:
    pos = table(
        """
        > A 0 | | king hydra orc
          B 0 | | goblin
          pile goblin ...
        """,
        phase="first",
    )
    play(pos, "A recruit king", "A done")
    assert options(pos) == ["draw", "recruit orc", "recruit hydra"]
    play(pos, "A recruit hydra")
    assert party(pos, "A") == ["king:3", "hydra:4"]


@pytest.mark.clause("LTZ-15")
def test_the_game_ends_at_once_when_someone_has_the_loot_needed() -> None:
    pos = rolling(
        table(
            """
            > A 14 | dragonling:1 king | orc
              B 3 | |
            """
        ),
        3,
    )
    play(pos, "A search 1")
    assert pos.over
    assert pos.outcome == fistful.Outcome((0,), (15, 3), "goal")
    assert story(pos)[-1] == "won A"


@pytest.mark.clause("LTZ-15")
def test_loot_beyond_the_goal_wins_as_well() -> None:
    pos = rolling(
        table(
            """
            > A 14 | dragonling king | orc
              B 3 | |
            """
        ),
        1,
        1,
        1,
    )
    play(pos, "A search 1")
    assert pos.outcome == fistful.Outcome((0,), (17, 3), "goal")


@pytest.mark.clause("LTZ-29")
@pytest.mark.parametrize(("loot", "winners"), [("4 6 5", (1,)), ("6 6 5", (0, 1)), ("0 0 0", (0, 1, 2))])
def test_after_three_hundred_turns_the_most_loot_wins_and_a_tie_is_shared(loot: str, winners: tuple[int, ...]) -> None:
    a, b, c = loot.split()
    pos = table(
        f"""
        > A {a} | | orc
          B {b} | | orc
          C {c} | | orc
          pile king king king king
        """,
        phase="second",
    )
    pos.turn = 299
    play(pos, "A draw")
    assert asked(pos) == "B recruit"
    play(pos, "B draw", "B draw")
    assert pos.outcome == fistful.Outcome(winners, (int(a), int(b), int(c)), "turns")
    assert story(pos)[-1] == "last-turn"
