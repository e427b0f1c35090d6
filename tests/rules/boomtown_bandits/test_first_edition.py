"""Version 1 of the rules: what version 2 changed goes on as it was at tables and in records that began before."""

from __future__ import annotations

from pathlib import Path

import pytest

import fistful
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from tests.golden.playthrough import FOLDER
from tests.rules.boomtown_bandits.table import asked, do, draw, lying, options, pass_to, rig, seen, told

RECORDS = sorted(FOLDER.glob("boomtown-bandits-*.rules-1.json"))


def old(text: str, seats: int = 3, dice: str = "") -> BoomtownBanditsPosition:
    return draw(text, seats, "real-time", dice, rules=1)


def wait(pos: BoomtownBanditsPosition, until: int) -> None:
    while pos.tick < until:
        do(pos, f"{asked(pos)}: wait")


@pytest.mark.parametrize("saved", RECORDS, ids=lambda saved: saved.stem)
def test_a_record_of_version_1_replays_under_version_1(saved: Path) -> None:
    record = fistful.replay(saved.read_bytes()).record()
    assert record.terms.rules == 1
    assert fistful.verify(saved.read_bytes()).fair


def test_a_call_counted_three_ticks_after_its_faces_came_up() -> None:
    pos = old("at bank: A shooter, B shooter, C shooter\nnow: location")
    rig(pos, "h - -")
    do(pos, "ABC: roll")
    do(pos, "A: call", "BC: wait")
    assert seen(pos, None).held[0] == 9


def test_a_runaway_lay_for_five_ticks() -> None:
    pos = old("at bank: A shooter, B coward, C shooter\nnow: location")
    rig(pos, "- 6 -")
    do(pos, "ABC: roll")
    wait(pos, 11)
    do(pos, f"{asked(pos)}: wait")
    assert "ran-away" in told(pos)


def test_dice_were_rolled_after_five_ticks_of_waiting() -> None:
    pos = old("at bank: A shooter, B shooter\nnow: location", seats=2)
    wait(pos, 4)
    do(pos, "AB: wait")
    assert pos.tick == 11


def test_a_debt_was_forgotten_with_the_next_bout() -> None:
    pos = old("at bank: A shooter, A shooter, B shooter, C shooter\nnow: location")
    rig(pos, "- - - -")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    assert seen(pos, None).owed == (30, 0, 0)
    rig(pos, "- h")
    do(pos, "BC: roll")
    wait(pos, 9)
    do(pos, "B: wait", "C: call")
    do(pos, "C: hit A")
    assert lying(pos, "bank").count("A shooter") == 1
    assert seen(pos, None).free_at == (0, 0, 0)


def test_body_double_was_played_only_by_a_named_target() -> None:
    pos = draw("B: body-double\nat bank: A shooter, A shooter, B shooter, B shooter\nnow: location", rules=1)
    assert options(pos, "B") == ["pass", "pass round"]
    pass_to(pos, "named-target", dice="h - - - r0")
    assert options(pos, "B") == ["pass", "play body-double"]


def test_cash_was_shown_only_on_the_placing_turn() -> None:
    window = draw("A: saloon-200\nat bank: A shooter, B shooter\nnow: after-reveal", rules=1)
    assert options(window, "A") == ["pass", "pass round"]
    claim = draw("A: train-300\nat bank: A shooter\nnow: location", rules=1)
    pass_to(claim, "before-loot")
    assert options(claim, "A") == ["claim"]
    placing = draw("A: train-300\nnow: placement", rules=1)
    assert "show train-300" in options(placing, "A")


def test_loose_lips_looked_at_any_token() -> None:
    pos = draw("A: loose-lips\nat bank: A shooter\nat train: B shooter, C shooter\nnow: placement", rules=1)
    assert [option for option in options(pos, "A") if "lips" in option] == [
        "play loose-lips bank",
        "play loose-lips train",
    ]
