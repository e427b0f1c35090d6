"""Shootout! by rule of thumb: fire the smallest bullet that should hit, and reload before shots get wild."""

from __future__ import annotations

from typing import Final

from fistful.engine.chance import Fast
from fistful.engine.draw import best
from fistful.engine.registry import setting
from fistful.engine.seats import LETTERS
from fistful.games.shootout.facts import BEST, DUD, SLOTS
from fistful.games.shootout.wire import ShootoutView

HIDDEN: Final = "?"
GOOD: Final = 0.45
"""A shot this likely to hit is better than a reload."""
THRIFT: Final = 0.02
"""What one step of a bullet's value is worth, compared with the chance to hit."""


def move(view: ShootoutView, chance: Fast) -> int:
    """Rate every action by its words: `shoot 9`, `at C2`, `reload` and so on."""
    game, _ = setting(view)
    return best({action: worth(view, *game.text(action).split()) for action in view.actions}, chance)


def worth(view: ShootoutView, what: str, *words: str) -> float:
    if what == "lay":
        return float(sum(int(word) for word in words))
    if what == "shoot":
        return max(hit(view, int(words[0]), place) for place in targets(view)) - THRIFT * int(words[0])
    if what == "at":
        return hit(view, view.bullet or BEST, words[0]) - 0.001 * lives(view, words[0])
    if what == "return":
        return 1 + hit(view, view.winning, words[0])
    if what == "play":
        return 2.0
    if what == "reload":
        return GOOD - THRIFT * len(view.hand)
    if what == "pass":
        return GOOD if view.phase == "second" else 0.0
    if what == "look":
        return 1.0 if health_at(view, words[0]) == HIDDEN else 0.0
    if what == "rob":
        return float(view.hand_sizes[LETTERS.index(words[0])])
    if what == "swap":
        return -float(health_at(view, words[0]))
    return float(words[0])


def targets(view: ShootoutView) -> list[str]:
    """The Health Cards of the others."""
    return [
        f"{LETTERS[seat]}{slot + 1}"
        for seat in range(view.terms.seats)
        for slot in range(SLOTS)
        if seat != view.seat and view.health[seat][slot]
    ]


def health_at(view: ShootoutView, place: str) -> str:
    return view.health[LETTERS.index(place[0])][int(place[1]) - 1]


def lives(view: ShootoutView, place: str) -> int:
    """How many Health Cards the owner of a place has left."""
    return sum(1 for card in view.health[LETTERS.index(place[0])] if card)


def hit(view: ShootoutView, bullet: int, place: str) -> float:
    """How likely a bullet is to hit: certain against a card that is known, a guess against a hidden one."""
    if bullet == DUD:
        return 0.0
    power = bullet + view.bonus
    known = health_at(view, place)
    if known == HIDDEN:
        return min(1.0, max(0.0, (power - 3) / 10))
    return 1.0 if power > int(known) else 0.4 if power == int(known) else 0.0
