"""OpenSpiel's external-sampling MCCFR on a tiny deck of Loot Shoot Whisky, and how far from an equilibrium it ends.

A round has two decisions, each of two actions planned in secret; if nobody has won after them, nobody has lost either.
Both players have the same plans and the same cards in sight, so by symmetry the game is worth 0.

    python examples/openspiel_mccfr.py                                   a whole round, in half a minute
    python examples/openspiel_mccfr.py --decisions 1 --iterations 300    its first half, in seconds
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from fistful.envs import openspiel

DECK = Path(__file__).with_name("tiny-saloon.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2, help="after how many the game is over")
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    at_once = openspiel.load("loot-shoot-whisky", deck=str(DECK), horizon=chosen.decisions)
    game = pyspiel.convert_to_turn_based(at_once)
    np.random.seed(chosen.seed)  # the solver draws from it
    solver = ExternalSamplingSolver(game)
    for _ in range(chosen.iterations):
        solver.iteration()

    policy = solver.average_policy()
    value = float(expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0])
    gains = exploitability.nash_conv(game, policy, return_only_nash_conv=False).player_improvements
    first, second = (float(gain) for gain in gains)
    print(f"after {chosen.iterations} iterations A wins {value:+.4f} a game against B, who plays by the same policy")
    print(f"a best response would win A {first:.4f} more, and B {second:.4f} more")
    lowest, highest = value - second, value + first
    print(
        f"so the exploitability is {(first + second) / 2:.4f}, and the game is worth {lowest:+.4f}…{highest:+.4f} to A"
    )
    assert lowest <= 0 <= highest, "by symmetry it is worth 0"


if __name__ == "__main__":
    main()
