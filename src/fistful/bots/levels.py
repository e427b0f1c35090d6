"""The levels by name; `docs/bots.md` has their measured strength."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from fistful.bots.deputy import Deputy
from fistful.bots.greenhorn import Greenhorn
from fistful.bots.sheriff import UNLIMITED, Sheriff
from fistful.engine.chance import Fast
from fistful.engine.errors import BadSetup, FistfulError
from fistful.engine.registry import game as game_named
from fistful.engine.registry import setting
from fistful.engine.wire import Bot, View

LEVELS: Final = ("greenhorn", "deputy", "sheriff", "legend")
"""The levels that come with the package."""
USUAL_LEVEL: Final = "deputy"
PLUGINS: Final = "fistful.bots"
"""The group of entry points in which other packages name their levels.

An entry point is named like its level; its object makes a bot from the level and the game, `(level, game) -> Bot`.
"""
SEARCHING: Final = ("sheriff", "legend")
"""The levels that have a budget."""
LEGENDARY: Final = 4.0
"""Where nothing better is known, the legend is a sheriff with this many times its budget."""

PARTS: Final = (1.0, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12, 0.08, 0.05, 0.03, 0.02)
"""The parts of a sheriff's budget that a busy server may give: with the least it still beats a deputy in every game."""


@cache
def plugins() -> dict[str, EntryPoint]:
    """The levels of other packages. A name that comes with this package is not taken from another."""
    return {point.name: point for point in entry_points(group=PLUGINS) if point.name not in LEVELS}


def levels() -> tuple[str, ...]:
    """The names of all levels: those of the package, then those of others."""
    return (*LEVELS, *sorted(plugins()))


def check_level(name: str) -> None:
    """Raise `BadSetup` if there is no level of this name."""
    if name not in levels():
        raise BadSetup("no-such-level", name=name, known=levels())


def bot(level: str, game: str, most_ms: int = UNLIMITED) -> Bot:
    """The bot of this level for this game. `sheriff@0.1` has a tenth of the sheriff's budget.

    Equal views and seeds get equal answers, unless a search is given no more than a certain time for each.
    """
    name, _, part = level.partition("@")
    if name in plugins():
        return plugged_in(name, level, game)
    if name not in LEVELS or (part and name not in SEARCHING):
        raise BadSetup("no-such-level", name=level, known=levels())
    if name == "greenhorn":
        return Greenhorn()
    if name == "deputy":
        return Deputy(name, game)
    budget = budget_part(level, part) * (LEGENDARY if name == "legend" else 1.0)
    solver = game_named(game).bots.solvers.get(name)
    return Sheriff(name, game, budget, most_ms) if solver is None else solver(name)


def budget_part(level: str, part: str) -> float:
    """The number behind the @, or the whole budget."""
    try:
        number = float(part or 1)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 100.0:
        raise BadSetup("no-such-level", name=level, known=levels())
    return number


@cache
def budgets(level: str, game: str) -> dict[int, str]:
    """How many simulations a level can do with, the usual number first, and what it is then called.

    A legend can do with as few as a sheriff. Empty for a level that does not count simulations.
    """
    if level not in SEARCHING or level in game_named(game).bots.solvers:
        return {}
    player = Sheriff(level, game, LEGENDARY if level == "legend" else 1.0)
    least = PARTS[-1] * player.hooks.budget
    return {
        round(player.simulations * part): level if part == 1.0 else f"{level}@{part:.4g}"
        for part in (*PARTS, *[PARTS[-1] * part for part in PARTS[1:]])
        if player.simulations * part >= least
    }


def plugged_in(name: str, level: str, game: str) -> Bot:
    """A bot of another package; what follows an @ in the level is for its maker to read."""
    try:
        made: Bot = plugins()[name].load()(level, game)
    except FistfulError:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadSetup("level-not-loaded", name=name, package=plugins()[name].value, why=why) from error
    return made


def reaction(view: View, level: str, chance: Fast) -> int | None:
    """What a bot of this level does at once at a live table, as in a tick; None where there is time for thought."""
    return setting(view)[0].bots.react(view, level, chance)
