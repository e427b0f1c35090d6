"""The Looterz as they are printed: a name and one declared line per keyword.

Life, power and the number of copies are in the deck file, which may also declare kinds of its own:
`docs/adding-a-card.md` shows how. What a card says in words follows from what is declared here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fistful.games.looterz.effect import Effect
from fistful.games.looterz.effects import (
    Borrow,
    Destroy,
    DestroyOthers,
    DrainLife,
    Draw,
    EveryoneLosesLife,
    EveryoneSacrifices,
    ForbidSearch,
    HealYours,
    LoseLife,
    Raise,
    ReturnToHand,
    SacrificeForLoot,
    Steal,
    TopCard,
)
from fistful.games.looterz.facts import KEYWORDS, SLUG


@dataclass(frozen=True)
class Card:
    """One kind of Looter: its name in notation, and what it can do."""

    name: str
    recruitment: Effect | None = None
    activation: Effect | None = None
    last_wish: Effect | None = None
    taunt: bool = False
    attacks: int = 1

    def effects(self) -> tuple[Effect | None, Effect | None, Effect | None]:
        """Its abilities in the order of `facts.KEYWORDS`."""
        return self.recruitment, self.activation, self.last_wish


CARDS: Final = (
    Card("dragonling"),
    Card("death-knight", last_wish=Destroy()),
    Card("king", activation=Steal()),
    Card("assassin", activation=Destroy()),
    Card("orc", recruitment=EveryoneSacrifices()),
    Card("witch", recruitment=EveryoneLosesLife()),
    Card("mermaid", activation=Borrow()),
    Card("hydra", attacks=2),
    Card("scarecrow", taunt=True),
    Card("zombie", last_wish=ReturnToHand()),
    Card("cleric", activation=HealYours()),
    Card("thief", recruitment=Steal()),
    Card("necromancer", activation=Raise()),
    Card("bard", recruitment=TopCard()),
    Card("goblin", last_wish=Draw()),
    Card("vampire", activation=DrainLife()),
    Card("wizard", recruitment=LoseLife(2)),
    Card("cultist", activation=SacrificeForLoot()),
    Card("basilisk", activation=ForbidSearch()),
    Card("demon", recruitment=DestroyOthers()),
)
"""LTZ-39…58: the twenty kinds of the house list, in the order of their clauses."""

PRINTED: Final = {card.name: card for card in CARDS}


def text(card: Card, language: str = "en") -> str:
    """What a card says: the catalogue's words for what it declares."""
    from fistful.locales import sentence

    lines: list[str] = []
    for keyword, effect in zip(KEYWORDS, card.effects(), strict=True):
        if effect is not None:
            said = effect.said()
            words = sentence(SLUG, "effect", said.code, said.params, language)
            lines.append(sentence(SLUG, "text", keyword, {"effect": words}, language))
    if card.taunt:
        lines.append(sentence(SLUG, "text", "taunt", {}, language))
    if card.attacks > 1:
        lines.append(sentence(SLUG, "text", "attacks", {"number": card.attacks}, language))
    return " ".join(lines) or sentence(SLUG, "text", "none", {}, language)
