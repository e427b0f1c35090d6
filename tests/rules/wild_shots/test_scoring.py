"""Minus points, the winner, and Piatnik scoring."""

from __future__ import annotations

import pytest

import fistful
from fistful import locales
from fistful.games.wild_shots.wire import WildShotsView
from tests.rules.wild_shots.table import at, happened, play
from tests.tables import Table, moments

LAST_TRICKS = """
    round {round}, trump wanted, A leads
    taken A: {taken}
    A: R5 R7
    B: R1 R2
"""


def cost(round: int, taken: str, piatnik_scoring: bool = False) -> object:
    """What A's tricks cost, the last two (without symbols) included."""
    position = at(LAST_TRICKS.format(round=round, taken=taken), piatnik_scoring=piatnik_scoring)
    play(position, "R5", "R1")
    return happened(position, "scored")[0]["points"]


@pytest.mark.clause("WSH-13")
@pytest.mark.parametrize(
    ("round", "taken", "points"),
    [
        (1, "R4 R9 K2", 6),
        (2, "R6 R10 G3", 9),
        (3, "R3 K1", 8),
        (4, "R8 K4 G10 B2", 20),
        (1, "R6 R3 R8", 0),
        (2, "R4 R3 R8", 0),
        (3, "R4 R6 R8", 0),
        (4, "R4 R6 R3", 0),
    ],
)
def test_each_round_has_its_symbol_and_its_price(round: int, taken: str, points: int) -> None:
    assert cost(round, taken) == points


@pytest.mark.clause("WSH-13")
def test_worked_scoring_example_two_hats_cost_six_in_round_two() -> None:
    assert cost(2, "R6 G9 K3 K6") == 6


@pytest.mark.clause("WSH-13")
def test_everyone_is_told_by_name_who_gets_which_minus_points_for_which_cards() -> None:
    position = at("""
        round 2, trump wanted, A leads
        taken A: R6 G9 K3
        taken B: R10 K6
        A: R5 R7
        B: R1 R2
    """)
    play(position, "R5", "R1")
    assert happened(position, "scored") == [
        {"seat": 0, "number": 2, "points": 6, "total": 6, "cards": ("R6", "G9")},
        {"seat": 1, "number": 2, "points": 3, "total": 3, "cards": ("R10",)},
    ]


@pytest.mark.clause("WSH-13")
def test_minus_points_are_said_with_names_and_totals() -> None:
    params = {"seat": 1, "number": 2, "points": 6, "total": 10, "cards": ("R6", "G9")}
    words = locales.sentence("wild-shots", "event", "scored", params, "en", ["Ann", "Bob"])
    assert words == "Round 2: Bob gets 6 minus points (red 6 and green 9), 10 in all."


@pytest.mark.clause("WSH-13")
def test_a_round_is_ten_tricks() -> None:
    tricks = 0
    for position in moments(Table("wild-shots", 4, {}), 3):
        for event in position.take_events():
            if event.code == "took":
                tricks += 1
            if event.code == "scored":
                assert tricks == 10 * int(str(event.public["number"]))
    assert tricks == 40


@pytest.mark.clause("WSH-17")
@pytest.mark.parametrize(
    ("round", "taken", "points"),
    [(1, "R4 R6 R3 R8", 2), (2, "R4 R6 R3 R8", 3), (3, "R4 R6 R3 R8", 9), (4, "R4 R6 R3 R8", 14)],
)
def test_piatnik_scoring_counts_more_symbols_in_the_last_two_rounds(round: int, taken: str, points: int) -> None:
    assert cost(round, taken, piatnik_scoring=True) == points


@pytest.mark.clause("WSH-17")
def test_piatnik_scoring_is_an_option_that_is_off_by_default() -> None:
    option, _ = fistful.game("wild-shots").options
    assert (option.name, option.default, option.choices) == ("piatnik_scoring", False, (False, True))


@pytest.mark.clause("WSH-15")
def test_after_round_four_the_fewest_minus_points_win() -> None:
    for seed in range(10):
        *_, last = moments(Table("wild-shots", 3, {}), seed)
        view = last.view(None)
        assert isinstance(view, WildShotsView)
        totals = [sum(row[seat] for row in view.sheet) for seat in range(3)]
        assert len(view.sheet) == 4
        assert last.outcome is not None
        assert last.outcome.winners == tuple(seat for seat in range(3) if totals[seat] == min(totals))
        assert last.outcome.scores == tuple(-total for total in totals)


@pytest.mark.clause("WSH-15")
def test_a_tie_for_the_fewest_is_shared() -> None:
    position = at("""
        round 4, trump revolver, A leads
        taken A: R8
        taken B: K4
        A: R5 R7
        B: R1 R2
    """)
    play(position, "R5", "R1")
    assert position.outcome is not None
    assert position.outcome.winners == (0, 1)
    assert position.outcome.scores == (-5, -5)
