"""What bots know about one game besides its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fistful.engine.chance import Fast
from fistful.engine.evaluator import Evaluator
from fistful.engine.wire import Bot, View

Thumb = Callable[[Any, Fast], int]
"""Rules of thumb: a view of the game and a little chance make an action."""
Reaction = Callable[[Any, str, Fast], int | None]
"""A quick answer without any search: a view, a level and a little chance make an action or None."""
MakeBot = Callable[[str], Bot]
"""A bot from the name of its level."""

USUAL_BUDGET: Final = 2000


def any_action(view: View, chance: Fast) -> int:
    """The rule of thumb of a game that has none."""
    return view.actions[chance.below(len(view.actions), "thumb")]


class BotHooks:
    """What bots know about one game besides its rules. Every hook has a default that works for any game."""

    def __init__(
        self,
        thumb: Thumb = any_action,
        evaluator: Evaluator | None = None,
        budget: int = USUAL_BUDGET,
        reaction: Reaction | None = None,
        solvers: dict[str, MakeBot] | None = None,
    ) -> None:
        self.thumb: Final = thumb
        self.evaluator: Final = Evaluator() if evaluator is None else evaluator
        self.budget: Final = budget
        """Simulations for one answer of a sheriff, about 200 ms of one core."""
        self.reaction: Final = reaction
        self.solvers: Final[dict[str, MakeBot]] = {} if solvers is None else solvers
        """The game's own bots by level, in place of a search."""

    def react(self, view: View, level: str, chance: Fast) -> int | None:
        """The answer to a decision that leaves no time for thought; None where there is time."""
        return None if self.reaction is None else self.reaction(view, level, chance)


PLAIN: Final = BotHooks()
"""The hooks of a game that gives none."""
