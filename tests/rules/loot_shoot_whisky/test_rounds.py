"""The end of a round, of a duel and of a match."""

from __future__ import annotations

import pytest

import fistful
from fistful.engine.agenda import step
from fistful.games.loot_shoot_whisky import scoring
from fistful.games.loot_shoot_whisky.facts import SALOON_TEXTS
from fistful.games.loot_shoot_whisky.kinds import DUEL, DUEL_OVER, PLAN, REFILL, RESOLVE, ROUND
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from tests.rules.loot_shoot_whisky.table import GAME, at, codes, plan


def row(position: LootShootWhiskyPosition) -> str:
    return " ".join(SALOON_TEXTS[card] for card in position.row)


@pytest.mark.clause("LSW-14")
def test_after_phase_two_cards_slide_toward_the_deck_and_the_row_is_filled_from_it() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4 N2")
    plan(position, "LS", "WL", "SW", "SS")
    assert row(position) == "N3 sip shot N4"
    assert position.whereabouts()["deck"] == ["N2"]


@pytest.mark.clause("LSW-14")
def test_between_the_phases_nothing_slides_and_no_card_returns() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4 N2")
    plan(position, "LS", "WL")
    assert row(position) == " N3 N4 sip"
    assert len(position.actions(0)) == 7


@pytest.mark.clause("LSW-14")
def test_after_the_round_all_action_cards_are_back_in_hand() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4 N2")
    plan(position, "SS", "LL", "LW", "WS")
    assert len(position.actions(0)) == len(position.actions(1)) == 9


@pytest.mark.clause("LSW-15")
@pytest.mark.parametrize("holder", [0, 1])
def test_when_the_row_cannot_be_filled_the_holder_of_the_bottle_wins(holder: int) -> None:
    position = at(f"row: N2 N3 N4 sip\ndeck: shot\n{'AB'[holder]}: bottle full")
    plan(position, "LS", "LS", "SL", "LS")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == ((holder,), "deck")


@pytest.mark.clause("LSW-15")
def test_the_last_cards_are_still_laid_out() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot\nA: bottle full")
    plan(position, "LS", "LS", "SL", "LS")
    assert row(position) == "N4 sip shot "


@pytest.mark.clause("LSW-15")
def test_a_full_row_with_an_empty_deck_is_played_on() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot\nA: bottle full")
    plan(position, "LS", "WL", "SW", "LS")
    assert not position.over
    assert position.whereabouts()["deck"] == []


@pytest.mark.clause("LSW-16")
def test_if_nobody_holds_the_bottle_then_the_duel_is_drawn() -> None:
    position = at("row: N2 N3 N4 sip")
    plan(position, "LL", "LL", "SS", "SS")
    assert position.outcome == fistful.Outcome((), (0, 0), "drawn")
    assert codes(position)[-1] == "duel-drawn"


@pytest.mark.clause("LSW-20")
@pytest.mark.parametrize(("round", "over"), [(49, False), (50, True)])
def test_after_fifty_rounds_the_bottle_decides(round: int, over: bool) -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4\nB: bottle full", round=round)
    plan(position, "SS", "LL", "LW", "SW")
    assert position.over == over
    if over:
        assert position.outcome is not None
        assert (position.outcome.winners, position.outcome.reason) == ((1,), "rounds")


def won_duel(position: LootShootWhiskyPosition, seat: int) -> None:
    """Let a seat win the duel that is on."""
    position.waiting = 0
    position.sealed = position.sealed[:0]
    scoring.win_duel(position, seat, "nuggets")
    position.settle()


def drawn_duel(position: LootShootWhiskyPosition) -> None:
    position.waiting = 0
    position.sealed = position.sealed[:0]
    scoring.end_duel_by_bottle(position, "deck")
    position.settle()


@pytest.mark.clause("LSW-17")
def test_a_single_duel_is_the_default_and_best_of_three_an_option() -> None:
    (option,) = GAME.options
    assert (option.default, option.choices) == (1, (1, 3))
    position = at("row: N2 N3 N4 sip")
    won_duel(position, 0)
    assert position.over


@pytest.mark.clause("LSW-17")
def test_a_match_goes_to_the_first_with_two_duels() -> None:
    position = at("row: N2 N3 N4 sip", best_of=3)
    won_duel(position, 0)
    won_duel(position, 1)
    assert not position.over
    won_duel(position, 0)
    assert position.outcome == fistful.Outcome((0,), (2, 1), "duels")


@pytest.mark.clause("LSW-17")
def test_two_duels_in_a_row_end_a_match() -> None:
    position = at("row: N2 N3 N4 sip", best_of=3)
    won_duel(position, 1)
    won_duel(position, 1)
    assert position.outcome == fistful.Outcome((1,), (0, 2), "duels")


@pytest.mark.clause("LSW-17")
def test_a_drawn_duel_counts_for_nobody_and_another_is_played() -> None:
    position = at("row: N2 N3 N4 sip", best_of=3)
    drawn_duel(position)
    assert not position.over
    assert list(position.duels_won) == [0, 0]
    assert position.duel == 2


@pytest.mark.clause("LSW-17")
@pytest.mark.parametrize(("wins", "winners"), [(0, ()), (1, (1,))])
def test_after_seven_duels_more_duels_won_wins_and_equal_is_a_draw(wins: int, winners: tuple[int, ...]) -> None:
    position = at("row: N2 N3 N4 sip", best_of=3)
    for _ in range(wins):
        won_duel(position, 1)
    for _ in range(6 - wins):
        drawn_duel(position)
    assert not position.over
    drawn_duel(position)
    assert position.outcome is not None
    assert position.outcome.winners == winners


@pytest.mark.clause("LSW-24")
def test_every_duel_of_a_match_starts_afresh() -> None:
    position = at("row: N2 N3 N4 sip\nA: 5 nuggets, 3 bullets\nB: bottle full", best_of=3)
    won_duel(position, 0)
    assert (list(position.nuggets), list(position.bullets), position.bottle) == ([0, 0], [0, 0], -1)
    assert (position.round, position.duel) == (1, 2)
    places = position.whereabouts()
    assert len(places["deck"]) == 9
    assert places["discards"] == places["looted 0"] == []
    assert len(position.actions(0)) == 9
    assert len({str(at("row: N2 N3 N4 sip", best_of=3).whereabouts()), str(places)}) == 2


def test_the_steps_of_a_duel_are_all_told_apart() -> None:
    every_kind = [DUEL, ROUND, PLAN, RESOLVE, REFILL, DUEL_OVER]
    assert len({step(kind) for kind in every_kind}) == len(every_kind)
