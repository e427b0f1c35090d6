"""The examples of the rulebook, by name."""

from __future__ import annotations

import pytest

from tests.rules.looterz.table import asked, graveyard, hand, options, party, play, refusal, rolling, table


@pytest.mark.clause("LTZ-8", "LTZ-39")
def test_a_dragonling_with_three_life_rolling_2_3_and_5_gains_two_loot() -> None:
    pos = rolling(
        table(
            """
            > A 1 | dragonling | orc king
              B 0 | |
            """
        ),
        2,
        3,
        5,
    )
    play(pos, "A search 1")
    assert pos.loot[0] - 1 == 2


@pytest.mark.clause("LTZ-9", "LTZ-40")
def test_a_death_knight_with_two_life_rolling_1_and_a_miss_takes_one_life_from_the_king() -> None:
    pos = rolling(
        table(
            """
            > A 0 | death-knight | orc king
              B 0 | king |
            """
        ),
        1,
        5,
    )
    play(pos, "A attack 1")
    assert party(pos, "B") == ["king:2"]


@pytest.mark.clause("LTZ-20", "LTZ-47")
def test_of_zombie_cleric_and_scarecrow_side_by_side_only_the_scarecrow_may_be_attacked() -> None:
    pos = table(
        """
        > A 0 | dragonling assassin | orc king
          B 0 | zombie cleric scarecrow |
        """
    )
    play(pos, "A attack 1")
    assert options(pos) == ["pick A2", "pick B3"]
    assert refusal(pos, "pick B2").code == "taunt"


@pytest.mark.clause("LTZ-42", "LTZ-35")
def test_the_assassin_sends_a_looter_to_the_graveyard_regardless_of_its_life() -> None:
    pos = table(
        """
        > A 0 | assassin | orc king
          B 0 | scarecrow |
        """
    )
    play(pos, "A use 1")
    assert graveyard(pos) == ["scarecrow"]


@pytest.mark.clause("LTZ-22")
def test_the_orc_alone() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | zombie |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit orc")
    assert party(pos, "A") == ["orc:3"]
    assert party(pos, "B") == []


@pytest.mark.clause("LTZ-19")
def test_a_tie_for_most_loot_when_stealing() -> None:
    pos = table(
        """
        > A 0 | | thief king
          B 5 | |
          C 5 | |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit thief")
    assert asked(pos) == "A steal"
    play(pos, "A steal B")
    assert list(pos.loot) == [1, 4, 5]


@pytest.mark.clause("LTZ-23", "LTZ-13")
def test_the_mermaids_looter_is_sacrificed_before_its_return() -> None:
    pos = table(
        """
        > A 0 | mermaid king dragonling | orc witch
          B 0 | hydra | orc king
          pile king king
        """
    )
    play(pos, "A use 1", "A done", "A draw")
    assert asked(pos) == "A sacrifice"
    play(pos, "A sacrifice 4")
    assert graveyard(pos) == ["hydra"]
    assert party(pos, "B") == []
    assert hand(pos, "B") == ["king", "orc"]


@pytest.mark.clause("LTZ-24", "LTZ-46")
def test_the_hydra_may_attack_two_different_looterz() -> None:
    pos = rolling(
        table(
            """
            > A 0 | hydra:1 | orc king
              B 0 | king |
              C 0 | dragonling |
            """
        ),
        1,
        1,
    )
    play(pos, "A attack 1", "A pick B1", "A pick C1")
    assert party(pos, "B") == ["king:2"]
    assert party(pos, "C") == ["dragonling:2"]
