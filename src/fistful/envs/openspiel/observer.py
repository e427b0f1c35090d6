"""How OpenSpiel reads what a seat sees: as text, and as numbers between -1 and 1."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from fistful.engine.wire import View
from fistful.envs.openspiel.moments import Draw, Moment, as_json
from fistful.envs.openspiel.state import SpielState
from fistful.envs.sight import Sight

Tensor = NDArray[np.float32]


class Observer:
    """One kind of observation: of the moment or of all that was seen, by a seat or by everybody.

    - Of the moment, a seat's is its view; the public one a spectator's; the private one what is in the former alone.
    - Perfect recall adds what was seen before: to the text a digest of all of it, to the numbers the last of it.
    """

    def __init__(self, sight: Sight, depth: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; passed {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is of one seat, so there is no observation of the secrets of all")
        self.sight = sight
        self.recalls: bool = kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        """What a spectator sees."""
        self.is_private = not kind.public_info
        """Only what a spectator does not see."""
        self.scale: Tensor = np.float32(1) / np.maximum(sight.highest, -sight.lowest).astype(np.float32)
        self.size = len(self.scale)
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if self.is_private:
            return
        if self.recalls:
            self.tensor = np.zeros(depth * (1 + self.size), np.float32)
            self.dict = {"info_state": self.tensor.reshape(depth, 1 + self.size)}
        else:
            self.tensor = np.zeros(self.size, np.float32)
            self.dict = sight.fields(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write `tensor`, of which `dict` has the parts."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        moment = seen_moment(state)
        if moment is None:
            return
        seat = None if self.is_public else player
        if self.recalls:
            rows = moment.memory(seat).rows
            for row, (choice, view) in zip(self.dict["info_state"], reversed(rows), strict=False):
                row[0] = 0 if choice is None else (choice + 1) / self.sight.action_count
                row[1:] = self.sight.numbers(view) * self.scale
        else:
            self.tensor[:] = self.sight.numbers(moment.view(seat)) * self.scale

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; before the deal nothing."""
        moment = seen_moment(state)
        if moment is None:
            return ""
        if self.is_private:
            text = as_json(own(moment.view(player), moment.view(None))).decode()
        elif self.recalls:
            text = moment.memory(None if self.is_public else player).text
        else:
            text = as_json(moment.view(None if self.is_public else player)).decode()
        return text if self.is_public else text + answer_of(state, player)


def seen_moment(state: SpielState) -> Moment | None:
    """What players see in a state; nothing before the deal."""
    return state.at.moment if isinstance(state.at, Draw) else state.at


def answer_of(state: SpielState, player: int) -> str:
    """What a player has answered whom the others have not seen answer yet."""
    for seat, answer in zip(state.moment().asked, state.answers, strict=False):
        if seat == player:
            return f" {answer}"
    return ""


def own(view: View, public: View) -> dict[str, Any]:
    """What is in a seat's view and not in a spectator's."""
    seen, others = msgspec.to_builtins(view), msgspec.to_builtins(public)
    return {name: value for name, value in seen.items() if value != others[name]}
