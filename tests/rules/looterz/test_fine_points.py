"""Controllers, legality, limits and marks."""

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

LOOP = {
    "looterz": {
        "phoenix": {"life": 1, "power": 1, "copies": 10, "last_wish": "raise", "recruitment": "destroy-others"},
        "bard": {"life": 1, "power": 1, "copies": 30},
        "necromancer": {"life": 1, "power": 1, "copies": 30},
    }
}


@pytest.mark.clause("LTZ-26")
def test_the_controller_at_that_moment_makes_the_choices_and_gets_the_gains() -> None:
    pos = table(
        """
        > A 0 | mermaid assassin | orc king
          B 4 | king death-knight | king
          pile king
        """
    )
    play(pos, "A use 1", "A pick B1", "A use 3")
    assert list(pos.loot) == [1, 3]
    play(pos, "A use 2", "A pick B1")
    assert asked(pos) == "B destroy"


@pytest.mark.clause("LTZ-26")
def test_every_card_goes_to_the_one_graveyard() -> None:
    pos = table(
        """
        > A 0 | hydra | demon king
          B 0 | king |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit demon")
    assert graveyard(pos) == ["hydra", "king"]


@pytest.mark.clause("LTZ-30")
@pytest.mark.parametrize(
    "drawing",
    [
        "> A 0 | assassin | orc king\n B 0 | |",
        "> A 3 | king | orc king\n B 2 | |",
        "> A 0 | king | orc king\n B 0 | |",
        "> A 0 | mermaid king | orc king\n B 0 | |",
        "> A 0 | cleric king | orc king\n B 0 | zombie:1 |",
        "> A 0 | necromancer | orc king\n B 0 | |",
        "> A 0 | vampire | orc king\n B 0 | |",
        "> A 0 | vampire:6 king | orc king\n B 0 | king |",
        "> A 0 | cultist | orc king\n B 0 | king |",
        "> A 0 | basilisk | orc king\n B 0 | |",
        "> A 0 | basilisk | orc king\n B 0 | king!A |",
        "> A 0 | basilisk | orc king\n B 0 | king scarecrow!A |",
    ],
)
def test_an_activation_without_target_cost_or_consequence_is_not_legal(drawing: str) -> None:
    pos = table(drawing)
    assert "search 1" in options(pos)
    assert "use 1" not in options(pos)
    assert refusal(pos, "use 1").code == "no-use"


@pytest.mark.clause("LTZ-30")
def test_an_attack_without_a_target_is_not_legal() -> None:
    pos = table(
        """
        > A 0 | dragonling | orc king
          B 0 | |
        """
    )
    assert options(pos) == ["search 1", "done"]
    assert refusal(pos, "attack 1").code == "no-target"


@pytest.mark.clause("LTZ-30")
def test_a_looter_that_already_bears_ones_mark_is_no_target_for_another() -> None:
    pos = table(
        """
        > A 0 | basilisk | orc king
          B 0 | king!A hydra!B zombie |
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["pick B2", "pick B3"]
    assert refusal(pos, "pick B1").code == "no-change"


@pytest.mark.clause("LTZ-31")
def test_recruitment_is_not_optional_and_a_looter_may_be_ones_own() -> None:
    pos = table(
        """
        > A 0 | hydra | wizard king
          B 0 | |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit wizard")
    assert party(pos, "A") == ["hydra:2", "wizard:1"]


@pytest.mark.clause("LTZ-31")
def test_a_last_wish_is_not_optional() -> None:
    pos = table(
        """
        > A 0 | death-knight king hydra orc | wizard
          B 0 | | king
          pile king
        """,
        phase="sacrifice",
    )
    play(pos, "A sacrifice 1")
    assert options(pos) == ["pick A1", "pick A2", "pick A3"]


@pytest.mark.clause("LTZ-31")
def test_without_another_looter_nothing_happens() -> None:
    pos = table(
        """
        > A 0 | | wizard king
          B 0 | |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit wizard")
    assert party(pos, "A") == ["wizard:1"]
    assert asked(pos) == "A dungeon"


@pytest.mark.clause("LTZ-32")
def test_those_who_die_of_one_instruction_go_together_before_any_wish() -> None:
    pos = table(
        """
        > A 0 | | witch king
          B 0 | death-knight:1 zombie:1 goblin |
          pile king king
        """,
        phase="first",
    )
    play(pos, "A recruit witch")
    told = story(pos)
    assert told[told.index("all-hurt B 1") + 1 :][:4] == [
        "died B death-knight",
        "died B zombie",
        "died B goblin",
        "wishes death-knight zombie goblin",
    ]
    assert party(pos, "B") == []


@pytest.mark.clause("LTZ-33")
def test_looterz_are_numbered_in_order_of_entry_also_when_they_change_controller() -> None:
    pos = table(
        """
          A 0 | hydra king | orc king
        > B 0 | mermaid dragonling |
        """
    )
    play(pos, "B use 1", "B pick A2")
    assert party(pos, "B") == ["king:3", "mermaid:1", "dragonling:3"]
    assert party(pos, "A") == ["hydra:4"]
    assert "use 2" not in options(pos)
    assert "search 1" in options(pos)


TWELVE = "king king king orc orc orc hydra hydra hydra demon demon {last}"


@pytest.mark.clause("LTZ-33")
def test_a_thirteenth_stays_in_hand() -> None:
    pos = table(
        f"""
        > A 0 | {TWELVE.format(last="demon")} | goblin witch
          B 0 | |
          graveyard zombie
        """,
        phase="second",
    )
    assert story(pos)[:2] == ["must-draw A full", "reshuffled 1"]
    assert sorted(hand(pos, "A")) == ["goblin", "witch", "zombie"]


@pytest.mark.clause("LTZ-33")
def test_a_thirteenth_stays_with_its_controller() -> None:
    pos = table(
        f"""
        > A 0 | {TWELVE.format(last="mermaid")} | goblin witch
          B 0 | zombie |
          graveyard zombie
        """
    )
    assert refusal(pos, "use 12").code == "no-use"
    assert "search 12" in options(pos)


@pytest.mark.clause("LTZ-33")
def test_a_thirteenth_stays_in_the_graveyard() -> None:
    pos = table(
        f"""
        > A 0 | {TWELVE.format(last="necromancer")} | goblin witch
          B 0 | zombie |
          graveyard zombie
        """
    )
    assert refusal(pos, "use 12").code == "no-use"


@pytest.mark.clause("LTZ-33")
def test_a_thirteenth_stays_on_the_draw_pile() -> None:
    eleven = " ".join(TWELVE.split()[:11])
    pos = table(
        f"""
        > A 0 | {eleven} | bard witch
          B 0 | zombie |
          pile zombie goblin
        """,
        phase="first",
    )
    play(pos, "A recruit bard")
    assert len(party(pos, "A")) == 12
    assert pos.whereabouts()["draw pile"] == ["goblin", "zombie"]


@pytest.mark.clause("LTZ-33", "LTZ-23")
def test_a_loan_stays_with_its_borrower_when_its_lender_has_twelve() -> None:
    pos = table(
        f"""
        > A 0 | zombie@B | witch
          B 0 | {TWELVE.format(last="demon")} | goblin
          pile zombie goblin
        """,
        phase="end",
    )
    assert party(pos, "A") == ["zombie:2"]
    assert seen(pos).in_play[0][0].lender is None


@pytest.mark.clause("LTZ-34", "LTZ-49")
def test_healing_stops_at_the_starting_life_and_takes_nothing_away() -> None:
    pos = table(
        """
        > A 0 | cleric:1 vampire:5 king:1 hydra | orc king
          B 0 | zombie:1 |
        """
    )
    play(pos, "A use 1")
    assert party(pos, "A") == ["cleric:2", "vampire:5", "king:2", "hydra:4"]
    assert party(pos, "B") == ["zombie:1"]


@pytest.mark.clause("LTZ-34", "LTZ-54")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (5, 6)])
def test_moved_life_may_exceed_the_starting_life_up_to_six(before: int, after: int) -> None:
    pos = table(
        f"""
        > A 0 | vampire:{before} | orc king
          B 0 | hydra |
        """
    )
    play(pos, "A use 1")
    assert party(pos, "A") == [f"vampire:{after}"]
    assert party(pos, "B") == ["hydra:3"]


