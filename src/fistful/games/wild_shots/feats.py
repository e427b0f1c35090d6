"""What may decide Wild Shots, for reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fistful.engine.feats import Feat, FeatHooks, FeatKind, Story, number, several
from fistful.games.wild_shots.wire import WildShotsView


def read(story: Story, _end: WildShotsView) -> Iterator[Feat]:
    """Cards in one's tricks, tricks won by what was trump, and minus points that one was spared by round."""
    trump = ""
    for told in story:
        if told.code == "turned":
            trump = str(told.params["symbol"])
        elif told.code == "took":
            seat = number(told.params["seat"])
            yield Feat("tricks", trump, seat)
            for card in several(told.params["cards"]):
                yield Feat("took", str(card), seat)
        elif told.code == "scored":
            seat, points = number(told.params["seat"]), number(told.params["points"])
            yield Feat("spared", f"round {told.params['number']}", seat, -points)


FEATS: Final = FeatHooks(
    {
        "spared": FeatKind("fewest minus points, by round"),
        "tricks": FeatKind("tricks won, by trump", "symbol"),
        "took": FeatKind("cards in one's tricks", "card"),
    },
    read,
)
