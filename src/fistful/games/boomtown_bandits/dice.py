"""Dice: how they are thrown and what they show, and who reacts first at the automatic pace."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.seats import SEATS_IN
from fistful.games.boomtown_bandits import tokens
from fistful.games.boomtown_bandits.facts import COWARD_HITS, DICE_OF, EXTRA_OF, FACES, REACTIONS, RUNAWAY, SHOOTER_HITS
from fistful.games.boomtown_bandits.state import BoomtownState


def throw(pos: BoomtownState, seat: i64, clause: str = "BTB-25") -> None:
    """BTB-25, BTB-43: a seat's dice come up, shooter dice before coward dice, thrown by this clause."""
    dice = tokens.dice_of(pos, seat) & ~pos.distracted
    coward = tokens.coward_dice(pos, dice)
    shooter = dice & ~coward
    pos.lying |= dice
    while shooter:
        if pos.chance.roll(FACES, "dice") <= SHOOTER_HITS:
            pos.hits |= shooter & -shooter
        shooter &= shooter - 1
    while coward:
        face = pos.chance.roll(FACES, "dice")
        if face <= COWARD_HITS:
            pos.hits |= coward & -coward
        elif face == RUNAWAY:
            pos.runaways |= coward & -coward
        coward &= coward - 1
    if pos.telling and dice:
        pos.tell("threw", clause, seat=seat, faces=faces(pos, dice), rolled=rolled(pos, dice))


def faces(pos: BoomtownState, dice: i64) -> tuple[str, ...]:
    """What these dice show, in words."""
    shown: list[str] = []
    for die in bitset.listed(dice):
        shown.append("hit" if bitset.has(pos.hits, die) else "runaway" if bitset.has(pos.runaways, die) else "blank")
    return tuple(shown)


def rolled(pos: BoomtownState, dice: i64) -> tuple[str, ...]:
    """How many of these dice show each face, such as `hit-1` and `blank-2`."""
    shown = faces(pos, dice)
    return tuple([f"{face}-{shown.count(face)}" for face in ("hit", "runaway", "blank") if face in shown])


def quickest(pos: BoomtownState, fighters: i64) -> i64:
    """BTB-28, BTB-30: each seat that shows a hit draws a reaction; the seats with the earliest one."""
    earliest: i64 = REACTIONS
    seats: i64 = 0
    hitting: i64 = 0
    seat = pos.first
    for _ in range(pos.setup.seats):
        if bitset.has(fighters, seat) and pos.hits & DICE_OF[seat]:
            hitting = bitset.add(hitting, seat)
            reaction = pos.chance.below(REACTIONS, "reaction")
            if reaction < earliest:
                earliest = reaction
                seats = 0
            if reaction == earliest:
                seats = bitset.add(seats, seat)
        seat = pos.setup.after(seat)
    if pos.telling and bitset.count(seats) == 1 and hitting != seats:
        pos.tell("quicker", "BTB-30", seat=bitset.lowest(seats), seats=SEATS_IN[hitting & ~seats])
    return seats


def roll_others_once(pos: BoomtownState, seat: i64) -> i64:
    """BTB-60: all dice of the others here are rolled once, and each hit removes that die; the tokens that hit."""
    distracted = pos.distracted
    pos.distracted = 0
    other = pos.first
    for _ in range(pos.setup.seats):
        if other != seat:
            throw(pos, other, "BTB-60")
        other = pos.setup.after(other)
    pos.distracted = distracted & ~pos.hits
    lost = pos.hits & pos.at[pos.here]
    if pos.telling:
        tell_blast(pos, seat)
    pos.extra &= ~pos.hits
    pos.lying = 0
    pos.hits = 0
    pos.runaways = 0
    return lost


def tell_blast(pos: BoomtownState, seat: i64) -> None:
    """BTB-60: tell that the hits on the table destroy an extra die, or that there are none."""
    for other in range(pos.setup.seats):
        if pos.extra & pos.hits & EXTRA_OF[other]:
            pos.tell("extra-destroyed", "BTB-60", seat=other)
    if pos.hits == 0:
        pos.tell("no-damage", "BTB-60", seat=seat)
