"""A match: every deal replayed with the players exchanged, for as many games as needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from fistful.arena.deals import pairings, seeds_of
from fistful.arena.engines import Engine
from fistful.arena.results import Results
from fistful.arena.tables import Table, play_all
from fistful.arena.workers import Stopped, never
from fistful.bots.thinking import Answer
from fistful.engine.chance import Seed
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
    seed: Seed
    """32 secret bytes, or a number, which may be guessed."""
    until_sure: bool = False
    at_least: int = 0
    """The number of games before the match may stop early."""

    @property
    def deals(self) -> int:
        """How many deals fit in that number of games."""
        return max(1, self.games // len(self.levels))


@dataclass
class Contest(Table):
    """A game in flight, with what each player answered so far."""

    answers: list[tuple[int, Answer]] = field(default_factory=list)


class Match:
    """Hosts the games of a match. Deals count in their order, however late the games of one of them end.

    So neither the results nor the deal after which the match is decided depend on how many games are in flight, and
    long games count as often as short ones.
    """

    def __init__(self, terms: Terms, progress: Callable[[int], None]) -> None:
        self.terms = terms
        self.progress = progress
        self.seeds = seeds_of(terms.seed)
        seed = terms.seed.hex() if isinstance(terms.seed, bytes) else str(terms.seed)
        self.results = Results(terms.game.slug, terms.levels, terms.seats, seed, terms.until_sure)
        self.dealt = 0
        """The number of games that have begun."""
        self.counted = 0
        """The number of deals that count."""
        self.over: dict[int, list[Contest]] = {}
        """By deal, the games that are over and do not count yet."""
        self.decided = False

    def deal(self) -> Contest | None:
        """The next game, unless the match is decided."""
        terms = self.terms
        deal, turn = divmod(self.dealt, len(terms.levels))
        if deal == terms.deals or self.decided:
            return None
        self.dealt += 1
        pairing = pairings(deal, len(terms.levels), terms.seats)[turn]
        levels = tuple(terms.levels[player] for player in pairing.seating)
        position = terms.game.new(terms.seats, self.seeds.deal(deal), **terms.options)
        return Contest(pairing, self.seeds, levels, position)

    def spend(self, table: Contest, seat: int, played: Answer) -> None:
        table.answers.append((table.pairing.seating[seat], played))

    def tell(self, table: Contest, events: list[Event]) -> None:
        """A match ignores what happens during a game."""

    def end(self, table: Contest) -> None:
        """Count all deals that are over, up to the first that is not or to the one that decides the match."""
        self.over.setdefault(table.pairing.deal, []).append(table)
        while not self.decided and len(self.over.get(self.counted, ())) == len(self.terms.levels):
            for game in sorted(self.over.pop(self.counted), key=lambda game: game.pairing.turn):
                self.count(game)
            self.counted += 1
            self.decided = self.terms.until_sure and self.sure()

    def count(self, game: Contest) -> None:
        for player, played in game.answers:
            self.results.spend(player, played)
        self.results.note(game.pairing, game.outcome)
        self.progress(1)

    def sure(self) -> bool:
        return self.results.games >= self.terms.at_least and self.results.sure()


def play_match(terms: Terms, engine: Engine, progress: Callable[[int], None], stopped: Stopped = never) -> Results:
    """Play deals until all are played or, if the terms say so, until the match is decided.

    A match that is stopped has partial results: those of the deals before the first that was not over.
    """
    match = Match(terms, progress)
    played = play_all(match, engine, lambda: match.decided or stopped())
    match.results.partial = not (played or match.decided)
    return match.results
