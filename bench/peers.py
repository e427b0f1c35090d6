"""OpenSpiel, measured in the same process: whole rollouts in C++, the usual Python loop, clones and resampling."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.measure import microseconds, rate

GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel())"
ROLLOUTS = 200


def dealt(name: str, seed: int = 1) -> Any:
    """A state of this game after all chance at its beginning."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, weights)[0])
    return state


def decisions_left(start: Any, games: int = 60) -> float:
    """How many decisions a random game has from here, on average."""
    dice = random.Random(2)
    count = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            count += 1
    return count / games


def rollouts(name: str) -> float:
    """Decisions per second in whole rollouts inside the C++ code."""
    state = dealt(name)
    length = decisions_left(state)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 3)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 1000, False, 3, False)

    def work() -> float:
        bot.step(state)
        return ROLLOUTS * length

    return rate(work)


def usual_loop(name: str) -> float:
    """Decisions per second in whole games from the deal, with each move chosen in ordinary Python."""
    game = pyspiel.load_game(name)

    def work() -> float:
        count = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            count += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return count

    return rate(work)


def fastest_loop(name: str) -> float:
    """The same, with every look-up moved out of the loop."""
    game = pyspiel.load_game(name)
    draw = random.random

    def work() -> float:
        count = 0
        state = game.new_initial_state()
        terminal, chance, legal, apply = (
            state.is_terminal,
            state.is_chance_node,
            state.legal_actions,
            state.apply_action,
        )
        while chance():
            actions = legal()
            apply(actions[int(draw() * len(actions))])
        while not terminal():
            actions = legal()
            apply(actions[int(draw() * len(actions))])
            count += 1
        return count

    return rate(work)


def middle_of_hearts() -> Any:
    """A state of hearts in the middle of play."""
    state = dealt("hearts")
    dice = random.Random(4)
    for _ in range(36):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def clone_cost() -> float:
    return microseconds(middle_of_hearts().clone)


def resample_cost() -> float:
    """Drawing a hidden world that fits what a player has seen."""
    state = middle_of_hearts()
    player = state.current_player()
    draw: Callable[[], float] = random.Random(5).random
    return microseconds(lambda: state.resample_from_infostate(player, draw), 300)
