"""The dungeon phase: each Looter takes one action."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.games.looterz.looter import looter
from tests.rules.looterz.table import (
    asked,
    graveyard,
    options,
    party,
    play,
    refusal,
    rolling,
    seen,
    table,
)


@pytest.mark.clause("LTZ-7")
def test_each_looter_takes_one_action_in_any_order() -> None:
    pos = rolling(
        table(
            """
            > A 0 | king hydra | orc goblin
              B 0 | goblin |
            """
        ),
        6,
        6,
        6,
        6,
    )
    assert options(pos) == ["search 1", "search 2", "attack 1", "attack 2", "done"]
    play(pos, "A search 2")
    assert options(pos) == ["search 1", "attack 1", "done"]
    assert refusal(pos, "search 2").code == "has-acted"
    play(pos, "A search 1")
    assert asked(pos) == "A recruit"


@pytest.mark.clause("LTZ-7")
def test_a_looter_may_do_nothing() -> None:
    pos = table(
        """
        > A 0 | king hydra | orc goblin
          B 0 | goblin |
        """
    )
    play(pos, "A done")
    assert asked(pos) == "A recruit"
    assert pos.loot[0] == 0


@pytest.mark.clause("LTZ-7")
def test_a_looter_that_enters_during_the_dungeon_phase_may_still_act() -> None:
    pos = table(
        """
        > A 0 | necromancer | orc
          B 0 | |
          graveyard king
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["search 2", "attack 2", "done"]


@pytest.mark.clause("LTZ-7")
def test_no_card_acts_twice_even_if_it_left_play_and_came_back() -> None:
    pos = rolling(
        table(
            """
            > A 0 | goblin:1 assassin necromancer | orc
              B 0 | |
              pile hydra
            """
        ),
        6,
    )
    play(pos, "A search 1", "A use 2", "A pick A1", "A use 2")
    assert party(pos, "A") == ["assassin:1", "necromancer:1", "goblin:1"]
    assert asked(pos) == "A recruit"


@pytest.mark.clause("LTZ-7")
def test_of_several_copies_in_the_graveyard_one_that_has_not_acted_comes_first() -> None:
    pos = table(
        """
        > A 0 | necromancer necromancer | orc
          B 0 | |
          graveyard goblin* goblin
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["search 2", "search 3", "attack 2", "attack 3", "use 2", "done"]
    play(pos, "A use 2")
    assert party(pos, "A") == ["necromancer:1", "necromancer:1", "goblin:1", "goblin:1"]
    assert options(pos) == ["search 3", "attack 3", "done"]


@pytest.mark.clause("LTZ-7")
@pytest.mark.parametrize(("lying", "may_act"), [("bard hydra*", False), ("bard hydra* hydra", True)])
def test_a_card_that_acted_and_was_shuffled_into_the_draw_pile_does_not_act_again(lying: str, may_act: bool) -> None:
    """Copies look alike: of those turned up, the ones that have not acted count as coming first."""
    pos = table(
        f"""
        > A 0 | necromancer | goblin king
          B 0 | king |
          graveyard {lying}
        """
    )
    play(pos, "A use 1", "A raise bard")
    assert party(pos, "A") == ["necromancer:1", "bard:1", "hydra:4"]
    assert ("search 3" in options(pos)) is may_act


@pytest.mark.clause("LTZ-7")
def test_when_all_fresh_copies_are_turned_up_the_next_one_is_the_one_that_acted() -> None:
    pos = table(
        """
        > A 0 | necromancer necromancer | goblin king
          B 0 | king |
          graveyard bard hydra* hydra
        """
    )
    play(pos, "A use 1", "A raise bard")
    assert seen(pos).fresh == {"hydra": 0}
    assert "search 4" in options(pos)
    pos.graveyard = append(pos.graveyard, looter(pos.setup.names.index("bard"), 0, 0, 0))
    play(pos, "A use 2")
    assert party(pos, "A")[-1] == "hydra:4"
    assert "search 6" not in options(pos)


@pytest.mark.clause("LTZ-7")
def test_in_the_next_turn_it_no_longer_matters_which_cards_had_acted() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | | bard king
          pile king hydra king
        """,
        phase="second",
    )
    pos.fresh = vec[i64]([0 for _ in pos.setup.names])
    play(pos, "A draw", "B recruit bard")
    assert party(pos, "B") == ["bard:1", "hydra:4"]
    assert "search 2" in options(pos)


@pytest.mark.clause("LTZ-8")
def test_a_search_rolls_a_die_for_each_life_and_gains_one_loot_for_each_success() -> None:
    pos = rolling(
        table(
            """
            > A 2 | dragonling:2 | orc
              B 0 | |
            """
        ),
        3,
        4,
    )
    play(pos, "A search 1")
    assert pos.loot[0] - 2 == 1
    (told,) = [event.to(None) for event in pos.take_events() if event.code == "searched"]
    assert told is not None
    assert told.params["dice"] == (3, 4)


@pytest.mark.clause("LTZ-9")
def test_an_attack_names_any_other_looter_also_an_own_one_and_takes_life_for_each_success() -> None:
    pos = rolling(
        table(
            """
            > A 0 | dragonling king | orc
              B 0 | hydra |
              C 0 | goblin witch |
            """
        ),
        3,
        1,
        4,
    )
    play(pos, "A attack 1")
    assert options(pos) == ["pick A2", "pick B1", "pick C1", "pick C2"]
    assert refusal(pos, "pick A1").code == "itself"
    assert refusal(pos, "pick B2").code == "no-such-target"
    play(pos, "A pick B1")
    assert party(pos, "B") == ["hydra:2"]
    assert list(pos.loot) == [0, 0, 0]


@pytest.mark.clause("LTZ-9")
def test_one_may_attack_ones_own() -> None:
    pos = rolling(
        table(
            """
            > A 0 | dragonling:1 king | orc
              B 0 | hydra |
            """
        ),
        1,
    )
    play(pos, "A attack 1", "A pick A2")
    assert party(pos, "A") == ["dragonling:1", "king:2"]


@pytest.mark.clause("LTZ-10", "LTZ-33")
def test_a_looter_without_life_goes_to_the_graveyard_at_once_and_the_others_close_up() -> None:
    pos = rolling(
        table(
            """
            > A 0 | dragonling:1 king | orc
              B 0 | king:1 hydra |
            """
        ),
        1,
    )
    play(pos, "A attack 1", "A pick B1")
    assert party(pos, "B") == ["hydra:4"]
    assert graveyard(pos) == ["king"]
    assert asked(pos) == "A dungeon"


@pytest.mark.clause("LTZ-11")
def test_an_activation_is_the_looters_action_and_needs_no_dice() -> None:
    pos = table(
        """
        > A 0 | assassin king | orc
          B 0 | hydra |
        """
    )
    before = pos.chance.copy().below(1000, "")
    play(pos, "A use 1", "A pick B1")
    assert graveyard(pos) == ["hydra"]
    assert pos.chance.copy().below(1000, "") == before
    assert options(pos) == ["search 2", "attack 2", "done"]
    assert refusal(pos, "use 2").code == "no-use"
    assert refusal(pos, "use 3").code == "no-such-looter"


@pytest.mark.clause("LTZ-11")
def test_a_looter_without_an_activation_has_none_to_use() -> None:
    pos = table(
        """
        > A 0 | hydra | orc
          B 0 | king |
        """
    )
    assert refusal(pos, "use 1").code == "no-activation"
