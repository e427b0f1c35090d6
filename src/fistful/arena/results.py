"""The results of a match: shares by deal, ratings, and what the answers cost."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from fistful.arena.deals import Pairing
from fistful.arena.sequence import Evidence
from fistful.arena.statistics import ERROR, Interval, share_interval
from fistful.bots.thinking import Answer
from fistful.engine.wire import Outcome


class Played(NamedTuple):
    """How a game ended, by player."""

    shares: tuple[float, ...]
    """Each player's share of the win."""
    leads: tuple[float | None, ...]
    """By how much each player's score is above that of the others; None for a player who had no seat in it."""


class Results:
    """Grows game by game. Only deals of which all games are played count."""

    def __init__(
        self, game: str, levels: tuple[str, ...], seats: int, seed: str = "", until_sure: bool = False
    ) -> None:
        self.game = game
        self.levels = levels
        self.seats = seats
        self.seed = seed
        """The seed of the match, as it is typed to play it again."""
        self.until_sure = until_sure
        """The match ends when its results say so: intervals are those that hold whenever one looks."""
        self.played: dict[int, dict[int, Played]] = {}
        """By deal and game of the deal."""
        self.duels = {pair: Evidence() for pair in itertools.combinations(range(len(levels)), 2)}
        """For every two players, what each deal says about them: 1 if all that they won was the first one's, ½ if they
        won equally much."""
        self.reasons: dict[str, int] = {}
        self.seat_wins = [0.0] * seats
        self.decisions = [0] * len(levels)
        self.thoughts = [0] * len(levels)
        """Decisions for which a player searched."""
        self.simulations = [0] * len(levels)
        self.cpu_ms = [0.0] * len(levels)
        self.slowest_ms = [0.0] * len(levels)
        self.faults = [0] * len(levels)
        """Answers that were not legal moves, so that `deputy` moved."""
        self.first_faults = [""] * len(levels)
        """What was wrong with the first of them."""
        self.partial = False
        """The match was stopped before its end."""

    def spend(self, player: int, played: Answer) -> None:
        """Note what one answer cost."""
        self.decisions[player] += 1
        self.thoughts[player] += played.simulations > 0
        self.simulations[player] += played.simulations
        self.cpu_ms[player] += played.cpu_ms
        self.slowest_ms[player] = max(self.slowest_ms[player], played.cpu_ms)
        if played.fault:
            self.faults[player] += 1
            self.first_faults[player] = self.first_faults[player] or played.fault

    def note(self, pairing: Pairing, outcome: Outcome) -> None:
        """Note how a game ended; a game that nobody won is shared by all seats."""
        winners = outcome.winners or tuple(range(self.seats))
        shares = [0.0] * len(self.levels)
        for seat in winners:
            shares[pairing.seating[seat]] += 1 / len(winners)
            self.seat_wins[seat] += 1 / len(winners)
        leads = tuple(lead(player, pairing.seating, outcome.scores) for player in range(len(self.levels)))
        games = self.played.setdefault(pairing.deal, {})
        games[pairing.turn] = Played(tuple(shares), leads)
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        if self.complete(games):
            won = deal_shares(games)
            for (one, other), evidence in self.duels.items():
                evidence.add((1 + won[one] - won[other]) / 2)

    def complete(self, games: dict[int, Played]) -> bool:
        return len(games) == len(self.levels)

    def complete_deals(self) -> list[dict[int, Played]]:
        return [games for _, games in sorted(self.played.items()) if self.complete(games)]

    @property
    def games(self) -> int:
        return sum(len(games) for games in self.played.values())

    def deals(self) -> list[tuple[float, ...]]:
        """Each player's share of every deal that is complete, in order of deals."""
        return [deal_shares(games) for games in self.complete_deals()]

    @property
    def equal(self) -> float:
        """The share that players of equal strength have."""
        return 1 / len(self.levels)

    def estimate(self, samples: Sequence[float], equal: float, error: float) -> Interval:
        """The mean of samples, one for each deal."""
        return Evidence(samples).interval(error) if self.until_sure else share_interval(samples, equal, error)

    def interval(self, player: int) -> Interval:
        return self.estimate([deal[player] for deal in self.deals()], self.equal, ERROR)

    @property
    def pair_error(self) -> float:
        """How often what is said of two players may be wrong, so that all of it is right often enough."""
        return ERROR / len(self.duels)

    def difference(self, one: int, other: int) -> Interval:
        """By how much the share of the first player is larger."""
        samples = list(self.duels[one, other].counts.elements())
        return Interval(*(2 * bound - 1 for bound in self.estimate(samples, 0.5, self.pair_error)))

    def sure(self) -> bool:
        """Whether of every two players it is known which is better."""
        return all(evidence.excludes(0.5, self.pair_error) for evidence in self.duels.values())

    def score_difference(self, player: int) -> tuple[float, float | None]:
        """By how much a player's scores were above those of the others: the mean, and its standard error."""
        leads = [
            fmean(each for game in games.values() if (each := game.leads[player]) is not None)
            for games in self.complete_deals()
        ]
        return fmean(leads), stdev(leads) / math.sqrt(len(leads)) if len(leads) > 1 else None

    def ratings(self) -> list[tuple[float, float]]:
        """Each player's rating by openskill (mean and deviation), a deal counting as one contest."""
        model = PlackettLuce()
        rated = [model.rating(name=level) for level in self.levels]
        for deal in self.deals():
            rated = [team[0] for team in model.rate([[each] for each in rated], scores=list(deal))]
        return [(each.mu, each.sigma) for each in rated]

    def summary(self) -> dict[str, Any]:
        """Everything as plain numbers, for JSON and reports."""
        games = self.games
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "until_sure": self.until_sure,
            "partial": self.partial,
            "games": games,
            "deals": len(self.deals()),
            "equal_share": round(self.equal, 4),
            "players": [self.player(player, rating) for player, rating in enumerate(self.ratings())],
            "verdicts": [self.verdict(one, other) for one, other in self.duels],
            "faults": [
                {"player": level, "count": self.faults[player], "first": self.first_faults[player]}
                for player, level in enumerate(self.levels)
                if self.faults[player]
            ],
            "endings": {reason: round(count / games, 4) for reason, count in sorted(self.reasons.items())},
            "wins_by_seat": [round(wins / games, 4) for wins in self.seat_wins],
        }

    def player(self, player: int, rating: tuple[float, float]) -> dict[str, Any]:
        share, (difference, error) = self.interval(player), self.score_difference(player)
        return {
            "level": self.levels[player],
            "share": round(share.mean, 4),
            "interval": [round(end, 4) for end in share[1:]],
            "score_difference": round(difference, 3),
            "score_error": None if error is None else round(error, 3),
            "rating": [round(number, 2) for number in rating],
            "decisions": self.decisions[player],
            "simulations_per_search": round(self.simulations[player] / max(1, self.thoughts[player])),
            "cpu_ms_per_decision": round(self.cpu_ms[player] / max(1, self.decisions[player]), 3),
            "slowest_ms": round(self.slowest_ms[player], 1),
        }

    def verdict(self, one: int, other: int) -> dict[str, Any]:
        """What the match says about two players."""
        found = self.difference(one, other)
        return {
            "players": [self.levels[one], self.levels[other]],
            "better": self.levels[one] if found.low > 0 else self.levels[other] if found.high < 0 else None,
            "difference": round(found.mean, 4),
            "interval": [round(end, 4) for end in found[1:]],
        }


def deal_shares(games: dict[int, Played]) -> tuple[float, ...]:
    """Each player's share of a deal."""
    return tuple(fmean(shares) for shares in zip(*(game.shares for game in games.values()), strict=True))


def lead(player: int, seating: tuple[int, ...], scores: tuple[int, ...]) -> float | None:
    """By how much the mean score of a player's seats is above that of all others; None without a seat."""
    own = [score for score, sitting in zip(scores, seating, strict=True) if sitting == player]
    others = [score for score, sitting in zip(scores, seating, strict=True) if sitting != player]
    return fmean(own) - fmean(others) if own else None
