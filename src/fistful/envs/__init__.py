"""Environments for learning: the games behind the interfaces that learners know.

`fistful.envs.pettingzoo` has them all. What a learner sees is made from a view and from nothing else; how
a game is written as numbers the game says itself (`observation.py` in its folder). Rules and bots do not belong here.
"""

from fistful.engine.extras import require

require("envs")
