"""Games of OpenSpiel for tests, and random play through them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from fistful.envs import openspiel
from fistful.envs.openspiel import SpielGame, SpielState
from tests.tables import Table

TINY = Path(__file__).resolve().parents[2] / "examples" / "tiny-saloon.toml"
"""A deck of Loot Shoot Whisky with thirteen orders."""


def loaded(table: Table, **how: int | bool) -> SpielGame:
    deck = {} if table.deck is None else {"deck": table.deck}
    return openspiel.load(table.slug, table.seats, **deck, **table.options, **how)  # type: ignore[arg-type]


def dealt(game: SpielGame) -> SpielState:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def step(state: SpielState, dice: random.Random) -> None:
    """Choose at random, for all who are asked."""
    if state.is_simultaneous_node():
        legal = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([dice.choice(actions) if actions else 0 for actions in legal])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def played(game: SpielGame, dice: random.Random, most: int = 10**6) -> Iterator[SpielState]:
    """The states of a random game, the last one included: one object, which moves on."""
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        step(state, dice)
