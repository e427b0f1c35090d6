"""The end of a turn: Looterz beyond three are sacrificed, cards beyond ten discarded."""

from __future__ import annotations

import pytest

from tests.rules.looterz.table import (
    asked,
    graveyard,
    hand,
    options,
    party,
    play,
    refusal,
    seen,
    story,
    table,
)

TEN = "orc orc orc king king king goblin goblin goblin hydra"


@pytest.mark.clause("LTZ-13")
def test_more_than_three_looterz_are_sacrificed_down_to_three_by_choice() -> None:
    pos = table(
        """
        > A 0 | king hydra scarecrow orc basilisk | goblin
          B 0 | | goblin
        """,
        phase="sacrifice",
    )
    assert options(pos) == [f"sacrifice {number}" for number in range(1, 6)]
    assert refusal(pos, "sacrifice 6").code == "no-such-looter"
    play(pos, "A sacrifice 2")
    assert asked(pos) == "A sacrifice"
    play(pos, "A sacrifice 4")
    assert party(pos, "A") == ["king:3", "scarecrow:4", "orc:3"]
    assert graveyard(pos) == ["hydra", "basilisk"]
    assert seen(pos).active == 1


@pytest.mark.clause("LTZ-13")
def test_three_looterz_are_kept_and_nobody_counts_them_before() -> None:
    pos = table(
        """
        > A 0 | king hydra scarecrow | goblin orc
          B 0 | | goblin
          pile king ...
        """,
        phase="sacrifice",
    )
    assert seen(pos).active == 1
    pos = table(
        """
        > A 0 | king hydra scarecrow basilisk | goblin orc
          B 0 | | goblin
          pile king ...
        """,
        phase="second",
    )
    play(pos, "A recruit goblin")
    assert len(party(pos, "A")) == 5
    assert asked(pos) == "A sacrifice"


@pytest.mark.clause("LTZ-13")
def test_what_a_sacrifice_sets_off_comes_before_the_next_count() -> None:
    pos = table(
        """
        > A 0 | death-knight king hydra scarecrow | goblin
          B 0 | zombie | goblin
          pile king ...
        """,
        phase="sacrifice",
    )
    play(pos, "A sacrifice 1")
    assert asked(pos) == "A destroy"
    play(pos, "A pick A1")
    assert party(pos, "A") == ["hydra:4", "scarecrow:4"]


@pytest.mark.clause("LTZ-14")
def test_a_hand_is_discarded_down_to_ten() -> None:
    pos = table(
        f"""
        > A 0 | | {TEN} witch zombie
          B 0 | | goblin
          pile king
        """,
        phase="discard",
    )
    assert options(pos) == [
        "discard king",
        "discard orc",
        "discard witch",
        "discard hydra",
        "discard zombie",
        "discard goblin",
    ]
    assert refusal(pos, "discard demon").code == "not-in-hand"
    play(pos, "A discard zombie")
    assert asked(pos) == "A discard"
    play(pos, "A discard king")
    assert len(hand(pos, "A")) == 10
    assert graveyard(pos) == ["zombie", "king"]
    assert seen(pos).active == 1


@pytest.mark.clause("LTZ-14")
def test_ten_cards_may_be_kept() -> None:
    pos = table(
        f"""
        > A 0 | | {TEN}
          B 0 | | goblin
          pile king
        """,
        phase="discard",
    )
    assert asked(pos) == "B recruit"


@pytest.mark.clause("LTZ-14")
def test_cards_that_everyone_knows_to_be_alike_are_discarded_without_asking() -> None:
    pos = table(
        f"""
        > A 0 | | {"goblin " * 12}
          B 0 | | goblin
          pile goblin
        """,
        phase="discard",
        deck={"looterz": {"goblin": {"life": 1, "power": 4, "copies": 14}}},
    )
    assert story(pos) == ["discarded A goblin", "discarded A goblin", "turn B"]
