"""What a card is: its name, one declared line per keyword, and the numbers that a deck gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import KEYWORDS, SLUG


@dataclass(frozen=True)
class Card:
    """One kind of Looter: its name in notation, and what it can do."""

    name: str
    recruitment: Effect[Any] | None = None
    activation: Effect[Any] | None = None
    last_wish: Effect[Any] | None = None
    taunt: bool = False
    attacks: int = 1

    def effects(self) -> tuple[Effect[Any] | None, Effect[Any] | None, Effect[Any] | None]:
        """Its abilities in the order of `facts.KEYWORDS`."""
        return self.recruitment, self.activation, self.last_wish

    def keywords(self) -> tuple[str, ...]:
        """The codes of what it can do, for those who read no text."""
        abilities = zip(KEYWORDS, self.effects(), strict=True)
        known = [keyword for keyword, effect in abilities if effect is not None]
        if self.taunt:
            known.append("taunt")
        return tuple(known)

    def text(self, language: str = "en") -> str:
        """What it says: the catalogue's words for what it declares."""
        from fistful.locales import sentence

        lines: list[str] = []
        for keyword, effect in zip(KEYWORDS, self.effects(), strict=True):
            if effect is not None:
                said = effect.said()
                words = sentence(SLUG, "effect", said.code, said.params, language)
                lines.append(sentence(SLUG, "text", keyword, {"effect": words}, language))
        if self.taunt:
            lines.append(sentence(SLUG, "text", "taunt", {}, language))
        if self.attacks > 1:
            lines.append(sentence(SLUG, "text", "attacks", {"number": self.attacks}, language))
        return " ".join(lines) or sentence(SLUG, "text", "none", {}, language)


@dataclass(frozen=True)
class Kind:
    """A card with the numbers of the deck."""

    card: Card
    life: int
    power: int
    copies: int
