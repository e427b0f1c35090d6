"""What beats what, what the winner of a slot gets, and what wins the duel."""

from __future__ import annotations

import pytest

from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from tests.rules.loot_shoot_whisky.table import at, codes, plan

ROW = "row: N2 N3 sip shot"


def after(drawing: str, *pairs: str) -> LootShootWhiskyPosition:
    position = at(drawing)
    plan(position, *pairs)
    return position


@pytest.mark.clause("LSW-7")
def test_slots_are_resolved_one_by_one_and_both_cards_turned_over() -> None:
    position = after(ROW, "LS", "WW")
    assert codes(position) == ["turned", "looted", "turned", "took-bottle"]


@pytest.mark.clause("LSW-8")
@pytest.mark.parametrize("same", ["L", "S", "W"])
def test_the_same_action_twice_discards_the_saloon_card(same: str) -> None:
    before = at(ROW)
    position = after(ROW, same + "L", same + "S")
    assert position.whereabouts()["discards"].count("N2") == before.whereabouts()["discards"].count("N2") + 1
    assert position.row[0] == 0
    assert list(position.nuggets) == [0, 0]


@pytest.mark.clause("LSW-9")
@pytest.mark.parametrize(("pairs", "winner"), [(("WL", "SL"), 0), (("SL", "WL"), 1)])
def test_whisky_beats_shoot_for_a_sip_and_the_card_stays(pairs: tuple[str, str], winner: int) -> None:
    position = after(ROW, *pairs)
    assert position.bottle == winner
    assert position.row[0] == 2
    assert list(position.bullets) == [0, 0]


@pytest.mark.clause("LSW-10")
@pytest.mark.parametrize(("pairs", "winner"), [(("SW", "LW"), 0), (("LW", "SW"), 1)])
def test_shoot_beats_loot_for_a_bullet_and_the_card_stays(pairs: tuple[str, str], winner: int) -> None:
    position = after(ROW, *pairs)
    assert position.bullets[winner] == 1
    assert position.bullets[1 - winner] == 0
    assert position.row[0] == 2


@pytest.mark.clause("LSW-11")
@pytest.mark.parametrize(("pairs", "winner"), [(("LS", "WS"), 0), (("WS", "LS"), 1)])
def test_loot_beats_whisky_for_the_nuggets(pairs: tuple[str, str], winner: int) -> None:
    position = after(ROW, *pairs)
    assert position.nuggets[winner] == 2
    assert position.whereabouts()[f"looted {winner}"] == ["N2"]
    assert position.row[0] == 0


@pytest.mark.clause("LSW-11")
@pytest.mark.parametrize(("row", "nuggets"), [("N2 N3 sip shot", 5), ("sip N3 N2 shot", 3), ("shot N3 N2 sip", 3)])
def test_with_a_looted_card_it_is_told_how_many_nuggets_its_owner_has_then(row: str, nuggets: int) -> None:
    position = after(f"row: {row}\nA: 3 nuggets", "LS", "WS")
    (looted,) = [event.public for event in position.take_events() if event.code == "looted"]
    assert looted["nuggets"] == nuggets == position.nuggets[0]


@pytest.mark.clause("LSW-11")
def test_a_looted_extra_sip_is_a_sip_and_is_discarded() -> None:
    position = at("row: sip N3 N2 shot")
    discarded = position.whereabouts()["discards"].count("sip")
    plan(position, "LS", "WS")
    assert position.bottle == 0
    assert position.whereabouts()["discards"].count("sip") == discarded + 1
    assert position.whereabouts()["looted 0"] == []


@pytest.mark.clause("LSW-11")
def test_a_looted_extra_shot_is_a_bullet_and_is_discarded() -> None:
    position = at("row: shot N3 N2 sip")
    discarded = position.whereabouts()["discards"].count("shot")
    plan(position, "LS", "WS")
    assert list(position.bullets) == [1, 0]
    assert position.whereabouts()["discards"].count("shot") == discarded + 1


@pytest.mark.clause("LSW-12")
@pytest.mark.parametrize("holder", ["", "B: bottle full", "B: bottle almost empty"])
def test_a_sip_takes_the_bottle_full_from_the_middle_or_from_the_opponent(holder: str) -> None:
    position = after(f"{ROW}\n{holder}".strip(), "WL", "SL")
    assert position.bottle == 0
    assert position.bottle_full


@pytest.mark.clause("LSW-12")
def test_a_sip_from_ones_own_full_bottle_leaves_it_almost_empty() -> None:
    position = after(f"{ROW}\nA: bottle full", "WL", "SL")
    assert position.bottle == 0
    assert not position.bottle_full


@pytest.mark.clause("LSW-12", "LSW-13")
def test_a_sip_from_ones_own_almost_empty_bottle_wins() -> None:
    position = after(f"{ROW}\nA: bottle almost empty", "WL", "SL")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == ((0,), "whisky")


@pytest.mark.clause("LSW-13")
@pytest.mark.parametrize(("nuggets", "wins"), [(6, False), (7, True)])
def test_nine_nuggets_win_at_once_and_eight_do_not(nuggets: int, wins: bool) -> None:
    position = after(f"{ROW}\nA: {nuggets} nuggets", "LS", "WS")
    assert position.over == wins
    if wins:
        assert position.outcome is not None
        assert (position.outcome.winners, position.outcome.reason) == ((0,), "nuggets")


@pytest.mark.clause("LSW-13")
@pytest.mark.parametrize(("bullets", "wins"), [(2, False), (3, True)])
def test_the_fourth_bullet_wins_at_once_and_the_third_does_not(bullets: int, wins: bool) -> None:
    position = after(f"{ROW}\nB: {bullets} bullets", "LW", "SW")
    assert position.over == wins
    if wins:
        assert position.outcome is not None
        assert (position.outcome.winners, position.outcome.reason) == ((1,), "bullets")


@pytest.mark.clause("LSW-13")
def test_after_a_win_not_even_the_next_slot_is_resolved() -> None:
    position = after(f"{ROW}\nA: 8 nuggets\nB: 3 bullets", "LL", "WS")
    assert codes(position) == ["turned", "looted", "duel-won"]
    assert list(position.bullets) == [0, 3]


@pytest.mark.clause("LSW-22")
def test_the_loser_of_a_slot_gets_nothing() -> None:
    position = after(ROW, "WS", "SL")
    assert (position.nuggets[1], position.bullets[1], position.bottle) == (0, 0, 0)
    assert list(position.bullets) == [1, 0]


@pytest.mark.clause("LSW-22")
@pytest.mark.parametrize("extra", ["sip", "shot"])
def test_an_extra_discarded_by_a_tie_does_nothing(extra: str) -> None:
    position = after(f"row: {extra} N3 N2 N2", "LW", "LW")
    assert position.bottle < 0
    assert list(position.bullets) == [0, 0]


@pytest.mark.clause("LSW-23")
def test_cards_not_turned_when_the_duel_is_won_stay_unseen() -> None:
    seen = set()
    for second in "LSW":
        position = after(f"{ROW}\nA: 8 nuggets", "L" + second, "WW")
        assert position.over
        seen.add(position.view(1).to_json())
        assert "turned" not in codes(position)[1:]
    assert len(seen) == 1


@pytest.mark.clause("LSW-23")
def test_a_looted_extra_lies_on_the_discard_pile_when_its_bullet_wins() -> None:
    position = at("row: shot N3 N2 sip\nA: 3 bullets")
    discarded = position.whereabouts()["discards"].count("shot")
    plan(position, "LS", "WS")
    assert position.over
    assert position.whereabouts()["discards"].count("shot") == discarded + 1
