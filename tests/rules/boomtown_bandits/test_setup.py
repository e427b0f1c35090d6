"""BTB-1…5, BTB-43: the town, the loot, tokens and dice, and who goes first."""

from __future__ import annotations

from collections import Counter

import pytest

import fistful
from fistful.games.boomtown_bandits import steps
from fistful.games.boomtown_bandits.facts import LETTERS
from tests.rules.boomtown_bandits.table import GAME, draw, rig, seen


@pytest.mark.clause("BTB-1")
@pytest.mark.parametrize(
    ("seats", "mine", "size"), [(2, False, 3), (3, False, 4), (4, False, 5), (5, False, 5), (5, True, 6)]
)
def test_the_town_has_as_many_locations_as_the_number_of_players_asks_for(seats: int, mine: bool, size: int) -> None:
    town = GAME.new(seats, 3, mine=mine).view(None).town
    assert len(set(town)) == len(town) == size


@pytest.mark.clause("BTB-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(fistful.BadSetup):
        GAME.new(seats, 1)


@pytest.mark.clause("BTB-1")
def test_the_mine_is_drawn_only_when_it_is_in_the_box_and_then_with_any_number_of_players() -> None:
    without = {name for seed in range(60) for name in GAME.new(2, seed).view(None).town}
    with_mine = {name for seed in range(60) for name in GAME.new(2, seed, mine=True).view(None).town}
    assert with_mine - without == {"mine"}


@pytest.mark.clause("BTB-2")
def test_each_location_has_its_own_nine_cards_in_an_order_of_its_own() -> None:
    orders = set()
    for seed in range(20):
        places = GAME.new(4, seed).whereabouts()
        stacks = {name[6:]: cards for name, cards in places.items() if name.startswith("stack ")}
        assert all(len(cards) == 9 for cards in stacks.values())
        orders.add(tuple(stacks["bank"]))
        assert Counter(stacks["bank"]) == Counter(
            ["bank-holiday", "inside-job", "bank-300", *["bank-400"] * 2, *["bank-500"] * 2, "bank-600", "bank-800"]
        )
    assert len(orders) == 20


@pytest.mark.clause("BTB-4")
def test_everyone_has_two_shooters_and_one_coward() -> None:
    places = GAME.new(5, 1).whereabouts()
    for letter in LETTERS:
        assert sorted(places[f"camp {letter}"]) == [f"{letter} coward", f"{letter} shooter", f"{letter} shooter"]


@pytest.mark.clause("BTB-4")
def test_every_token_rolls_one_die_of_its_own_kind() -> None:
    pos = draw("at bank: A shooter, A shooter, A coward, B coward\nnow: location", dice="- - 6 - h - - - r0")
    threw = [event.public for event in pos.take_events() if event.code == "threw"]
    assert threw[0]["faces"] == ("blank", "blank", "runaway")
    assert len(threw[1]["faces"]) == 1  # type: ignore[arg-type]


@pytest.mark.clause("BTB-5")
@pytest.mark.parametrize(
    ("dice", "first"),
    [("- h -", 1), ("- - - h - -", 0), ("h - h - h", 2), ("h h h - - - - h -", 1)],
)
def test_all_roll_until_one_alone_hits_and_goes_first(dice: str, first: int) -> None:
    pos = draw("now: round")
    rig(pos, dice)
    steps.roll_for_first(pos)
    assert pos.first == first


@pytest.mark.clause("BTB-43")
@pytest.mark.parametrize(
    ("kind", "die", "face"),
    [
        ("shooter", "1", "hit"),
        ("shooter", "2", "hit"),
        ("shooter", "-", "blank"),
        ("shooter", "6", "blank"),
        ("coward", "1", "hit"),
        ("coward", "2", "blank"),
        ("coward", "-", "blank"),
        ("coward", "6", "runaway"),
    ],
)
def test_a_shooter_die_has_two_hits_and_a_coward_die_one_hit_and_one_runaway(kind: str, die: str, face: str) -> None:
    pos = draw(f"at bank: A {kind}, B {kind}\nnow: location", seats=2, dice=die)
    first = next(event for event in pos.take_events() if event.code == "threw")
    assert first.public["faces"] == (face,)


@pytest.mark.clause("BTB-3")
def test_everyone_sees_the_bonus_card_of_each_location_and_own_this_town() -> None:
    view = GAME.new(5, 3, mine=True).view(None)
    assert dict(zip((*view.town, "own this town"), view.bonuses, strict=True)) == {
        "bank": 300,
        **dict.fromkeys(("brothel", "train", "stagecoach", "saloon", "mine"), 500),
        "own this town": 800,
    }
    few = GAME.new(2, 3).view(0)
    assert few.bonuses == (*[300 if name == "bank" else 500 for name in few.town], 800)


@pytest.mark.clause("BTB-3")
def test_the_bonus_cards_of_the_locations_in_town_are_those_that_can_be_won() -> None:
    pos = draw("town: bank train saloon\nA: bank-300 train-300\nbank is empty\nnow: end", seats=2)
    bonuses = [event.public["location"] for event in pos.take_events() if event.code == "bonus"]
    assert bonuses == ["bank", "train"]
    assert pos.outcome is not None
    assert pos.outcome.scores == (300 + 300 + 300 + 500, 0)
    assert seen(pos, None).town == ("bank", "train", "saloon")
