"""What is told says why: what a roll really took, why nothing happened, who forbids what, and by which clause."""

from __future__ import annotations

import pytest

import fistful
from fistful import Told, locales
from fistful.games.looterz.facts import SLUG
from fistful.games.looterz.position import LooterzPosition
from tests.rules.looterz.table import play, refusal, rolling, seen, table

NAMES = ["Ann", "Bob", "Cat"]


def told(pos: LooterzPosition, code: str) -> Told:
    """The one event of this code since the last look."""
    (found,) = [each for event in pos.take_events() if (each := event.to(None)) is not None and each.code == code]
    return found


def sentence(pos: LooterzPosition, code: str) -> str:
    each = told(pos, code)
    return locales.sentence(SLUG, "event", each.code, each.params, names=NAMES)


def prompt(pos: LooterzPosition, seat: int) -> str:
    asked = seen(pos, seat).prompt
    return locales.sentence(SLUG, "prompt", asked.code, asked.params, names=NAMES)


@pytest.mark.clause("LTZ-9")
def test_an_attack_says_how_much_life_its_target_really_loses() -> None:
    pos = table(
        """
        > A 0 | dragonling:3 | orc
          B 0 | goblin king |
        """
    )
    play(rolling(pos, 1, 2, 5), "A attack 1", "A pick B1")
    assert sentence(pos, "hit") == "Dragonling (Power 3) rolls 1, 2, and 5: Bob’s Goblin loses 1 Life."


@pytest.mark.clause("LTZ-8")
def test_a_search_says_what_its_dice_are_measured_by() -> None:
    pos = table(
        """
        > A 0 | dragonling:2 | orc
          B 0 | |
        """
    )
    play(rolling(pos, 1, 5), "A search 1")
    assert sentence(pos, "searched") == "Ann’s Dragonling searches with Power 3, rolls 1 and 5 and finds 1 Loot."


@pytest.mark.clause("LTZ-31")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("wizard", "Wizard’s Recruitment has no effect: there is no other Looter."),
        ("thief", "Thief’s Recruitment has no effect: nobody has any Loot."),
        ("bard", "Bard’s Recruitment has no effect: the Draw Pile and the Graveyard are empty."),
        ("demon", "Demon’s Recruitment has no effect: there is no other Looter."),
    ],
)
def test_a_recruitment_that_finds_nothing_says_why(card: str, why: str) -> None:
    pos = table(
        f"""
        > A 0 | | {card} king
          B 0 | |
        """,
        phase="first",
    )
    play(pos, f"A recruit {card}")
    assert sentence(pos, "no-effect") == why


@pytest.mark.clause("LTZ-19")
def test_a_thief_who_has_the_most_loot_is_told_that_nobody_else_has() -> None:
    pos = table(
        """
        > A 3 | | thief king
          B 1 | |
        """,
        phase="first",
    )
    play(pos, "A recruit thief")
    assert sentence(pos, "no-effect") == "Thief’s Recruitment has no effect: nobody else has the most Loot."


