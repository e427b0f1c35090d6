"""BTB-25…34: the real-time pace, made exact. A bout runs on ticks; free fighters choose sealed in each.

Within a tick: faces show, choices, calls are judged, runaways, new rolls begin. Ticks in which nobody is free
and nothing falls due are skipped.
"""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of, step
from fistful.engine.seats import SEATS_IN
from fistful.games.boomtown_bandits import dice, shootout, tokens
from fistful.games.boomtown_bandits.facts import (
    CALL,
    DEBT_TICKS,
    DICE_OF,
    HIT_PATIENCE,
    MOST_TICKS,
    ROLL,
    ROLL_TICKS,
    WAIT,
)
from fistful.games.boomtown_bandits.kinds import BOUT, CHOOSE, TICK
from fistful.games.boomtown_bandits.state import BoomtownState


def begin(pos: BoomtownState) -> None:
    """BTB-25, BTB-26: a bout begins at tick 0 with no dice shown; who called falsely joins when nothing is owed."""
    pos.tick = 0
    pos.rolling = 0
    for seat in range(pos.setup.seats):
        pos.free_at[seat] = pos.owed[seat]
        pos.shown_at[seat] = -1
        pos.waited[seat] = 0
        pos.held[seat] = -1
    pos.push(step(TICK))
    skip_idle_ticks(pos)


def show_faces(pos: BoomtownState) -> None:
    """BTB-25, BTB-34: the rolls that come down in this tick, seats in turn order; at 600 ticks the pace changes."""
    if pos.clock + pos.tick >= MOST_TICKS:
        go_automatic(pos)
        return
    seat = pos.first
    for _ in range(pos.setup.seats):
        if bitset.has(pos.rolling, seat) and pos.free_at[seat] == pos.tick:
            pos.rolling = bitset.remove(pos.rolling, seat)
            pos.shown_at[seat] = pos.tick
            dice.throw(pos, seat)
        seat = pos.setup.after(seat)
    pos.push(step(CHOOSE))


def go_automatic(pos: BoomtownState) -> None:
    """BTB-34: the shootout goes on at the automatic pace, where nobody sits out."""
    pos.clock = MOST_TICKS
    pos.tick = 0
    pos.rolling = 0
    for seat in range(pos.setup.seats):
        pos.owed[seat] = 0
    pos.lying = 0
    pos.hits = 0
    pos.runaways = 0
    pos.push(step(BOUT))
    if pos.telling:
        pos.tell("automatic", "BTB-34", ticks=MOST_TICKS)


# The choices of a tick.


def is_free(pos: BoomtownState, seat: i64) -> bool:
    """BTB-25, BTB-33: a fighter with dice to roll, none of them in the air, that has joined and holds no call."""
    if pos.free_at[seat] > pos.tick or pos.held[seat] >= 0:
        return False
    return tokens.dice_of(pos, seat) & ~pos.distracted != 0


def choices(pos: BoomtownState, seat: i64) -> i64:
    """BTB-25, BTB-32: what a free fighter may do: a call needs faces, a runaway bars rolling, patience ends."""
    own = DICE_OF[seat]
    if pos.hits & own:
        if pos.waited[seat] >= HIT_PATIENCE:
            return bitset.only(CALL)
        if pos.runaways & own:
            return bitset.only(CALL) | bitset.only(WAIT)
        return bitset.only(ROLL) | bitset.only(CALL) | bitset.only(WAIT)
    if pos.runaways & own:
        return bitset.only(CALL) | bitset.only(WAIT)
    if pos.waited[seat] >= pos.setup.blank_patience:
        return bitset.only(ROLL)
    if pos.lying & own:
        return bitset.only(ROLL) | bitset.only(CALL) | bitset.only(WAIT)
    return bitset.only(ROLL) | bitset.only(WAIT)


def ask_choices(pos: BoomtownState) -> None:
    """BTB-25: every free fighter chooses, sealed; dice are public, so an only choice is not asked for."""
    asked: i64 = 0
    for seat in range(pos.setup.seats):
        if is_free(pos, seat) and bitset.count(choices(pos, seat)) > 1:
            asked = bitset.add(asked, seat)
    if asked:
        pos.ask_sealed(asked)
    else:
        end_tick(pos)


# What comes of them.


def end_tick(pos: BoomtownState) -> None:
    """BTB-25…27: calls are judged, then runaways, then new rolls begin and the clock goes on."""
    callers: i64 = 0
    rollers: i64 = 0
    for seat in range(pos.setup.seats):
        if pos.held[seat] == pos.tick:
            callers = bitset.add(callers, seat)
        elif is_free(pos, seat):
            choice = choice_of(pos, seat)
            if choice == ROLL:
                rollers = bitset.add(rollers, seat)
            elif choice == WAIT:
                pos.waited[seat] += 1
            elif pos.tick >= pos.shown_at[seat] + pos.setup.reading_ticks:
                callers = bitset.add(callers, seat)
            else:
                hold(pos, seat)
    if callers:
        judge_calls(pos, callers)
        return
    if runaway_due(pos):
        end_bout(pos)
        shootout.stop_for_runaways(pos)
        return
    begin_rolls(pos, rollers)
    pos.tick += 1
    pos.push(step(TICK))
    skip_idle_ticks(pos)


