"""What a search of Looterz looks for: Loot, and Looterz that will find more, a few turns ahead."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.evaluator import Evaluator
from fistful.engine.position import Position
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import ATTACK, DIE, DRAW, MOST_LOOTERZ, PICK, SACRIFICE
from fistful.games.looterz.position import LooterzPosition

TURNS_EACH: Final = 2
"""How many turns of every player a playout looks ahead."""
NEXT_TURNS: Final = 1.2
"""For how many turns the Looterz in play are counted on to search."""
SPREAD: Final = 0.15
"""What part of the goal counts as a small lead."""
WHIM: Final = 4
"""One choice in this many is random."""
TRIES: Final = 4


class LooterzEvaluator(Evaluator):
    """Turns are the horizon; Loot and Looterz become chances to win."""

    def horizon(self, position: Position) -> i64:
        assert isinstance(position, LooterzPosition)
        return position.turn

    def reach(self, position: Position) -> i64:
        return TURNS_EACH * position.base.seats

    def worth(self, position: Position, seat: i64) -> float:
        """A softmax of what everyone has and will soon find; once the game is over, the result."""
        assert isinstance(position, LooterzPosition)
        if position.waiting == 0:
            return super().worth(position, seat)
        spread = SPREAD * float(position.setup.goal)
        own = prospects(position, seat)
        others = 0.0
        for other in range(position.setup.seats):
            others += math.exp((prospects(position, other) - own) / spread)
        return 1.0 / others

    def likely(self, position: Position, seat: i64, chance: Chance) -> i64:
        """Mostly search, recruit rather than draw, and pick what others have."""
        assert isinstance(position, LooterzPosition)
        action = position.pick(seat, chance)
        if chance.below(WHIM, "whim") == 0:
            return action
        if action < PICK and action >= ATTACK:
            first = position.legal(seat)[0]
            return first if first < ATTACK else action
        tries: i64 = TRIES
        while tries > 0 and (action == DRAW or is_own(action, seat)):
            action = position.pick(seat, chance)
            tries -= 1
        return action


def is_own(action: i64, seat: i64) -> bool:
    """Whether an action picks a Looter of this seat."""
    own = PICK + seat * MOST_LOOTERZ
    return PICK <= action < SACRIFICE and own <= action < own + MOST_LOOTERZ


def prospects(position: LooterzPosition, seat: i64) -> float:
    """The Loot of a seat, and what its Looterz should find soon."""
    found: i64 = 0
    for place in range(seat * MOST_LOOTERZ, seat * MOST_LOOTERZ + position.party[seat]):
        looter = position.table[place]
        found += looters.life_of(looter) * position.setup.power[looters.kind_of(looter)]
    return float(position.loot[seat]) + NEXT_TURNS * float(found) / float(DIE)
