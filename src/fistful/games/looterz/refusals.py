"""Why a move is refused, for each sort of move; None means that it is not of this sort."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.errors import IllegalMove
from fistful.engine.seats import SEATS_IN
from fistful.games.looterz import dungeon
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import (
    ACTIVATION,
    ATTACK,
    DONE,
    DRAW,
    MOST_LOOTERZ,
    PICK,
    RECRUIT,
    SACRIFICE,
    SLUG,
    STEAL,
    USE,
    discarding,
    raising,
)
from fistful.games.looterz.state import LooterzState


def refused(code: str, clause: str, **params: object) -> IllegalMove:
    return IllegalMove(code, SLUG, clause, **params)


def of_recruit(pos: LooterzState, action: i64) -> IllegalMove | None:
    """LTZ-5: there is nothing to draw, or the card is not in hand."""
    if action == DRAW:
        return refused("piles-empty", "LTZ-5")
    if RECRUIT <= action < raising(pos.setup.kinds):
        return refused("not-in-hand", "LTZ-5", card=pos.setup.names[action - RECRUIT])
    return None


def of_act(pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
    """LTZ-7, LTZ-30, LTZ-36: why a Looter cannot search, attack or use its Activation."""
    if action >= DONE:
        return None
    slot = action % MOST_LOOTERZ
    if slot >= pos.party[seat]:
        return refused("no-such-looter", "LTZ-33", number=slot + 1)
    looter = pos.table[dungeon.place_of(seat, slot)]
    card = pos.setup.names[looters.kind_of(looter)]
    if looters.acted_of(looter) == pos.turn:
        return refused("has-acted", "LTZ-7", card=card)
    if action < ATTACK:
        return refused("may-not-search", "LTZ-36", card=card, seats=SEATS_IN[looters.marks_of(looter)])
    if action < USE:
        return refused("no-target", "LTZ-30", card=card)
    effect = pos.setup.effect(ACTIVATION, looters.kind_of(looter))
    if effect is None:
        return refused("no-activation", "LTZ-11", card=card)
    return refused("no-use", "LTZ-30", card=card, reason=effect.lack(pos, seat, looters.entry_of(looter)))


def of_pick(pos: LooterzState, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
    """LTZ-20, LTZ-31: why another Looter may not be picked for the Looter `entry`."""
    if not PICK <= action < SACRIFICE:
        return None
    place = action - PICK
    target = place // MOST_LOOTERZ
    slot = place % MOST_LOOTERZ
    if target >= pos.setup.seats or slot >= pos.party[target]:
        return refused("no-such-target", "LTZ-33")
    looter = pos.table[place]
    card = pos.setup.names[looters.kind_of(looter)]
    if looters.entry_of(looter) == entry:
        return refused("itself", "LTZ-31")
    allowed = dungeon.open_to(pos, seat, target, entry)
    if not bitset.has(allowed, slot):
        guards = [
            pos.setup.names[looters.kind_of(pos.table[dungeon.place_of(target, each)])]
            for each in bitset.listed(allowed)
        ]
        return refused("taunt", "LTZ-20", card=card, rival=target, guards=tuple(guards))
    if target == seat:
        return refused("your-own", "LTZ-45", card=card)
    return refused("no-change", "LTZ-30", card=card)


def of_sacrifice(pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
    """LTZ-31, LTZ-33: a Looter is not there, or cannot be sacrificed to its own effect."""
    if not SACRIFICE <= action < STEAL:
        return None
    number = action - SACRIFICE + 1
    if number <= pos.party[seat]:
        return refused("itself", "LTZ-31")
    return refused("no-such-looter", "LTZ-33", number=number)


def of_steal(action: i64) -> IllegalMove | None:
    """LTZ-19: another player has more Loot."""
    return refused("not-the-richest", "LTZ-19") if STEAL <= action < DRAW else None


def of_raise(pos: LooterzState, action: i64) -> IllegalMove | None:
    """LTZ-51: no such card is in the Graveyard."""
    kind = action - raising(pos.setup.kinds)
    return refused("not-in-graveyard", "LTZ-51", card=pos.setup.names[kind]) if 0 <= kind < pos.setup.kinds else None


def of_discard(pos: LooterzState, action: i64) -> IllegalMove | None:
    """LTZ-14: the card is not in hand."""
    kind = action - discarding(pos.setup.kinds)
    return refused("not-in-hand", "LTZ-14", card=pos.setup.names[kind]) if kind >= 0 else None
