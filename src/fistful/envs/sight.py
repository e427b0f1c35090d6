"""What a learner sees of a view, as NumPy arrays and Gymnasium's spaces."""

from __future__ import annotations

from array import array
from typing import Any, TypedDict, TypeVar

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from fistful.engine.game import Game
from fistful.engine.wire import Terms, View

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
N = TypeVar("N", np.int16, np.float32)
"""Observations are whole numbers; where they are scaled they are not."""


class Seen(TypedDict):
    """An observation: the numbers of the game's layout, and which actions are legal."""

    observation: Numbers
    action_mask: Mask


class Sight:
    """How views of a game with these terms are seen."""

    def __init__(self, game: Game, terms: Terms, waits: bool = False) -> None:
        """With `waits` there is one action more than the game has, for seats that are not asked."""
        self.layout = game.layout(terms)
        self.action_count = game.action_count + waits
        self.waits = waits
        self.lowest = np.repeat([field.lowest for field in self.layout.fields], self._sizes()).astype(np.int16)
        self.highest = np.repeat([field.highest for field in self.layout.fields], self._sizes()).astype(np.int16)

    def _sizes(self) -> list[int]:
        return [field.size for field in self.layout.fields]

    def observation_space(self) -> Dict:
        """A fresh space, because each seat seeds its own."""
        numbers = Box(self.lowest, self.highest, dtype=np.int16)
        mask = Box(0, 1, (self.action_count,), np.int8)
        return Dict({"observation": numbers, "action_mask": mask})

    def action_space(self) -> Discrete[Any]:
        return Discrete(self.action_count)

    def numbers(self, view: View) -> Numbers:
        return np.frombuffer(array("h", self.layout.numbers(view)), np.int16)

    def mask(self, view: View) -> Mask:
        """The legal actions; for a seat that is not asked none, or only to wait."""
        mask = self.no_actions()
        if view.actions:
            mask[list(view.actions)] = 1
        elif self.waits:
            mask[-1] = 1
        return mask

    def no_actions(self) -> Mask:
        return np.zeros(self.action_count, np.int8)

    def fields(self, numbers: NDArray[N]) -> dict[str, NDArray[N]]:
        """The same numbers by the names of their fields, each in its shape; nothing is copied."""
        begins = self.layout.begins
        return {
            field.name: numbers[begins[field.name] : begins[field.name] + field.size].reshape(field.shape)
            for field in self.layout.fields
        }


def information_state(view: View) -> bytes:
    """A key for all that a seat knows and recalls: equal for equal views, and only for them."""
    return msgspec.json.encode(view, order="deterministic")
