"""Worlds of Looterz that look like a view: hidden cards are dealt with the chances that they have."""

from __future__ import annotations

from typing import Final

from fistful.engine.chance import Chance
from fistful.games.looterz.knowledge import Knowledge
from fistful.games.looterz.position import LooterzPosition
from fistful.games.looterz.slots import Slots
from fistful.games.looterz.state import LooterzState

TRIES: Final = 100
"""How often a deal is drawn again, at the most."""


def world(known: Knowledge, chance: Chance) -> LooterzPosition:
    """A position that looks like the view this knowledge is of."""
    pos = LooterzPosition(known.pos.setup, chance, known.pos)
    if not known.seen.open:
        deal(pos, known.slots, chance)
    pos.settle()
    return pos


def deal(pos: LooterzState, slots: Slots, chance: Chance) -> None:
    """LTZ-28: deal what is hidden.

    A deal that lets a card leave a hand in which there were several of its kind could have been matched with the slots
    in as many ways. It is kept once for all of them, so that deals keep the chances of dealing.
    """
    filled = False
    for _ in range(TRIES):
        filled = slots.fill(chance)
        if filled:
            ways = slots.ways()
            if ways == 1 or chance.below(ways, "imagine") == 0:
                break
    if not filled:
        slots = slots.without_memory()
        slots.fill(chance)
    slots.give(pos)
