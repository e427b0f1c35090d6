"""Choosing an action by weight or by worth, with a little chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fistful.engine.chance import Fast

_FINE: Final = 1 << 30


def by_weight(weights: Mapping[int, float], chance: Fast) -> int:
    """An action, drawn with these weights."""
    ticket = sum(weights.values()) * int(chance.below(_FINE, "thumb")) / _FINE
    for action, weight in weights.items():
        ticket -= weight
        if ticket < 0:
            return action
    return next(iter(weights))


def best(worths: Mapping[int, float], chance: Fast) -> int:
    """The action that is worth most; if several are, any of them."""
    most = max(worths.values())
    equal = [action for action, worth in worths.items() if worth == most]
    return equal[chance.below(len(equal), "thumb")]
