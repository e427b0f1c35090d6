"""A match: every deal replayed with the players exchanged, for as many games as needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fistful.arena.deals import deal_seed, pairings
from fistful.arena.engines import Engine
from fistful.arena.results import Results
from fistful.arena.tables import Table, play_all
from fistful.arena.workers import Stopped, never
from fistful.bots.thinking import Answer
from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.wire import OptionValue


@dataclass(frozen=True)
class Terms:
    """What is played: the game, the levels, the seats, and the maximum number of games."""

    game: Game
    levels: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue]
    games: int
    seed: int
    until_sure: bool
    at_least: int = 0
    """The number of games before the match may stop early."""

    @property
    def deals(self) -> int:
        """How many deals fit in that number of games."""
        return max(1, self.games // len(self.levels))


class Match:
    """Hosts the games of a match, deal by deal."""

    def __init__(self, terms: Terms, progress: Callable[[int], None]) -> None:
        self.terms = terms
        self.progress = progress
        self.results = Results(terms.game.slug, terms.levels, terms.seats)
        self.dealt = 0
        """The number of games that have begun."""

    def deal(self) -> Table | None:
        """The next game, unless the match is decided; a deal that was begun is finished."""
        terms = self.terms
        deal, turn = divmod(self.dealt, len(terms.levels))
        if deal == terms.deals or (terms.until_sure and turn == 0 and self.sure()):
            return None
        self.dealt += 1
        pairing = pairings(deal, len(terms.levels), terms.seats)[turn]
        levels = tuple(terms.levels[player] for player in pairing.seating)
        position = terms.game.new(terms.seats, deal_seed(terms.seed, pairing.deal), **terms.options)
        return Table(pairing, terms.seed, levels, position)

    def sure(self) -> bool:
        return self.results.games >= self.terms.at_least and self.results.sure()

    def spend(self, table: Table, seat: int, played: Answer) -> None:
        self.results.spend(table.pairing.seating[seat], played)

    def tell(self, table: Table, events: list[Event]) -> None:
        """A match ignores what happens during a game."""

    def end(self, table: Table) -> None:
        self.results.note(table.pairing, table.outcome)
        self.progress(1)


def play_match(terms: Terms, engine: Engine, progress: Callable[[int], None], stopped: Stopped = never) -> Results:
    """Play deals in order until all are played or, if the terms say so, until the match is decided.

    A match that is stopped has partial results: those of the games that were over.
    """
    match = Match(terms, progress)
    match.results.partial = not play_all(match, engine, stopped)
    return match.results
