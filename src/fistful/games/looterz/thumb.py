"""Looterz by rule of thumb: recruit the best, search with all, and spend abilities that remove or take."""

from __future__ import annotations

from typing import Final

from fistful.engine.chance import Fast
from fistful.engine.draw import best
from fistful.engine.registry import setting
from fistful.engine.seats import LETTERS
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.facts import DIE
from fistful.games.looterz.wire import LooterInPlay, LooterzView

CARRYING: Final = {"assassin": 2.0, "mermaid": 1.6, "necromancer": 1.6, "king": 1.3, "cleric": 0.3, "vampire": 0.8}
"""What an Activation is worth in Loot; those not named here are left alone."""
ENTERING: Final = {"thief": 1.0, "bard": 1.2, "wizard": 0.8, "witch": 0.3, "orc": 0.2, "demon": -0.5}
"""What a Recruitment is worth in addition to the Looter itself."""
ROOM: Final = 3


def move(view: LooterzView, chance: Fast) -> int:
    """Rate every action by its words: `search 2`, `recruit orc`, `pick B1` and so on."""
    game, _ = setting(view)
    deck = game.deck
    assert isinstance(deck, LooterzDeck)
    values = {kind.card.name: kind.life * kind.power / DIE for kind in deck.kinds}
    return best({action: worth(view, values, *game.text(action).split()) for action in view.actions}, chance)


def worth(view: LooterzView, values: dict[str, float], what: str, word: str = "") -> float:
    assert view.seat is not None
    own = view.in_play[view.seat]
    if what == "search":
        return yields(own[int(word) - 1])
    if what == "attack":
        return threat(view) / 3 if yields(own[int(word) - 1]) < threat(view) / 3 else 0.01
    if what == "use":
        return CARRYING.get(own[int(word) - 1].card, 0.0)
    if what == "done":
        return 0.005
    if what == "recruit":
        return values[word] + ENTERING.get(word, 0.0) + (0.5 if len(own) < ROOM else -1.0)
    if what == "draw":
        return 0.9 if len(view.hand) < ROOM else 0.4
    if what == "pick":
        seat = LETTERS.index(word[0])
        looter = view.in_play[seat][int(word[1:]) - 1]
        return yields(looter) + 0.1 * view.loot[seat] if seat != view.seat else -yields(looter) - 10
    if what == "sacrifice":
        return -yields(own[int(word) - 1])
    if what == "steal":
        return float(view.loot[LETTERS.index(word)])
    if what == "discard":
        return -values[word]
    return values[word]


def yields(looter: LooterInPlay) -> float:
    """The Loot that a Looter finds on average when it searches."""
    return looter.life * looter.power / DIE


def threat(view: LooterzView) -> float:
    """The most that a Looter of the others finds."""
    others = [looter for seat, party in enumerate(view.in_play) if seat != view.seat for looter in party]
    return max((yields(looter) for looter in others), default=0.0)
