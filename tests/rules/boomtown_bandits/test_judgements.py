"""BTB-66: what the printed rules leave open and the engine decides."""

from __future__ import annotations

import pytest

from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, options, pass_to, rig, seen

pytestmark = pytest.mark.clause("BTB-66")


def test_safe_found_may_be_played_on_ones_placing_turn() -> None:
    pos = draw("bank: bank-800\nA: safe-found\nnow: placement")
    do(pos, "A: play safe-found", "A: at bank")
    assert cards_of(pos, "fresh A") == ["bank-800"]
    assert "place shooter bank" in options(pos, "A")


def test_cards_may_be_played_before_each_card_of_a_big_score() -> None:
    pos = draw("bank: bank-300 bank-800\ntrain: train-500\nA: big-score safe-found\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    do(pos, "A: play big-score", "A: claim")
    assert (seen(pos, None).window, cards_of(pos, "fresh A")) == ("before-loot", ["bank-300"])
    do(pos, "A: play safe-found", "A: at train")
    assert sorted(cards_of(pos, "hand A")) == ["bank-300", "bank-800", "train-500"]


@pytest.mark.parametrize(
    ("tokens", "places"),
    [
        ("at bank: A shooter, B coward\nat train: C shooter", ["bank", "train"]),
        ("at bank: A shooter\nat train: B shooter, C shooter", ["train"]),
    ],
)
def test_loose_lips_needs_a_location_with_another_players_token(tokens: str, places: list[str]) -> None:
    pos = draw(f"A: loose-lips\n{tokens}\nnow: placement")
    assert [option for option in options(pos, "A") if "lips" in option] == [
        f"play loose-lips {name}" for name in places
    ]


def test_loose_lips_needs_a_token_that_lies_face_down() -> None:
    pos = draw("first: B\nA: overheard-plans loose-lips\nnow: before-placement")
    do(pos, "A: play overheard-plans", "A: overhear B", "A: pass", "B: place coward bank", "C: place shooter train")
    assert [option for option in options(pos, "A") if "lips" in option] == ["play loose-lips train"]


WATCHED = "C: tip-off-the-law\n"
"""Somebody is asked in every window, so that a game does not run on by itself."""


def kinds_at(pos: BoomtownBanditsPosition, seat: int, place: str) -> list[str]:
    return [token.kind for token in seen(pos, None).tokens[seat] if token.place == place]


def test_a_coward_that_moves_loses_its_courage() -> None:
    pos = draw(f"A: liquid-courage sneaky-bastard\n{WATCHED}at bank: A coward, B shooter\nnow: location")
    do(pos, "A: play liquid-courage", "C: pass")
    assert kinds_at(pos, 0, "bank") == ["brave"]
    do(pos, "A: play sneaky-bastard", "C: pass", "A: to train")
    assert kinds_at(pos, 0, "train") == ["coward"]


def test_a_shooter_that_moves_is_sober_again() -> None:
    pos = draw(f"A: sloppy-drunk\nB: whispered-plan\n{WATCHED}at bank: A shooter, B shooter\nnow: location")
    do(pos, "A: play sloppy-drunk", "BC: pass")
    assert kinds_at(pos, 1, "bank") == ["drunk"]
    do(pos, "B: play whispered-plan", "C: pass", "B: to train")
    assert kinds_at(pos, 1, "train") == ["shooter"]


def test_a_fighter_whose_only_die_is_distracted_does_not_roll_until_the_first_stop() -> None:
    pos = draw("A: distraction\nC: tip-off-the-law\nat bank: A shooter, B shooter, B coward\nnow: location")
    do(pos, "A: play distraction", "C: pass", "A: pick B shooter")
    rig(pos, "- - h r0")
    do(pos, "C: play tip-off-the-law", "C: pick B coward")
    throwers = [event.public["seat"] for event in pos.take_events() if event.code == "threw"]
    assert throwers == [0, 0, 0]


def test_of_two_copies_an_inside_job_takes_the_played_one() -> None:
    pos = draw(
        "town: bank train mine\nbank: inside-job\nA: canary\nA face up: canary\nat bank: A shooter\nnow: location"
    )
    while "pay canary" not in options(pos, "A"):
        do(pos, f"{asked(pos)[0]}: {options(pos, asked(pos)[0])[0]}")
    do(pos, "A: pay canary")
    assert cards_of(pos, "face up A") == []
    assert "canary" in cards_of(pos, "hand A")


def test_the_first_player_moves_on_before_a_final_shootout() -> None:
    pos = draw("first: A\nbank is empty\nnow: end", dice="- - h - - - - - - r0")
    assert seen(pos, None).first == 1