@pytest.mark.clause("LTZ-35")
def test_to_destroy_is_to_bury_whatever_the_life_and_without_dice() -> None:
    pos = table(
        """
        > A 0 | assassin | orc king
          B 0 | hydra:6 |
        """
    )
    play(pos, "A use 1")
    assert graveyard(pos) == ["hydra"]
    assert story(pos) == ["used A assassin", "destroyed A B hydra", "died B hydra"]


@pytest.mark.clause("LTZ-35")
def test_losing_life_needs_no_dice() -> None:
    pos = table(
        """
        > A 0 | | wizard king
          B 0 | hydra |
          pile king
        """,
        phase="first",
    )
    before = pos.chance.copy().below(1000, "")
    play(pos, "A recruit wizard")
    assert party(pos, "B") == ["hydra:2"]
    assert pos.chance.copy().below(1000, "") == before


@pytest.mark.clause("LTZ-36", "LTZ-57")
def test_a_marked_looter_cannot_search_until_the_next_turn_of_the_player_who_marked_it() -> None:
    pos = table(
        """
        > A 0 | basilisk | orc king
          B 0 | dragonling | orc king
          C 0 | | orc king
          pile king king king king king
        """
    )
    play(pos, "A use 1", "A draw", "B draw")
    assert asked(pos) == "B dungeon"
    assert options(pos) == ["attack 1", "done"]
    assert refusal(pos, "search 1").code == "may-not-search"
    assert seen(pos).in_play[1][0].forbidden_by == (0,)
    play(pos, "B done", "B recruit king", "C draw")
    assert seen(pos).in_play[1][0].forbidden_by == (0,)
    play(pos, "C draw")
    assert seen(pos).active == 0
    assert seen(pos).in_play[1][0].forbidden_by == ()


