"""What may decide Looterz, for reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fistful.engine.feats import Feat, FeatHooks, FeatKind, Story, number
from fistful.engine.wire import OptionValue
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.wire import LooterzView


def read(story: Story, _end: LooterzView) -> Iterator[Feat]:
    """Looterz that entered play, Activations used, Loot found in searches."""
    for told in story:
        if told.code == "entered":
            yield Feat("entered", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "used":
            yield Feat("used", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "searched":
            amount = number(told.params["amount"])
            yield Feat("searched", str(told.params["card"]), number(told.params["seat"]), amount)


def possible(deck: LooterzDeck, _options: dict[str, OptionValue]) -> Iterator[tuple[str, str]]:
    """Every kind of Looter in the deck."""
    for kind in deck.kinds:
        yield "entered", kind.card.name


FEATS: Final = FeatHooks(
    {
        "entered": FeatKind("Looterz that entered play", "card"),
        "used": FeatKind("Activations used", "card"),
        "searched": FeatKind("Loot found in searches, by Looter", "card"),
    },
    read,
    possible,
    length="turn",
)
