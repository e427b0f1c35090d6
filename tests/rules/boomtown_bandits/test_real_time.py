"""BTB-13, BTB-25…34: bouts on a clock of ticks."""

from __future__ import annotations

import msgspec
import pytest

from fistful import BadRecord, IllegalMove, replay
from fistful.engine.chance import fast
from fistful.engine.wire import Decision
from fistful.games.boomtown_bandits import ticks
from fistful.games.boomtown_bandits.facts import BOT_DELAYS, LATE_TICKS, MOST_TICKS, TICK_MS
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from tests.rules.boomtown_bandits.table import (
    GAME,
    asked,
    cards_of,
    do,
    draw,
    lying,
    options,
    rig,
    seen,
    told,
)

DUEL = "at bank: A shooter, A shooter, B shooter, B shooter\nnow: location"
COWARDS = "at bank: A shooter, B coward, C shooter\nnow: location"


def fight(text: str, seats: int = 3, dice: str = "") -> BoomtownBanditsPosition:
    return draw(text, seats, "real-time", dice)


def wait(pos: BoomtownBanditsPosition, until: int) -> None:
    """Everyone waits until this tick of the bout."""
    while pos.tick < until:
        do(pos, f"{asked(pos)}: wait")


@pytest.mark.clause("BTB-25")
def test_a_bout_begins_with_no_dice_shown_and_everyone_may_roll_or_wait() -> None:
    pos = fight(DUEL)
    assert asked(pos) == "AB"
    assert options(pos, "A") == ["roll", "wait"]
    assert seen(pos, None).dice[0] == ("", "", "", "")
    with pytest.raises(IllegalMove, match="nothing to call"):
        do(pos, "A: call")


@pytest.mark.clause("BTB-25")
def test_a_roll_shows_its_faces_six_ticks_later_and_until_then_its_fighter_is_not_free() -> None:
    pos = fight(DUEL)
    do(pos, "A: roll", "B: wait")
    assert (pos.tick, asked(pos)) == (1, "B")
    wait(pos, 4)
    assert seen(pos, None).dice[0] == ("", "", "", "")
    rig(pos, "h -")
    do(pos, "B: roll")
    assert (pos.tick, asked(pos)) == (6, "A")
    assert seen(pos, None).dice[0] == ("hit", "blank", "", "")


@pytest.mark.clause("BTB-25")
def test_faces_of_one_tick_are_drawn_in_turn_order_shooters_before_cowards() -> None:
    pos = fight("first: B\nat bank: A shooter, B coward, B shooter\nnow: location")
    rig(pos, "h 6 -")
    do(pos, "AB: roll")
    assert seen(pos, None).dice[1][:2] == ("runaway", "hit")
    assert seen(pos, None).dice[0][:1] == ("blank",)


@pytest.mark.clause("BTB-25")
def test_a_roll_throws_away_what_is_shown_and_a_shown_runaway_bars_rolling() -> None:
    pos = fight("at bank: A shooter, B coward\nnow: location")
    rig(pos, "- 6")
    do(pos, "AB: roll")
    assert options(pos, "A") == ["roll", "call", "wait"]
    assert options(pos, "B") == ["call", "wait"]
    with pytest.raises(IllegalMove, match="runaway"):
        do(pos, "B: roll")
    do(pos, "A: roll", "B: wait")
    assert seen(pos, None).dice[0] == ("", "", "", "")


@pytest.mark.clause("BTB-26")
def test_exactly_one_true_call_in_a_tick_is_a_hit() -> None:
    pos = fight("at bank: A shooter, B shooter, C shooter\nnow: location")
    rig(pos, "h h -")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    assert asked(pos) == "A"
    assert options(pos, "A") == ["hit B", "hit C"]


@pytest.mark.clause("BTB-14", "BTB-26")
def test_two_true_calls_in_a_tick_are_a_tie_and_a_tick_apart_they_are_not() -> None:
    pos = fight("at bank: A shooter, B shooter, C shooter\nnow: location")
    rig(pos, "h h -")
    do(pos, "ABC: roll")
    wait(pos, 9)
    later = pos.copy()
    do(pos, "AB: call", "C: wait")
    assert "tie" in told(pos)
    assert (pos.tick, asked(pos)) == (0, "ABC")
    do(later, "B: call", "AC: wait")
    assert asked(later) == "B"


@pytest.mark.clause("BTB-13", "BTB-26")
def test_a_false_call_stops_the_rolling_and_its_caller_joins_thirty_ticks_after_the_restart() -> None:
    pos = fight(COWARDS)
    rig(pos, "- - -")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    assert told(pos).count("false-call") == 1
    assert (pos.tick, asked(pos)) == (0, "BC")
    assert seen(pos, None).dice == (("", "", "", ""),) * 3
    assert seen(pos, None).free_at[0] == 30


