"""The results of a match: shares by deal, ratings, and what the answers cost."""

from __future__ import annotations

import itertools
from typing import Any

from openskill.models import PlackettLuce

from fistful.arena.deals import Pairing
from fistful.arena.statistics import Interval, share_interval, verdict
from fistful.bots.thinking import Answer
from fistful.engine.wire import Outcome


class Results:
    """Grows game by game. Only deals of which all games are played count."""

    def __init__(self, game: str, levels: tuple[str, ...], seats: int) -> None:
        self.game = game
        self.levels = levels
        self.seats = seats
        self.played: dict[int, dict[int, tuple[float, ...]]] = {}
        """By deal and game of the deal: each player's share of the win."""
        self.reasons: dict[str, int] = {}
        self.seat_wins = [0.0] * seats
        self.decisions = [0] * len(levels)
        self.thoughts = [0] * len(levels)
        """Decisions for which a player searched."""
        self.simulations = [0] * len(levels)
        self.cpu_ms = [0.0] * len(levels)
        self.slowest_ms = [0.0] * len(levels)
        self.partial = False
        """The match was stopped before its end."""

    def spend(self, player: int, played: Answer) -> None:
        """Note what one answer cost."""
        self.decisions[player] += 1
        self.thoughts[player] += played.simulations > 0
        self.simulations[player] += played.simulations
        self.cpu_ms[player] += played.cpu_ms
        self.slowest_ms[player] = max(self.slowest_ms[player], played.cpu_ms)

    def note(self, pairing: Pairing, outcome: Outcome) -> None:
        """Note how a game ended; a game that nobody won is shared by all seats."""
        winners = outcome.winners or tuple(range(self.seats))
        shares = [0.0] * len(self.levels)
        for seat in winners:
            shares[pairing.seating[seat]] += 1 / len(winners)
            self.seat_wins[seat] += 1 / len(winners)
        self.played.setdefault(pairing.deal, {})[pairing.turn] = tuple(shares)
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1

    @property
    def games(self) -> int:
        return sum(len(games) for games in self.played.values())

    def deals(self) -> list[tuple[float, ...]]:
        """Each player's share of every deal that is complete, in order of deals."""
        players = len(self.levels)
        complete = [games for _, games in sorted(self.played.items()) if len(games) == players]
        return [tuple(sum(shares) / players for shares in zip(*games.values(), strict=True)) for games in complete]

    @property
    def equal(self) -> float:
        """The share that players of equal strength have."""
        return 1 / len(self.levels)

    def interval(self, player: int) -> Interval:
        return share_interval([deal[player] for deal in self.deals()], self.equal)

    def verdicts(self) -> dict[tuple[int, int], int]:
        """For every two players, which is better by the sequential test."""
        deals = self.deals()
        return {
            (one, other): verdict([deal[one] - deal[other] for deal in deals])
            for one, other in itertools.combinations(range(len(self.levels)), 2)
        }

    def sure(self) -> bool:
        """Every difference is decided, and with two players the interval confirms it."""
        if len(self.deals()) < 2 or not all(self.verdicts().values()):
            return False
        first = self.interval(0)
        return len(self.levels) > 2 or not first.low <= self.equal <= first.high

    def ratings(self) -> list[tuple[float, float]]:
        """Each player's rating by openskill (mean and deviation), a deal counting as one contest."""
        model = PlackettLuce()
        rated = [model.rating(name=level) for level in self.levels]
        for deal in self.deals():
            rated = [team[0] for team in model.rate([[each] for each in rated], scores=list(deal))]
        return [(each.mu, each.sigma) for each in rated]

    def summary(self) -> dict[str, Any]:
        """Everything as plain numbers, for JSON and reports."""
        ratings = self.ratings()
        games = self.games
        return {
            "game": self.game,
            "seats": self.seats,
            "partial": self.partial,
            "games": games,
            "deals": len(self.deals()),
            "equal_share": round(self.equal, 4),
            "players": [
                {
                    "level": level,
                    "share": round(self.interval(player).mean, 4),
                    "interval": [round(end, 4) for end in self.interval(player)[1:]],
                    "rating": [round(number, 2) for number in ratings[player]],
                    "decisions": self.decisions[player],
                    "simulations_per_search": round(self.simulations[player] / max(1, self.thoughts[player])),
                    "cpu_ms_per_decision": round(self.cpu_ms[player] / max(1, self.decisions[player]), 3),
                    "slowest_ms": round(self.slowest_ms[player], 1),
                }
                for player, level in enumerate(self.levels)
            ],
            "verdicts": [
                {
                    "players": [self.levels[one], self.levels[other]],
                    "better": {1: self.levels[one], -1: self.levels[other]}.get(better),
                }
                for (one, other), better in self.verdicts().items()
            ],
            "endings": {reason: round(count / games, 4) for reason, count in sorted(self.reasons.items())},
            "wins_by_seat": [round(wins / games, 4) for wins in self.seat_wins],
        }
