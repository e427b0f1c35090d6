"""Games in flight in this process: it holds the positions and gives every seat that must act its view."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from fistful.arena.deals import Pairing, Seeds
from fistful.arena.engines import Engine
from fistful.arena.workers import ATTENTION, Stopped, never
from fistful.bots.thinking import Answer
from fistful.engine.events import Event
from fistful.engine.position import Position
from fistful.engine.wire import Outcome

FLIGHTS = 2
"""Games in flight per player process, so that none of them waits for this process."""


@dataclass
class Table:
    """One game in flight: which game of the deals it is, and who sits there."""

    pairing: Pairing
    seeds: Seeds
    """Those of all games that are played, of which bots are handed the ones of their answers alone."""
    levels: tuple[str, ...]
    """The level in each seat."""
    position: Position
    decision: int = 0
    asked: dict[Future[Answer], int] = field(default_factory=dict)
    """The seats that are thinking."""

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.position.outcome
        assert outcome is not None
        return outcome


T = TypeVar("T", bound=Table)


class Host(Protocol[T]):
    """Deals the games, and is told what happens in them."""

    def deal(self) -> T | None:
        """The next game, or None if no more are wanted."""

    def spend(self, table: T, seat: int, played: Answer) -> None:
        """A seat has answered."""

    def tell(self, table: T, events: list[Event]) -> None:
        """Something has happened at a table."""

    def end(self, table: T) -> None:
        """A game is over."""


def play_all(host: Host[T], engine: Engine, stopped: Stopped = never) -> bool:
    """Play games, several at a time, until the host deals no more; False if stopped before they were over."""
    waiting: dict[Future[Answer], T] = {}
    for _ in range(FLIGHTS * engine.workers):
        begin(host, engine, waiting)
    while waiting and not stopped():
        done, _ = wait(waiting, ATTENTION, FIRST_COMPLETED)
        for future in done:
            table = waiting.pop(future)
            answer(host, table, future)
            if table.asked:
                continue
            host.tell(table, table.position.take_events())
            if table.position.over:
                host.end(table)
                begin(host, engine, waiting)
            else:
                ask(engine, table, waiting)
    return not waiting


def begin(host: Host[T], engine: Engine, waiting: dict[Future[Answer], T]) -> None:
    """Take the next game, if there is one, and ask for its first decision."""
    table = host.deal()
    if table is not None:
        host.tell(table, table.position.take_events())
        ask(engine, table, waiting)


def ask(engine: Engine, table: T, waiting: dict[Future[Answer], T]) -> None:
    """Hand every seat that is to act its view, as JSON."""
    for seat in table.position.to_act:
        seed = table.seeds.answer(table.pairing, table.decision, seat)
        future = engine.submit(table.levels[seat], table.position.view(seat).to_json(), seed)
        table.asked[future] = seat
        waiting[future] = table
    table.decision += 1


def answer(host: Host[T], table: T, future: Future[Answer]) -> None:
    """Carry out what a player answered."""
    seat = table.asked.pop(future)
    played = future.result()
    host.spend(table, seat, played)
    table.position.play(seat, played.action)
