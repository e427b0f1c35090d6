"""Who wins High Noon."""

from __future__ import annotations

from fistful.engine.wire import Outcome
from high_noon.state import HighNoonState


def result(pos: HighNoonState) -> Outcome:
    """HIN-4: most nuggets win; several may share the win."""
    best = max(pos.nuggets)
    winners = tuple(seat for seat, nuggets in enumerate(pos.nuggets) if nuggets == best)
    return Outcome(winners, tuple(pos.nuggets), "most-nuggets")
