"""LSW-25: the thirteen saloon cards, read from a deck file."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.deck import Deck
from fistful.games.loot_shoot_whisky.facts import SALOON_CARDS, SHOT, SIP, SLUG

MOST_NUGGETS: Final = 8


class SaloonDeck(Deck):
    """The saloon cards by kind, in rising order."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        super().__init__(SLUG, name, content)
        counts = [0 for _ in range(SHOT + 1)]
        for entry, value in content.items():
            if entry == "nuggets" and isinstance(value, dict):
                for nuggets, count in value.items():
                    if nuggets not in [str(number) for number in range(1, MOST_NUGGETS + 1)]:
                        raise self.refuse("nuggets", "LSW-25", entry=str(nuggets), most=MOST_NUGGETS)
                    counts[int(nuggets)] = self._count(f"nuggets.{nuggets}", count)
            elif entry == "extra_sip":
                counts[SIP] = self._count(entry, value)
            elif entry == "extra_shot":
                counts[SHOT] = self._count(entry, value)
            else:
                raise self.refuse("unknown-entry", "LSW-25", entry=entry)
        if sum(counts) != SALOON_CARDS:
            raise self.refuse("card-count", "LSW-25", number=sum(counts), needed=SALOON_CARDS)
        cards = vec[i64]()
        for kind, count in enumerate(counts):
            for _ in range(count):
                cards = append(cards, kind)
        self.cards: Final = cards

    def _count(self, entry: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= SALOON_CARDS:
            raise self.refuse("count", "LSW-25", entry=entry, value=str(value), most=SALOON_CARDS)
        return value
