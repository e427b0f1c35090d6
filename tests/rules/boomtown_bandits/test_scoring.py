"""BTB-21…23: bonuses, money, and the final shootout."""

from __future__ import annotations

import pytest

from fistful.games.boomtown_bandits import scoring
from tests.rules.boomtown_bandits.table import asked, cards_of, draw, rig, seen, told

END = "town: bank train saloon\nbank is empty\nnow: end"
TIED = f"A: train-300\nB: saloon-300\n{END}"


def scores(pos: object) -> tuple[int, ...]:
    assert pos.outcome is not None  # type: ignore[attr-defined]
    return tuple(pos.outcome.scores)  # type: ignore[attr-defined]


@pytest.mark.clause("BTB-21")
def test_the_most_loot_cards_of_a_location_take_its_bonus_played_or_not() -> None:
    pos = draw(f"A: train-300\nB: train-500\nB face up: misdirection\n{END}")
    assert scores(pos) == (300, 500 + 200 + 500, 0)


@pytest.mark.clause("BTB-21")
def test_tied_players_all_take_the_bonus_and_nobody_does_with_no_card() -> None:
    pos = draw(f"A: train-300\nB: train-500\n{END}")
    assert scores(pos) == (300 + 500, 500 + 500, 0)
    assert [event.public["location"] for event in pos.take_events() if event.code == "bonus"] == ["train"]


@pytest.mark.clause("BTB-21")
def test_with_the_bonus_of_a_location_it_is_told_what_everyone_has_from_there() -> None:
    pos = draw(f"A: train-300 saloon-200\nB: train-500\nB face up: misdirection\n{END}")
    loot = {event.public["location"]: event.public["loot"] for event in pos.take_events() if event.code == "bonus"}
    assert loot == {"train": (300, 500 + 200, 0), "saloon": (200, 0, 0)}


@pytest.mark.clause("BTB-22")
def test_own_this_town_goes_to_everyone_with_a_card_of_every_location_in_town() -> None:
    pos = draw(f"A: bank-300 train-300 saloon-200\nB: bank-400 train-500\nC: bank-500 train-400 saloon-300\n{END}")
    everywhere = [event.public["seat"] for event in pos.take_events() if event.code == "own-this-town"]
    assert everywhere == [0, 2]
    assert scores(pos)[0] == 300 + 300 + 200 + 300 + 500 + 500 + 800


@pytest.mark.clause("BTB-23")
def test_the_most_money_wins() -> None:
    pos = draw(f"A: train-300\nB: saloon-400\n{END}")
    assert pos.outcome is not None
    assert pos.outcome.winners == (1,)
    assert pos.outcome.reason == "most-money"


@pytest.mark.clause("BTB-23")
def test_a_tie_for_most_is_fought_out_with_all_dice_and_without_cards() -> None:
    pos = draw(TIED, dice="h - - - - - r0")
    codes = [event.code for event in pos.take_events()]
    assert "final" in codes
    assert not any(code.startswith("window") for code in codes)
    assert asked(pos) == "A"
    assert len(cards_of(pos, "final shootout")) == 6
    assert "C shooter" not in cards_of(pos, "final shootout")


@pytest.mark.clause("BTB-23")
def test_the_final_shootout_has_one_winner_and_leaves_the_money_as_it_is() -> None:
    pos = draw(TIED)
    while not pos.over:
        pos.play(pos.to_act[0], pos.actions(pos.to_act[0])[0])
    assert pos.outcome is not None
    assert len(pos.outcome.winners) == 1
    assert pos.outcome.reason == "final-shootout"
    assert pos.outcome.scores == (800, 800, 0)


@pytest.mark.clause("BTB-23")
@pytest.mark.parametrize(("finals", "over"), [(9, False), (10, True)])
def test_with_nobody_left_it_is_fought_again_and_after_ten_times_the_win_is_shared(finals: int, over: bool) -> None:
    pos = draw(TIED, dice="h - - - - - r0")
    pos.finals = finals
    pos.at[6] = 0
    pos.waiting = 0
    rig(pos, "h - - - - - r0")
    scoring.end_final(pos)
    if over:
        assert pos.winners == 0b11
    else:
        assert pos.winners == 0
        assert len(pos.agenda) > 0


@pytest.mark.clause("BTB-23")
def test_a_final_shootout_is_fought_at_the_pace_of_the_table() -> None:
    pos = draw(TIED, pace="real-time")
    assert asked(pos) == "AB"
    assert seen(pos, "A").prompt.code == "tick-ready"
    assert "final" in told(pos)
