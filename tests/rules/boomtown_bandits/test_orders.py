"""BTB-36: passing for the round, a standing order that nobody else can tell from passing each time by hand."""

from __future__ import annotations

import pytest

import fistful
from fistful.games.boomtown_bandits.facts import PASS, PASS_ROUND
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from tests.rules.boomtown_bandits.table import GAME, asked, do, draw, imagine, options, rig, seen

pytestmark = pytest.mark.clause("BTB-36")
CROWD = """
A: tip-off-the-law sneaky-bastard
B: saloon-200
C: saloon-300
at bank: A coward, B shooter
at train: C shooter, B coward
now: after-reveal
"""
ALONE = "A: tip-off-the-law\nat bank: A shooter, B shooter\nat train: B shooter\nnow: after-reveal"
PACES = pytest.mark.parametrize("pace", ["automatic", "real-time"])


def window(pos: BoomtownBanditsPosition) -> str:
    view = seen(pos, None)
    return f"{view.window} {view.here}".strip()


@PACES
def test_who_passed_for_the_round_is_passed_for_in_its_later_windows(pace: str) -> None:
    pos = draw(CROWD, pace=pace)
    do(pos, "A: pass round", "BC: pass")
    assert (window(pos), asked(pos)) == ("before-shootout bank", "ABC")
    assert pos.follow_orders()
    assert asked(pos) == "BC"
    assert seen(pos, "A").chosen == PASS_ROUND
    do(pos, "BC: pass")
    assert window(pos) != "before-shootout bank"


@PACES
def test_an_order_is_followed_too_when_nobody_else_is_asked(pace: str) -> None:
    pos = draw(ALONE, pace=pace)
    assert asked(pos) == "A"
    do(pos, "A: pass round")
    assert (window(pos), asked(pos)) == ("before-shootout bank", "A")
    assert pos.follow_orders()
    assert window(pos) != "before-shootout bank"


def test_orders_of_all_who_are_asked_close_one_window_and_show_the_next_open() -> None:
    pos = draw(CROWD)
    do(pos, "ABC: pass round")
    assert (window(pos), asked(pos)) == ("before-shootout bank", "ABC")
    pos.take_events()
    pos.follow_orders()
    assert window(pos) != "before-shootout bank"
    assert "chosen" not in [event.code for event in pos.take_events()]


def test_without_an_order_nothing_is_done() -> None:
    pos = draw(CROWD)
    assert not pos.follow_orders()
    do(pos, "ABC: pass")
    assert not pos.follow_orders()
    assert asked(pos) == "ABC"


def test_an_order_holds_in_a_window_that_reopens() -> None:
    pos = draw(CROWD)
    do(pos, "A: play tip-off-the-law", "B: pass round", "C: pass", "A: at train", "A: pick C shooter")
    assert (window(pos), asked(pos)) == ("after-reveal", "AB")
    pos.follow_orders()
    assert asked(pos) == "A"


@PACES
def test_nobody_else_can_tell_an_order_from_passing_by_hand(pace: str) -> None:
    ordered, by_hand = draw(CROWD, pace=pace), draw(CROWD, pace=pace)
    do(ordered, "A: pass round")
    do(by_hand, "A: pass")
    followed = 0
    while seen(ordered, None).round == 1:
        for letter in ("B", "C", None):
            assert seen(ordered, letter) == seen(by_hand, letter)
        assert told_to_others(ordered) == told_to_others(by_hand)
        if ordered.follow_orders():
            followed += 1
            do(by_hand, "A: pass")
        else:
            for pos in (ordered, by_hand):
                pos.play(pos.to_act[-1], pos.actions(pos.to_act[-1])[0])
    assert followed > 1


def told_to_others(pos: BoomtownBanditsPosition) -> list[list[fistful.Told | None]]:
    """What everyone but A was told since last asked."""
    return [[event.to(seat) for seat in (1, 2, None)] for event in pos.take_events()]


def test_only_its_own_seat_sees_the_order() -> None:
    pos = draw(CROWD)
    do(pos, "A: pass round", "BC: pass")
    assert [seen(pos, letter).passing for letter in ("A", "B", "C", None)] == [True, False, False, False]
    assert seen(pos, "B").orders == ()
    assert seen(pos, "B").passed == (0, 1, 2)
    revealed = pos.reveal()
    assert revealed.orders == (0,)


