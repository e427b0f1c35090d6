"""A state of OpenSpiel: a moment of a game or a draw of chance, and the answers of those who are asked one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pyspiel

from fistful.engine.position import Position
from fistful.envs.openspiel.moments import CHANCE, TERMINAL, Draw, Moment, Tree, as_json
from fistful.envs.table import rewards

SEED_RANGE = 1 << 53
"""How many numbers a sampler of OpenSpiel can tell apart."""


class Unfolded(Protocol):
    """What a state needs of its game."""

    tree: Tree

    def drawn(self, draw: Draw, outcome: int) -> Moment | Draw:
        """What follows from an outcome of chance."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """What OpenSpiel plays on. It copies every attribute with a state, so these are few and are never changed."""

    def __init__(self, game: Unfolded, at: Moment | Draw) -> None:
        super().__init__(game)
        self.at = at
        self.answers: tuple[int, ...] = ()
        """Of those who choose at once and are asked one by one, what the first have chosen; nobody else sees it."""

    # What OpenSpiel asks.

    def current_player(self) -> int:
        if self.answers:
            return self.moment().asked[len(self.answers)]
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment().legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert isinstance(self.at, Draw)
        outcomes = self.at.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if isinstance(self.at, Draw):
            self.at = self.get_game().drawn(self.at, action)
            return
        answers = (*self.answers, action)
        if len(answers) == len(self.at.asked):
            self._follow(dict(zip(self.at.asked, answers, strict=True)))
        else:
            self.answers = answers

    def _apply_actions(self, actions: list[int]) -> None:
        self._follow({seat: actions[seat] for seat in self.moment().asked})

    def _follow(self, choices: dict[int, int]) -> None:
        self.at = self.get_game().tree.after(self.moment(), choices)
        self.answers = ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        game: Unfolded = self.get_game()
        return game.tree.game.text(action)

    def returns(self) -> list[float]:
        """As PettingZoo's rewards; a game that is not over, or was cut off, is worth nothing to anyone."""
        outcome = self.at.position.outcome if isinstance(self.at, Moment) else None
        return rewards(outcome, self.num_players())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, drawn as `View.imagine` draws. It has no history."""
        game = self.get_game()
        moment = self.moment().imagined(player, int(sampler() * SEED_RANGE))
        state = SpielState(game, moment)
        answers = []
        for seat, answer in zip(moment.asked, self.answers, strict=False):
            legal = moment.legal(seat)
            answers.append(answer if seat == player else legal[int(sampler() * len(legal))])
        state.answers = tuple(answers)
        return state

    def __str__(self) -> str:
        """All of it, secrets included."""
        if isinstance(self.at, Draw):
            before = "the deal" if self.at.moment is None else as_json(self.at.moment.position.reveal()).decode()
            return f"{before}\n{dict(self.at.choices)} {self.at.script}"
        return f"{as_json(self.at.position.reveal()).decode()}\n{list(self.answers)}"

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel itself cannot pickle a Python game whose chance is sampled."""
        return restored, (self.get_game(), self.serialize())

    # What others ask.

    def moment(self) -> Moment:
        """What the players see now: where chance decides, the moment before."""
        found = self.at.moment if isinstance(self.at, Draw) else self.at
        assert found is not None, "nothing was dealt yet"
        return found

    def world(self) -> Position:
        """A copy of the position, the answers that nobody has seen yet included."""
        position = self.moment().position.copy()
        for seat, answer in zip(self.moment().asked, self.answers, strict=False):
            position.play(seat, answer)
        return position


def restored(game: Any, serialized: str) -> SpielState:
    """The state that was pickled."""
    state: SpielState = game.deserialize_state(serialized)
    return state
