"""High Noon, a game that is not part of Fistful: the entry point `fistful.games` makes it known."""

from fistful.engine.registry import Entry
from high_noon.game import HighNoon
from high_noon.wire import HighNoonView

ENTRY = Entry(HighNoon, HighNoonView, "high_noon")
