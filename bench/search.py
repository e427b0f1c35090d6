"""Simulations per second: the sheriff's search on Wild Shots, and OpenSpiel's on hearts, from the first decision on."""

from __future__ import annotations

import itertools
from typing import Any

import pyspiel

import fistful
from bench.measure import rate
from bench.peers import dealt
from fistful.engine.registry import setting
from fistful.games.wild_shots.evaluator import WildShotsEvaluator
from fistful.search.ismcts import Search

SIMULATIONS = 1000


def ours() -> float:
    """A round of Wild Shots with four players is looked through to its end."""
    position = fistful.game("wild-shots").new(4, 1)
    view = position.view(position.to_act[0])
    game, setup = setting(view)
    seeds = itertools.count()

    def work() -> float:
        search = Search(game, setup, view, WildShotsEvaluator(), next(seeds))
        search.run(SIMULATIONS, 60_000)
        search.answer()
        return SIMULATIONS

    return rate(work)


def theirs() -> float:
    """A deal of hearts with four players, without passing, is played to its end from the first free choice on."""
    state = dealt("hearts(pass_cards=false)")
    while len(state.legal_actions()) == 1:  # a bot that is forced does not search
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    bot: Any = pyspiel.ISMCTSBot(
        3,
        evaluator,
        2.0,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def work() -> float:
        bot.step(state)
        return SIMULATIONS

    return rate(work)
