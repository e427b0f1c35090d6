"""Players that are handed a view and answer an action; nothing else.

Here belong levels, budgets and rules of thumb, a file for each game. The inner loops of search belong
in `fistful.search`, tables and matches elsewhere.
"""

from fistful.bots.bot import Bot, Thought
from fistful.bots.levels import LEVELS, USUAL_LEVEL, bot

__all__ = ["LEVELS", "USUAL_LEVEL", "Bot", "Thought", "bot"]
