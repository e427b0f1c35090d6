"""Figures from games that are written out, and what two decks differ in."""

from __future__ import annotations

from typing import Any

import pytest

from fistful.balance.findings import apart, decides, decision, endings, half_width, length, places
from fistful.balance.study import Tale

CARD = ("looted", "N4")


def tale(winner: int | None, reason: str = "nuggets", starter: int | None = None, **amounts: list[int]) -> Tale:
    """A game of two seats; `N4=[1, 0]` says how much of a card each had."""
    shares = (0.5, 0.5) if winner is None else (float(winner == 0), float(winner == 1))
    return Tale(reason, shares, starter, 4, 16, {("looted", name): counts for name, counts in amounts.items()})


def test_endings_are_shares_of_games_the_usual_one_first() -> None:
    found = endings([tale(0, "deck"), tale(1, "deck"), tale(0, "whisky"), tale(None, "deck")])
    assert {reason: each["share"] for reason, each in found.items()} == {"deck": 0.75, "whisky": 0.25}
    assert next(iter(found)) == "deck"


def test_the_turn_order_counts_from_whoever_starts() -> None:
    tales = [tale(0, starter=0), tale(1, starter=1), tale(0, starter=1), tale(None, starter=0)]
    assert [each["share"] for each in places(tales, [each.starter or 0 for each in tales])] == [0.625, 0.375]
    assert [each["share"] for each in places(tales, [0] * 4)] == [0.625, 0.375]
    assert places(tales, []) == []


def test_what_decides_is_what_those_with_the_most_of_it_won() -> None:
    tales = [tale(0, N4=[2, 1]), tale(0, N4=[1, 0]), tale(1, N4=[1, 0]), tale(1, N4=[1, 1]), tale(1)]
    found = decision(tales, CARD)
    assert found["seen"] == 0.8
    assert found["won"]["share"] == pytest.approx(2 / 3, abs=1e-4)
    assert found["swing"] == pytest.approx((0.5 + 0.5 - 0.5) / 5, abs=1e-4)


def test_a_lone_leader_of_four_swings_three_quarters_and_two_leaders_half() -> None:
    lone = Tale("goal", (1.0, 0.0, 0.0, 0.0), 0, 9, 80, {CARD: [3, 1, 0, 0]})
    pair = Tale("goal", (1.0, 0.0, 0.0, 0.0), 0, 9, 80, {CARD: [3, 3, 0, 0]})
    assert decision([lone], CARD)["swing"] == 0.75
    assert decision([pair], CARD)["swing"] == 0.5
    assert decision([pair], CARD)["won"]["share"] == 0.5


def test_what_nobody_ever_did_is_named_and_has_no_share() -> None:
    found = decides([tale(0, N4=[1, 0])], ["looted"], {("looted", "N8")})
    assert found["looted"]["N8"] == {"seen": 0.0, "swing": 0.0}


def test_numbered_things_keep_their_order_and_others_go_by_swing() -> None:
    bullets = [Tale("rounds", (1.0, 0.0), 0, 3, 9, {("fired", str(value)): [0, 1] for value in (10, 9)})]
    assert list(decides(bullets, ["fired"], set())["fired"]) == ["9", "10"]
    cards = [tale(0, N2=[0, 1], N3=[1, 0])]
    assert list(decides(cards, ["looted"], set())["looted"]) == ["N3", "N2"]


def test_length_is_told_with_its_histogram() -> None:
    assert length([3, 5, 4, 4]) == {
        "mean": 4.0,
        "median": 4.0,
        "shortest": 3,
        "longest": 5,
        "histogram": {3: 1, 4: 2, 5: 1},
    }


def estimate(share: float, half: float) -> dict[str, Any]:
    return {"share": share, "interval": [max(0.0, share - half), min(1.0, share + half)]}


def test_two_estimates_are_apart_if_their_difference_exceeds_both_errors_together() -> None:
    assert apart(estimate(0.6, 0.03), estimate(0.5, 0.04))
    assert not apart(estimate(0.6, 0.08), estimate(0.5, 0.08))


def test_an_interval_cut_off_at_nothing_keeps_its_width() -> None:
    assert half_width(estimate(0.01, 0.05)) == pytest.approx(0.05)
