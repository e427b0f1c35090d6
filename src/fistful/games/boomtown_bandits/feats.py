"""What may decide Boomtown Bandits, for reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fistful.engine.feats import Feat, FeatHooks, FeatKind, Story, number, several
from fistful.engine.wire import OptionValue
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.deck import LootDeck
from fistful.games.boomtown_bandits.facts import EXPANSION, MINE
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView


def read(story: Story, end: BoomtownBanditsView) -> Iterator[Feat]:
    """Loot claimed by location, bonuses, cards played, and the loot that everyone turns over at the end."""
    for told in story:
        if told.code == "claimed":
            yield Feat("claimed", str(told.params["location"]), number(told.params["seat"]))
        elif told.code == "bonus":
            for seat in several(told.params["seats"]):
                yield Feat("bonus", str(told.params["location"]), number(seat))
        elif told.code == "own-this-town":
            yield Feat("town", "Own This Town", number(told.params["seat"]))
        elif told.code == "played":
            yield Feat("played", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "big-score":
            yield Feat("played", told.code, number(told.params["seat"]))
    for pile in (end.hands, end.hands_fresh, end.known, end.known_fresh, end.face_up):
        for seat, cards in enumerate(pile):
            for card in cards:
                yield Feat("owned", card, seat)


def possible(_deck: LootDeck, options: dict[str, OptionValue]) -> Iterator[tuple[str, str]]:
    """The cards in the box that can be played."""
    for card in NAMED:
        if card.windows and (card.location != MINE or options.get(EXPANSION)):
            yield "played", card.name


FEATS: Final = FeatHooks(
    {
        "claimed": FeatKind("loot claimed, by location", "location"),
        "bonus": FeatKind("bonuses of locations", "location"),
        "town": FeatKind("the bonus for all locations"),
        "played": FeatKind("cards played", "card"),
        "owned": FeatKind("loot owned at the end", "card"),
    },
    read,
    possible,
)
