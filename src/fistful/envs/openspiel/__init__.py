"""Every game as a game of OpenSpiel; importing this package registers them.

    import pyspiel
    from fistful.envs import openspiel

    game = pyspiel.load_game("fistful_wild_shots(players=4)")
    game = openspiel.load("wild-shots", seats=4)  # the same

`docs/environments.md` says how seats see a game, and how its tree has chance and sealed choices.
"""

from fistful.engine.extras import require

require("openspiel")

from fistful.envs.openspiel.game import SpielGame, load, name, register_all  # noqa: E402
from fistful.envs.openspiel.state import SpielState  # noqa: E402

__all__ = ["SpielGame", "SpielState", "load", "name"]

register_all()
