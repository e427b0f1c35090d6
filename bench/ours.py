"""The same work done by Fistful."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import fistful
from bench.measure import microseconds, rate
from fistful.engine.position import play_to_end

GAMES = 40
ROOT = Path(__file__).resolve().parent.parent


def playouts(slug: str, seats: int, **options: bool | int | str) -> float:
    """Decisions per second in whole random games from a dealt position."""
    start = fistful.game(slug).new(seats, 1, **options)
    counter = itertools.count()

    def work() -> float:
        first = next(counter) % 50 * GAMES
        for seed in range(first, first + GAMES):
            fistful.playout(start.copy(), seed)
        return lengths[first // GAMES]

    lengths = [
        float(sum(play_to_end(start.copy(), seed) for seed in range(first * GAMES, (first + 1) * GAMES)))
        for first in range(50)
    ]
    return rate(work)


def interpreted_playouts(slug: str, seats: int) -> float:
    """The same with the interpreted form of the rules, in a separate process."""
    code = f"from bench.ours import playouts; print(playouts({slug!r}, {seats}))"
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", f"import fistful; assert not fistful.compiled; {code}"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(done.stdout))


def usual_loop(slug: str, seats: int) -> float:
    """Whole games from the deal, with events and records, and each move chosen in ordinary Python."""
    game = fistful.game(slug)
    seeds = itertools.count()

    def work() -> float:
        count = 0
        position = game.new(seats, next(seeds))
        while not position.over:
            seat = position.to_act[0]
            position.play(seat, random.choice(position.actions(seat)))
            count += 1
        return count

    return rate(work)


def fastest_loop(slug: str, seats: int) -> float:
    """The same, with every look-up moved out of the loop."""
    game = fistful.game(slug)
    seeds = itertools.count()
    draw = random.random

    def work() -> float:
        count = 0
        position = game.new(seats, next(seeds))
        legal, play = position.actions, position.play
        while seats_to_act := position.to_act:
            seat = seats_to_act[0]
            actions = legal(seat)
            play(seat, actions[int(draw() * len(actions))])
            count += 1
        return count

    return rate(work)


def middle(slug: str, seats: int, moves: int) -> fistful.Position:
    """A position in the middle of play."""
    position = fistful.game(slug).new(seats, 1)
    dice = random.Random(4)
    for _ in range(moves):
        seat = position.to_act[0]
        position.play(seat, dice.choice(position.actions(seat)))
    return position


def copy_cost(position: fistful.Position) -> float:
    return microseconds(position.copy)


def view_cost(position: fistful.Position) -> float:
    seat = position.to_act[0]
    return microseconds(lambda: position.view(seat))


def imagine_cost(position: fistful.Position) -> float:
    view = position.view(position.to_act[0])
    seeds = itertools.count()
    return microseconds(lambda: view.imagine(next(seeds)), 300)
