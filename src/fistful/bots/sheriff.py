"""`sheriff`: searches worlds imagined from its view, with a budget counted in simulations."""

from __future__ import annotations

from typing import Final

from fistful.bots.bot import Thought
from fistful.bots.deputy.boomtown_bandits import fights, react
from fistful.engine.shelf import setting
from fistful.engine.wire import View
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.search.boomtown_bandits import BoomtownJudge
from fistful.search.ismcts import Search
from fistful.search.judge import Judge
from fistful.search.looterz import LooterzJudge
from fistful.search.shootout import ShootoutJudge
from fistful.search.wild_shots import WildShotsJudge

CEILING_MS: Final = 2000
"""The most time for one answer, for machines much slower than the budgets were set on."""

BUDGETS: Final = {"boomtown-bandits": 15000, "looterz": 10000, "shootout": 5000, "wild-shots": 20000}
"""Simulations for one answer at a table, about 200 ms of one core."""
USUAL_BUDGET: Final = 2000
"""The same for games without their own budget."""

JUDGES: Final = {
    "boomtown-bandits": BoomtownJudge(0.15),
    "looterz": LooterzJudge(),
    "shootout": ShootoutJudge(),
    "wild-shots": WildShotsJudge(),
}
"""Games that do better than random playouts to the end."""
PASS: Final = "pass"
"""How actions that do nothing begin; if only such actions are legal, there is nothing to think about."""


class Sheriff:
    """Information-set search; a smaller budget makes it quicker and weaker."""

    def __init__(self, level: str, game: str, part: float) -> None:
        self.level: Final = level
        self.simulations: Final = max(1, round(BUDGETS.get(game, USUAL_BUDGET) * part))
        self.judge: Final = JUDGES.get(game, Judge())

    def answer(self, view: View, seed: int) -> int:
        return self.think(view, seed).action

    def think(self, view: View, seed: int) -> Thought:
        game, setup = setting(view)
        if len(view.actions) == 1 or all(game.text(action).startswith(PASS) for action in view.actions):
            return Thought(view.actions[0], 0)
        if isinstance(view, BoomtownBanditsView) and fights(view):
            return Thought(react(view, self.level), 0)
        search = Search(game, setup, view, self.judge, seed)
        search.run(self.simulations, CEILING_MS)
        return Thought(search.answer(), search.simulations)
