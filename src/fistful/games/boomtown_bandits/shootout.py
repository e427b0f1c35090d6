"""Shootouts: locations left to right, stops, the automatic pace, targets and losses."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.seats import SEATS_IN
from fistful.games.boomtown_bandits import dice, tokens
from fistful.games.boomtown_bandits.facts import (
    BEFORE_SHOOTOUT,
    DURING_SHOOTOUT,
    FINAL,
    LOCATIONS,
    MOST_THROWS,
    NOWHERE,
)
from fistful.games.boomtown_bandits.kinds import BOUT, DOUBLE, LEAVE, LOCATION, LOOT, LOSE_TOKEN, NAME_TARGET, WINDOW
from fistful.games.boomtown_bandits.state import BoomtownState

# Locations, left to right.


def resolve_location(pos: BoomtownState, place: i64) -> None:
    """BTB-9, BTB-37: each open location where a token lies: the window, the fight, the claim."""
    if place == len(pos.town):
        return
    pos.push(step(LOCATION, place + 1))
    location = pos.town[place]
    if pos.at[location] == 0:
        pos.resolved = bitset.add(pos.resolved, location)
        return
    enter(pos, location)
    pos.push(step(LEAVE))
    pos.push(step(LOOT))
    pos.push(step(BOUT))
    pos.push(step(WINDOW, BEFORE_SHOOTOUT))
    if pos.telling:
        pos.tell("location", "BTB-9", location=LOCATIONS[location])


def enter(pos: BoomtownState, place: i64) -> None:
    """A new shootout: no throws, no ticks, nothing owed."""
    pos.here = place
    pos.fighting = False
    pos.throws = 0
    pos.clock = 0
    for seat in range(len(pos.owed)):
        pos.owed[seat] = 0


def leave_location(pos: BoomtownState) -> None:
    """BTB-38: looting tokens are out; the location is resolved, and what was for this Shootout is over."""
    tokens.take_off(pos, pos.at[pos.here])
    pos.resolved = bitset.add(pos.resolved, pos.here)
    end_fight(pos)


def end_fight(pos: BoomtownState) -> None:
    pos.here = NOWHERE
    pos.fighting = False
    pos.extra = 0
    pos.doubled = 0
    pos.distracted = 0
    pos.ticks_before += pos.clock
    pos.clock = 0


# Stops.


def stop(pos: BoomtownState) -> None:
    """BTB-26, BTB-48: at every stop all dice are cleared, and a distracted die is rolled again; a bout follows."""
    pos.lying = 0
    pos.hits = 0
    pos.runaways = 0
    pos.distracted = 0
    pos.push(step(BOUT))


def stop_for_hits(pos: BoomtownState, scorers: i64) -> None:
    """BTB-11, BTB-14: one hit is scored; two or more at the same time are ignored. Runaways are forgotten."""
    if pos.telling and pos.runaways:
        runaways: i64 = bitset.count(pos.runaways)
        pos.tell("forgotten", "BTB-14", seats=SEATS_IN[tokens.owners(pos, pos.runaways)], count=runaways)
    stop(pos)
    if bitset.count(scorers) == 1:
        pos.push(step(NAME_TARGET, bitset.lowest(scorers)))
    elif pos.telling:
        pos.tell("tie", "BTB-14", seats=SEATS_IN[scorers])


def stop_for_runaways(pos: BoomtownState) -> None:
    """BTB-12, BTB-27: every token whose die shows a runaway leaves the fight."""
    runners = pos.runaways
    stop(pos)
    tokens.leave(pos, runners, "ran-away", "BTB-12")
    open_after_loss(pos)


def open_after_loss(pos: BoomtownState) -> None:
    """BTB-23, BTB-35: once a token has left, the window during a Shootout; a final shootout has no cards."""
    if pos.here != FINAL:
        pos.push(step(WINDOW, DURING_SHOOTOUT))


# The automatic pace.


def throw_until_stop(pos: BoomtownState) -> None:
    """BTB-30, BTB-34: all fighters throw together until someone hits or runs away, or throws run out."""
    fighters = tokens.present(pos)
    while pos.throws < MOST_THROWS:
        pos.throws += 1
        pos.lying = 0
        seat = pos.first
        for _ in range(pos.setup.seats):
            if bitset.has(fighters, seat):
                dice.throw(pos, seat, "BTB-30")
            seat = pos.setup.after(seat)
        if pos.hits:
            stop_for_hits(pos, dice.quickest(pos, fighters))
            return
        if pos.runaways:
            stop_for_runaways(pos)
            return
    if pos.telling:
        pos.tell("worn-out", "BTB-34", throws=MOST_THROWS)
    tokens.take_off(pos, pos.at[pos.here])


# Targets and losses.


def targets_of(pos: BoomtownState, scorer: i64) -> i64:
    """BTB-35: the seats that the scorer can name: the other fighters."""
    return bitset.remove(tokens.present(pos), scorer)


def name_target(pos: BoomtownState, scorer: i64, target: i64) -> None:
    """BTB-35, BTB-57: the hit meets a Body Double played before, or the target may play one, else loses a token."""
    if pos.telling:
        pos.tell("targeted", "BTB-11", seat=scorer, target=target)
    if bitset.has(pos.doubled, target):
        pos.doubled = bitset.remove(pos.doubled, target)
        tell_dodge(pos, target)
        return
    pos.push(step(LOSE_TOKEN, target))
    if pos.here != FINAL:
        pos.push(step(DOUBLE, target))


def tell_dodge(pos: BoomtownState, target: i64) -> None:
    """BTB-57: a hit costs its target nothing."""
    if pos.telling:
        pos.tell("dodged", "BTB-57", seat=target)


def lose(pos: BoomtownState, target: i64, kind: i64) -> None:
    """BTB-11: a token and its die leave the fight."""
    token = tokens.one_of_kind(pos, tokens.tokens_here(pos, target), kind)
    tokens.leave(pos, bitset.only(token), "shot", "BTB-11")
    open_after_loss(pos)
