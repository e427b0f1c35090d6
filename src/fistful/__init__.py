"""Five loot-and-shoot table games on one rules engine.

    import fistful

    game = fistful.game("wild-shots")       # one of fistful.games()
    position = game.new(seats=4, seed=7)    # dealt, and waiting for its first decision
    seat = position.to_act[0]
    position.play(seat, position.actions(seat)[0])
    view = position.view(seat)              # everything that this seat may know, and nothing more
    world = view.imagine(seed=3)            # a whole position that looks the same from there
    fistful.playout(world, seed=3)          # played to its end at random: an Outcome

A `Game` makes positions and knows the notation of actions. A `Position` is one moment of a game: it asks, is played,
copied, shown and recorded. A `View` is a value: it goes over a wire as JSON, is equal to its like and can be a key of a
dict. `fistful.games.looterz.LooterzView` and its like are the views of one game. A `Record` is a whole game as a
document; `replay` and `verify` read it. What is refused raises a `FistfulError`, whose text is a sentence for players.

Wherever an int is asked for, anything that stands for one will do, NumPy's integers included. Positions, games, events,
views and records can be pickled and copied; a pickled position holds every secret, so bots are sent views instead.

`docs/contract.md` has all of this with examples.
"""

from typing import TYPE_CHECKING

import fistful.games as _registered  # before the function of that name, which takes its place here
from fistful.engine import position as _position
from fistful.engine.chance import Seed
from fistful.engine.errors import (
    BadDeck,
    BadNotation,
    BadRecord,
    BadSetup,
    FistfulError,
    IllegalMove,
    NotYourTurn,
)
from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.position import Position, playout
from fistful.engine.registry import games, replay, verify, view_from_json
from fistful.engine.replay import Verdict
from fistful.engine.wire import Option, Outcome, Prompt, Record, Told, View, World
from fistful.games import game

__version__: str
"""The installed version; "0+source" if the source runs as it stands. It is looked up when it is first asked for."""

compiled: bool = not _position.__file__.endswith(".py")
"""Whether the rules run compiled."""

del _position, _registered

__all__ = [
    "BadDeck",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Event",
    "FistfulError",
    "Game",
    "IllegalMove",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Position",
    "Prompt",
    "Record",
    "Seed",
    "Told",
    "Verdict",
    "View",
    "World",
    "compiled",
    "game",
    "games",
    "playout",
    "replay",
    "verify",
    "view_from_json",
]

if not TYPE_CHECKING:  # a type checker would otherwise take any name for one of this module

    def __getattr__(name: str) -> str:
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            found = version("fistful")
        except PackageNotFoundError:
            found = "0+source"
        globals()["__version__"] = found
        return found
