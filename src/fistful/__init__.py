"""Five loot-and-shoot table games on one rules engine. `docs/contract.md` explains these names."""

import fistful.games as _registered  # noqa: F401 (before the function of that name, which takes its place here)
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
