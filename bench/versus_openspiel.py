"""Head to head with a peer: OpenSpiel's own ISMCTSBot against our sheriff, at equal CPU time per decision.

Duplicate deals with the seats exchanged, and one JSON line for each game: the sheriff's share of wins with its 95 %
interval, and what both spent. OpenSpiel's C++ bot cannot use a state written in Python, so its Python bot plays;
its playouts run inside our compiled code.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402

import fistful  # noqa: E402
from fistful.arena.deals import Pairing, pairings, seeds_of  # noqa: E402
from fistful.arena.results import Results  # noqa: E402
from fistful.bots.thinking import Answer, think  # noqa: E402
from fistful.envs import openspiel  # noqa: E402
from fistful.envs.openspiel import SpielGame, SpielState  # noqa: E402
from fistful.envs.table import rewards  # noqa: E402

PEER = "OpenSpiel ISMCTSBot"
TABLES = (("wild-shots", 2, 60), ("wild-shots", 4, 60), ("shootout", 2, 200))
"""Game, seats, and how many games; Shootout! has more luck in it."""
FIRST_GUESS = 3.0
"""Simulations in a millisecond, before any were timed."""
MEMORY = 0.9
"""How slowly the measured pace of simulations follows the game from phase to phase."""


class Playouts:
    """A leaf is worth the result of one random game from there; all actions are equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.RandomState(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        outcome = fistful.playout(state.world(), int(self.dice.randint(1 << 31)))
        return np.array(rewards(outcome, state.num_players()))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Peer:
    """OpenSpiel's bot, given as many simulations as fit into the time that the sheriff takes on average."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        seats = game.num_players()
        self.exploration = seats / (seats - 1)
        """As much as lies between the rewards of a winner and of a loser."""
        self.pace = FIRST_GUESS
        self.asked = 0
        self.granted_ms = 0.0
        self.spent_ms = 0.0

    def answer(self, position: fistful.Position, seat: int, usual_ms: float, seed: int) -> Answer:
        """Whatever was left over or overdrawn so far is settled in this decision."""
        actions = position.actions(seat)
        if len(actions) == 1:
            return Answer(actions[0], 0, 0.0)
        self.granted_ms += usual_ms
        simulations = max(len(actions), round(self.pace * (self.granted_ms - self.spent_ms)))
        bot = ISMCTSBot(
            self.game, Playouts(seed), self.exploration, simulations, random_state=np.random.RandomState(seed)
        )
        world = self.game.state_at(position.view(seat).imagine(seed))
        began = time.process_time()
        action = int(bot.step(world))
        spent = (time.process_time() - began) * 1000
        self.spent_ms += spent
        self.pace = MEMORY * self.pace + (1 - MEMORY) * simulations / spent
        return Answer(action, simulations, spent)


class Duel:
    """A match of the sheriff against the peer at one table."""

    def __init__(self, slug: str, seats: int, level: str, games: int, seed: int) -> None:
        self.slug, self.seats, self.level, self.seeds = slug, seats, level, seeds_of(seed)
        self.deals = games // 2
        self.peer = Peer(openspiel.load(slug, seats, turn_based=True))
        self.results = Results(slug, (level, PEER), seats)

    def usual_ms(self) -> float:
        """What the sheriff has spent so far, on average, per decision that it searched."""
        return self.results.cpu_ms[0] / max(1, self.results.thoughts[0])

    def play(self) -> Results:
        progress = track(range(self.deals), self.slug, console=Console(stderr=True), transient=True)
        for deal in progress:
            for pairing in pairings(deal, 2, self.seats):
                self.play_game(pairing)
        return self.results

    def play_game(self, pairing: Pairing) -> None:
        position = fistful.game(self.slug).new(self.seats, self.seeds.deal(pairing.deal))
        decision = 0
        while not position.over:
            for seat in position.to_act:
                seed = self.seeds.answer(pairing, decision, seat) % (1 << 31)
                player = pairing.seating[seat]
                if player == 0:
                    played = think(self.level, position.view(seat).to_json(), seed)
                else:
                    played = self.peer.answer(position, seat, self.usual_ms(), seed)
                self.results.spend(player, played)
                position.play(seat, played.action)
            decision += 1
        outcome = position.outcome
        assert outcome is not None
        self.results.note(pairing, outcome)

    def line(self) -> str:
        results = self.results
        found = results.interval(0)
        return json.dumps(
            {
                "bench": f"versus {self.slug}, {self.seats} seats",
                "player": self.level,
                "peer": PEER,
                "games": results.games,
                "deals": len(results.deals()),
                "share": round(found.mean, 4),
                "interval": [round(found.low, 4), round(found.high, 4)],
                "equal_share": results.equal,
                "reached": found.low > results.equal,
                "cpu_ms_per_search": [
                    round(ms / max(1, thoughts), 2)
                    for ms, thoughts in zip(results.cpu_ms, results.thoughts, strict=True)
                ],
                "simulations_per_search": [
                    round(simulations / max(1, thoughts))
                    for simulations, thoughts in zip(results.simulations, results.thoughts, strict=True)
                ],
            }
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, help="at each table, instead of the usual number")
    parser.add_argument("--level", default="sheriff@0.1")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not fistful.compiled:
        raise SystemExit("Benchmarks are of the compiled rules; run this one with `make versus`.")
    for slug, seats, usual in TABLES:
        duel = Duel(slug, seats, arguments.level, arguments.games or usual, arguments.seed)
        duel.play()
        print(duel.line(), flush=True)


if __name__ == "__main__":
    main()