@pytest.mark.clause("LTZ-22")
def test_a_player_without_another_looter_is_said_to_be_spared_by_the_orc() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | king |
        """,
        phase="first",
    )
    play(pos, "A recruit orc")
    assert sentence(pos, "spared") == "Ann has no other Looter to sacrifice."


@pytest.mark.clause("LTZ-36")
def test_a_forbidden_search_is_refused_with_the_name_of_the_player_who_forbade_it() -> None:
    pos = table(
        """
        > A 0 | basilisk | orc
          B 0 | king hydra | orc
          pile king king king king
        """
    )
    play(pos, "A use 1", "A pick B1", "A draw", "B draw")
    why = refusal(pos, "search 1")
    assert str(why) == "King may not search before the next turn of Player A, who forbade it."
    play(pos, "B done", "B draw")
    assert sentence(pos, "may-search") == "Bob’s King may search again."


@pytest.mark.clause("LTZ-20")
def test_a_refusal_for_taunt_names_the_looter_that_must_be_picked() -> None:
    pos = table(
        """
        > A 0 | hydra | orc
          B 0 | king scarecrow |
        """
    )
    play(pos, "A attack 1")
    why = refusal(pos, "pick B1")
    assert str(why) == "You may not pick King: of Player B’s Looterz you must pick one with Taunt (Scarecrow)."


@pytest.mark.clause("LTZ-30")
@pytest.mark.parametrize(
    ("party", "why"),
    [
        ("cultist", "Cultist cannot use its Activation: there is no other Looter to sacrifice."),
        ("cleric king", "Cleric cannot use its Activation: none of the Looterz has lost any Life."),
        ("necromancer", "Necromancer cannot use its Activation: the Graveyard is empty."),
        ("mermaid king", "Mermaid cannot use its Activation: no opponent has a Looter in play."),
        ("vampire:6 king", "Vampire cannot use its Activation: it already has six Life."),
    ],
)
def test_an_activation_is_refused_with_the_reason(party: str, why: str) -> None:
    pos = table(
        f"""
        > A 0 | {party} | orc
          B 0 | |
          pile orc
        """
    )
    assert str(refusal(pos, "use 1")) == why


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        pytest.param("A use 1, A pick B1", "LTZ-35", marks=pytest.mark.clause("LTZ-35"), id="destroyed"),
        pytest.param("A attack 1, A pick B1", "LTZ-10", marks=pytest.mark.clause("LTZ-10"), id="no Life left"),
        pytest.param("A use 2", "LTZ-18", marks=pytest.mark.clause("LTZ-18"), id="sacrificed"),
    ],
)
def test_a_death_names_the_clause_it_comes_from(moves: str, clause: str) -> None:
    pos = table(
        """
        > A 0 | assassin cultist | orc
          B 0 | king:1 hydra |
        """
    )
    play(rolling(pos, 1), *moves.split(", "))
    assert told(pos, "died").clause == clause


@pytest.mark.clause("LTZ-12")
def test_the_second_recruitment_names_its_own_clause() -> None:
    pos = table(
        """
        > A 0 | | king orc
          B 0 | | orc
          pile king king
        """,
        phase="second",
    )
    play(pos, "A recruit king")
    assert told(pos, "recruited").clause == "LTZ-12"


@pytest.mark.clause("LTZ-29")
def test_the_last_turn_is_announced_when_it_begins() -> None:
    pos = table(
        """
        > A 0 | | orc
          B 0 | | orc
          pile king king king king
        """,
        phase="second",
    )
    pos.turn = 299
    play(pos, "A draw")
    assert sentence(pos, "final-turn").startswith("Turn 300 is the last one.")


@pytest.mark.clause("LTZ-7")
@pytest.mark.parametrize(
    ("rival", "actions"),
    [("", "search"), ("hydra", "search or attack"), ("hydra:3", "search or attack")],
)
def test_the_prompt_of_the_dungeon_names_the_actions_that_are_possible(rival: str, actions: str) -> None:
    pos = table(
        f"""
        > A 0 | dragonling | orc
          B 0 | {rival} |
        """
    )
    assert prompt(pos, 0) == f"Dungeon: have a Looter {actions}, or end the phase with “done”."


@pytest.mark.clause("LTZ-5")
def test_the_prompt_does_not_offer_a_card_when_there_is_none_to_draw() -> None:
    pos = table(
        """
        > A 0 | | king orc
          B 0 | |
        """,
        phase="first",
    )
    assert prompt(pos, 0) == "First recruitment: recruit a Looter from your hand; there is no card to draw."


@pytest.mark.clause("LTZ-1")
@pytest.mark.parametrize("goal", [-1, 31])
def test_a_goal_beyond_thirty_is_refused(goal: int) -> None:
    with pytest.raises(fistful.BadSetup):
        fistful.game(SLUG).new(2, 1, goal=goal)


@pytest.mark.clause("LTZ-48")
def test_a_zombie_returns_by_its_own_clause() -> None:
    pos = table(
        """
        > A 0 | dragonling | king
          B 0 | zombie:1 | hydra
        """
    )
    rolling(pos, 1, 6, 6)
    play(pos, "A attack 1")
    assert told(pos, "returned").clause == "LTZ-48"
