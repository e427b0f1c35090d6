"""Loot Shoot Whisky by rule of thumb: what may be won in each slot, against what it may cost."""

from __future__ import annotations

import math
from typing import Final

from fistful.engine.chance import Fast
from fistful.engine.draw import by_weight
from fistful.games.loot_shoot_whisky.facts import BULLETS_TO_WIN, LOOT, NUGGETS_TO_WIN, SHOOT, WHISKY, action_in
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView

SIPS_TO_WIN: Final = 3
BEATEN_BY: Final = {WHISKY: LOOT, LOOT: SHOOT, SHOOT: WHISKY}
BOLDNESS: Final = 6.0
"""How much likelier a better plan is; at 0 all are equally likely."""
WIN: Final = 2.0
"""What a prize that wins at once is worth."""


def move(view: LootShootWhiskyView, chance: Fast) -> int:
    """A pair, the likelier the more it may win, and the less the other wins if it is beaten."""
    seat = view.seat
    assert seat is not None
    first = 2 * (view.phase - 1)
    weights: dict[int, float] = {}
    for pair in view.actions:
        hope = 0.0
        for place in range(2):
            action = action_in(pair, place)
            card = view.row[first + place]
            hope += prize(view, seat, action, card) - prize(view, 1 - seat, BEATEN_BY[action], card)
        weights[pair] = math.exp(BOLDNESS * hope)
    return by_weight(weights, chance)


def prize(view: LootShootWhiskyView, seat: int, action: int, card: str) -> float:
    """What winning a slot with this action is worth to a seat: how much closer it brings that way of winning."""
    if action == SHOOT or (action == LOOT and card == "shot"):
        return progress(view.bullets[seat], 1, BULLETS_TO_WIN)
    if action == WHISKY or card == "sip":
        sips = 0 if view.bottle != seat else 1 if view.bottle_full else 2
        return progress(sips, 1, SIPS_TO_WIN)
    return progress(view.nuggets[seat], int(card[1:]), NUGGETS_TO_WIN)


def progress(have: int, more: int, needed: int) -> float:
    """How much nearer to a goal: steps count more the closer it is."""
    if have + more >= needed:
        return WIN
    return ((have + more) / needed) ** 2 - (have / needed) ** 2
