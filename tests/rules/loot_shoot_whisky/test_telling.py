"""What is told says why: which action beat the other, what an extra gave, how a duel was won, and what comes last."""

from __future__ import annotations

import pytest

import fistful
from fistful import Told, locales
from tests.rules.loot_shoot_whisky.table import GAME, at, plan

NAMES = ["Ann", "Bob"]


def told(position: fistful.Position) -> dict[str, Told]:
    """What was told since the last look, the last event of each code."""
    return {event.code: each for event in position.take_events() if (each := event.to(None)) is not None}


def sentence(each: Told) -> str:
    return locales.sentence(GAME.slug, "event", each.code, each.params, names=NAMES)


@pytest.mark.parametrize(
    ("drawing", "plans", "code", "said"),
    [
        pytest.param(
            "row: N2 N3 N4 sip\nA: 1 bullet",
            ("SS", "LS"),
            "shot",
            "Shoot beats Loot: Ann gains a bullet and now has 2.",
            marks=pytest.mark.clause("LSW-10"),
            id="a bullet",
        ),
        pytest.param(
            "row: shot N3 N4 sip",
            ("LS", "WS"),
            "shot",
            "Extra shot: Ann gains a bullet and now has 1.",
            marks=pytest.mark.clause("LSW-11"),
            id="an extra shot",
        ),
        pytest.param(
            "row: N2 N3 N4 sip\nB: bottle full",
            ("WS", "SS"),
            "took-bottle",
            "Whisky beats Shoot: Ann takes the bottle from Bob, full side up.",
            marks=pytest.mark.clause("LSW-12"),
            id="the opponent's bottle",
        ),
        pytest.param(
            "row: sip N3 N4 sip",
            ("LS", "WS"),
            "took-bottle",
            "Extra sip: Ann takes the bottle, full side up.",
            marks=pytest.mark.clause("LSW-11"),
            id="an extra sip",
        ),
        pytest.param(
            "row: N2 N3 N4 sip",
            ("SL", "SS"),
            "discarded",
            "Both play Shoot: nobody wins slot 1, and its card is discarded (2 nuggets).",
            marks=pytest.mark.clause("LSW-8"),
            id="a tie",
        ),
    ],
)
def test_what_comes_of_a_slot_is_told_with_its_reason(
    drawing: str, plans: tuple[str, str], code: str, said: str
) -> None:
    position = at(drawing)
    plan(position, *plans)
    assert sentence(told(position)[code]) == said


@pytest.mark.clause("LSW-13")
def test_a_duel_won_by_nuggets_says_how_many_they_are() -> None:
    position = at("row: N4 N3 N2 sip\nA: 6 nuggets")
    plan(position, "LL", "WW")
    assert sentence(told(position)["duel-won"]) == "Ann wins the duel: 10 nuggets."


@pytest.mark.parametrize(
    ("round", "deck", "clause"),
    [
        pytest.param(1, "", "LSW-15", marks=pytest.mark.clause("LSW-15"), id="the deck"),
        pytest.param(50, "N2 N3 shot", "LSW-20", marks=pytest.mark.clause("LSW-20"), id="fifty rounds"),
    ],
)
def test_a_duel_that_the_bottle_decides_names_its_clause(round: int, deck: str, clause: str) -> None:
    position = at(f"row: N2 N3 N4 sip\ndeck: {deck}\nB: bottle full", round=round)
    plan(position, "LS", "LL", "SW", "SW")
    assert told(position)["duel-won"].clause == clause


@pytest.mark.clause("LSW-20")
def test_the_fiftieth_round_is_announced_as_the_last() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot N4\nB: bottle full", round=49)
    plan(position, "SS", "LL", "LW", "SW")
    assert sentence(told(position)["last-round"]) == "Round 50 is the last one: after it, the bottle decides."


@pytest.mark.clause("LSW-15")
def test_a_round_with_an_empty_deck_is_announced() -> None:
    position = at("row: N2 N3 N4 sip\ndeck: shot\nA: bottle full")
    plan(position, "LS", "WL", "SW", "LS")
    assert sentence(told(position)["deck-empty"]).startswith("The deck is empty")
