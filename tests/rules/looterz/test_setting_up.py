"""Seats, goals, the deal, and the Draw Pile."""

from __future__ import annotations

from collections import Counter

import pytest

import fistful
from fistful.engine.chance import fast
from fistful.games.looterz.wire import LooterzView
from tests.rules.looterz.table import asked, graveyard, hand, options, party, play, refusal, rolling, seen, story, table


def looterz() -> fistful.Game:
    return fistful.game("looterz")


def spectated(pos: fistful.Position) -> LooterzView:
    view = pos.view(None)
    assert isinstance(view, LooterzView)
    return view


@pytest.mark.clause("LTZ-1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 15), (3, 10), (4, 10), (5, 7), (6, 7)])
def test_the_loot_that_wins_goes_by_the_number_of_players(seats: int, goal: int) -> None:
    assert spectated(looterz().new(seats, 1)).goal == goal


@pytest.mark.clause("LTZ-1")
@pytest.mark.parametrize("goal", [2, 7, 15, 30])
def test_a_table_may_choose_another_goal(goal: int) -> None:
    pos = rolling(
        table(
            f"""
            > A {goal - 2} | dragonling:2 | orc
              B 0 | |
            """,
            goal=goal,
        ),
        1,
        4,
    )
    assert seen(pos).goal == goal
    play(pos, "A search 1")
    assert not pos.over
    pos = rolling(
        table(
            f"""
            > A {goal - 1} | dragonling:2 | orc
              B 0 | |
            """,
            goal=goal,
        ),
        1,
        4,
    )
    play(pos, "A search 1")
    assert pos.outcome == fistful.Outcome((0,), (goal, 0), "goal")


@pytest.mark.clause("LTZ-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(fistful.BadSetup):
        looterz().new(seats, 1)


@pytest.mark.clause("LTZ-2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_starting_player_is_dealt_three_cards_and_the_others_four(seats: int) -> None:
    starters = set()
    for seed in range(60):
        pos = looterz().new(seats, seed)
        view = spectated(pos)
        (starter,) = pos.to_act
        starters.add(starter)
        expected = [4] * seats
        expected[starter] = 3
        assert list(view.hand_sizes) == expected
        assert view.draw_pile_size == 60 - 4 * seats + 1
        assert view.graveyard == ()
    assert starters == set(range(seats))


@pytest.mark.clause("LTZ-3")
def test_the_graveyard_becomes_the_draw_pile_when_a_card_is_to_be_taken_and_not_before() -> None:
    pos = table(
        """
        > A 0 | | king
          B 0 | | orc
          pile goblin
          graveyard zombie witch
        """,
        phase="first",
    )
    play(pos, "A draw")
    assert sorted(hand(pos, "A")) == ["goblin", "king"]
    assert graveyard(pos) == ["zombie", "witch"]
    play(pos, "A draw")
    assert graveyard(pos) == []
    assert Counter(pos.whereabouts()["draw pile"] + hand(pos, "A")) == Counter(["goblin", "king", "zombie", "witch"])
    assert story(pos)[:3] == ["drew A", "reshuffled 2", "drew A"]


@pytest.mark.clause("LTZ-3")
def test_the_new_draw_pile_is_shuffled() -> None:
    drawing = """
        > A 0 | | king
          B 0 | | orc
          graveyard zombie witch goblin
        """
    drawn = set()
    for seed in range(30):
        pos = table(drawing, phase="first")
        pos.chance = fast(seed)
        play(pos, "A draw")
        drawn.add(hand(pos, "A")[-1])
    assert drawn == {"zombie", "witch", "goblin"}


@pytest.mark.clause("LTZ-3", "LTZ-53")
def test_with_both_piles_empty_nothing_is_taken() -> None:
    pos = table(
        """
        > A 0 | | bard orc
          B 0 | king |
        """,
        phase="first",
    )
    play(pos, "A recruit bard")
    assert party(pos, "A") == ["bard:1"]
    assert story(pos)[-1] == "no-effect A bard recruitment no-cards"


@pytest.mark.clause("LTZ-27")
def test_loot_and_life_do_not_run_out() -> None:
    """The box has 36 Loot tokens and 40 Life tokens."""
    pos = rolling(
        table(
            """
            > A 14 | dragonling:6 | orc
              B 14 | hydra:6 hydra:6 hydra:6 scarecrow:6 scarecrow:6 scarecrow:6 king:6 king:6 |
              C 14 | |
            """,
            goal=15,
        ),
        1,
        1,
        1,
        1,
        1,
        1,
    )
    play(pos, "A search 1")
    assert list(pos.loot) == [20, 14, 14]
    assert sum(looter.life for looter in seen(pos).in_play[1]) == 48


@pytest.mark.clause("LTZ-28")
def test_a_seat_sees_its_own_hand_and_of_the_others_only_the_number_of_cards() -> None:
    pos = table(
        """
        > A 1 | king | orc witch
          B 2 | zombie:1 | demon demon goblin
          pile thief hydra
          graveyard cleric bard
        """
    )
    view = seen(pos, 0)
    assert view.hand == ("orc", "witch")
    assert view.hand_sizes == (2, 3)
    assert view.draw_pile_size == 2
    assert [card.card for card in view.graveyard] == ["cleric", "bard"]
    assert view.loot == (1, 2)
    assert (view.hands, view.draw_pile) == ((), ())
    for secret in ("demon", "goblin", "thief", "hydra"):
        assert secret.encode() not in view.to_json()
    assert b"witch" not in seen(pos, 1).to_json()
    assert seen(pos).hand == ()


@pytest.mark.clause("LTZ-28")
def test_a_card_seen_going_into_a_hand_is_known_until_that_kind_leaves_it() -> None:
    pos = table(
        """
        > A 0 | assassin | orc
          B 0 | zombie | king zombie
          pile thief hydra goblin
        """
    )
    play(pos, "A use 1")
    assert seen(pos).known_in_hands == ((), ("zombie",))
    play(pos, "A draw", "B recruit king")
    assert seen(pos).known_in_hands == ((), ("zombie",))
    play(pos, "B done", "B recruit zombie")
    assert hand(pos, "B") == ["zombie"]
    assert seen(pos).known_in_hands == ((), ())


@pytest.mark.clause("LTZ-28")
def test_imagined_hands_hold_the_known_cards_and_spread_over_all_the_others() -> None:
    pos = table(
        """
        > A 0 | king | orc
          B 0 | | (zombie) demon
          pile hydra hydra thief thief
        """,
        deck={
            "looterz": {
                name: {"life": 1, "power": 1, "copies": copies}
                for name, copies in [("king", 1), ("orc", 1), ("zombie", 1), ("demon", 1), ("hydra", 2), ("thief", 2)]
            }
        },
    )
    worlds: Counter[tuple[str, ...]] = Counter()
    for seed in range(3000):
        places = seen(pos, 0).imagine(seed).whereabouts()
        assert places["hand 0"] == ["orc"]
        assert "zombie" in places["hand 1"]
        (other,) = [name for name in places["hand 1"] if name != "zombie"]
        worlds[other, *places["draw pile"]] += 1
    assert len(worlds) == 30
    assert min(worlds.values()) > 50


@pytest.mark.clause("LTZ-28")
def test_a_draw_is_seen_by_its_player_alone() -> None:
    pos = table(
        """
        > A 0 | | orc
          B 0 | | king
          pile demon goblin
        """,
        phase="first",
    )
    play(pos, "A draw")
    events = pos.take_events()
    to_others = [told for event in events for seat in (1, None) if (told := event.to(seat)) is not None]
    assert not any("demon" in str(told) for told in to_others)
    assert any("demon" in str(event.to(0)) for event in events)


@pytest.mark.clause("LTZ-5")
def test_a_draw_is_refused_while_both_piles_are_empty() -> None:
    pos = table(
        """
        > A 0 | | orc king
          B 0 | |
        """,
        phase="first",
    )
    assert asked(pos) == "A recruit"
    assert options(pos) == ["recruit king", "recruit orc"]
    assert refusal(pos, "draw").code == "piles-empty"
