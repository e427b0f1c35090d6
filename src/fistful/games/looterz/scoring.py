"""Loot: gaining it, stealing it, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.wire import Outcome
from fistful.games.looterz.state import LooterzState


def gain(pos: LooterzState, seat: i64, amount: i64) -> None:
    """LTZ-15, LTZ-27: Loot tokens never run out; a player with the Loot needed wins at once, whatever was to come.

    So it is the last thing that an instruction does.
    """
    pos.loot[seat] += amount
    if pos.loot[seat] >= pos.setup.goal:
        if pos.telling:
            pos.tell("won", "LTZ-15", seat=seat, loot=pos.loot[seat])
        pos.end()


def richest(pos: LooterzState, thief: i64) -> i64:
    """LTZ-19: the seats that a thief may steal from: the others among those with the most Loot of all."""
    most: i64 = 0
    for loot in pos.loot:
        most = max(most, loot)
    seats: i64 = 0
    if most > 0:
        for seat in range(pos.setup.seats):
            if seat != thief and pos.loot[seat] == most:
                seats = bitset.add(seats, seat)
    return seats


def steal(pos: LooterzState, thief: i64, seat: i64, amount: i64) -> None:
    """LTZ-19: Loot goes from one player to another, at most what there is."""
    taken = min(amount, pos.loot[seat])
    pos.loot[seat] -= taken
    if pos.telling:
        pos.tell("stole", "LTZ-19", seat=thief, rival=seat, amount=taken)
    gain(pos, thief, taken)


def result(pos: LooterzState) -> Outcome:
    """LTZ-1, LTZ-29: the player with the Loot needed, or after the last turn those with the most."""
    most = max(list(pos.loot))
    winners = tuple([seat for seat in range(pos.setup.seats) if pos.loot[seat] == most])
    return Outcome(winners, tuple(list(pos.loot)), "goal" if most >= pos.setup.goal else "turns")
