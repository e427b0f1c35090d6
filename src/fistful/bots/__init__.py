"""Players by level: each is given a view and answers with an action, and nothing else.

Here belong levels that can play any game. What a bot knows about one game is in the game's folder, the inner loops
of search are in `fistful.search`, tables and matches are elsewhere.
"""

from fistful.bots.levels import LEVELS, USUAL_LEVEL, bot, budgets, check_level, levels, reaction
from fistful.engine.wire import Bot, Thought

__all__ = ["LEVELS", "USUAL_LEVEL", "Bot", "Thought", "bot", "budgets", "check_level", "levels", "reaction"]
