"""Every game as a PettingZoo environment.

    from fistful.envs.pettingzoo import env, parallel_env

    table = env("looterz", seats=4)        # seat by seat (AEC)
    table = parallel_env("loot-shoot-whisky")  # all seats that are asked choose at once

Both take a deck file as `deck`, and the options of the game as keywords. An agent is `seat_0`, `seat_1`, …
`docs/environments.md` says what is seen, and what is rewarded.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from fistful.engine.errors import NotYourTurn
from fistful.engine.position import Position
from fistful.engine.wire import OptionValue, Outcome, View, World
from fistful.envs.sight import Mask, Numbers, Seen, Sight, information_state
from fistful.envs.table import Table
from fistful.games import game as game_of

NO_GAME = "no game is going on: call reset() first"
Info = dict[str, Mask]
Drawn = str | NDArray[Any] | None


def env(
    game: str,
    seats: int | None = None,
    *,
    deck: str | None = None,
    render_mode: str | None = None,
    viewer: int | None = None,
    **options: OptionValue,
) -> SeatBySeat:
    """A game that asks one seat at a time. Without `seats` as few play as can."""
    return SeatBySeat(Table(game_of(game, deck), seats, options), render_mode, viewer)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    deck: str | None = None,
    render_mode: str | None = None,
    viewer: int | None = None,
    **options: OptionValue,
) -> AllAtOnce:
    """A game in which all seats act in every step; those that are not asked wait, which is the last action."""
    return AllAtOnce(Table(game_of(game, deck), seats, options), render_mode, viewer)


class Seats:
    """What both kinds of environments have: agents, spaces, seeds, and pictures."""

    metadata: dict[str, Any]
    render_modes: ClassVar = ["ansi", "rgb_array"]

    def __init__(self, table: Table, sight: Sight, render_mode: str | None, viewer: int | None) -> None:
        if render_mode not in (None, *self.render_modes):
            raise ValueError(f"render_mode is one of {self.render_modes}, not {render_mode!r}")
        about = table.game.about
        self.table = table
        self.sight = sight
        self.render_mode = render_mode
        self.viewer = viewer
        """The seat whose view is drawn; None: that of the seat that is asked."""
        self.metadata = {"name": f"{about.slug}_v{about.rules}", "render_modes": self.render_modes, "render_fps": 2}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: sight.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: sight.action_space() for agent in self.possible_agents}
        self._seeds = Random()
        self._last_asked = 0

    def observation_space(self, agent: str) -> Dict:
        """What this agent observes: `observation`, and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The action table of the game."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """The same seed gives the same game, and without one those that follow it are the same too."""
        if seed is None:
            seed = self._seeds.getrandbits(62)
        else:
            self._seeds.seed(seed)
        self.table.begin(seed)

    def _go_on(self, world: World) -> None:
        assert isinstance(world, Position)
        self.table.go_on(world.copy())

    @property
    def outcome(self) -> Outcome | None:
        """Winners, scores and reason, once the game is over."""
        return self.table.outcome

    def view(self, agent: str) -> View:
        """All that this agent may know now, with what it recalls, for those who would rather read than be fed."""
        return self.table.recalling(self.seat_of[agent])

    def information_state(self, agent: str) -> bytes:
        """A key for all that this agent knows and recalls: equal for equal views, and only for them."""
        return information_state(self.view(agent))

    def fields(self, observation: Numbers) -> dict[str, Numbers]:
        """The numbers of an observation by the names of their fields, each in its shape; nothing is copied."""
        return self.sight.fields(observation)

    def _seen(self, seat: int, mask: Mask) -> Seen:
        return {"observation": self.sight.numbers(self.table.view(seat)), "action_mask": mask}

    def render(self) -> Drawn:
        """A drawing of the table as one seat sees it: text, or pixels."""
        from fistful.envs import drawing

        if self.render_mode is None:
            return None
        if self.table.asked:
            self._last_asked = self.table.asked[0]
        view = self.table.recalling(self._last_asked if self.viewer is None else self.viewer)
        canvas = drawing.draw(self.table.game, view)
        return canvas.text() if self.render_mode == "ansi" else drawing.pixels(canvas, self.table.game)

    def close(self) -> None:
        """There is nothing to be released."""


class SeatBySeat(Seats, AECEnv):  # type: ignore[misc]
    """One agent at a time. Seats that are asked at once are asked in order, and shown the same moment."""

    def __init__(self, table: Table, render_mode: str | None = None, viewer: int | None = None) -> None:
        super().__init__(table, Sight(table.game, table.setup.terms), render_mode, viewer)
        self.metadata["is_parallelizable"] = False
        self._none = self.sight.no_actions()

    if TYPE_CHECKING:  # PettingZoo has no types

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]: ...

        def last(self, observe: bool = True) -> tuple[Seen, float, bool, bool, Info]: ...

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; PettingZoo's `options` are ignored, because those of the game belong to the environment."""
        self._deal(seed)
        self._start()

    def go_on(self, world: World) -> None:
        """Go on from a copy of a position: one of your own, or a world that a view imagines."""
        self._go_on(world)
        self._start()

    def _start(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {"action_mask": self._none} for agent in self.agents}
        self._skip_agent_selection = None
        if self.table.is_over():
            self._end()
        else:
            self._turn()

    def _turn(self) -> None:
        """Go on to the next agent that is asked; a mask has been made for each of those asked with it."""
        table = self.table
        for seat in table.asked:
            self.infos[self.possible_agents[seat]] = {"action_mask": self.sight.mask(table.view(seat))}
        self._asked = len(table.asked)
        self.agent_selection = self.possible_agents[table.asked[0]]

    def observe(self, agent: str) -> Seen:
        """What this agent sees: once it has chosen, until the others have, the moment in which it was asked."""
        info = self.infos.get(agent)
        return self._seen(self.seat_of[agent], self._none if info is None else info["action_mask"])

    def step(self, action: Any) -> None:
        """Play for the agent that is asked; raises `IllegalMove`, whose text says why, and then nothing has changed."""
        if not self.agents:
            raise ValueError(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(self.seat_of[agent], action)
        self.infos[agent] = {"action_mask": self._none}
        if table.is_over():
            self._end()
        elif len(table.asked) < self._asked:
            self._asked = len(table.asked)
            self.agent_selection = self.possible_agents[table.asked[0]]
        else:
            self._turn()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class AllAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """All agents at once."""

    def __init__(self, table: Table, render_mode: str | None = None, viewer: int | None = None) -> None:
        super().__init__(table, Sight(table.game, table.setup.terms, waits=True), render_mode, viewer)
        self.wait = table.game.action_count
        """The action of those that are not asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Deal; PettingZoo's `options` are ignored, because those of the game belong to the environment."""
        self._deal(seed)
        self.agents = list(self.possible_agents)
        return self._all()

    def go_on(self, world: World) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Go on from a copy of a position: one of your own, or a world that a view imagines."""
        self._go_on(world)
        self.agents = [] if self.table.is_over() else list(self.possible_agents)
        return self._all()

    def _all(self) -> tuple[dict[str, Seen], dict[str, Info]]:
        masks = {agent: self.sight.mask(self.table.view(seat)) for agent, seat in self.seat_of.items()}
        seen = {agent: self._seen(seat, masks[agent]) for agent, seat in self.seat_of.items()}
        return seen, {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Play for all that are asked; of the others an action is taken only if it is to wait.

        Raises `IllegalMove` or `NotYourTurn`, and then nothing has changed.
        """
        if not self.agents:
            raise ValueError(NO_GAME)
        table = self.table
        chosen = {self.seat_of[agent]: action for agent, action in actions.items()}
        for seat, action in chosen.items():
            if seat not in table.asked and action != self.wait:
                raise NotYourTurn("others", table.game.slug, seats=tuple(table.asked))
        table.play_all(chosen)
        seen, infos = self._all()
        over = table.is_over()
        rewards = table.rewards() if over else [0.0] * table.seats
        ended = dict.fromkeys(self.possible_agents, over)
        if over:
            self.agents = []
        truncated = dict.fromkeys(self.possible_agents, False)
        return seen, dict(zip(self.possible_agents, rewards, strict=True)), ended, truncated, infos
