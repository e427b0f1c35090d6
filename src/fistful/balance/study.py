"""A study: games in which every seat is played by the same level, and what is noted about each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from fistful.arena.deals import Numbered, Pairing
from fistful.arena.engines import Engine
from fistful.arena.tables import Table, play_all
from fistful.arena.workers import Stopped, never
from fistful.bots.thinking import Answer
from fistful.engine.events import Event
from fistful.engine.feats import FeatHooks
from fistful.engine.game import Game
from fistful.engine.wire import OptionValue, Told


@dataclass(frozen=True)
class Terms:
    """What is studied: the game with its deck, who plays it, and how often."""

    game: Game
    level: str
    seats: int
    options: dict[str, OptionValue]
    games: int
    seed: int


class Tale(NamedTuple):
    """What is noted about one game."""

    reason: str
    shares: tuple[float, ...]
    """By seat, its share of the win; a game that nobody won is shared by all."""
    starter: int | None
    """The seat that was the first to play, if there is one."""
    rounds: int
    decisions: int
    feats: dict[tuple[str, str], list[int]]
    """By kind and name, how much of it each seat did or had."""


@dataclass
class Watched(Table):
    """A game in flight, with everything a spectator was told."""

    story: list[Told] = field(default_factory=list)
    decisions: int = 0


class Study:
    """Hosts the games of a study and keeps their tales in the order of deals."""

    def __init__(self, terms: Terms, progress: Callable[[int], None]) -> None:
        self.terms = terms
        self.progress = progress
        self.dealt = 0
        self.told: dict[int, Tale] = {}
        self.cpu_ms = 0.0
        self.partial = False
        """The study was stopped before its end."""

    def deal(self) -> Watched | None:
        terms = self.terms
        if self.dealt == terms.games:
            return None
        number, self.dealt = self.dealt, self.dealt + 1
        seeds = Numbered(terms.seed)
        position = terms.game.new(terms.seats, seeds.deal(number), **terms.options)
        seating = tuple(range(terms.seats))
        return Watched(Pairing(number, 0, seating), seeds, (terms.level,) * terms.seats, position)

    def spend(self, table: Watched, seat: int, played: Answer) -> None:
        table.decisions += 1
        self.cpu_ms += played.cpu_ms

    def tell(self, table: Watched, events: list[Event]) -> None:
        for event in events:
            told = event.to(None)
            if told is not None:
                table.story.append(told)

    def end(self, table: Watched) -> None:
        self.told[table.pairing.deal] = tale_of(table, self.terms.game.feats)
        self.progress(1)

    @property
    def tales(self) -> list[Tale]:
        return [tale for _, tale in sorted(self.told.items())]

    @property
    def cpu_ms_per_decision(self) -> float:
        return self.cpu_ms / sum(tale.decisions for tale in self.tales)


def tale_of(table: Watched, hooks: FeatHooks) -> Tale:
    """What is noted of a game that is over."""
    seats = table.position.seats
    winners = table.outcome.winners or tuple(range(seats))
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    feats: dict[tuple[str, str], list[int]] = {}
    for feat in hooks.read(table.story, table.position.reveal()):
        feats.setdefault((feat.kind, feat.name), [0] * seats)[feat.seat] += feat.amount
    began, lasted = hooks.starter(table.story, seats), hooks.rounds(table.story)
    return Tale(table.outcome.reason, shares, began, lasted, table.decisions, feats)


def play_study(terms: Terms, engine: Engine, progress: Callable[[int], None], stopped: Stopped = never) -> Study:
    """Play all games of a study, or as many as are over when it is stopped."""
    study = Study(terms, progress)
    study.partial = not play_all(study, engine, stopped)
    return study
