"""Players that are given a view and answer with an action; nothing else.

Levels, budgets and rules of thumb (one file per game) belong here. The inner loops of search belong
in `fistful.search`, tables and matches elsewhere.
"""

from fistful.bots.bot import Bot, Thought
from fistful.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "Thought", "bot"]
