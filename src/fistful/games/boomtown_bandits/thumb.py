"""Boomtown Bandits by rule of thumb: put tokens where they add most to the chance to win, and play cards at once."""

from __future__ import annotations

from typing import Final

from fistful.engine.chance import Fast
from fistful.engine.draw import best
from fistful.engine.registry import setting
from fistful.games.boomtown_bandits.facts import LETTERS
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView

STRENGTH: Final = {"shooter": 1.0, "brave": 1.0, "coward": 0.4, "drunk": 0.4}
"""What a token counts in a fight."""
HIDDEN: Final = 0.8
"""What a face-down token counts."""
NEWCOMER: Final = 0.3
RICH: Final = {"bank": 0.5}
"""Where loot is worth more."""
EMPTY: Final = -5.0
LOSING: Final = {"drunk": 3.0, "coward": 2.0, "brave": 1.0, "shooter": 0.0}
"""Higher is lost first."""
DOUBLED: Final = 100.0
"""BTB-57: a hit that costs its target nothing is for want of another target."""


def move(view: BoomtownBanditsView, chance: Fast) -> int:
    """Rate every action by its words: `place shooter train`, `hit C`, `pass` and so on."""
    game, _ = setting(view)
    return best({action: worth(view, *game.text(action).split()) for action in view.actions}, chance)


def worth(view: BoomtownBanditsView, what: str, *words: str) -> float:
    if what == "place":
        return place_worth(view, words[0], words[1])
    if what == "sheriff":
        return -RICH.get(words[0], 0.0)
    if what == "hit":
        target = LETTERS.index(words[0])
        return float(loot_of(view, target)) - (DOUBLED if target in view.doubled else 0.0)
    if what == "lose":
        return LOSING[words[0]]
    if what == "pick":
        own = LETTERS.index(words[0]) == view.seat
        return 0.0 if own else 2.0 - LOSING.get(words[1], 0.0) / 2
    if what in ("pass", "decline", "show"):
        return -1.0 if not words else -2.0
    if what == "pay":
        return -float(words[0].rpartition("-")[2]) if words[0][-1].isdigit() else 0.0
    return 0.0


def place_worth(view: BoomtownBanditsView, kind: str, location: str) -> float:
    """What a token of this kind adds here to the chance to be the last one left."""
    if view.stack_sizes[view.town.index(location)] == 0:
        return EMPTY
    own = others = 0.0
    for seat, tokens in enumerate(view.tokens):
        here = sum(STRENGTH.get(token.kind, HIDDEN) for token in tokens if token.place == location)
        if seat == view.seat:
            own += here
        else:
            others += here
    gain = chance_to_win(own + STRENGTH[kind], others) - chance_to_win(own, others)
    return (1.0 + RICH.get(location, 0.0)) * gain


def chance_to_win(own: float, others: float) -> float:
    """A guess: strength counts more than its share, and someone may still come."""
    return own * own / (own * own + others * others + NEWCOMER) if own else 0.0


def loot_of(view: BoomtownBanditsView, seat: int) -> int:
    """How many loot cards a seat has."""
    return sum(view.hidden[seat]) + sum(view.hidden_fresh[seat]) + len(view.known[seat]) + len(view.face_up[seat])