def test_a_world_imagined_by_another_seat_may_have_the_order_or_not_and_ones_own_has_it() -> None:
    pos = draw(CROWD)
    do(pos, "A: pass round", "B: pass", "C: pass")
    for letter, expected in (("A", {True}), ("B", {True, False}), ("C", {True, False})):
        worlds = [imagine(pos, letter, seed) for seed in range(40)]
        assert {seen(world, "A").passing for world in worlds if isinstance(world, BoomtownBanditsPosition)} == expected


def test_who_has_played_a_card_is_never_imagined_with_an_order() -> None:
    pos = draw(CROWD)
    do(pos, "A: play tip-off-the-law", "BC: pass", "A: at train", "A: pick C shooter")
    for seed in range(40):
        world = imagine(pos, "B", seed)
        assert not seen(world, "A").passing


def test_who_has_chosen_in_a_window_is_imagined_in_every_way_but_that_all_have() -> None:
    pos = draw(CROWD)
    do(pos, "A: pass")
    chosen = {tuple(seat for seat, _ in imagine(pos, "C", seed).sealed_decisions()) for seed in range(60)}
    assert chosen == {(), (0,), (1,), (0, 1)}
    do(pos, "C: pass")
    chosen = {tuple(seat for seat, _ in imagine(pos, "C", seed).sealed_decisions()) for seed in range(60)}
    assert chosen == {(2,), (0, 2), (1, 2)}


def test_an_order_just_given_can_be_taken_back() -> None:
    pos = draw(CROWD)
    do(pos, "A: pass round")
    pos.retract(0)
    do(pos, "A: pass", "BC: pass")
    assert not seen(pos, "A").passing
    assert not pos.follow_orders()


def test_an_order_that_was_followed_can_be_taken_back_while_others_choose_and_another_choice_ends_it() -> None:
    pos = draw(CROWD)
    do(pos, "A: pass round", "BC: pass")
    pos.follow_orders()
    others = [seen(pos, letter) for letter in ("B", "C", None)]
    pos.retract(0)
    assert options(pos, "A") == ["pass", "pass round", "play sneaky-bastard", "play tip-off-the-law"]
    do(pos, "A: pass")
    assert [seen(pos, letter) for letter in ("B", "C", None)] == others
    do(pos, "BC: pass")
    assert not seen(pos, "A").passing


def test_a_card_played_before_the_order_is_followed_ends_it() -> None:
    pos = draw(CROWD)
    do(pos, "A: pass round", "BC: pass", "A: play tip-off-the-law", "BC: pass", "A: at train", "A: pick C shooter")
    assert not seen(pos, "A").passing
    assert "A" in asked(pos)
    assert not pos.follow_orders()


def test_an_order_ends_with_the_round() -> None:
    pos = draw(CROWD)
    do(pos, "ABC: pass round")
    while seen(pos, None).round == 1:
        assert seen(pos, "A").passing
        if not pos.follow_orders():
            pos.play(pos.to_act[0], pos.actions(pos.to_act[0])[0])
    assert not any(seen(pos, letter).passing for letter in "ABC")
    assert seen(pos, None).passed == ()


def test_a_named_target_is_asked_for_a_body_double_in_spite_of_its_order() -> None:
    pos = draw("A: body-double guns-akimbo\nat bank: A shooter, A shooter, B shooter\nnow: location")
    rig(pos, "- - h r0")
    do(pos, "A: pass round")
    assert window(pos) == "named-target bank"
    assert not pos.follow_orders()
    assert options(pos, "A") == ["pass", "play body-double"]


@PACES
def test_orders_that_were_followed_are_recorded_and_replay_exactly(pace: str) -> None:
    pos = GAME.new(3, bytes(range(32)), pace=pace)
    followed = 0
    while not pos.over:
        if pos.follow_orders():
            followed += 1
            again = fistful.replay(pos.record().to_json())
            assert again.reveal() == pos.reveal()
            continue
        seat = pos.to_act[0]
        legal = pos.actions(seat)
        pos.play(seat, PASS_ROUND if PASS_ROUND in legal else legal[-1 if PASS not in legal else 0])
    assert followed > 10
    assert fistful.replay(pos.record().to_json()).reveal() == pos.reveal()
    assert fistful.verify(pos.record().to_json()).outcome == pos.outcome


def test_passing_for_the_round_is_no_answer_to_a_seat_asked_alone() -> None:
    pos = draw("A: loose-lips\nat bank: B shooter\nfirst: B\nnow: placement")
    with pytest.raises(fistful.IllegalMove, match="does not answer"):
        pos.play(pos.to_act[0], PASS_ROUND)
