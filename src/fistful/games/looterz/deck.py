"""LTZ-38: which Looterz there are, read from a deck file."""

from __future__ import annotations

import re
from typing import Any, Final

from fistful.engine.deck import Deck
from fistful.games.looterz.card import Card, Kind
from fistful.games.looterz.cards import PRINTED
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.effects import EFFECTS
from fistful.games.looterz.facts import KEYWORDS, OTHER_HANDS, SEATS, SLUG
from fistful.games.looterz.state import LooterzState

MOST_KINDS: Final = 60
MOST_COPIES: Final = 60
LARGEST: Final = 6
"""LTZ-38: life and power are 1…6, and so are the numbers that go with an effect."""

NUMBERS: Final = {"life": LARGEST, "power": LARGEST, "copies": MOST_COPIES}
"""What every kind needs, each from 1 to this."""
KNOWN_ENTRIES: Final = (*NUMBERS, *KEYWORDS, "taunt", "attacks")

_NAME: Final = re.compile("[a-z]+(-[a-z]+)*")


class LooterzDeck(Deck):
    """The kinds of Looterz, in the order of the file."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        super().__init__(SLUG, name, content)
        for key in content:
            if key != "looterz":
                raise self.refuse("unknown-entry", "LTZ-38", entry=str(key))
        table = content.get("looterz")
        if not isinstance(table, dict) or not table:
            raise self.refuse("no-looterz", "LTZ-38")
        if len(table) > MOST_KINDS:
            raise self.refuse("too-many-kinds", "LTZ-38", number=len(table), most=MOST_KINDS)
        self.kinds: Final = tuple([self._read_kind(kind, table[kind]) for kind in table])
        self.size: Final = sum([kind.copies for kind in self.kinds])
        self.check_size(SEATS[0])

    def check_size(self, seats: int) -> None:
        """LTZ-38: at least four cards a seat."""
        needed = OTHER_HANDS * seats
        if self.size < needed:
            raise self.refuse("too-few-cards", "LTZ-38", number=self.size, players=seats, needed=needed)

    def _read_kind(self, name: str, entry: object) -> Kind:
        if _NAME.fullmatch(name) is None:
            raise self.refuse("kind-name", "LTZ-38", entry=name)
        if not isinstance(entry, dict):
            raise self.refuse("kind-entry", "LTZ-38", kind=name, needed=tuple(NUMBERS))
        for key in entry:
            if key not in KNOWN_ENTRIES:
                raise self.refuse("unknown-line", "LTZ-38", kind=name, entry=str(key), known=KNOWN_ENTRIES)
        life, power, copies = [self._number(name, key, entry.get(key), NUMBERS[key]) for key in NUMBERS]
        printed = PRINTED.get(name, Card(name))
        recruitment, activation, last_wish = [
            self._effect(name, keyword, entry[keyword]) if keyword in entry else declared
            for keyword, declared in zip(KEYWORDS, printed.effects(), strict=True)
        ]
        taunt = entry.get("taunt", printed.taunt)
        if not isinstance(taunt, bool):
            raise self.refuse("taunt", "LTZ-38", kind=name, value=str(taunt))
        attacks = self._number(name, "attacks", entry.get("attacks", printed.attacks), LARGEST)
        return Kind(Card(name, recruitment, activation, last_wish, taunt, attacks), life, power, copies)

    def _number(self, name: str, key: str, value: object, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
            said = "—" if value is None else str(value)
            raise self.refuse("number", "LTZ-38", kind=name, entry=key, most=most, value=said)
        return value

    def _effect(self, name: str, keyword: str, text: object) -> Effect[LooterzState] | None:
        """An effect by its name and, where it counts something, a number: `lose-life 2`."""
        if text == "none":
            return None
        words = text.split() if isinstance(text, str) else []
        for effect in EFFECTS:
            if words and effect.name == words[0]:
                if keyword not in effect.keywords:
                    allowed = effect.keywords
                    raise self.refuse(
                        "keyword", "LTZ-38", kind=name, effect=effect.name, entry=keyword, allowed=allowed
                    )
                if len(words) == 1:
                    return effect()
                if effect.counted and len(words) == 2 and words[1] in [str(n) for n in range(1, LARGEST + 1)]:
                    return effect(int(words[1]))
                raise self.refuse("effect-number", "LTZ-38", kind=name, value=str(text), most=LARGEST)
        known = tuple([effect.name for effect in EFFECTS])
        raise self.refuse("unknown-effect", "LTZ-38", kind=name, entry=keyword, value=str(text), known=known)