@pytest.mark.clause("LTZ-36")
def test_a_mark_belongs_to_the_player_of_the_basilisk_and_another_mark_is_not_lifted_with_it() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | dragonling!BC | orc king
          C 0 | | orc king
          pile king king king king king
        """,
        phase="second",
    )
    play(pos, "A draw")
    assert seen(pos).active == 1
    assert seen(pos).in_play[1][0].forbidden_by == (2,)
    play(pos, "B draw")
    assert "search 1" not in options(pos)


@pytest.mark.clause("LTZ-36")
def test_a_mark_stays_through_a_change_of_controller_and_goes_when_the_looter_leaves_play() -> None:
    pos = table(
        """
        > A 0 | mermaid assassin necromancer | orc king
          B 0 | dragonling!BC | orc king
          C 0 | | orc king
        """
    )
    play(pos, "A use 1")
    assert seen(pos).in_play[0][3].forbidden_by == (1, 2)
    assert refusal(pos, "search 4").code == "may-not-search"
    play(pos, "A use 2", "A pick A4", "A use 3")
    assert party(pos, "A")[-1] == "dragonling:3"
    assert seen(pos).in_play[0][3].forbidden_by == ()
    assert "search 4" in options(pos)


@pytest.mark.clause("LTZ-37")
def test_two_hundred_triggers_count_in_a_turn_and_further_ones_are_void() -> None:
    """Two Phoenixes of a home-made deck destroy and raise each other without end."""
    pos = table(
        """
        > A 0 | phoenix | phoenix phoenix
          B 0 | |
          pile bard
        """,
        phase="first",
        deck=LOOP,
    )
    play(pos, "A recruit phoenix")
    told = story(pos)
    assert len([event for event in told if event.startswith("trigger")]) == 200
    assert told[-1].startswith("void A phoenix")
    assert pos.triggers == 200
    assert not pos.over


@pytest.mark.clause("LTZ-37")
def test_the_next_turn_has_its_own_two_hundred() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 3 | | thief king
          C 4 | |
          pile king king king
        """,
        phase="second",
    )
    pos.triggers = 200
    play(pos, "A draw", "B recruit thief")
    assert list(pos.loot) == [0, 4, 3]
    assert seen(pos).triggers == 1


@pytest.mark.clause("LTZ-25")
def test_a_looter_that_leaves_and_returns_is_a_new_one() -> None:
    pos = table(
        """
        > A 0 | necromancer hydra:1!B assassin | orc king
          B 0 | |
        """
    )
    play(pos, "A use 3", "A pick A2", "A use 1")
    (_, _, back) = seen(pos).in_play[0]
    assert (back.card, back.life, back.forbidden_by, back.entry) == ("hydra", 4, (), 4)
