"""What may decide Loot Shoot Whisky, for reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fistful.engine.feats import Feat, FeatHooks, FeatKind, Story, number
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView


def read(story: Story, _end: LootShootWhiskyView) -> Iterator[Feat]:
    """Saloon cards looted, bullets and sips taken."""
    prizes = {"shot": "bullet", "took-bottle": "sip", "turned-bottle": "sip", "emptied-bottle": "sip"}
    for told in story:
        if told.code == "looted":
            yield Feat("looted", str(told.params["card"]), number(told.params["seat"]))
        elif told.code in prizes:
            yield Feat("taken", prizes[told.code], number(told.params["seat"]))


FEATS: Final = FeatHooks(
    {
        "looted": FeatKind("saloon cards looted", "card"),
        "taken": FeatKind("bullets and sips taken"),
    },
    read,
)
