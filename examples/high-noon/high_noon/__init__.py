"""High Noon, a game that is not part of Fistful: the entry point `fistful.games` makes it known."""

from fistful.engine.registry import Entry
from high_noon.game import ABOUT, HighNoon
from high_noon.wire import HighNoonView

ENTRY = Entry(ABOUT, HighNoon, HighNoonView, "high_noon")
