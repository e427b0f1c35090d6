"""Tables for tests of environments, and games played there at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from fistful.envs.pettingzoo import AllAtOnce, SeatBySeat, env, parallel_env
from fistful.envs.sight import Seen
from tests.tables import TABLES, THOROUGH, Table

SPREAD = TABLES if THOROUGH else TABLES[::3]
"""Every game, and of its numbers of seats and options as many as there is time for."""
SMALL = [table for table in TABLES if table.seats == table.game.about.usual_seats and not table.options]
"""Every game once."""


def seat_by_seat(table: Table, **how: str) -> SeatBySeat:
    return env(table.slug, table.seats, deck=table.deck, **table.options, **how)  # type: ignore[arg-type]


def all_at_once(table: Table, **how: str) -> AllAtOnce:
    return parallel_env(table.slug, table.seats, deck=table.deck, **table.options, **how)  # type: ignore[arg-type]


def any_legal(seen: Seen, dice: random.Random) -> int:
    return int(dice.choice(seen["action_mask"].nonzero()[0]))


def played(table: SeatBySeat, dice: random.Random, most: int = 10**6) -> Iterator[tuple[str, Seen]]:
    """The agents that are asked in a random game, with what they see, before each of them acts."""
    for _ in range(most):
        if table.terminations[table.agent_selection]:
            return
        seen = table.observe(table.agent_selection)
        yield table.agent_selection, seen
        table.step(any_legal(seen, dice))
