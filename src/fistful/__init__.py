"""Five loot-and-shoot table games on one rules engine. `docs/contract.md` explains these names."""

from typing import TYPE_CHECKING

import fistful.games as _registered  # noqa: F401 (makes the games known by name)
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
from fistful.engine.registry import game, games, replay, verify, view_from_json
from fistful.engine.replay import Verdict
from fistful.engine.wire import Option, Outcome, Prompt, Record, Told, View, World

__version__: str
"""The installed version; "0+source" if the source runs as it stands. It is looked up when it is first asked for."""

compiled: bool = not _position.__file__.endswith(".py")
"""Whether the rules run compiled."""

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
