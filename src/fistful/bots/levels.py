"""The levels by name; `docs/bots.md` has their measured strength."""

from __future__ import annotations

from typing import Final

from fistful.bots.bot import Bot
from fistful.bots.deputy import Deputy
from fistful.bots.greenhorn import Greenhorn
from fistful.bots.saloon import RoundSolver
from fistful.bots.sheriff import Sheriff
from fistful.engine.errors import BadSetup

LEVELS: Final = ("greenhorn", "deputy", "sheriff", "legend")

SEARCHING: Final = ("sheriff", "legend")
"""The levels that have a budget."""
LEGENDARY: Final = 4.0
"""Where nothing better is known, the legend is a sheriff with this many times its budget."""


def bot(level: str, game: str) -> Bot:
    """The bot of this level for this game. `sheriff@0.1` has a tenth of the sheriff's budget."""
    name, _, part = level.partition("@")
    if name not in LEVELS or (part and name not in SEARCHING):
        raise BadSetup("no-such-level", name=level, known=LEVELS)
    if name == "greenhorn":
        return Greenhorn()
    if name == "deputy":
        return Deputy(game)
    if game == "loot-shoot-whisky":
        return RoundSolver(name)
    return Sheriff(name, game, budget_part(level, part) * (LEGENDARY if name == "legend" else 1.0))


def budget_part(level: str, part: str) -> float:
    """The number behind the @, or the whole budget."""
    try:
        number = float(part or 1)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 100.0:
        raise BadSetup("no-such-level", name=level, known=LEVELS)
    return number