@pytest.mark.clause("BTB-26")
def test_after_a_false_call_a_fighter_who_shows_a_hit_is_taken_to_have_called() -> None:
    pos = fight(COWARDS)
    rig(pos, "- - h")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    assert asked(pos) == "C"
    assert options(pos, "C") == ["hit A", "hit B"]


@pytest.mark.clause("BTB-26")
def test_after_a_false_call_two_others_who_show_a_hit_are_a_tie() -> None:
    pos = fight("at bank: A shooter, B shooter, C shooter\nnow: location")
    rig(pos, "- h h")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    assert "tie" in told(pos)


@pytest.mark.clause("BTB-26")
def test_a_debtor_can_be_a_target_and_owes_nothing_after_that_bout() -> None:
    pos = fight("at bank: A shooter, B shooter, C shooter, A shooter\nnow: location")
    rig(pos, "- - - h")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "B: wait", "C: wait")
    assert options(pos, "C") == ["hit A", "hit B"]
    do(pos, "C: hit A")
    assert asked(pos) == "BC"
    rig(pos, "- h")
    do(pos, "BC: roll")
    wait(pos, 9)
    do(pos, "B: wait", "C: call")
    do(pos, "C: hit A")
    assert lying(pos, "bank") == ["B shooter", "C shooter"]
    assert seen(pos, None).free_at == (0, 0, 0)


@pytest.mark.clause("BTB-27")
def test_a_runaway_stops_the_rolling_after_five_ticks_without_a_call() -> None:
    pos = fight(COWARDS)
    rig(pos, "- 6 -")
    do(pos, "ABC: roll")
    wait(pos, 11)
    assert "B coward" in lying(pos, "bank")
    do(pos, "B: wait")
    assert "B coward" not in lying(pos, "bank")
    assert "ran-away" in told(pos)


@pytest.mark.clause("BTB-27")
def test_a_runaway_is_forgotten_if_a_hit_stops_the_rolling_by_then() -> None:
    pos = fight("at bank: A shooter, B coward, C shooter\nnow: location")
    rig(pos, "h 6 -")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    do(pos, "A: hit C")
    assert "B coward" in lying(pos, "bank")
    assert seen(pos, None).dice[1] == ("", "", "", "")


@pytest.mark.clause("BTB-27")
def test_every_token_whose_die_then_shows_a_runaway_leaves() -> None:
    pos = fight("at bank: A shooter, B coward, C coward\nnow: location")
    do(pos, "AB: roll", "C: wait")
    rig(pos, "- 6 6")
    do(pos, "C: roll")
    wait(pos, 11)
    do(pos, f"{asked(pos)}: wait")
    assert told(pos).count("ran-away") == 2


@pytest.mark.clause("BTB-27")
def test_a_stop_by_false_calls_alone_lets_a_runaway_count_at_once() -> None:
    pos = fight(COWARDS)
    rig(pos, "- 6 -")
    do(pos, "ABC: roll")
    wait(pos, 9)
    do(pos, "A: call", "BC: wait")
    assert "ran-away" in told(pos)
    assert lying(pos, "bank") == ["A shooter", "C shooter"]


@pytest.mark.clause("BTB-28")
def test_one_fighter_who_shows_two_hits_scores_one() -> None:
    pos = fight(DUEL)
    rig(pos, "h h - -")
    do(pos, "AB: roll")
    wait(pos, 9)
    do(pos, "A: call", "B: wait")
    assert lying(pos, "bank").count("B shooter") == 1


@pytest.mark.clause("BTB-29")
def test_ticks_in_which_nothing_can_happen_are_skipped() -> None:
    pos = fight(DUEL)
    do(pos, "AB: roll")
    assert pos.tick == 6


@pytest.mark.clause("BTB-29")
def test_a_record_notes_rolls_and_calls_with_their_tick_and_silence_is_wait() -> None:
    pos = GAME.new(2, 5, pace="real-time")
    for _ in range(400):
        if pos.over:
            break
        seat = pos.to_act[0]
        texts = [GAME.text(action) for action in pos.actions(seat)]
        pos.play(seat, GAME.action("wait" if "wait" in texts else texts[-1]))
    waits = sum(GAME.text(action) == "wait" for _, action in pos.decisions())
    noted = [decision.move for decision in pos.record().decisions]
    assert waits > 50
    last_tick_and_the_one_that_is_open = 2 + 1
    assert sum("wait" in move for move in noted) <= last_tick_and_the_one_that_is_open
    assert replay(pos.record().to_json()).decisions() == pos.decisions()


