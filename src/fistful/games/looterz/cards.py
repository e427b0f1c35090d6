"""The Looterz as they are printed: a name and one declared line per keyword.

Life, power and the number of copies are in the deck file, which may also declare kinds of its own:
`docs/adding-a-card.md` shows how. What a card says in words follows from what is declared here.
"""

from __future__ import annotations

from typing import Final

from fistful.games.looterz.card import Card
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
