"""A match: games in flight in this process, their decisions answered by player processes."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Protocol

from fistful.arena.deals import Pairing, deal_seed, pairings, seed_for
from fistful.arena.player import Played, play
from fistful.arena.results import Results
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.wire import OptionValue


class Engine(Protocol):
    """Where players think."""

    def submit(self, level: str, view: bytes, seed: int) -> Future[Played]:
        """Ask a bot of this level, somewhere else."""


class Processes:
    """Players in spawned processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))

    def submit(self, level: str, view: bytes, seed: int) -> Future[Played]:
        return self.pool.submit(play, level, view, seed)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class Terms:
    """What is played: the game, the levels, the seats, and how many games at the most."""

    game: Game
    levels: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue]
    games: int
    seed: int
    until_sure: bool

    @property
    def deals(self) -> int:
        """How many deals fit in that number of games."""
        return max(1, self.games // len(self.levels))


@dataclass
class Table:
    """One game in flight."""

    pairing: Pairing
    position: Position
    decision: int = 0
    asked: dict[Future[Played], int] = field(default_factory=dict)
    """The seats that are thinking."""


def play_match(terms: Terms, engine: Engine, in_flight: int, progress: Callable[[int], None]) -> Results:
    """Play deals in order until all are played or, if asked so, until it is sure who is better."""
    results = Results(terms.game.slug, terms.levels, terms.seats)
    waiting = deque(games_of(terms))
    tables: dict[Future[Played], Table] = {}
    while waiting and len(tables) < in_flight:
        begin(terms, engine, waiting.popleft(), tables)
    while tables:
        done, _ = wait(tables, return_when=FIRST_COMPLETED)
        for future in done:
            table = tables.pop(future)
            answer(table, future, results)
            if table.asked:
                continue
            if not table.position.over:
                ask(terms, engine, table, tables)
                continue
            outcome = table.position.outcome
            assert outcome is not None
            results.note(table.pairing, outcome)
            progress(1)
            enough = terms.until_sure and results.sure()
            if waiting and not (enough and waiting[0].turn == 0):  # a deal that was begun is played out
                begin(terms, engine, waiting.popleft(), tables)
    return results


def games_of(terms: Terms) -> Iterator[Pairing]:
    """Every game of the match, deal by deal."""
    for deal in range(terms.deals):
        yield from pairings(deal, len(terms.levels), terms.seats)


def begin(terms: Terms, engine: Engine, pairing: Pairing, tables: dict[Future[Played], Table]) -> None:
    """Deal a game and ask for its first decision."""
    position = terms.game.new(terms.seats, deal_seed(terms.seed, pairing.deal), **terms.options)
    ask(terms, engine, Table(pairing, position), tables)


def ask(terms: Terms, engine: Engine, table: Table, tables: dict[Future[Played], Table]) -> None:
    """Hand every seat that is to act its view, as JSON."""
    table.position.take_events()
    for seat in table.position.to_act:
        level = terms.levels[table.pairing.seating[seat]]
        seed = seed_for(terms.seed, table.pairing, table.decision, seat)
        future = engine.submit(level, table.position.view(seat).to_json(), seed)
        table.asked[future] = seat
        tables[future] = table
    table.decision += 1


def answer(table: Table, future: Future[Played], results: Results) -> None:
    """Carry out what a player answered."""
    seat = table.asked.pop(future)
    played = future.result()
    results.spend(table.pairing.seating[seat], played)
    table.position.play(seat, played.action)
