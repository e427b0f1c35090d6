"""Five loot-and-shoot table games on one rules engine. `docs/contract.md` explains these names."""

import fistful.games as _shelved  # noqa: F401 (puts the games on the shelf)
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
from fistful.engine.record import Verdict
from fistful.engine.shelf import game, games, replay, verify, view_from_json
from fistful.engine.wire import Option, Outcome, Prompt, Record, Told, View

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
    "compiled",
    "game",
    "games",
    "playout",
    "replay",
    "verify",
    "view_from_json",
]
