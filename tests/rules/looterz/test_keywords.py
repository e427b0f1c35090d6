"""The words on the cards: Last Wish, Recruitment, Sacrifice, Steal, Taunt, and effects on everyone."""

from __future__ import annotations

import pytest

from fistful.games.looterz.position import LooterzPosition
from tests.rules.looterz.table import (
    asked,
    graveyard,
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


def drew(pos: LooterzPosition) -> list[str]:
    return [event for event in story(pos) if event.startswith("drew")]


@pytest.mark.clause("LTZ-16")
@pytest.mark.parametrize(
    ("drawing", "phase", "moves"),
    [
        ("> A 0 | dragonling:1 | orc king\n B 0 | goblin king |\n pile hydra hydra", "dungeon", "A attack 1,A pick B1"),
        ("> A 0 | assassin | orc king\n B 0 | goblin king |\n pile hydra hydra", "dungeon", "A use 1,A pick B1"),
        ("> A 0 | | orc king\n B 0 | goblin |\n pile hydra hydra", "first", "A recruit orc"),
        ("> A 0 | | witch king\n B 0 | goblin king |\n pile hydra hydra", "first", "A recruit witch"),
        ("> A 0 | vampire | orc king\n B 0 | goblin king |\n pile hydra hydra", "dungeon", "A use 1,A pick B1"),
    ],
    ids=["killed", "destroyed", "sacrificed", "hurt", "drained"],
)
def test_a_last_wish_takes_effect_however_the_looter_got_into_the_graveyard(
    drawing: str, phase: str, moves: str
) -> None:
    pos = rolling(table(drawing, phase), 1)
    play(pos, *moves.split(","))
    assert drew(pos) == ["drew B"]


@pytest.mark.clause("LTZ-16")
def test_a_card_discarded_from_hand_has_no_last_wish() -> None:
    pos = table(
        """
        > A 0 | | goblin zombie zombie orc orc orc king king king hydra hydra
          B 0 | | king
          pile witch
        """,
        phase="discard",
    )
    play(pos, "A discard goblin")
    assert story(pos) == ["discarded A goblin", "turn B"]


@pytest.mark.clause("LTZ-17")
@pytest.mark.parametrize(
    ("drawing", "phase", "moves"),
    [
        ("> A 0 | | thief king\n B 3 | |\n pile king", "first", "A recruit thief"),
        ("> A 0 | necromancer | king king\n B 3 | |\n graveyard thief", "dungeon", "A use 1"),
        ("> A 0 | | bard king\n B 3 | |\n pile thief", "first", "A recruit bard"),
    ],
    ids=["from hand", "from the graveyard", "from the draw pile"],
)
def test_recruitment_takes_effect_from_wherever_the_looter_enters(drawing: str, phase: str, moves: str) -> None:
    pos = table(drawing, phase)
    play(pos, moves)
    assert list(pos.loot) == [1, 2]


@pytest.mark.clause("LTZ-17", "LTZ-23")
def test_recruitment_does_not_take_effect_when_a_looter_changes_controller() -> None:
    pos = table(
        """
        > A 0 | mermaid | orc king
          B 3 | thief | orc king
          pile king ...
        """
    )
    play(pos, "A use 1", "A done", "A draw")
    assert asked(pos) == "B recruit"
    assert [event for event in story(pos) if event.startswith("trigger")] == []
    assert list(pos.loot) == [0, 3]


@pytest.mark.clause("LTZ-18")
def test_to_sacrifice_is_to_put_one_of_ones_own_looterz_into_the_graveyard() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | scarecrow hydra | king
          pile king ...
        """,
        phase="first",
    )
    play(pos, "A recruit orc")
    assert asked(pos) == "B everyone-sacrifices"
    assert options(pos) == ["sacrifice 1", "sacrifice 2"]
    assert refusal(pos, "sacrifice 3").code == "no-such-looter"
    play(pos, "B sacrifice 2")
    assert party(pos, "B") == ["scarecrow:4"]
    assert graveyard(pos) == ["hydra"]


@pytest.mark.clause("LTZ-19")
def test_a_thief_takes_from_the_player_with_the_most() -> None:
    pos = table(
        """
        > A 1 | king | orc king
          B 2 | |
          C 4 | |
        """
    )
    play(pos, "A use 1")
    assert list(pos.loot) == [2, 2, 3]


@pytest.mark.clause("LTZ-19")
def test_among_several_with_the_most_the_thief_chooses() -> None:
    pos = table(
        """
        > A 1 | king | orc king
          B 4 | |
          C 4 | |
          D 3 | |
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["steal B", "steal C"]
    assert refusal(pos, "steal D").code == "not-the-richest"
    play(pos, "A steal C")
    assert list(pos.loot) == [2, 4, 3, 3]


@pytest.mark.clause("LTZ-19")
def test_a_thief_who_alone_has_the_most_steals_nothing() -> None:
    pos = table(
        """
        > A 5 | | thief king
          B 4 | |
          pile orc
        """,
        phase="first",
    )
    play(pos, "A recruit thief")
    assert list(pos.loot) == [5, 4]


@pytest.mark.clause("LTZ-19")
def test_a_thief_who_shares_the_most_steals_from_another_who_does() -> None:
    pos = table(
        """
        > A 5 | | thief king
          B 4 | |
          C 5 | |
          pile orc
        """,
        phase="first",
    )
    play(pos, "A recruit thief")
    assert list(pos.loot) == [6, 4, 4]


@pytest.mark.clause("LTZ-19")
def test_while_nobody_has_loot_nothing_is_stolen() -> None:
    pos = table(
        """
        > A 0 | | thief king
          B 0 | |
          pile orc
        """,
        phase="first",
    )
    play(pos, "A recruit thief")
    assert list(pos.loot) == [0, 0]
    assert story(pos)[-1] == "no-effect A thief recruitment no-loot"


TAUNTED = """
    > A 0 | {own} dragonling | {card} king
      B 0 | king scarecrow zombie scarecrow |
      C 0 | zombie |
      pile hydra
    """
ONLY_TAUNTS_OF_B = ["pick B2", "pick B4", "pick C1"]


@pytest.mark.clause("LTZ-20")
@pytest.mark.parametrize("own", ["assassin", "vampire", "basilisk"])
def test_taunt_binds_an_opponents_activation_and_nobody_among_their_own(own: str) -> None:
    pos = table(TAUNTED.format(own=own, card="orc"))
    play(pos, "A use 1")
    assert options(pos) == ["pick A2", *ONLY_TAUNTS_OF_B]
    assert refusal(pos, "pick B1").code == "taunt"


@pytest.mark.clause("LTZ-20", "LTZ-45")
def test_taunt_binds_the_mermaid() -> None:
    pos = table(TAUNTED.format(own="mermaid", card="orc"))
    play(pos, "A use 1")
    assert options(pos) == ONLY_TAUNTS_OF_B
    assert refusal(pos, "pick A2").code == "your-own"


@pytest.mark.clause("LTZ-20")
def test_taunt_binds_the_wizards_recruitment() -> None:
    pos = table(TAUNTED.format(own="king", card="wizard"), phase="first")
    play(pos, "A recruit wizard")
    assert options(pos) == ["pick A1", "pick A2", *ONLY_TAUNTS_OF_B]


@pytest.mark.clause("LTZ-20")
def test_taunt_binds_the_last_wish_of_the_death_knight() -> None:
    pos = table(TAUNTED.format(own="death-knight king hydra", card="wizard"), phase="sacrifice")
    play(pos, "A sacrifice 1")
    assert options(pos) == ["pick A1", "pick A2", "pick A3", *ONLY_TAUNTS_OF_B]


@pytest.mark.clause("LTZ-20")
def test_taunt_does_not_bind_the_player_who_has_it() -> None:
    pos = table(
        """
        > A 0 | assassin scarecrow king | orc king
          B 0 | |
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["pick A2", "pick A3"]


@pytest.mark.clause("LTZ-20")
def test_taunt_binds_neither_witch_nor_demon_nor_orc() -> None:
    drawing = """
        > A 0 | | {card} king
          B 0 | scarecrow king |
          pile hydra
        """
    pos = table(drawing.format(card="witch"), phase="first")
    play(pos, "A recruit witch")
    assert party(pos, "B") == ["scarecrow:3", "king:2"]
    pos = table(drawing.format(card="demon"), phase="first")
    play(pos, "A recruit demon")
    assert party(pos, "B") == []
    pos = table(drawing.format(card="orc"), phase="first")
    play(pos, "A recruit orc", "B sacrifice 2")
    assert party(pos, "B") == ["scarecrow:4"]


@pytest.mark.clause("LTZ-20")
def test_a_borrowed_looter_guards_its_borrower_and_no_longer_its_lender() -> None:
    pos = table(
        """
        > A 0 | mermaid death-knight king hydra | orc king
          B 0 | scarecrow king |
          pile king
        """
    )
    play(pos, "A use 1", "A attack 2")
    assert options(pos) == ["pick A1", "pick A3", "pick A4", "pick A5", "pick B1"]
    pos = table(
        """
          A 0 | king scarecrow@B | orc king
        > B 0 | assassin | orc king
          pile king
        """
    )
    play(pos, "B use 1")
    assert party(pos, "A") == ["king:3"]


@pytest.mark.clause("LTZ-21")
def test_an_effect_on_everyone_goes_clockwise_from_the_controller_of_its_looter() -> None:
    pos = table(
        """
          A 0 | king hydra |
          B 0 | king hydra |
        > C 0 | king hydra | orc king
          pile king
        """,
        phase="first",
    )
    play(pos, "C recruit orc")
    order = []
    while "sacrifices" in asked(pos):
        order.append(asked(pos)[0])
        play(pos, f"{asked(pos)[0]} sacrifice 1")
    assert order == ["C", "A", "B"]


@pytest.mark.clause("LTZ-22", "LTZ-43")
def test_an_orc_alone_hits_only_the_others() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | king |
          C 0 | |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit orc")
    assert party(pos, "A") == ["orc:3"]
    assert party(pos, "B") == []


@pytest.mark.clause("LTZ-23")
def test_a_borrowed_looter_may_act_and_goes_back_with_its_life_and_marks() -> None:
    pos = rolling(
        table(
            """
            > A 0 | mermaid | orc king
              B 0 | goblin:1 dragonling:2!B | orc king
              pile king ...
            """
        ),
        1,
        6,
    )
    play(pos, "A use 1", "A pick B2")
    assert party(pos, "A") == ["mermaid:1", "dragonling:2"]
    assert seen(pos).in_play[0][1].lender == 1
    assert "search 2" not in options(pos)
    play(pos, "A attack 2", "A pick B1")
    assert party(pos, "B") == []
    play(pos, "A draw")
    assert party(pos, "A") == ["mermaid:1"]
    assert party(pos, "B") == ["dragonling:2"]
    (back,) = seen(pos).in_play[1]
    assert (back.lender, back.entry) == (None, 3)


@pytest.mark.clause("LTZ-23", "LTZ-14")
def test_the_turn_ends_with_sacrifice_then_discard_and_only_then_loans_go_back() -> None:
    pos = table(
        """
        > A 0 | mermaid* king hydra zombie@B | orc orc orc king king hydra hydra goblin goblin goblin witch
          B 0 | | king
          pile king ...
        """,
        phase="sacrifice",
    )
    assert asked(pos) == "A sacrifice"
    play(pos, "A sacrifice 2")
    assert asked(pos) == "A discard"
    assert party(pos, "A") == ["mermaid:1", "hydra:4", "zombie:2"]
    play(pos, "A discard orc")
    assert party(pos, "A") == ["mermaid:1", "hydra:4"]
    assert party(pos, "B") == ["zombie:2"]


@pytest.mark.clause("LTZ-23")
def test_a_loan_outlives_the_mermaid() -> None:
    pos = table(
        """
        > A 0 | mermaid assassin | orc king
          B 0 | dragonling | king
          pile king ...
        """
    )
    play(pos, "A use 1", "A use 2", "A pick A1")
    assert party(pos, "A") == ["assassin:1", "dragonling:3"]
    play(pos, "A done", "A draw")
    assert party(pos, "B") == ["dragonling:3"]


@pytest.mark.clause("LTZ-24", "LTZ-46")
def test_the_hydra_attacks_twice_and_chooses_the_second_target_after_the_first_attack() -> None:
    pos = rolling(
        table(
            """
            > A 0 | hydra:2 | orc king
              B 0 | king:1 goblin |
            """
        ),
        1,
        6,
        6,
        1,
    )
    play(pos, "A attack 1", "A pick B1")
    assert asked(pos) == "A strike-again"
    assert options(pos) == ["done", "pick B1"]
    play(pos, "A pick B1")
    assert party(pos, "B") == []
    assert asked(pos) == "A recruit"


@pytest.mark.clause("LTZ-24")
def test_the_second_attack_may_be_waived_and_the_hydra_does_not_search_then() -> None:
    pos = rolling(
        table(
            """
            > A 0 | hydra:1 king | orc king
              B 0 | king |
            """
        ),
        6,
    )
    play(pos, "A attack 1", "A pick B1", "A done")
    assert options(pos) == ["search 2", "attack 2", "done"]


@pytest.mark.clause("LTZ-24")
def test_the_second_attack_is_lost_without_a_target() -> None:
    pos = rolling(
        table(
            """
            > A 0 | hydra:1 | orc king
              B 0 | king:1 |
            """
        ),
        1,
    )
    play(pos, "A attack 1")
    assert asked(pos) == "A recruit"
    assert hand(pos, "A") == ["king", "orc"]
