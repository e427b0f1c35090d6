"""A game as OpenSpiel knows it: its parameters, what its tree is like, and how it is loaded."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import pyspiel

from fistful.engine.deck import HOUSE
from fistful.engine.question import Question
from fistful.engine.registry import games
from fistful.engine.state import Setup
from fistful.engine.wire import OptionValue, World
from fistful.envs.openspiel.moments import MOST_OUTCOMES, Draw, Moment, Shape, Tree, moment_of
from fistful.envs.openspiel.observer import Observer
from fistful.envs.openspiel.state import SpielState
from fistful.envs.sight import Sight
from fistful.games import game as game_of

Parameters = dict[str, Any]

MOST_MOVES: Final = 10_000_000
"""More than any game can have: their guards end each of them earlier."""
SEED_BITS: Final = 62
UNSEEDED: Final = -1
PARAMETERS: Final[Parameters] = {"deck": HOUSE, "horizon": 0, "memory": 0, "turn_based": False, "rng_seed": UNSEEDED}
"""What all games have besides `players` and options of their own."""


def name(slug: str) -> str:
    """The name of a game in OpenSpiel's registry."""
    return f"fistful_{slug.replace('-', '_')}"


def load(
    slug: str,
    seats: int | None = None,
    *,
    deck: str = HOUSE,
    horizon: int = 0,
    memory: int = 0,
    turn_based: bool = False,
    rng_seed: int = UNSEEDED,
    **options: OptionValue,
) -> SpielGame:
    """`pyspiel.load_game` with arguments that are checked; without `seats` as few play as can."""
    chosen = {"deck": deck, "horizon": horizon, "memory": memory, "turn_based": turn_based, "rng_seed": rng_seed}
    players = {} if seats is None else {"players": seats}
    game: SpielGame = pyspiel.load_game(name(slug), {**players, **chosen, **options})
    return game


def register_all() -> None:
    """Make all games known to OpenSpiel, those of other packages too."""
    for slug in games():
        game = game_of(slug)
        options = {option.name: option.default for option in game.options}
        parameters = {"players": game.seats[0], **PARAMETERS, **options}
        kind = game_type(slug, parameters, game.setup(game.seats[0], {}), is_explicit=False, turn_based=False)
        pyspiel.register_game(kind, type(game.title, (SpielGame,), {"slug": slug, "defaults": parameters}))


def game_type(slug: str, parameters: Parameters, setup: Setup, *, is_explicit: bool, turn_based: bool) -> Any:
    """What OpenSpiel wants to know before anything is played."""
    game = game_of(slug)
    together = seals(setup) and not turn_based
    return pyspiel.GameType(
        short_name=name(slug),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS if together else pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if is_explicit
        else pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def seals(setup: Setup) -> bool:
    """Whether a game ever asks several seats at once: whether any of its questions has choices to unseal."""
    return any(type(question).unseal is not Question.unseal for question in setup.questions)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, deck and options; each game of ours is a class of its own."""

    slug: ClassVar[str]
    defaults: ClassVar[Parameters]

    def __init__(self, chosen: Parameters | None = None) -> None:
        parameters = {**self.defaults, **(chosen or {})}
        deck, seats = parameters["deck"], parameters["players"]
        game = game_of(self.slug, None if deck == HOUSE else deck)
        setup = game.setup(seats, {option.name: parameters[option.name] for option in game.options})
        self.seals = seals(setup)
        """Whether seats ever choose at once."""
        horizon: int = parameters["horizon"]
        in_turn: bool = parameters["turn_based"]
        self.shape = Shape(horizon, in_turn, depth=parameters["memory"] or horizon + 1)
        self.tree = Tree(game, setup, self.shape)
        self.sight = Sight(game, setup.terms)
        seed = parameters["rng_seed"]
        self._dice = Random() if seed == UNSEEDED else Random(seed)
        kind = game_type(self.slug, self.defaults, setup, is_explicit=self.tree.is_explicit, turn_based=in_turn)
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=MOST_OUTCOMES if self.tree.is_explicit else 1,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=horizon * (seats if in_turn else 1) or MOST_MOVES,
        )
        super().__init__(kind, facts, chosen or {})

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self, self.tree.root)

    def state_at(self, world: World) -> SpielState:
        """A state that goes on from a copy of a position: one of your own, or a world that a view imagines."""
        return SpielState(self, moment_of(world, self.shape))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel reads information states and observations with."""
        return Observer(self.sight, self.shape.depth, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and what follows from each decision; where chance is explicit, each die on its own."""
        return MOST_MOVES

    def drawn(self, draw: Draw, outcome: int) -> Moment | Draw:
        """What follows from an outcome of chance."""
        return self.tree.drawn(draw, outcome, self._dice.getrandbits(SEED_BITS))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)