@pytest.mark.clause("BTB-29")
def test_a_record_with_a_tick_that_the_game_does_not_come_to_is_refused() -> None:
    pos = GAME.new(2, 5, pace="real-time")
    while not pos.record().decisions or "@" not in pos.record().decisions[-1].move:
        pos.play(pos.to_act[0], pos.actions(pos.to_act[0])[0])
    record = pos.record()
    *before, last = record.decisions
    for move in (f"{last.move}999", last.move.partition(" @")[0], "roll @"):
        changed = msgspec.structs.replace(record, decisions=(*before, Decision(last.seat, move)))
        with pytest.raises(BadRecord):
            replay(changed)


@pytest.mark.clause("BTB-29")
def test_a_tick_is_a_tenth_of_a_second_and_is_judged_three_ticks_late() -> None:
    assert (TICK_MS, LATE_TICKS) == (100, 3)


@pytest.mark.clause("BTB-31")
@pytest.mark.parametrize("level", sorted(BOT_DELAYS))
def test_a_bot_lets_its_hit_lie_for_a_time_of_its_level_drawn_each_time_and_never_under_three_ticks(level: str) -> None:
    chance = fast(1)
    delays = {int(ticks.bot_delay(level, chance)) for _ in range(300)}
    least, most = BOT_DELAYS[level]
    assert delays == set(range(least, most + 1))
    assert least >= 3


@pytest.mark.clause("BTB-32")
def test_without_a_hit_one_may_wait_five_ticks_and_then_rolls_unasked() -> None:
    pos = fight(DUEL)
    wait(pos, 4)
    do(pos, "AB: wait")
    assert [event.public["tick"] for event in pos.take_events() if event.code == "rolls"] == [5, 5]
    assert pos.tick == 11


@pytest.mark.clause("BTB-32")
def test_with_a_hit_one_may_wait_twenty_ticks_and_then_calls_unasked() -> None:
    pos = fight("at bank: A shooter, B shooter, B shooter\nnow: location", seats=2)
    rig(pos, "h - - - - - - - - - -")
    do(pos, "AB: roll")
    called: list[int] = []
    while not called:
        do(pos, f"{asked(pos)}: wait")
        called = [int(str(event.public["tick"])) for event in pos.take_events() if event.code == "called"]
    assert called == [26]


@pytest.mark.clause("BTB-33")
def test_a_call_before_the_faces_have_lain_for_three_ticks_counts_in_the_third() -> None:
    pos = fight("at bank: A shooter, B shooter, C shooter\nnow: location")
    rig(pos, "h h -")
    do(pos, "ABC: roll")
    do(pos, "A: call", "BC: wait")
    assert (pos.tick, asked(pos)) == (7, "BC")
    assert seen(pos, None).held[0] == 9
    do(pos, "BC: wait")
    do(pos, "B: call", "C: wait")
    do(pos, "C: wait")
    codes = [(event.code, event.public.get("tick")) for event in pos.take_events() if event.code == "called"]
    assert codes == [("called", 9), ("called", 9)]


@pytest.mark.clause("BTB-34")
def test_after_six_hundred_ticks_the_shootout_goes_on_at_the_automatic_pace() -> None:
    pos = fight(DUEL)
    pos.clock = MOST_TICKS - 3
    rig(pos, "h h h h r1 r2")
    do(pos, "AB: roll")
    codes = told(pos)
    assert codes[codes.index("automatic") + 1] == "threw"
    assert codes.count("rolls") == 2


@pytest.mark.clause("BTB-34")
def test_a_shootout_of_nothing_but_waiting_ends() -> None:
    pos = fight("at bank: A coward, B coward\nnow: location", seats=2)
    while seen(pos, None).here == "bank":
        do(pos, f"{asked(pos)}: {'wait' if 'wait' in options(pos, asked(pos)[0]) else options(pos, asked(pos)[0])[0]}")
    assert pos.round == 2
    assert len(cards_of(pos, "stack bank")) in (8, 9)


def test_a_fighter_whose_only_die_is_distracted_sits_the_bout_out() -> None:
    pos = fight("at bank: A shooter, B shooter, C shooter\nnow: location")
    assert asked(pos) == "ABC"
    pos.distracted = 1 << 3
    pos.waiting = 0b101
    pos.sealed[1] = -1
    do(pos, "AC: roll")
    assert asked(pos) == "AC"
