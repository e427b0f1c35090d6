"""What may decide Shootout!, for reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fistful.engine.feats import Feat, FeatHooks, FeatKind, Story, number
from fistful.engine.wire import OptionValue, Value
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.deck import ShootoutDeck
from fistful.games.shootout.facts import MARKSMAN
from fistful.games.shootout.wire import ShootoutView


def read(story: Story, _end: ShootoutView) -> Iterator[Feat]:
    """Bullets fired, Health Cards that stood a shot, Marksman Cards played."""
    health: Value = 0
    for told in story:
        if told.code == "shot":
            health = told.params["health"]
            yield Feat("fired", str(told.params["card"]), number(told.params["seat"]))
        elif told.code in ("missed", "dud", "saved"):
            yield Feat("stood", str(health), number(told.params["target"]))
        elif told.code == "played":
            yield Feat("played", str(told.params["marksman"]), number(told.params["seat"]))


def possible(_deck: ShootoutDeck, options: dict[str, OptionValue]) -> Iterator[tuple[str, str]]:
    """The Marksman Cards, where they are in play."""
    if options.get(MARKSMAN):
        for card in MARKSMEN:
            yield "played", card.name


def starter(story: Story, seats: int) -> int | None:
    """The seat after the one that dealt the first round."""
    for told in story:
        if told.code == "round":
            return (number(told.params["seat"]) + 1) % seats
    return None


FEATS: Final = FeatHooks(
    {
        "fired": FeatKind("bullets fired"),
        "stood": FeatKind("Health Cards that stood a shot"),
        "played": FeatKind("Marksman Cards played", "marksman"),
    },
    read,
    possible,
    starter=starter,
)