def choice_of(pos: BoomtownState, seat: i64) -> i64:
    """The sealed choice of a seat, or the only one it had."""
    if len(pos.sealed) > 0 and pos.sealed[seat] >= 0:
        return pos.sealed[seat]
    return bitset.lowest(choices(pos, seat))


def hold(pos: BoomtownState, seat: i64) -> None:
    """BTB-33: a call before the faces have lain for the reading time counts at its end."""
    pos.held[seat] = pos.shown_at[seat] + pos.setup.reading_ticks


def judge_calls(pos: BoomtownState, callers: i64) -> None:
    """BTB-13, BTB-14, BTB-26, BTB-27: a stop. One true call is a hit, several are a tie; if all are false, every other
    fighter who shows a hit is taken to have called just then, and without any the runaways count at once.
    """
    scorers = showing_hits(pos) & callers
    liars = callers & ~scorers
    if pos.telling:
        for seat in bitset.listed(callers):
            pos.tell("called" if bitset.has(scorers, seat) else "false-call", "BTB-26", seat=seat, tick=pos.tick)
    if scorers == 0:
        scorers = showing_hits(pos)
        if pos.telling and scorers:
            pos.tell("taken-for-call", "BTB-26", seats=SEATS_IN[scorers])
    end_bout(pos)
    while liars:
        pos.owed[bitset.lowest(liars)] = DEBT_TICKS
        liars = bitset.without_lowest(liars)
    if scorers:
        shootout.stop_for_hits(pos, scorers)
    elif pos.runaways:
        shootout.stop_for_runaways(pos)
    else:
        shootout.stop(pos)


def showing_hits(pos: BoomtownState) -> i64:
    """BTB-28: the seats that show a hit; two are as good as one."""
    seats: i64 = 0
    for seat in range(pos.setup.seats):
        if pos.hits & DICE_OF[seat]:
            seats = bitset.add(seats, seat)
    return seats


def runaway_due(pos: BoomtownState) -> bool:
    """BTB-27: whether a runaway has lain on the table for its time."""
    for seat in range(pos.setup.seats):
        if pos.runaways & DICE_OF[seat] and pos.tick >= pos.shown_at[seat] + pos.setup.runaway_ticks:
            return True
    return False


def begin_rolls(pos: BoomtownState, rollers: i64) -> None:
    """BTB-25: what the rollers show is thrown away; their new faces show six ticks later."""
    pos.rolling |= rollers
    while rollers:
        seat = bitset.lowest(rollers)
        rollers = bitset.without_lowest(rollers)
        tokens.clear_dice(pos, DICE_OF[seat])
        pos.free_at[seat] = pos.tick + ROLL_TICKS
        pos.shown_at[seat] = -1
        pos.waited[seat] = 0
        if pos.telling:
            pos.tell("rolls", "BTB-25", seat=seat, tick=pos.tick)


def end_bout(pos: BoomtownState) -> None:
    """BTB-26: the ticks of this bout are added to those of the shootout. What a seat still owes, it owes in the next
    bout; under version 1 it owes nothing.
    """
    for seat in range(pos.setup.seats):
        left = pos.owed[seat] - pos.tick - 1
        if left < 0 or not pos.setup.second_edition:
            left = 0
        pos.owed[seat] = left
    pos.clock = min(pos.clock + pos.tick + 1, MOST_TICKS)
    pos.tick = 0
    pos.rolling = 0


def skip_idle_ticks(pos: BoomtownState) -> None:
    """BTB-29: go to the next tick in which a fighter is free, a held call counts or a runaway falls due."""
    soonest: i64 = MOST_TICKS - pos.clock
    for seat in range(pos.setup.seats):
        if tokens.dice_of(pos, seat) & ~pos.distracted == 0:
            continue
        due = pos.free_at[seat] if pos.free_at[seat] > pos.tick else pos.tick
        if pos.held[seat] >= 0:
            due = pos.held[seat]
        if pos.runaways & DICE_OF[seat]:
            due = min(due, pos.shown_at[seat] + pos.setup.runaway_ticks)
        soonest = min(soonest, due)
    pos.tick = max(pos.tick, soonest)


def owes(pos: BoomtownState, seat: i64) -> i64:
    """BTB-26: for how many ticks of this bout, or between two of the next, a seat that called falsely sits out."""
    return max(pos.owed[seat] - pos.tick, 0) if pos.setup.real_time else 0


# For records.


def number(pos: BoomtownState) -> i64:
    """BTB-29: the tick in which fighters now choose, counted over the whole game; -1 if none do."""
    return pos.ticks_before + pos.clock + pos.tick if kind_of(pos.step) == CHOOSE else -1


def bout_start(pos: BoomtownState) -> i64:
    """The first tick of this bout, counted over the whole game."""
    return pos.ticks_before + pos.clock
