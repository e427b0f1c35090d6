"""The four phases of a turn, and the end of the game."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import fistful
from fistful.games.looterz.looter import looter
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

TEN = "orc orc orc king king king goblin goblin goblin hydra"


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
    assert story(pos) == ["drew A", "turn B", "drew B"]
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
    assert story(pos) == ["turn B", "turn A"]


@pytest.mark.clause("LTZ-5")
def test_a_last_card_that_everyone_knows_must_be_recruited_is_not_asked_for() -> None:
    pos = table(
        """
        > A 0 | | hydra
          B 0 | |
        """,
        phase="first",
    )
    assert story(pos) == ["recruited A hydra", "entered A hydra"]
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
    assert story(pos) == ["recruited A zombie", "entered A zombie"]


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
    pos.graveyard = append(pos.graveyard, looter(pos.rules.names.index("bard"), 0, 0, 0))
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
    pos.fresh = vec[i64]([0 for _ in pos.rules.names])
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
