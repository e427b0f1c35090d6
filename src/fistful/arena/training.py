"""Learning what a new round of Loot Shoot Whisky is worth, and how far a best response to its players gets."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

import numpy as np
from librt.vecs import vec

import fistful
from fistful.arena.deals import deal_seed
from fistful.arena.statistics import Interval, share_interval
from fistful.search.response import Response, play_lesson
from fistful.search.saloon import WEIGHTS, Saloon, thumb_weights

GAME: Final = "loot-shoot-whisky"
RIDGE: Final = 2.0
"""How strongly weights that few lessons speak of are held near nothing."""
STEPS: Final = 25
BATCH: Final = 20

Row = tuple[list[int], list[int], float]
"""The weights of the first seat's standing, those of the second's, and what it led to."""


def lessons(weights: list[float], rival: list[float] | None, seeds: Sequence[tuple[int, int, int]]) -> list[list[Row]]:
    """The lessons of games by seed of the deal, seed of the play and seat, each with its outcome in a last row.

    Without a rival a solver with these weights plays itself; with one, a best response to the rival, with
    these weights for what follows, sits in the seat.
    """
    own = Saloon(vec[float](weights))
    solver = own if rival is None else Saloon(vec[float](rival))
    response = None if rival is None else Response(solver, own)
    out: list[list[Row]] = []
    for deal, seed, seat in seeds:
        position = fistful.game(GAME).new(2, deal).copy()
        rows = [(each.first, each.second, each.worth) for each in play_lesson(position, solver, response, seat, seed)]
        outcome = position.outcome
        assert outcome is not None
        out.append([*rows, ([], [], 0.5 if not outcome.winners else float(outcome.winners == (0,)))])
    return out


def fit(rows: Sequence[Row]) -> list[float]:
    """The weights that explain the results best: logistic regression by Newton's method."""
    table = np.zeros((len(rows), WEIGHTS))
    for number, (first, second, _) in enumerate(rows):
        table[number, first] += 1
        table[number, second] -= 1
    results = np.array([worth for _, _, worth in rows])
    weights = np.zeros(WEIGHTS)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (results - chances) - RIDGE * weights
        curve = (table * (chances * (1 - chances))[:, None]).T @ table + RIDGE * np.eye(WEIGHTS)
        weights = weights + np.linalg.solve(curve, slope)
    return [round(float(weight), 4) for weight in weights]


def in_processes(
    work: Callable[[Sequence[tuple[int, int, int]]], list[list[Row]]],
    seeds: Sequence[tuple[int, int, int]],
    workers: int,
    progress: Callable[[int], None],
) -> list[list[Row]]:
    """The lessons of all these games, in order."""
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    out: list[list[Row]] = []
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for games in pool.map(work, batches):
            out += games
            progress(len(games))
    return out


def game_seeds(seed: int, generation: int, games: int) -> list[tuple[int, int, int]]:
    """Each deal twice, the second time with the seats exchanged."""
    numbers = range(generation * games, (generation + 1) * games)
    return [(deal_seed(seed, number // 2), deal_seed(seed + 1, number), number % 2) for number in numbers]


def train(generations: int, games: int, seed: int, workers: int, progress: Callable[[int], None]) -> list[float]:
    """Weights learnt in self-play, each generation from games of the one before."""
    weights = list(thumb_weights())
    for generation in range(generations):
        played = in_processes(partial(lessons, weights, None), game_seeds(seed, generation, games), workers, progress)
        weights = fit([row for game in played for row in game[:-1]])
    return weights


def exploit(
    rival: list[float], generations: int, games: int, seed: int, workers: int, progress: Callable[[int], None]
) -> Interval:
    """The share of a best response to a solver: it learns for some generations, then it is measured on fresh deals."""
    weights = rival
    for generation in range(generations + 1):
        seeds = game_seeds(seed, generation, games)
        played = in_processes(partial(lessons, weights, rival), seeds, workers, progress)
        if generation < generations:
            weights = fit([row for game in played for row in game[:-1]])
    wins = [game[-1][2] if seat == 0 else 1 - game[-1][2] for game, (_, _, seat) in zip(played, seeds, strict=True)]
    return share_interval([(one + other) / 2 for one, other in zip(wins[::2], wins[1::2], strict=True)], 0.5)
