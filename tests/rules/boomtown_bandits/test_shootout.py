"""BTB-10…14, BTB-28, BTB-30, BTB-34, BTB-35: hits, ties, runaways, targets and losses at the automatic pace."""

from __future__ import annotations

import pytest

from fistful import IllegalMove
from fistful.games.boomtown_bandits.facts import MOST_THROWS
from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, lying, options, rig, told

DUEL = "at bank: A shooter, A shooter, B shooter, B shooter\nnow: location"
BRAWL = "at bank: A shooter, A coward, B shooter, B coward, C shooter\nnow: location"


@pytest.mark.clause("BTB-10")
def test_rolling_goes_on_until_someone_hits() -> None:
    pos = draw(DUEL, dice="- - - - - - - - h - - - r0 h")
    threw = [event.public["seat"] for event in pos.take_events() if event.code in ("threw", "hit")]
    assert threw[:7] == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.clause("BTB-11", "BTB-35")
def test_the_scorer_names_a_target_among_the_others_who_names_the_token_to_lose() -> None:
    pos = draw(BRAWL, dice="- - h - - r0")
    assert asked(pos) == "B"
    assert options(pos, "B") == ["hit A", "hit C"]
    do(pos, "B: hit A")
    assert asked(pos) == "A"
    assert options(pos, "A") == ["lose shooter", "lose coward"]
    before = lying(pos, "bank")
    do(pos, "A: lose coward")
    assert [token for token in before if token not in lying(pos, "bank")] == ["A coward"]


@pytest.mark.clause("BTB-11")
def test_rolling_starts_again_after_a_loss() -> None:
    pos = draw("at bank: A shooter, A shooter, B shooter\nnow: location", seats=2, dice="- - h r0 - - - h - - r0")
    assert told(pos).count("shot") == 2


@pytest.mark.clause("BTB-35")
def test_tokens_with_another_die_are_told_apart_when_one_is_lost() -> None:
    pos = draw(
        "B: sloppy-drunk\nA: liquid-courage\nat bank: A shooter, A shooter, A coward, B shooter\nnow: location", seats=2
    )
    rig(pos, "- - - h r0")
    do(pos, "A: play liquid-courage", "B: play sloppy-drunk")
    assert options(pos, "A") == ["lose shooter", "lose drunk", "lose brave"]


@pytest.mark.clause("BTB-35")
def test_the_window_during_a_shootout_opens_when_a_token_left_and_two_players_are_still_there() -> None:
    cards = "A: safe-found\nB: body-double\n"
    pos = draw(cards + DUEL)
    rig(pos, "h - - - r0")
    do(pos, "AB: pass", "B: pass")
    windows = [event.public["window"] for event in pos.take_events() if event.code == "window-here"]
    assert windows == ["before-shootout", "named-target", "during-shootout"]
    pos = draw(cards + "at bank: A shooter, B shooter\nnow: location")
    rig(pos, "h - r0")
    do(pos, "AB: pass", "B: pass")
    windows = [event.public["window"] for event in pos.take_events() if event.code == "window-here"]
    assert windows == ["before-shootout", "named-target", "before-loot"]


@pytest.mark.clause("BTB-12")
def test_a_runaway_takes_that_coward_out_of_the_fight() -> None:
    pos = draw("bank: bank-800\nat bank: A shooter, B coward\nnow: location", seats=2, dice="- 6")
    assert "ran-away" in told(pos)
    assert cards_of(pos, "hand A") == ["bank-800"]


@pytest.mark.clause("BTB-14", "BTB-30")
def test_hits_at_the_same_time_are_ignored_and_rolling_restarts() -> None:
    pos = draw("at bank: A shooter, B shooter\nnow: location", dice="h h r3 r3 - h r0")
    codes = told(pos)
    assert codes.index("tie") < codes.index("hit")
    assert codes.count("shot") == 1
    assert len(cards_of(pos, "hand B")) == 1


@pytest.mark.clause("BTB-14")
def test_a_hit_goes_before_a_runaway_at_the_same_time() -> None:
    pos = draw("at bank: A shooter, B coward, C coward\nnow: location", dice="h 6 - r5")
    assert asked(pos) == "A"
    assert "ran-away" not in told(pos)
    assert "B coward" in lying(pos, "bank")


@pytest.mark.clause("BTB-14")
def test_a_runaway_is_forgotten_also_when_the_hits_tie() -> None:
    pos = draw("at bank: A shooter, B shooter, C coward\nnow: location", dice="h h 6 r3 r3")
    codes = told(pos)
    assert "tie" in codes
    assert "ran-away" not in codes[: codes.index("tie") + 3]


@pytest.mark.clause("BTB-28")
def test_two_hits_shown_by_one_player_are_one() -> None:
    pos = draw(DUEL, dice="h h - - r0")
    assert told(pos)[:12].count("shot") == 1


@pytest.mark.clause("BTB-30")
def test_the_earliest_reaction_alone_scores() -> None:
    pos = draw("at bank: A shooter, B shooter, C shooter\nnow: location", dice="h h h r2 r1 r2")
    assert asked(pos) == "B"


@pytest.mark.clause("BTB-30")
def test_no_reaction_is_asked_of_anybody_at_the_automatic_pace() -> None:
    pos = draw("at bank: A shooter, B shooter\nnow: location", dice="h - r0")
    assert not {"roll", "call", "wait"} & set(options(pos, asked(pos)))
    assert len(cards_of(pos, "hand A")) == 1


@pytest.mark.clause("BTB-34")
def test_after_two_hundred_throws_nobody_is_left() -> None:
    pos = draw("A: safe-found\nat bank: A shooter, B shooter\nnow: location", seats=2, dice="- - - -")
    pos.throws = MOST_THROWS - 1
    do(pos, "A: pass")
    codes = told(pos)
    assert codes.count("threw") == 2
    assert codes[codes.index("worn-out") + 1] == "nobody-left"
    assert len(cards_of(pos, "stack bank")) == 9


@pytest.mark.clause("BTB-35")
def test_a_player_who_is_not_in_the_fight_cannot_be_named() -> None:
    pos = draw("at bank: A shooter, B shooter, C shooter\nnow: location", seats=4, dice="h - - r0")
    with pytest.raises(IllegalMove, match="not an opponent"):
        do(pos, "A: hit D")


def test_dice_are_drawn_in_turn_order_shooters_before_cowards() -> None:
    pos = draw("first: B\nat bank: A shooter, B coward, B shooter, C shooter\nnow: location", dice="h 6 - - r0")
    first = next(event.public for event in pos.take_events() if event.code == "threw")
    assert first["seat"] == 1
    assert first["faces"] == ("runaway", "hit")
