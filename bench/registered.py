"""Our games as Python games of OpenSpiel, so that its own bots can play them.

Chance is drawn inside the position, as in OpenSpiel's sampled games; a resampled state is a world imagined from
the view. Seats that choose at once are asked one after the other, unseen, as its turn-based games do.
"""

from __future__ import annotations

from typing import Any

import pyspiel

import fistful

MOST_MOVES = 100_000


def register(slug: str, seats: int) -> Any:
    """The game with this many seats, loaded from OpenSpiel's registry."""
    name = f"fistful_{slug.replace('-', '_')}_{seats}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=fistful.game(slug).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=fistful.game(slug).action_count,
        max_chance_outcomes=0,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=MOST_MOVES,
    )

    class Registered(pyspiel.Game):  # type: ignore[misc]
        """One of our games at one number of seats."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self) -> PlayedState:
            return PlayedState(self, fistful.game(slug).new(seats, 0).copy())

    pyspiel.register_game(kind, Registered)
    return pyspiel.load_game(name)


class PlayedState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel's bots see one."""

    def __init__(self, game: Any, position: fistful.World) -> None:
        super().__init__(game)
        self.game = game
        self.position = position

    def current_player(self) -> int:
        waiting = self.position.to_act
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions(player)

    def _apply_action(self, action: int) -> None:
        self.position.play(self.position.to_act[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return fistful.game(self.position.game).text(action)

    def returns(self) -> list[float]:
        """A win is shared among its winners; a game that is not over is worth nothing yet."""
        outcome = self.position.outcome
        if outcome is None:
            return [0.0] * self.position.seats
        winners = outcome.winners or tuple(range(self.position.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.position.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.position.view(seat).to_json().decode()

    def clone(self) -> PlayedState:
        return PlayedState(self.game, self.position.copy())

    def resample_from_infostate(self, player: int, sampler: Any) -> PlayedState:
        seed = int(sampler() * (1 << 53))
        return PlayedState(self.game, self.position.view(player).imagine(seed))

    def __str__(self) -> str:
        return self.information_state_string()
