"""Dice: how they are thrown and what they show, and who reacts first at the automatic pace."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.boomtown_bandits import tokens
from fistful.games.boomtown_bandits.facts import COWARD_HITS, DICE_OF, FACES, REACTIONS, RUNAWAY, SHOOTER_HITS
from fistful.games.boomtown_bandits.state import BoomtownState


def throw(pos: BoomtownState, seat: i64) -> None:
    """BTB-25, BTB-43: a seat's dice come up, shooter dice before coward dice."""
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
        pos.tell("threw", "BTB-9", seat=seat, faces=faces(pos, dice))


def faces(pos: BoomtownState, dice: i64) -> tuple[str, ...]:
    """What these dice show, in words."""
    shown: list[str] = []
    for die in bitset.listed(dice):
        shown.append("hit" if bitset.has(pos.hits, die) else "runaway" if bitset.has(pos.runaways, die) else "blank")
    return tuple(shown)


def quickest(pos: BoomtownState, fighters: i64) -> i64:
    """BTB-28, BTB-30: each seat that shows a hit draws a reaction; the seats with the earliest one."""
    earliest: i64 = REACTIONS
    seats: i64 = 0
    seat = pos.first
    for _ in range(pos.setup.seats):
        if bitset.has(fighters, seat) and pos.hits & DICE_OF[seat]:
            reaction = pos.chance.below(REACTIONS, "reaction")
            if reaction < earliest:
                earliest = reaction
                seats = 0
            if reaction == earliest:
                seats = bitset.add(seats, seat)
        seat = pos.setup.after(seat)
    return seats


def roll_others_once(pos: BoomtownState, seat: i64) -> i64:
    """BTB-60: all dice of the others here are rolled once, and each hit removes that die; the tokens that hit."""
    distracted = pos.distracted
    pos.distracted = 0
    other = pos.first
    for _ in range(pos.setup.seats):
        if other != seat:
            throw(pos, other)
        other = pos.setup.after(other)
    pos.distracted = distracted & ~pos.hits
    lost = pos.hits & pos.at[pos.here]
    pos.extra &= ~pos.hits
    pos.lying = 0
    pos.hits = 0
    pos.runaways = 0
    return lost
